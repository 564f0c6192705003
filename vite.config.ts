import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browsers } from './scripts/browsers.ts'
import { builtName } from './scripts/css-names.ts'
import { starFaces } from './scripts/star-faces.ts'

const { exports, bin } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** What package.json publishes as `./dist/x.js` is built from `src/x.ts`: the exports map is the only list. */
const published = [...Object.values<string | { default: string }>(exports), ...Object.values<string>(bin)]
  .map((target) => (typeof target === 'string' ? target : target.default))
  .flatMap((path) => /^(?:\.\/)?dist\/([^*]+)\.js$/.exec(path)?.[1] ?? [])

/** Of JavaScript: no name of a constant, but of an export. */
const RESERVED = /^(?:case|class|default|delete|do|else|for|if|in|new|static|switch|this|var|void|with)$/

const SHEET = /^import \* as ([\w$]+) from "(\.[^"]+\.module\.js)";$/gm
const CLASS = /(?:^export const | as )(\w+)/gm
const USE = /([\w$]+_module_default[\w$]*)\.(\w+)/g

/** Without the path of its source at the start of each file. Classes have names of their own: a bundler leaves out those that nothing uses. */
const lean: Plugin = {
  name: 'lean',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      file.code = file.code
        .replace(/^\/\/ src\/.*\n/gm, '')
        .replace(/^import ([\w$]+) from ("[^"]+\.module\.js");$/gm, 'import * as $1 from $2;')
      if (!file.fileName.endsWith('.module.js')) continue
      const names = [...file.code.matchAll(/^(?:var |\t)"?([\w-]+)"?(?: =|:) ("tc-\w{4}")/gm)]
      const lines = names.map(([, local = '', name]) => {
        // Of an animation, whose name may have a hyphen, rules alone speak.
        if (local.includes('-')) return `const _${local.replaceAll('-', '_')} = ${name};\n`
        return RESERVED.test(local)
          ? `const _${local} = ${name};\nexport { _${local} as ${local} };\n`
          : `export const ${local} = ${name};\n`
      })
      file.code = lines.join('')
    }
    // webpack takes a class that a sheet lacks for an error of the page.
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const sheets = new Map(
        [...file.code.matchAll(SHEET)].map(([, name = '', path = '']) => {
          const sheet = bundle[new URL(path, `file:///${file.fileName}`).pathname.slice(1)]
          const code = sheet?.type === 'chunk' ? sheet.code : ''
          return [name, new Set([...code.matchAll(CLASS)].map(([, own]) => own))]
        }),
      )
      for (const [, sheet = '', name] of file.code.matchAll(USE))
        if (sheets.get(sheet)?.has(name) === false) this.error(`${file.fileName}: ${sheet} has no class ${name}.`)
    }
  },
}

export default defineConfig({
  plugins: [react(), starFaces(), lean],
  css: { modules: { generateScopedName: builtName } },
  build: {
    target: browsers,
    minify: false,
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    lib: {
      entry: Object.fromEntries(published.map((name) => [name, `src/${name}.ts`])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      // Every bare import stays an import: only our own files are built.
      external: /^(?:node:|[^./\0]|@)(?!:[\\/])/,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // Editors read those of the declarations: 97 kB of the tarball. Marks of calls without effect stay.
        comments: { jsdoc: false },
      },
    },
  },
})

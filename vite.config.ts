import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browsers } from './scripts/browsers.ts'
import { builtName } from './scripts/css-names.ts'
import { starFaces } from './scripts/star-faces.ts'

const { exports, bin } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** What package.json publishes as `./dist/x.js` is built from `src/x.ts`: the exports map is the only list. */
const published = [...Object.values<string | { default: string }>(exports), ...Object.values<string>(bin)]
  .map((target) => (typeof target === 'string' ? target : target.default))
  .flatMap((path) => /^(?:\.\/)?dist\/(.+)\.js$/.exec(path)?.[1] ?? [])

export default defineConfig({
  plugins: [react(), starFaces()],
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

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import registry from '../../../registry.json' with { type: 'json' }
import { buildRegistry, SHADCN } from '../../../scripts/registry.mjs'
import { samples } from '../../support/guides.ts'
import { listen, shut } from '../../support/listen.ts'
import { createFolder } from './app.ts'
import { openRegistry, type Registry } from './registry.ts'
import { versioned } from './versions.ts'

const site = createFolder()
const app = createFolder()
let npm: Registry
/** In place of the site of shadcn, which the command asks for the base colour of each app: here it has none. */
const NO_COLOURS = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
}
/** Serves the built blocks as the site of the documentation does. */
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  const path = join(site.folder, basename(request.url ?? ''))
  response.end(request.url?.startsWith('/r/') ? readFileSync(path) : JSON.stringify(NO_COLOURS))
})
let url: string

const read = (path: string) => readFileSync(join(app.folder, path), 'utf8')
/** An app with a folder `src` gets all below it. */
const targetOf = ({ path, target }: { path: string; target?: string }) =>
  join('src', target ?? `components/${basename(path)}`)

/** An app of Vite with Tailwind, and the settings that `shadcn init` writes. */
function writeApp() {
  const aliases = {
    components: '@/components',
    ui: '@/components/ui',
    utils: '@/lib/utils',
    lib: '@/lib',
    hooks: '@/hooks',
  }
  const tailwind = { config: '', css: 'src/index.css', baseColor: 'neutral', cssVariables: true }
  const paths = { '@/*': ['./src/*'] }
  const options = { target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', jsx: 'react-jsx' }
  const strict = { moduleResolution: 'bundler', strict: true, noEmit: true, skipLibCheck: true }
  const compilerOptions = { ...options, ...strict, types: ['node', 'vite/client'], paths }
  const json = (path: string, value: object) => app.write(path, JSON.stringify(value))
  json('package.json', { private: true, type: 'module' })
  json('components.json', { style: 'new-york', rsc: false, tsx: true, tailwind, iconLibrary: 'lucide', aliases })
  json('tsconfig.json', { compilerOptions, include: ['src'] })
  app.write('src/index.css', '@import "tailwindcss";\n')
  app.write('index.html', '<div id="root"></div><script type="module" src="/src/main.tsx"></script>')
  app.write(
    'vite.config.js',
    `import tailwind from '@tailwindcss/vite'
    import react from '@vitejs/plugin-react'
    import { fileURLToPath } from 'node:url'
    const src = fileURLToPath(new URL('src', import.meta.url))
    export default { plugins: [react(), tailwind()], resolve: { alias: { '@': src } } }`,
  )
}

beforeAll(async () => {
  buildRegistry(site.folder)
  url = `http://127.0.0.1:${await listen(server)}`
  npm = await openRegistry()
  for (const name of ['tarball', 'localTarball'] as const) await npm.npm(app.folder, ['publish', inject(name)])
  writeApp()
  const packages = [
    'react',
    'react-dom',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'typescript',
    'vite',
  ] as const
  const plugins = ['@vitejs/plugin-react', 'tailwindcss', '@tailwindcss/vite'] as const
  await npm.npm(app.folder, ['install', '--ignore-scripts', ...versioned([...packages, ...plugins])])
}, 600_000)
afterAll(async () => {
  await npm?.close()
  shut(server)
  for (const { remove } of [site, app]) remove()
})

it.each(registry.items)('shadcn builds $name, with the code of its files', ({ name, files = [] }) => {
  const item = JSON.parse(readFileSync(join(site.folder, `${name}.json`), 'utf8'))
  const contents = (item.files ?? []).map(({ content }: { content: string }) => content)
  expect(contents).toEqual(files.map(({ path }) => readFileSync(path, 'utf8')))
  expect(contents.length || Object.keys(item.cssVars.dark).length).toBeGreaterThan(0)
})

describe('an app of Vite that has shadcn', () => {
  it.each(registry.items)(
    'gets $name by one command',
    async ({ name, files = [], cssVars }) => {
      await npm.npm(app.folder, ['exec', '--yes', '--', SHADCN, 'add', '--yes', `${url}/r/${name}.json`], {
        REGISTRY_URL: `${url}/ui`,
      })
      for (const file of files) expect(read(targetOf(file))).toContain('toncenter-react')
      for (const [token, value] of Object.entries(cssVars?.dark ?? {}))
        expect(read('src/index.css')).toContain(`--${token}: ${value}`)
    },
    300_000,
  )

  it('has the packages of the blocks, compiles, and builds with a page of all of them', async () => {
    expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toContain('toncenter-react')
    const components = registry.items
      .flatMap(({ files = [] }) => files)
      .filter(({ type }) => type === 'registry:component')
      .map(({ path }) => basename(path, '.tsx'))
    const imports = components.map((name) => `import * as ${name.replaceAll('-', '_')} from '@/components/${name}'`)
    const used = components.map((name) => `...Object.values(${name.replaceAll('-', '_')})`)
    const sample = samples.find(({ page }) => page === 'docs/registry.md')?.code ?? ''
    expect(sample).toContain('SendForm')
    app.write('src/Payment.tsx', sample)
    app.write(
      'src/main.tsx',
      `import './Payment'
import './index.css'\n${imports.join('\n')}\nconsole.log([${used}])\n`,
    )
    const bin = (path: string, ...args: string[]) =>
      execFileSync(process.execPath, [join('node_modules', path), ...args], { cwd: app.folder, encoding: 'utf8' })
    expect(bin('typescript/bin/tsc')).toBe('')
    expect(bin('vite/bin/vite.js', 'build')).toContain('built in')
  }, 300_000)
})

// `npm run docs`: builds the documentation as a static site into docs/.vitepress/dist, and serves it.
//   PORT=…     the port to try first (5180)
//   SITE_BASE=… the path that the site is served below (/)
//   -- --build only builds
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeReference } from './reference.mjs'
import { buildRegistry } from './registry.mjs'
import { root, setup } from './setup.mjs'

setup('docs/.vitepress')

process.env.NODE_ENV = 'production'
const docs = join(root, 'docs')
const site = join(docs, '.vitepress/dist')
const { build, preview } = await import('vite')

/** The local service and its engine, as a page loads them. */
async function buildService() {
  const outDir = mkdtempSync(join(tmpdir(), 'toncenter-docs-'))
  for (const configFile of ['vite.service.config.ts', 'vite.engine.config.ts'])
    await build({ root, configFile: join(root, configFile), logLevel: 'error', build: { outDir, emptyOutDir: false } })
  cpSync(outDir, join(site, 'local'), { recursive: true })
  rmSync(outDir, { recursive: true })
}

const count = await writeReference()
console.log(`Building ${count} pages of the reference and the guides …`)
const vitepress = join(docs, '.vitepress/node_modules/vitepress/dist/node/index.js')
const { build: buildSite } = await import(pathToFileURL(vitepress).href)
await buildSite(docs)
await buildService()
// `shadcn add` reads the blocks from the site.
buildRegistry(join(site, 'r'))

if (!process.argv.includes('--build')) {
  const server = await preview({
    root: docs,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: site },
    preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5180) },
  })
  console.log(`Documentation: ${server.resolvedUrls?.local[0]}\nCtrl-C stops it.`)
}

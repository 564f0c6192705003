// `npm run reference`: writes the pages of docs/reference, which the package has: of each component, hook and endpoint.
import { fileURLToPath } from 'node:url'
import { setup } from './setup.mjs'

/** Examples are made of stories, which load components, and these their styles: here they need none. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? 'export default {}' : undefined),
}

/** Writes the pages, and what the site has beside them. @returns how many pages there are. */
export async function writeReference() {
  const { runnerImport } = await import('vite')
  const load = async (script, config) =>
    (await runnerImport(fileURLToPath(new URL(script, import.meta.url)), { logLevel: 'error', ...config })).module
  // Stories import the package by its name: from the sources, so that no build is needed.
  const { sourceAlias } = await load('source-alias.ts')
  const { count } = await load('docs/generate.ts', { plugins: [withoutStyles], resolve: { alias: sourceAlias } })
  return count
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setup()
  process.env.NODE_ENV = 'production'
  console.log(`${await writeReference()} pages in docs/reference`)
}

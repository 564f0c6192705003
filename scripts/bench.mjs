// `npm run bench`: every bench/*.bench.ts in one run. Ratios compare machines; milliseconds only describe this one.
import { readdirSync } from 'node:fs'
import { giveUp, root, setup } from './setup.mjs'

setup()
// What is measured is what users run: React and TanStack Query without their checks for development.
process.env.NODE_ENV = 'production'

const { createServer } = await import('vite')
const loader = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const files = readdirSync(`${root}/bench`).filter((name) => /\.bench\.ts$/.test(name))
if (!files.length) giveUp('There is no bench/*.bench.ts.')
for (const file of files.sort()) {
  const { title, run } = await loader.ssrLoadModule(`/bench/${file}`)
  console.log(`\n${title}`)
  for (const { name, value, ratio, of } of await run()) {
    console.log(`  ${name.padEnd(58)} ${value.padStart(12)}   ${ratio.toFixed(2)} × ${of}`)
  }
}
await loader.close()

// `npm run bench`: every bench/*.bench.ts in one run, or those that are named (`-- badges sharing`). Ratios compare machines; milliseconds only describe this one.
import { readdirSync } from 'node:fs'
import { giveUp, root, setup } from './setup.mjs'

setup('tools')
// It measures the code that users run: React and TanStack Query without their checks for development.
process.env.NODE_ENV = 'production'

const { createLoader } = await import('./loader.mjs')
const loader = await createLoader()
const named = process.argv.slice(2)
const files = readdirSync(`${root}/bench`).filter(
  (file) => file.endsWith('.bench.ts') && (!named.length || named.includes(file.replace('.bench.ts', ''))),
)
if (!files.length) giveUp(`There is no bench/*.bench.ts${named.length ? ` named ${named.join(', ')}` : ''}.`)
for (const file of files.sort()) {
  const { title, run } = await loader.ssrLoadModule(`/bench/${file}`)
  console.log(`\n${title}`)
  for (const { name, value, ratio, of } of await run()) {
    console.log(`  ${name.padEnd(58)} ${value.padStart(12)}   ${ratio.toFixed(2)} × ${of}`)
  }
}
await loader.close()

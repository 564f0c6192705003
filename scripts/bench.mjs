// `npm run bench`: every bench/*.bench.ts in one run, or those that are named (`-- badges sharing`). Ratios compare machines; milliseconds
// only describe this one. `--save` writes bench/results.md: a row that got worse shows in its diff.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { giveUp, root, setup } from './setup.mjs'

setup('tools')
// It measures the code that users run: React and TanStack Query without their checks for development.
process.env.NODE_ENV = 'production'

const { createLoader } = await import('./loader.mjs')
const loader = await createLoader()
const { savedResults } = await loader.ssrLoadModule('/scripts/bench-results.ts')
const isSaved = process.argv.includes('--save')
const named = process.argv.slice(2).filter((name) => name !== '--save')
const files = readdirSync(`${root}/bench`).filter(
  (file) => file.endsWith('.bench.ts') && (!named.length || named.includes(file.replace('.bench.ts', ''))),
)
if (!files.length) giveUp(`There is no bench/*.bench.ts${named.length ? ` named ${named.join(', ')}` : ''}.`)

/** The commit that is measured; with `+` where files differ from it. */
function commitOf() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', 'src') && '+')
}

const results = `${root}/bench/results.md`
for (const file of files.sort()) {
  const { title, run } = await loader.ssrLoadModule(`/bench/${file}`)
  console.log(`\n${title}`)
  const load = loadavg()[0].toFixed(1)
  const figures = await run()
  for (const { name, value, ratio, of } of figures) {
    console.log(`  ${name.padEnd(58)} ${value.padStart(12)}   ${ratio.toFixed(2)} × ${of}`)
  }
  if (!isSaved) continue
  const known = existsSync(results) ? readFileSync(results, 'utf8') : ''
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? process.arch}, load ${load}`
  const ranOn = `Commit ${commitOf()}, ${machine}`
  writeFileSync(results, savedResults(known, { name: file.replace('.bench.ts', ''), title, run: ranOn, figures }))
}
await loader.close()

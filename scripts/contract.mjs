// `npm run contract`: writes the code of contract/*.json, and the table of endpoints in docs/endpoints.md.
// `--into <folder>` writes the modules elsewhere, for comparison.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, setup } from './setup.mjs'

const OF_EACH = ['v2', 'v3', 'emulate'].flatMap((one) => [
  `src/react/${one}`,
  `src/endpoints/${one}/records.ts`,
  `src/local/routes/${one}/table.ts`,
])
const GENERATED = ['src/contract', ...OF_EACH]

setup()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(fileURLToPath(new URL('contract/write.ts', import.meta.url)))
const at = process.argv.indexOf('--into')
const target = at < 0 ? root : resolve(process.argv[at + 1])
// First: a contract with a fault throws here, and leaves the code of before.
const modules = module.generated()
for (const folder of GENERATED) rmSync(join(target, folder), { recursive: true, force: true })
for (const [path, text] of modules) {
  const file = join(target, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
if (target !== root) {
  // The formatter takes no file that is outside of its configuration's folder.
  const { vcs, overrides, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  writeFileSync(join(target, 'biome.json'), JSON.stringify(config))
}
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const { status } = spawnSync(process.execPath, [biome, 'check', '--write', ...GENERATED], {
  cwd: target,
  stdio: ['ignore', 'ignore', 'inherit'],
})
process.exitCode = status ?? 1

if (target === root) {
  const update = async (page, script, change) => {
    const { module } = await runnerImport(fileURLToPath(new URL(script, import.meta.url)))
    const path = join(root, page)
    writeFileSync(path, module[change](readFileSync(path, 'utf8')))
  }
  await update('docs/local.md', 'commands-table.ts', 'withCommands')
  try {
    await update('docs/endpoints.md', 'endpoints-table.ts', 'withTable')
  } catch (error) {
    console.error(`docs/endpoints.md keeps its table until every endpoint has a policy and a route: ${error.message}`)
    process.exitCode = 1
  }
}

// `npm run build`: both packages from the sources. dist/ is that of toncenter-react, packages/local/dist that of toncenter-local.
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { root, setup } from './setup.mjs'

setup()

/** Runs a script of ours or of a package; ends here, with its code, where it fails. */
function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const vite = 'node_modules/vite/bin/vite.js'

const local = `${root}/packages/local/dist`
for (const folder of [`${root}/dist`, local]) rmSync(folder, { recursive: true, force: true })
run(vite, 'build', '--logLevel', 'warn')
run(vite, 'build', '-c', 'vite.service.config.ts', '--logLevel', 'warn')
run(vite, 'build', '-c', 'vite.engine.config.ts', '--logLevel', 'warn')
run('scripts/split-css.mjs')
run('scripts/layer-css.mjs')
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
run('scripts/component-faces.mjs')
run('scripts/prune-declarations.mjs')

// toncenter-local has the declarations of the function that loads it.
for (const path of ['local/createLocalService.d.ts', 'local/options.d.ts', 'core/network.d.ts'])
  cpSync(`${root}/dist/${path}`, `${local}/${path}`)
writeFileSync(
  `${local}/index.d.ts`,
  `export * from './local/createLocalService.ts'\nexport type * from './local/options.ts'\n`,
)
writeFileSync(`${local}/worker.d.ts`, 'export {}\n')

// `npm run build`: dist/ from the sources. Modules, the local service and its engine, the layered stylesheet, declarations.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { root, setup } from './setup.mjs'

setup()

/** Runs a script of ours or of a package; ends here, with its code, where it fails. */
function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const vite = 'node_modules/vite/bin/vite.js'

rmSync(`${root}/dist`, { recursive: true, force: true })
run(vite, 'build', '--logLevel', 'warn')
run(vite, 'build', '-c', 'vite.service.config.ts', '--logLevel', 'warn')
run(vite, 'build', '-c', 'vite.engine.config.ts', '--logLevel', 'warn')
run('scripts/layer-css.mjs')
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')

// `npm run build`: dist/ from the sources. Modules, the engine of the local service, the layered stylesheet, declarations.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { root, setup } from './setup.mjs'

setup()

const run = (script, ...args) => execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })

rmSync(`${root}/dist`, { recursive: true, force: true })
run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
run('node_modules/vite/bin/vite.js', 'build', '-c', 'vite.engine.config.ts', '--logLevel', 'warn')
run('scripts/layer-css.mjs')
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')

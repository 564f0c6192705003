// `npm run test:long`: what takes its time. 20 000 malformed requests to the local service, of which `npm test` sends 2 000.
import { spawnSync } from 'node:child_process'
import { root, setup } from './setup.mjs'

setup()

const env = { ...process.env, TONCENTER_TEST_LONG: '1' }
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'test/local/fuzz.test.ts']
const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
process.exitCode = status ?? 1

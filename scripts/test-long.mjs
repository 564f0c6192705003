// `npm run test:long`: the tests that take their time, which `npm test` runs in a shorter form: 20 000 malformed requests to the
// local service.
import { spawn } from 'node:child_process'
import { root, setup } from './setup.mjs'

setup()

const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'test/local/fuzz.test.ts']
const env = { ...process.env, TONCENTER_TEST_LONG: '1' }
spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).on('close', (code) => {
  process.exitCode = code ?? 1
})

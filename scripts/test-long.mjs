// `npm run test:long`: what takes its time. 20 000 malformed requests to the local service, of which `npm test` sends 2 000, and
// every story in dark and from right to left.
import { spawnSync } from 'node:child_process'
import { root, setup } from './setup.mjs'

setup()

const env = { ...process.env, TONCENTER_TEST_LONG: '1' }
const runs = [
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'test/local/fuzz.test.ts'],
  ['scripts/test.mjs', '--only', 'storybook-dark,storybook-rtl'],
]
for (const args of runs) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = status ?? 1
}

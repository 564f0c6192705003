// Tests of the full run that need programs of the machine.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findEngines } from './engines.mjs'
import { findRedis } from './redis.mjs'
import { root } from './setup.mjs'

/** Answers of the hosted service, which other people recorded: a folder beside this repository and no part of it. */
const HOSTED = join(root, '../shared/recordings')

/** The test files to leave out on this machine, and a sentence that names the missing programs. */
export function absentExtras() {
  const hasRegistry = spawnSync('npm', ['ping'], { shell: process.platform === 'win32', timeout: 30_000 }).status === 0
  const extras = [
    {
      isThere: findRedis() !== undefined,
      file: 'test/server/redis*.{full,release}.test.ts',
      sentence: 'A real Redis: there is no redis-server here; its tests did not run.',
    },
    {
      isThere: hasRegistry,
      file: 'test/package/runtimes/**',
      sentence:
        'Servers and runtimes for the proxy: the npm registry cannot be reached; the proxy was not tested in them.',
    },
    {
      isThere: hasRegistry,
      file: 'test/ui/trust/patterns.release.test.ts',
      sentence: 'A judge of patterns: the npm registry cannot be reached; patterns of readers were not judged.',
    },
    {
      isThere: hasRegistry,
      file: 'test/scripts/nodes.release.test.ts',
      sentence: 'Other Nodes: the npm registry cannot be reached; nothing ran on Node 22 and 24.',
    },
    {
      isThere: Object.values(findEngines()).every(Boolean),
      file: 'test/e2e/engines.release.test.ts',
      sentence:
        'Firefox and WebKitGTK: install firefox-esr, webkit2gtk-driver and xvfb; the explorer was not opened in them.',
    },
    {
      isThere: existsSync(HOSTED),
      file: 'test/ui/recordings.full.browser.test.tsx',
      sentence: 'Recordings of the hosted service: ../shared/recordings is not there; its answers were not tested.',
    },
  ]
  return extras.filter(({ isThere }) => !isThere).map(({ file, sentence }) => ({ file, sentence }))
}

// Finds a Redis for the tests, or gets one.
// Order: $TONCENTER_REDIS, redis-server on PATH, Debian's package redis-tools, which is installed when root.
import { spawnSync } from 'node:child_process'
import { aptInstall, hasApt } from './apt.mjs'

const { env } = process

/**
 * The server in Debian's package redis-tools: the link named redis-server is in a package that also starts a service.
 * The program is a server when its `argv[0]` is `redis-server`.
 */
const DEBIAN = '/usr/bin/redis-check-rdb'

/** How to start the program: options of `spawn`. */
export const asServer = { argv0: 'redis-server' }

const runs = (path) => spawnSync(path, ['--version'], { ...asServer, timeout: 10_000 }).status === 0

/** The program to start with `asServer`, or `undefined` when this machine has none. @throws {Error} when `TONCENTER_REDIS` does not run. */
export function findRedis() {
  const named = env.TONCENTER_REDIS
  if (named) {
    if (!runs(named)) throw new Error(`TONCENTER_REDIS=${named} does not run.`)
    return named
  }
  return ['redis-server', DEBIAN].find(runs)
}

/** A Redis: the machine's own, else from Debian's package. Prints a sentence and gives `undefined` when there is none to be had. */
export function ensureRedis() {
  const found = findRedis()
  if (found) return found
  if (hasApt()) {
    console.log('No redis-server found: trying apt-get install redis-tools …')
    try {
      aptInstall('redis-tools')
    } catch {
      console.log('apt-get install redis-tools failed.')
    }
    const got = findRedis()
    if (got) return got
  }
  console.log('No redis-server could be had: install Redis, or set TONCENTER_REDIS to the path of a redis-server.')
  return undefined
}

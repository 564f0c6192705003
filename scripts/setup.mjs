// Makes a fresh clone ready. Imports no package: nothing may be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const OLDEST_NODE = [20, 19]

/** Ends the process with one sentence. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

const readPackages = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
  } catch {
    return undefined
  }
}

/**
 * Whether `node_modules` holds each package of the lock file in its version. An optional package may be missing: it is for
 * another platform.
 */
export function isInstalled(folder = root) {
  const wanted = readPackages(`${folder}/package-lock.json`)
  const got = readPackages(`${folder}/node_modules/.package-lock.json`)
  if (!wanted || !got) return false
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    // A package of ours is no copy in node_modules.
    if (!path.startsWith('node_modules/') || link) return true
    if (!got[path]) return Boolean(optional || devOptional)
    return got[path].version === version && existsSync(`${folder}/${path}`)
  })
}

/** Checks Node and installs missing packages. Ends the process in one sentence when that cannot be. */
export function setup() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    giveUp(`toncenter-react needs Node ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}.`)
  }
  if (isInstalled()) return
  console.log('Installing packages (npm ci) …')
  // On Windows npm is a script that only a shell starts.
  const { status, stderr, error } = spawnSync('npm', ['ci'], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (status === 0) return
  if (error) giveUp(`Packages could not be installed: npm does not start (${error.message}).`)
  const isOffline =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(stderr)
  if (isOffline) giveUp('Packages could not be installed: the npm registry cannot be reached from here.')
  console.error(stderr.trim())
  giveUp('Packages could not be installed: npm ci failed for the reason above.')
}

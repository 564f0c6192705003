// Makes a fresh clone ready. Imports no package: nothing may be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Installs what `folder` of the repository lacks of its lock file; '' is the repository itself. */
function install(folder) {
  const cwd = join(root, folder)
  if (isInstalled(cwd)) return
  const packages = folder ? `Packages of ${folder}` : 'Packages'
  console.log(`Installing ${packages.toLowerCase()} (npm ci) …`)
  // On Windows npm is a script that only a shell starts.
  const { status, stderr, error } = spawnSync('npm', ['ci'], {
    cwd,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (status === 0) return
  if (error) giveUp(`${packages} could not be installed: npm does not start (${error.message}).`)
  const isOffline =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(stderr)
  const other = folder && ', or `npm test`, which needs none of them'
  if (isOffline)
    giveUp(
      `${packages} could not be installed, as the npm registry cannot be reached from here: connect and run this again${other}.`,
    )
  console.error(stderr.trim())
  giveUp(`${packages} could not be installed: npm ci failed for the reason above.`)
}

/**
 * Checks Node and installs missing packages. Ends the process in one sentence when that cannot be.
 * @param folders folders with packages of their own, which this command needs beside those of the repository
 */
export function setup(...folders) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    giveUp(`toncenter-react needs Node ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}.`)
  }
  for (const folder of ['', ...folders]) install(folder)
}

// Builds each output that is absent, or older than its sources.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const OUTPUT = 'dist'

/** Paths of all files at `path`, below `folder`, in one order on every machine. Folders of output are left out. */
function filesAt(folder, path) {
  if (!statSync(join(folder, path)).isDirectory()) return [path]
  const names = readdirSync(join(folder, path)).filter((name) => name !== OUTPUT)
  return names.sort().flatMap((name) => filesAt(folder, `${path}/${name}`))
}

/** A digest of files and folders: their names and content, not their dates. */
export function stampOf(folder, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((one) => filesAt(folder, one))) {
    const content = readFileSync(join(folder, path))
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Whether the process that made the folder of an unfinished build has ended. Its number is in the name. */
function isAbandoned(name) {
  const pid = /-(\d+)-\w+$/.exec(name)?.[1]
  if (pid === undefined) return false
  try {
    // Signal 0 asks for the process and sends nothing.
    process.kill(Number(pid), 0)
    return false
  } catch ({ code }) {
    return code === 'ESRCH'
  }
}

/**
 * The folder `stamp` in `outputs`, filled by `build(folder)` unless it exists. Folders of earlier stamps and of
 * builds that were broken off are deleted.
 */
export async function buildOnce(outputs, stamp, build) {
  const folder = join(outputs, stamp)
  if (existsSync(folder)) return folder
  mkdirSync(outputs, { recursive: true })
  // Renamed when it is complete: an interrupted build does not count, and another process may build at the same time.
  const unfinished = mkdtempSync(`${folder}-${process.pid}-`)
  await build(unfinished)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
  for (const name of readdirSync(outputs)) {
    if (!name.startsWith(stamp) || isAbandoned(name)) rmSync(join(outputs, name), { recursive: true, force: true })
  }
  return folder
}

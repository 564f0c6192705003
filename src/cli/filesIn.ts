import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A link to nothing or to itself leads to no content. */
function ignoreDangling(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ELOOP') throw error
}

/**
 * Paths of all files in a folder and the folders below, in one order. Follows links as a web server does, also out of
 * the folder; each folder is read once, so circles end.
 */
export async function* filesIn(folder: string, seen = new Set<string>()): AsyncGenerator<string> {
  const real = await realpath(folder)
  if (seen.has(real)) return
  seen.add(real)
  for (const name of (await readdir(folder)).sort()) {
    const path = join(folder, name)
    const entry = await stat(path).catch(ignoreDangling)
    if (entry?.isDirectory()) yield* filesIn(path, seen)
    else if (entry?.isFile()) yield path
  }
}

import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { addBlockRows, type ChainRows } from '../index/rows.ts'
import type { Entry, Journal } from '../service/runningChain.ts'
import { fromBase64 } from '../snapshot/pack.ts'

/** The options of a chain: a file continues that chain and no other. */
export type Origin = Readonly<Record<string, string | number | undefined>>

export interface OpenedJournal extends Journal {
  /** What the file was made for. */
  readonly origin: Origin
  /** Its content; `undefined` for a new one. */
  readonly kept: { rows: ChainRows; snapshots: ReadonlyMap<string, Uint8Array> } | undefined
  /** Bytes at its end that were cut off because they were no whole line: a write that was never answered. */
  readonly torn: number
  close(): Promise<void>
}

type Line =
  | { origin: Origin }
  | { rows: ChainRows }
  | { batch: Parameters<typeof addBlockRows>[1] }
  | { kept: [string, string] }

/** So many entries after the last whole chain, and the next start writes the file anew. */
const MANY = 500

/** A line begins with the digest of its JSON: an incomplete line is detected. */
const digest = (json: string) => createHash('sha256').update(json).digest('hex').slice(0, 16)
function toLine(entry: Entry | { origin: Origin }): string {
  const plain = 'kept' in entry ? { kept: [entry.kept[0], Buffer.from(entry.kept[1]).toString('base64')] } : entry
  const json = JSON.stringify(plain)
  return `${digest(json)} ${json}\n`
}

function fromLine(line: string): Line | undefined {
  const json = line.slice(17)
  return line.slice(0, 17) === `${digest(json)} ` ? JSON.parse(json) : undefined
}

interface Read {
  origin?: Origin
  rows?: ChainRows
  snapshots: Map<string, Uint8Array>
  entries: number
  /** Bytes up to the end of the last whole line. */
  size: number
}

/** @throws {Error} for a file that is damaged elsewhere than at its end, or is no journal */
function read(path: string, bytes: Buffer): Read {
  const found: Read = { snapshots: new Map(), entries: 0, size: 0 }
  for (let number = 1; found.size < bytes.length; number++) {
    const end = bytes.indexOf('\n', found.size)
    const line = end < 0 ? undefined : fromLine(bytes.toString('utf8', found.size, end))
    if (!line) {
      // A line that never ended has nothing behind it.
      if (end < 0 || end === bytes.length - 1) break
      throw new Error(`${path} is damaged in line ${number}, which is not its last.`)
    }
    if ('origin' in line) found.origin = line.origin
    else if ('rows' in line) found.rows = line.rows
    else if ('kept' in line) found.snapshots.set(line.kept[0], fromBase64(line.kept[1]))
    else if (found.rows) addBlockRows(found.rows, line.batch)
    found.entries++
    found.size = end + 1
  }
  // A new file appears whole or not at all.
  if (bytes.length && !found.origin) throw new Error(`${path} is no data file of toncenter-local.`)
  return found
}

/** One process at a time. A lock whose process is gone is taken over. @throws {Error} */
async function lock(path: string): Promise<() => Promise<void>> {
  const file = `${path}.lock`
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (holder && holder !== process.pid && isAlive(holder)) throw new Error(`${path} is in use by process ${holder}.`)
  await writeFile(file, String(process.pid))
  return () => rm(file, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A name in a folder lasts only when the folder is on the disk. Windows has no such thing. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r').catch(() => undefined)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

/** The file anew: its origin, the chain as it is, and the copies. In place of the old one at once, or not at all. */
async function rewrite(path: string, { rows, snapshots }: Read, origin: Origin): Promise<void> {
  const lines = [toLine({ origin }), ...(rows ? [toLine({ rows })] : [])]
  for (const kept of snapshots) lines.push(toLine({ kept }))
  const file = await open(`${path}.new`, 'w')
  await file.writeFile(lines.join(''))
  await file.sync()
  await file.close()
  await rename(`${path}.new`, path)
  await syncFolder(path)
}

/**
 * Opens the file in which a chain is kept, or makes it, for a chain of this origin. An entry is on the disk when its writing
 * resolves. The end of a file that was torn off in the middle of a write is cut.
 * @throws {Error} when the file is in use, is damaged elsewhere than at its end, or is of another origin
 */
export async function openJournal(path: string, origin: Origin): Promise<OpenedJournal> {
  const unlock = await lock(path)
  try {
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0)
      throw error
    })
    const found = read(path, bytes)
    for (const [name, value] of Object.entries(origin)) {
      const had = found.origin?.[name]
      if (found.origin && value !== undefined && had !== value)
        throw new Error(`${path} has a chain of --${name} ${had}, not ${value}.`)
    }
    const made = found.origin ?? origin
    if (!found.origin || found.entries > MANY) await rewrite(path, found, made)
    const file: FileHandle = await open(path, 'r+')
    let end = (await file.stat()).size
    if (found.origin && found.entries <= MANY) {
      end = found.size
      await file.truncate(end)
    }
    let last: Promise<unknown> = Promise.resolve()
    return {
      origin: made,
      kept: found.rows && { rows: found.rows, snapshots: found.snapshots },
      torn: bytes.length - found.size,
      write(entry) {
        const done = last.then(async () => {
          const line = Buffer.from(toLine(entry))
          let written = 0
          while (written < line.length)
            written += (await file.write(line, written, line.length - written, end + written)).bytesWritten
          await file.datasync()
          end += line.length
        })
        last = done.catch(() => {})
        return done
      },
      async close() {
        await last
        await file.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

import { type FileHandle, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type ActionNames, joinNames, noNames } from '../index/actionNames.ts'
import { addBlockRows, type ChainRows, noRows } from '../index/rows.ts'
import { type RowStore, StoredTransaction } from '../index/storedRow.ts'
import type { Entry, Journal } from '../service/runningChain.ts'
import { fromBase64 } from '../snapshot/pack.ts'
import { eachLine, storeOf } from './journalBytes.ts'
import {
  batchOf,
  linesOf,
  type MadeLine,
  type Origin,
  type ReadLine,
  readLine,
  renewed,
  renewedChain,
} from './journalLines.ts'

export type { Origin } from './journalLines.ts'

export interface OpenedJournal extends Journal {
  /** What the file was made for. */
  readonly origin: Origin
  /** Its content; `undefined` for a new one. The transactions stay in the file, and are read when they are asked for. */
  readonly kept: { rows: ChainRows; names: ActionNames; snapshots: ReadonlyMap<string, Uint8Array> } | undefined
  /** Bytes at its end that were cut off because they were no whole entry: a write that was never answered. */
  readonly torn: number
  close(): Promise<void>
}

/** So many entries after the last whole chain, and the next start writes the file anew: where they are the larger part of it. */
const MANY = 500

/** What a file has said so far. */
class Reading {
  origin: Origin | undefined
  rows: ChainRows | undefined
  names = noNames()
  readonly snapshots = new Map<string, Uint8Array>()
  /** Bytes up to the end of the last whole entry, and of the last whole chain. */
  size = 0
  chainSize = 0
  /** Of the entries behind that chain, how many bytes are transactions: only the others are written anew to fewer. */
  #rowBytes = 0
  /** Entries behind that chain. */
  entries = 0
  isOld = false
  /** An entry of several lines: so many of them are missing still. */
  #open: { left: number; add(read: ReadLine): void; done(): void } | undefined

  /** Whether the file should be written anew: it is of an earlier version, or the larger part of it is small changes. */
  get isLong(): boolean {
    const changes = this.size - this.chainSize - this.#rowBytes
    return this.isOld || (this.entries > MANY && changes > this.chainSize + this.#rowBytes)
  }

  /** @throws {Error} for a line that does not belong there */
  take(read: ReadLine, end: number): void {
    if (this.#open) {
      this.#open.add(read)
      this.#open.left--
    } else this.#begin(read, end)
    if (this.#open?.left) return
    this.#open?.done()
    this.#open = undefined
    this.size = end
    this.entries++
  }

  #begin({ line, transactions, rowBytes }: ReadLine, end: number): void {
    if ('origin' in line) this.origin = line.origin
    else if ('chain' in line) {
      const rows: ChainRows = { ...noRows(), ...line.chain }
      let names = noNames()
      this.#open = {
        left: line.parts,
        add(read) {
          if (!('part' in read.line)) throw new Error('a part of a chain is missing')
          addBlockRows(rows, batchOf(read.line.part, read.transactions))
          if (read.line.names) names = joinNames(names, read.line.names)
        },
        done: () => this.#replace(rows, end, names),
      }
    } else if ('kept' in line) this.#beginSnapshot(line.kept, 'parts' in line ? line.parts : 0)
    else if ('rows' in line) {
      this.isOld = true
      this.#replace(renewedChain(line.rows), end, noNames())
    } else if ('batch' in line && this.rows) {
      this.isOld ||= !line.heads
      this.#rowBytes += rowBytes
      if (line.heads && line.names) this.names = joinNames(this.names, line.names)
      addBlockRows(this.rows, line.heads ? { ...line.batch, transactions } : renewed(line.batch))
    }
  }

  #beginSnapshot(kept: string | [string, string], left: number): void {
    if (typeof kept !== 'string') this.snapshots.set(kept[0], fromBase64(kept[1]))
    else {
      let text = ''
      const add = ({ line }: ReadLine) => {
        if (!('piece' in line)) throw new Error('a piece of a snapshot is missing')
        text += line.piece
      }
      this.#open = { left, add, done: () => void this.snapshots.set(kept, fromBase64(text)) }
    }
  }

  #replace(rows: ChainRows, end: number, names: ActionNames): void {
    this.rows = rows
    this.names = names
    this.chainSize = end
    this.entries = 0
    this.#rowBytes = 0
  }
}

/** @throws {Error} for a file that is damaged elsewhere than at its end, or is no journal */
function read(path: string, file: number, total: number, store: RowStore): Reading {
  const found = new Reading()
  let number = 0
  for (const { bytes, at, isWhole } of eachLine(file)) {
    number++
    const end = at + bytes.length + 1
    const line = isWhole ? readLine(bytes, at, store) : undefined
    if (!line) {
      // A line that never ended has nothing behind it.
      if (!isWhole || end === total) break
      throw new Error(`${path} is damaged in line ${number}, which is not its last.`)
    }
    try {
      found.take(line, end)
    } catch (error) {
      throw new Error(`${path} is damaged in line ${number}: ${(error as Error).message}.`)
    }
  }
  // A new file appears whole or not at all.
  if (total && !found.origin) throw new Error(`${path} is no data file of toncenter-local.`)
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

/** Writes the lines of an entry behind each other, and gives the place behind them. */
async function writeLines(
  file: FileHandle,
  entry: Entry | { origin: Origin },
  from: number,
  onLine: (line: MadeLine, at: number) => void = () => {},
): Promise<number> {
  let at = from
  for (const make of linesOf(entry)) {
    const line = make()
    const { bytes } = line
    let written = 0
    while (written < bytes.length)
      written += (await file.write(bytes, written, bytes.length - written, at + written)).bytesWritten
    onLine(line, at)
    at += bytes.length
  }
  return at
}

/** The file anew: its origin, the chain as it is, and the copies. In place of the old one at once, or not at all. */
async function rewrite(
  path: string,
  { rows, names, snapshots }: Reading,
  origin: Origin,
): Promise<[FileHandle, number]> {
  const file = await open(`${path}.new`, 'w+')
  const store = storeOf(file.fd)
  const entries: (Entry | { origin: Origin })[] = [{ origin }, ...(rows ? [{ rows, names }] : [])]
  for (const kept of snapshots) entries.push({ kept })
  let end = 0
  for (const entry of entries)
    end = await writeLines(file, entry, end, ({ places }, at) => {
      for (const [row, place] of places) if (row instanceof StoredTransaction) row.moved(store, at + place)
    })
  await file.sync()
  await rename(`${path}.new`, path)
  await syncFolder(path)
  return [file, end]
}

interface OpenFile {
  file: FileHandle
  found: Reading
  origin: Origin
  /** Bytes up to the end of the last entry, and of what was behind it. */
  end: number
  torn: number
}

/** Opens a file, or makes it, and reads it; a long one is written anew. */
async function openAndRead(path: string, origin: Origin): Promise<OpenFile> {
  const file = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const made = async (found: Reading, torn: number): Promise<OpenFile> => {
    const own = found.origin ?? origin
    const [file, end] = await rewrite(path, found, own)
    return { file, found, origin: own, end, torn }
  }
  if (!file) return made(new Reading(), 0)
  let isKept = false
  try {
    const { size } = await file.stat()
    const found = read(path, file.fd, size, storeOf(file.fd))
    const torn = size - found.size
    for (const [name, value] of Object.entries(origin)) {
      const had = found.origin?.[name]
      if (found.origin && value !== undefined && had !== value)
        throw new Error(`${path} has a chain of --${name} ${had}, not ${value}.`)
    }
    if (!found.origin || found.isLong) return await made(found, torn)
    await file.truncate(found.size)
    isKept = true
    return { file, found, origin: found.origin, end: found.size, torn }
  } finally {
    if (!isKept) await file.close()
  }
}

/**
 * Opens the file in which a chain is kept, or makes it, for a chain of this origin. An entry is on the disk when its writing
 * resolves. The end of a file that was torn off in the middle of a write is cut.
 * @throws {Error} when the file is in use, is damaged elsewhere than at its end, or is of another origin
 */
export async function openJournal(path: string, origin: Origin): Promise<OpenedJournal> {
  const unlock = await lock(path)
  try {
    const { file, found, torn, ...opened } = await openAndRead(path, origin)
    let { end } = opened
    let last: Promise<unknown> = Promise.resolve()
    return {
      origin: opened.origin,
      kept: found.rows && { rows: found.rows, names: found.names, snapshots: found.snapshots },
      torn,
      write(entry) {
        const done = last.then(async () => {
          const next = await writeLines(file, entry, end)
          await file.datasync()
          end = next
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

import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type ActionNames, noNames } from '../index/actionNames.ts'
import { type BlockRows, type ChainRows, noBlockRows, type QueuedRow, type TransactionRow } from '../index/rows.ts'
import { headOf, type MessageHead, type RowStore, StoredTransaction, type TransactionHead } from '../index/storedRow.ts'
import type { Entry } from '../service/runningChain.ts'

/** The options of a chain: a file continues that chain and no other. */
export type Origin = Readonly<Record<string, string | number | undefined>>

/** Members of a chain that no block adds to. */
type ChainHead = Pick<
  ChainRows,
  'scenario' | 'seed' | 'zerostate' | 'offchain' | 'flags' | 'config' | 'libraries' | 'names'
>

/** Texts that several rows have, once, and the heads of the rows as numbers of these texts and values. */
interface Heads {
  texts: string[]
  rows: (number | string)[][]
}

/**
 * A line of the file, without its transactions: they are behind it, each as JSON of its own. So that every line has a bound, a chain
 * and a snapshot are many lines: the first says how many follow.
 */
export type Line =
  | { origin: Origin }
  | { chain: ChainHead; parts: number }
  | { part: Partial<BlockRows>; heads?: Heads; names?: ActionNames }
  | { batch: Omit<BlockRows, 'transactions'>; heads: Heads; names?: ActionNames }
  | { kept: string; parts: number }
  | { piece: string }
  | OldLine

/** Lines of earlier versions: each holds all that it has to say, and the whole queue. */
export type OldLine =
  | { rows: ChainRows }
  | { batch: Omit<BlockRows, 'queue'> & { queue: QueuedRow[] }; heads?: never }
  | { kept: [string, string] }

/** Rows of one kind in a line of a chain. */
const ROWS_IN_LINE = 200
/** Characters of a snapshot in a line. */
const PIECE = 1 << 20
const TAB = 9
const SEPARATOR = Uint8Array.of(TAB)

/** A line begins with the checksum of the rest: an incomplete line is detected. */
const CHECK = 17
const checkOf = (bytes: Uint8Array) => `crc32-- ${crc32(bytes).toString(16).padStart(8, '0')} `
/** Earlier versions wrote a digest, which takes four times as long. */
const digestOf = (bytes: Uint8Array) =>
  `${createHash('sha256')
    .update(bytes)
    .digest('hex')
    .slice(0, CHECK - 1)} `

/** A line to be written. */
export interface MadeLine {
  readonly bytes: Buffer
  /** Its transactions, with the places of their JSON in it. */
  readonly places: readonly (readonly [row: TransactionRow, at: number])[]
}

const lineOf = (line: Line): MadeLine => lineWith(line, [], [])

function lineWith(line: Line, rows: readonly TransactionRow[], texts: readonly Uint8Array[]): MadeLine {
  const parts: Uint8Array[] = [Buffer.from(JSON.stringify(line))]
  let at = CHECK + (parts[0] as Uint8Array).length
  const places = rows.map((row, index) => {
    const text = texts[index] as Uint8Array
    parts.push(SEPARATOR, text)
    at += 1 + text.length
    return [row, at - text.length] as const
  })
  const rest = Buffer.concat(parts)
  return { bytes: Buffer.concat([Buffer.from(checkOf(rest)), rest, Buffer.from('\n')]), places }
}

const bytesOf = (row: TransactionRow): Uint8Array =>
  row instanceof StoredTransaction ? row.bytes : Buffer.from(JSON.stringify(row))

/** Heads of rows whose JSON has these lengths in bytes. */
function headsOf(rows: readonly TransactionRow[], lengths: readonly number[]): Heads {
  const places = new Map<string, number>()
  const place = (text: string | null | undefined) => {
    if (text == null) return -1
    const known = places.get(text)
    if (known !== undefined) return known
    places.set(text, places.size)
    return places.size - 1
  }
  const messageOf = ({ hash, hash_norm, created_lt, source, destination, opcode }: MessageHead) => [
    ...[hash, hash_norm ?? 0, created_lt ?? 0],
    ...[place(source), place(destination), place(opcode)],
  ]
  const spelled = rows.map((row, index) => {
    const { account, hash, lt, now, mc_block_seqno, trace_id, received, sent } = headOf(row)
    const trace = trace_id === undefined ? -1 : trace_id === hash ? 0 : trace_id
    const flags = received ? 1 : 0
    const own = [lengths[index] as number, place(account), hash, lt, now, mc_block_seqno, trace, flags]
    return [...own, ...[...(received ? [received] : []), ...sent].flatMap(messageOf)]
  })
  return { texts: [...places.keys()], rows: spelled }
}

/** How many members a head and a message in it have. */
const OWN = 8
const OF_MESSAGE = 6
const NONE: MessageHead[] = []

/** The rows of heads; their JSON is in `store` from `at` on, a tab between two of them. */
function rowsOf({ texts, rows }: Heads, store: RowStore, at: number): StoredTransaction[] {
  const text = (place: number | string | undefined) => texts[place as number] ?? null
  let next = at
  return rows.map((given) => {
    const [length, account, hash, lt, now, mc_block_seqno, trace, flags] = given as [
      ...[number, number, string, string, number, number, number | string, number],
    ]
    const messageAt = (from: number): MessageHead => {
      const [norm, created] = [given[from + 1], given[from + 2]]
      return {
        hash: given[from] as string,
        hash_norm: norm === 0 ? undefined : (norm as string),
        created_lt: created === 0 ? null : (created as string),
        source: text(given[from + 3]),
        destination: text(given[from + 4]),
        opcode: text(given[from + 5]),
      }
    }
    const firstSent = flags & 1 ? OWN + OF_MESSAGE : OWN
    // Most rows of a long chain have sent none: they share one list.
    const sent: MessageHead[] = given.length > firstSent ? [] : NONE
    for (let from = firstSent; from < given.length; from += OF_MESSAGE) sent.push(messageAt(from))
    const head: TransactionHead = {
      account: text(account) as string,
      hash,
      lt,
      now,
      mc_block_seqno,
      trace_id: trace === -1 ? undefined : trace === 0 ? hash : (trace as string),
      received: flags & 1 ? messageAt(OWN) : null,
      sent,
    }
    next += length + 1
    return new StoredTransaction(head, store, next - length - 1, length)
  })
}

function linesOfChain(rows: ChainRows, ofActions: ActionNames): (() => MadeLine)[] {
  const { scenario, seed, zerostate, offchain, flags, config, libraries, names } = rows
  const lists = [
    'blocks',
    'accounts',
    'jettonMasters',
    'jettonWallets',
    'nftCollections',
    'nftItems',
    'nftSales',
  ] as const
  const parts: (() => MadeLine)[] = []
  const each = <Row>(all: readonly Row[], spell: (some: Row[]) => MadeLine) => {
    for (let at = 0; at < all.length; at += ROWS_IN_LINE) parts.push(() => spell(all.slice(at, at + ROWS_IN_LINE)))
  }
  for (const name of [...lists, 'domains'] as const)
    each<unknown>(rows[name], (some) => lineOf({ part: { [name]: some } }))
  for (const name of ['cells', 'states'] as const)
    each(Object.entries(rows[name]), (some) => lineOf({ part: { [name]: Object.fromEntries(some) } }))
  each(rows.queue, (added) => lineOf({ part: { queue: { taken: 0, added } } }))
  each(rows.transactions, (some) => withTransactions(some, (heads) => ({ part: {}, heads })))
  each(Object.entries(ofActions.of), (some) =>
    lineOf({ part: {}, names: { of: Object.fromEntries(some), blocks: [] } }),
  )
  parts.push(() => lineOf({ part: {}, names: { of: {}, blocks: ofActions.blocks } }))
  if (rows.now !== undefined) {
    const { now } = rows
    parts.push(() => lineOf({ part: { now } }))
  }
  const chain = { scenario, seed, zerostate, offchain, flags, config, libraries, names }
  return [() => lineOf({ chain, parts: parts.length }), ...parts]
}

function withTransactions(rows: readonly TransactionRow[], make: (heads: Heads) => Line): MadeLine {
  const texts = rows.map(bytesOf)
  return lineWith(
    make(
      headsOf(
        rows,
        texts.map(({ length }) => length),
      ),
    ),
    rows,
    texts,
  )
}

/** The lines of an entry, each made when it is asked for. */
export function linesOf(entry: Entry | { origin: Origin }): (() => MadeLine)[] {
  if ('origin' in entry) return [() => lineOf(entry)]
  if ('rows' in entry) return linesOfChain(entry.rows, entry.names ?? noNames())
  if ('batch' in entry) {
    const { transactions, ...batch } = entry.batch
    const { names } = entry
    return [() => withTransactions(transactions, (heads) => ({ batch, heads, ...(names && { names }) }))]
  }
  const [id, packed] = entry.kept
  const text = Buffer.from(packed).toString('base64')
  const parts = Math.ceil(text.length / PIECE)
  const pieces = Array.from({ length: parts }, (_, at) => text.slice(at * PIECE, (at + 1) * PIECE))
  return [() => lineOf({ kept: id, parts }), ...pieces.map((piece) => () => lineOf({ piece }))]
}

/** A line that was read: its JSON, and its transactions, which stay in the file. */
export interface ReadLine {
  readonly line: Line
  readonly transactions: TransactionRow[]
  /** How many bytes these take. */
  readonly rowBytes: number
}

/** Reads a line at a place of a file; `undefined` when it is not as it was written. */
export function readLine(bytes: Buffer, at: number, store: RowStore): ReadLine | undefined {
  const rest = bytes.subarray(CHECK)
  const check = bytes.toString('latin1', 0, CHECK)
  if (check !== (check.startsWith('crc32') ? checkOf(rest) : digestOf(rest))) return
  const tab = rest.indexOf(TAB)
  const line = JSON.parse(rest.toString('utf8', 0, tab < 0 ? rest.length : tab)) as Line
  const heads = 'heads' in line ? line.heads : undefined
  const transactions = heads ? rowsOf(heads, store, at + CHECK + tab + 1) : []
  return { line, transactions, rowBytes: tab < 0 ? 0 : rest.length - tab }
}

const slim = ({ hash, hash_norm, created_lt, source, destination, opcode }: MessageHead): MessageHead => ({
  ...{ hash, created_lt, source, destination, opcode },
  ...(hash_norm !== undefined && { hash_norm }),
})

/** A row that was read whole, as its head and its JSON as bytes: a long chain of whole rows has no room in memory. */
function folded(row: TransactionRow): StoredTransaction {
  const bytes = Buffer.from(JSON.stringify(row))
  const head = headOf(row)
  const { received, sent } = head
  const store = { bytes: () => bytes }
  return new StoredTransaction(
    { ...head, received: received && slim(received), sent: sent.map(slim) },
    store,
    0,
    bytes.length,
  )
}

/** A chain of an earlier version, and a batch, in the form of this one. */
export const renewedChain = (rows: ChainRows): ChainRows => ({ ...rows, transactions: rows.transactions.map(folded) })
export const renewed = ({
  queue,
  ...batch
}: Extract<OldLine, { heads?: never; batch: unknown }>['batch']): BlockRows => ({
  ...batch,
  transactions: batch.transactions.map(folded),
  queue: { taken: Number.MAX_SAFE_INTEGER, added: queue },
})

/** A part of a chain as a batch. */
export const batchOf = (part: Partial<BlockRows>, transactions: TransactionRow[]): BlockRows => ({
  ...noBlockRows(),
  queue: { taken: 0, added: [] },
  ...part,
  transactions,
})

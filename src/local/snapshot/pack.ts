import type { ChainRows } from '../index/rows.ts'
import { plainRow } from '../index/storedRow.ts'
import { fromColumns, toColumns } from './columns.ts'

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  // Through a Response and not a Blob: the Blob of jsdom, in which users' tests run, has no stream().
  const body = new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>
  return new Uint8Array(await new Response(body.pipeThrough(stream)).arrayBuffer())
}

/** Node's own functions, where there is a Node. Streams and loops take five times as long, and a fresh process waits for them. */
interface Natives {
  Buffer?: { from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer> }
  process?: {
    getBuiltinModule?(name: 'node:zlib'): {
      gunzipSync(bytes: Uint8Array, options: { chunkSize: number }): Uint8Array<ArrayBuffer>
    }
  }
}
const natives = globalThis as unknown as Natives

/** Of the default 16 kB there are hundreds, and putting them together takes as long as the rest. */
const CHUNK = 1 << 22

async function decompressed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const zlib = natives.process?.getBuiltinModule?.('node:zlib')
  return zlib ? zlib.gunzipSync(bytes, { chunkSize: CHUNK }) : through(bytes, new DecompressionStream('gzip'))
}

/** Members whose keys are values: as columns they are pairs. */
const MAPS = ['offchain', 'flags', 'cells', 'states', 'libraries', 'names'] as const satisfies (keyof ChainRows)[]

/** The columns of the rows, to be compressed. */
export const rowsToBytes = (rows: ChainRows): Uint8Array<ArrayBuffer> =>
  toColumns({
    ...rows,
    transactions: rows.transactions.map(plainRow),
    ...Object.fromEntries(MAPS.map((name) => [name, Object.entries(rows[name])])),
  })

/** Rows as gzip. Gzip and not brotli, because that is what browsers and Node 20 can both read. */
export const packRows = (rows: ChainRows): Promise<Uint8Array> =>
  through(rowsToBytes(rows), new CompressionStream('gzip'))

/** @throws when the bytes are not what {@link packRows} gives */
export async function unpackRows(bytes: Uint8Array<ArrayBuffer>): Promise<ChainRows> {
  const packed = fromColumns(await decompressed(bytes)) as ChainRows
  const pairs = packed as unknown as Record<(typeof MAPS)[number], [string, unknown][]>
  return { ...packed, ...Object.fromEntries(MAPS.map((name) => [name, Object.fromEntries(pairs[name])])) }
}

/** The same of bytes in base64: a snapshot inside a module. */
export const unpackText = (text: string): Promise<ChainRows> =>
  unpackRows(natives.Buffer?.from(text, 'base64') ?? fromBase64(text))

/** Writes objects with sorted keys, so that equal rows are equal text. */
function canonical(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** SHA-256 of the rows in a canonical spelling, hex. */
export async function digestRows(rows: ChainRows): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(rows, canonical))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Bytes from base64, in a page too. A loop, because it is 20 times faster than `Uint8Array.from`. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}

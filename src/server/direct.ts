import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Answered } from './answer.ts'
import type { Asked } from './asked.ts'
import { collect } from './collect.ts'
import { linger } from './incoming.ts'
import type { ProxyContext } from './options.ts'
import { toBytes } from './text.ts'

/** What the request is, without the web's `Request`. `make` makes that for a callback of the operator. */
export function fromIncoming(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  signal: AbortSignal,
  body: ReadableStream<Uint8Array> | undefined,
  context: ProxyContext,
  make: (body?: string) => Request,
): Asked {
  const at = url.indexOf('?')
  return {
    method,
    pathname: at < 0 ? url : url.slice(0, at),
    search: at < 0 ? '' : url.slice(at),
    urlLength: 'http://localhost'.length + url.length,
    signal,
    context,
    header(name) {
      const value = headers[name]
      return value === undefined ? null : String(value)
    },
    headerNames: () => Object.keys(headers),
    readBody: (maxBytes, own) => collect({ body: body ?? null }, own, maxBytes),
    toRequest: make,
  }
}

/** Bytes from which a packed body is a round trip shorter, at 14 kB in the first: below, packing costs more than it saves. */
const WORTH_PACKING = 8 * 1024

const pack = promisify(gzip)
const FAST = { level: constants.Z_BEST_SPEED }

/** Whether a page takes gzip. */
const takesGzip = ({ headers }: IncomingMessage) =>
  /(?:^|,)\s*gzip\s*(?:;\s*q=(?:1|0?\.0*[1-9])[\d.]*\s*)?(?:,|$)/i.test(String(headers['accept-encoding'] ?? ''))

/** Writes an answer at once, packed where that pays. */
export async function writeAnswered(
  outgoing: ServerResponse,
  { status, headers, body }: Answered,
  { isLast, gzips }: { isLast: boolean; gzips: boolean },
): Promise<void> {
  const { req: incoming } = outgoing
  const isLong = body !== null && body.length >= WORTH_PACKING
  const isPacked = isLong && gzips && takesGzip(incoming)
  const whole = isLong ? await toBytes(body) : body
  // In another thread: others are answered meanwhile.
  const bytes = isPacked && whole !== null ? await pack(whole, FAST) : whole
  const more: Record<string, string | number> = {
    ...(bytes !== null && { 'content-length': Buffer.byteLength(bytes) }),
    ...(isPacked && { 'content-encoding': 'gzip' }),
    ...(isLong && gzips && { vary: headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding' }),
    ...(isLast && { connection: 'close' }),
  }
  if (outgoing.destroyed) return
  outgoing.writeHead(status, { ...headers, ...more })
  if (!isLast) return void outgoing.end(bytes ?? undefined)
  if (bytes !== null) outgoing.write(bytes)
  await linger(incoming)
  outgoing.end()
}

import type { Socket } from 'node:net'

/** Misbehaviour of the service, and the answer that a page gets. */
export interface Fault {
  name: string
  /** Speaks to the proxy, which has asked. */
  answer(socket: Socket): void
  /** Of the answer to the page. Default 502. */
  status?: number
  /** How the answer spells the key: a page gets it without, or an error in its place. */
  echo?: string
  /** Whether the answer is right apart from what a page never sees: it may be kept. */
  isRight?: boolean
  /** Asked of v2 in place of v3. */
  isV2?: boolean
}

export const KEY = `${'7f3a9c'.repeat(10)}beef`

/** An answer of v3 with nothing in it. */
export const DATA = '{"transactions":[],"address_book":{}}'

export interface Spoken {
  status?: number | string
  headers?: Readonly<Record<string, string>>
  /** Default: the body's own. `null`: none. */
  length?: number | null
  /** Default JSON. */
  type?: string | null
}

/** The head of an answer. The connection ends with it. */
export function headOf({ status = 200, headers = {}, length = null, type = 'application/json' }: Spoken = {}): string {
  const all = {
    connection: 'close',
    ...(type !== null && { 'content-type': type }),
    ...(length !== null && { 'content-length': String(length) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Said\r\n${lines.join('')}\r\n`
}

/** Says a body with its head, and ends. */
export const say =
  (body: string | Buffer, spoken: Spoken = {}) =>
  (socket: Socket) => {
    const bytes = Buffer.from(body)
    socket.write(headOf({ length: bytes.length, ...spoken }), 'latin1')
    socket.end(bytes)
  }

/** Writes these bytes, and ends. */
export const bytes = (text: string) => (socket: Socket) => void socket.end(text, 'latin1')

/** Writes the results of `next` until the proxy disconnects or there are none. */
export const stream =
  (head: string, next: (index: number) => string | Buffer | undefined) =>
  (socket: Socket): void => {
    socket.write(head)
    let index = 0
    const more = () => {
      while (!socket.destroyed) {
        const piece = next(index++)
        if (piece === undefined) return void socket.end()
        if (!socket.write(piece)) return void socket.once('drain', more)
      }
    }
    more()
  }

/** Writes a piece every few milliseconds until the proxy disconnects. */
export const drip =
  (head: string, piece: string, ms = 20) =>
  (socket: Socket): void => {
    socket.write(head)
    const timer = setInterval(() => socket.write(piece), ms)
    socket.once('close', () => clearInterval(timer))
  }

/** A piece of a body in chunks. */
export const chunk = (body: string | Buffer): Buffer => {
  const bytes = Buffer.from(body)
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}

export const CHUNKED = headOf({ headers: { 'transfer-encoding': 'chunked' } })

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PATIENCE_MS } from './patienceMs.ts'

/** All answers on one connection, as received. */
export interface Heard {
  text: string
  /** Of each answer but those of 1xx. */
  statuses: number[]
  isHung: boolean
}

const statusesOf = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)).filter((status) => status >= 200)

/** The length of a text with its whole answer, where it is known. The head announces the length of the body. */
function lengthOf(text: string): number {
  const end = text.indexOf('\r\n\r\n') + 4
  if (end < 4) return text.length + 1
  const head = text.slice(0, end)
  if (/^HTTP\/1\.1 1/.test(head)) return end + lengthOf(text.slice(end))
  if (/^transfer-encoding: chunked/im.test(head)) return text.endsWith('0\r\n\r\n') ? text.length : text.length + 1
  return end + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
}

/** Resolves with the server's text: one whole answer where the connection is used again, else all until its end. */
function hear(socket: Socket, isKept: boolean, patienceMs: number): Promise<Heard> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = []
    let size = 0
    let expected = 0
    const textNow = () => Buffer.concat(pieces).toString('latin1')
    const end = (isHung: boolean) => {
      clearTimeout(timer)
      socket.off('data', read).off('close', close)
      if (isHung) socket.destroy()
      const text = textNow()
      resolve({ text, statuses: statusesOf(text), isHung })
    }
    const close = () => end(false)
    const read = (more: Buffer) => {
      pieces.push(more)
      size += more.length
      // A long answer is put together at its end, and not with each piece.
      if (size < expected) return
      expected = lengthOf(textNow())
      if (size < expected) return
      if (isKept) end(false)
      // The server answers each further request that it saw before it ends the connection.
      else socket.end()
    }
    const timer = setTimeout(() => end(true), patienceMs)
    socket.on('data', read).on('close', close)
  })
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  // A server may end the connection while it is being written to.
  socket.on('error', () => {})
  return socket
}

/** The bytes to send, and whether the connection can be used again. */
export interface Sent {
  bytes: Buffer
  isLast?: boolean
}

/** Many large bodies side by side take a busy machine longer than one request does. */
const MANY_MS = 3 * PATIENCE_MS

/**
 * Sends requests byte by byte as they are given, `width` side by side. `onHeard` gets each with its index. After `patienceMs` a request
 * hangs.
 */
export async function askAll(
  port: number,
  count: number,
  make: (index: number) => Sent,
  onHeard: (index: number, heard: Heard, sent: Sent) => void,
  { width = 24, patienceMs = MANY_MS }: { width?: number; patienceMs?: number } = {},
): Promise<void> {
  let next = 0
  async function askOn() {
    let kept: Socket | undefined
    while (next < count) {
      const index = next++
      const sent = make(index)
      const socket: Socket = kept && !kept.destroyed && !sent.isLast ? kept : await open(port)
      if (!sent.isLast) kept = socket
      const heard = hear(socket, !sent.isLast, patienceMs)
      socket.write(sent.bytes)
      const { text, ...rest } = await heard
      onHeard(index, { text, ...rest }, sent)
      if (sent.isLast || /^connection: close/im.test(text)) socket.destroy()
    }
    kept?.destroy()
  }
  await Promise.all(Array.from({ length: width }, askOn))
}

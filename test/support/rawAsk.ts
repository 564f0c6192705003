import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PATIENCE_MS } from './patienceMs.ts'

/** All answers to what was sent on one connection, as they came. */
export interface Heard {
  text: string
  /** Of each answer but those of 1xx. */
  statuses: number[]
  isHung: boolean
}

const statusesOf = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)).filter((status) => status >= 200)

/** Whether a text ends with a whole answer: its head, and the body that the head announces. */
function isWhole(text: string): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  if (!rest.length) return false
  const body = rest.join('\r\n\r\n')
  if (/^HTTP\/1\.1 1/.test(head)) return isWhole(body)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (/^transfer-encoding: chunked/im.test(head)) return body.endsWith('0\r\n\r\n')
  return length !== undefined ? body.length >= Number(length) : true
}

/** Resolves with what the server says: one whole answer where the connection is to be used again, else all until its end. */
function hear(socket: Socket, isKept: boolean): Promise<Heard> {
  return new Promise((resolve) => {
    let text = ''
    const end = (isHung: boolean) => {
      clearTimeout(timer)
      socket.off('data', read).off('close', close)
      if (isHung) socket.destroy()
      resolve({ text, statuses: statusesOf(text), isHung })
    }
    const close = () => end(false)
    const read = (more: Buffer) => {
      text += more.toString('latin1')
      if (!isWhole(text)) return
      if (isKept) end(false)
      // What else the server took for a request is answered before it ends the connection.
      else socket.end()
    }
    const timer = setTimeout(() => end(true), PATIENCE_MS)
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

/** What is sent, and whether the connection can be used again after it. */
export interface Sent {
  bytes: Buffer
  isLast?: boolean
}

/** Sends requests byte by byte as they are given, `width` side by side. `onHeard` gets each with its index. */
export async function askAll(
  port: number,
  count: number,
  make: (index: number) => Sent,
  onHeard: (index: number, heard: Heard, sent: Sent) => void,
  width = 24,
): Promise<void> {
  let next = 0
  async function askOn() {
    let kept: Socket | undefined
    while (next < count) {
      const index = next++
      const sent = make(index)
      const socket: Socket = kept && !kept.destroyed && !sent.isLast ? kept : await open(port)
      if (!sent.isLast) kept = socket
      const heard = hear(socket, !sent.isLast)
      socket.write(sent.bytes)
      const { text, ...rest } = await heard
      onHeard(index, { text, ...rest }, sent)
      if (sent.isLast || /^connection: close/im.test(text)) socket.destroy()
    }
    kept?.destroy()
  }
  await Promise.all(Array.from({ length: width }, askOn))
}

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface Conversation {
  socket: Socket
  send(text: string): void
  /** All that has arrived, once `part` is in it. */
  until(part: string): Promise<string>
  /** All that has arrived when the connection has ended, by a reset or not. */
  ended: Promise<string>
}

/** A connection whose bytes a test writes itself, from an address of this machine. */
export function converse(port: number, localAddress = '127.0.0.1'): Conversation {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.setEncoding('latin1')
  socket.on('error', () => {})
  socket.on('data', (more) => {
    text += more
  })
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  return {
    socket,
    send: (more) => void socket.write(more),
    async until(part) {
      while (!text.includes(part)) {
        await Promise.race([once(socket, 'data'), ended])
        if (socket.destroyed && !text.includes(part)) throw new Error(`The connection ended after "${text}".`)
      }
      return text
    },
    ended,
  }
}

import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from './listen.ts'

/** A command as its words: the first array of bulk strings in `bytes`, and where it ends. `undefined` for an unfinished one. */
function readCommand(bytes: Buffer): { words: string[]; end: number } | undefined {
  let at = 0
  const line = () => {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) return
    const text = bytes.toString('latin1', at, end)
    at = end + 2
    return text
  }
  const head = line()
  if (head === undefined) return
  if (head[0] !== '*') throw new Error(`not a command: ${head}`)
  const words: string[] = []
  for (let left = Number(head.slice(1)); left > 0; left--) {
    const size = Number(line()?.slice(1))
    if (Number.isNaN(size) || bytes.length < at + size + 2) return
    words.push(bytes.toString('utf8', at, at + size))
    at += size + 2
  }
  return { words, end: at }
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`

export interface TestRedis {
  url: string
  /** The keys whose time is not over. */
  keys(): string[]
  /** The received commands, as lists of words. */
  readonly commands: readonly (readonly string[])[]
  /** It takes commands and answers none. */
  isSilent: boolean
  /** Ends the server and its connections. */
  close(): Promise<void>
}

/**
 * A small server for the protocol of Redis over TCP. It knows GET, SET with PX, PING, and the commands of a connecting client
 * `redis`. Everything else is an error, as it is in Redis.
 */
export async function serveRedis(): Promise<TestRedis> {
  const values = new Map<string, { value: string; until: number }>()
  const commands: string[][] = []
  const sockets = new Set<Socket>()

  const live = (key: string) => {
    const entry = values.get(key)
    if (entry && entry.until <= Date.now()) values.delete(key)
    return values.get(key)
  }

  function reply([name = '', key = '', value = '', ...options]: string[]): string {
    switch (name.toUpperCase()) {
      case 'CLIENT':
        return '+OK\r\n'
      case 'PING':
        return '+PONG\r\n'
      case 'GET': {
        const entry = live(key)
        return entry ? bulk(entry.value) : '$-1\r\n'
      }
      case 'SET': {
        const [option, amount] = options
        if (option !== undefined && (option !== 'PX' || !/^[1-9]\d*$/.test(amount ?? '')))
          return '-ERR syntax error\r\n'
        values.set(key, { value, until: option ? Date.now() + Number(amount) : Number.POSITIVE_INFINITY })
        return '+OK\r\n'
      }
      default:
        return `-ERR unknown command '${name}'\r\n`
    }
  }

  const redis: TestRedis = {
    url: '',
    commands,
    isSilent: false,
    keys: () => [...values.keys()].filter(live),
    async close() {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    let rest = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk])
      for (let command = readCommand(rest); command; command = readCommand(rest)) {
        rest = rest.subarray(command.end)
        commands.push(command.words)
        const text = reply(command.words)
        if (!redis.isSilent) socket.write(text)
      }
    })
  })
  onTestFinished(() => redis.close())
  redis.url = `redis://127.0.0.1:${await listen(server)}`
  return redis
}

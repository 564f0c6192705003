import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { asServer, findRedis } from '../../scripts/redis.mjs'
import { listen } from './listen.ts'

/** A free port of this machine: taken, and released again. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

export interface RealRedis {
  url: string
  /** Ends it at once, as a crash does, with all that it has kept. */
  kill(): Promise<void>
  /** Starts it again on the same port. */
  restart(): Promise<void>
  /** It takes connections and answers nothing. */
  freeze(): void
  thaw(): void
}

/** A real Redis of its own for one test, which keeps nothing on the disk. @throws {Error} when this machine has none. */
export async function startRedis(): Promise<RealRedis> {
  const path = findRedis()
  if (!path) throw new Error('This test needs a redis-server: `npm run test:full` gets one where it can.')
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  let server: ChildProcess | undefined

  async function restart() {
    const started = spawn(path as string, options, { ...asServer, stdio: ['ignore', 'pipe', 'inherit'] })
    server = started
    for await (const line of createInterface(started.stdout)) {
      if (line.includes('Ready to accept connections')) return void started.stdout.resume()
    }
    throw new Error('redis-server did not start.')
  }
  async function kill() {
    server?.kill('SIGKILL')
    if (server && server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  onTestFinished(kill)
  await restart()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  }
}

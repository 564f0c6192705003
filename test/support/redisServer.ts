import { spawn } from 'node:child_process'
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

/** A real Redis of its own for one test, which keeps nothing on the disk. @throws {Error} when this machine has none. */
export async function startRedis(): Promise<{ url: string }> {
  const path = findRedis()
  if (!path) throw new Error('This test needs a redis-server: `npm run test:full` gets one where it can.')
  const port = await freePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(path, options, { ...asServer, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    server.kill()
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  })
  for await (const line of createInterface(server.stdout)) {
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume()
      return { url: `redis://127.0.0.1:${port}` }
    }
  }
  throw new Error('redis-server did not start.')
}

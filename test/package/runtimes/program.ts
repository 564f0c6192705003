import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

/** Runs a program to its end: a test that blocks its process for long is taken for dead. Rejects where it fails. */
export const run = promisify(execFile)

export interface Running {
  /** Without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/** Starts a program and waits until it says, with what `address` matches, on which port of 127.0.0.1 it listens. */
export async function start(
  command: string,
  args: readonly string[],
  { cwd, address }: { cwd: string; address: RegExp },
): Promise<Running> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '', VITEST: undefined, NODE_ENV: undefined }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of child.stdio.slice(1)) {
      stream?.on('data', (chunk) => {
        output += chunk
        const found = address.exec(output)?.[1]
        if (found) resolve(found)
      })
    }
    child.once('error', reject)
    ended.then(() => reject(new Error(`${command} ${args.join(' ')} ended:\n${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

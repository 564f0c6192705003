import { type ExecFileOptions, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a program to its end: a test that blocks its process for long is taken for dead. Rejects with its output where it fails. */
export const run = (command: string, args: readonly string[], options: Omit<ExecFileOptions, 'encoding'> = {}) =>
  execute(command, args, { encoding: 'utf8', maxBuffer: 64 << 20, ...options }).catch((error) => {
    // Compilers write their errors to stdout, which the message lacks.
    error.message += `\n${error.stdout}`
    throw error
  })

export interface Running {
  /** Without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

interface Program {
  cwd: string
  /** Matches the port in what the program prints. */
  address: RegExp
  /** Beside the variables of this process. */
  env?: NodeJS.Dict<string>
}

const ENV = { NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '', VITEST: undefined, NODE_ENV: undefined }

/** Starts a program and waits until it says, with what `address` matches, on which port of 127.0.0.1 it listens. */
export async function start(
  command: string,
  args: readonly string[],
  { cwd, address, env: more }: Program,
): Promise<Running> {
  const env = { ...process.env, ...ENV, ...more }
  // Servers of development have processes of their own, which end with the group.
  const isGroup = process.platform !== 'win32'
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'], detached: isGroup })
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
      if (isGroup && child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
      await ended
    },
  }
}

/** Prints the port of each server of a Node program. */
const ANNOUNCE = `import { Server } from 'node:net'
const { listen } = Server.prototype
Server.prototype.listen = function (...args) {
  this.once('listening', () => console.log('listens on port ' + this.address().port))
  return listen.apply(this, args)
}`

/** Starts a program of Node, and waits for its server. */
export const startNode = (args: readonly string[], program: Omit<Program, 'address'>): Promise<Running> =>
  start(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(ANNOUNCE)}`, ...args], {
    ...program,
    address: /listens on port (\d+)/,
  })

import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))

/** The real `npm start`, as a process of its own. */
export interface Explorer {
  url: string
  child: ChildProcess
  /** Exit code, once it has ended. */
  ended: Promise<number | null>
}

/** Starts the explorer on a free port. @throws {Error} with what it said when it does not come up. */
export async function startExplorer(): Promise<Explorer> {
  const { TONCENTER_NETWORK: _network, TONCENTER_API_KEY: _key, ...env } = process.env
  // The port is only where it begins to look for a free one.
  const child = spawn(process.execPath, [script], { env: { ...env, PORT: '5293' } })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(output)
        if (found) resolve(found[0])
      })
    }
    child.on('close', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })
  return { url, child, ended }
}

import { fork, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'

/** The memory of a proxy, megabytes: in use now, in use at most, and the most that its process ever had. And its CPU, milliseconds. */
export interface Memory {
  used: number
  peak: number
  process: number
  cpu: number
  /** The longest wait of a request for the store and the budget, milliseconds. */
  waited: number
  /** The longest step of its loop since it was asked before, milliseconds, where its steps are measured. */
  longestStep: number
}

/** Starts a proxy in a process of its own for one test, which can see its end, output and memory. */
export async function startProxy(options: object) {
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-proxy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outfile = join(folder, 'proxy.cjs')
  const entry = fileURLToPath(new URL('../server/proxy.process.ts', import.meta.url))
  await build({ entryPoints: [entry], bundle: true, platform: 'node', format: 'cjs', outfile })
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc']
  const child = fork(outfile, [JSON.stringify(options)], { stdio, execArgv: ['--expose-gc'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  onTestFinished(() => void child.kill())
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    /** Its output. */
    said: () => said,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async memory(): Promise<Memory> {
      const [memory] = await Promise.all([once(child, 'message'), child.send('memory')])
      return memory[0] as Memory
    },
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const scripts = fileURLToPath(new URL('../../scripts', import.meta.url))

/** Bytes of the first script of a page at most, gzipped. */
export const FIRST_SCRIPT_BYTES = 156_500

/** The real `npm start` or `npm run dev`, as a process of its own. */
export interface Explorer {
  url: string
  child: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** Exit code, once it has ended. */
  ended: Promise<number | null>
}

/** Starts the explorer on the first free port from `from` on. @throws {Error} with its output when it ends before it is ready */
export async function startExplorer(script: 'start.mjs' | 'dev.mjs' = 'start.mjs', from = '5293'): Promise<Explorer> {
  const { TONCENTER_NETWORK: _network, TONCENTER_API_KEY: _key, ...env } = process.env
  const child = spawn(process.execPath, [join(scripts, script)], { env: { ...env, PORT: from } })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(output)
        if (found) resolve(found[0])
      })
    }
    child.on('close', (code) => reject(new Error(`${script} ended with ${code}:\n${output}`)))
  })
  return { url, child, output: () => output, ended }
}

/** Faults that axe finds on a page. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  })
}

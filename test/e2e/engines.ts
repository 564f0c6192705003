import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'undici'
import { listen } from '../support/listen.ts'

/** A browser that is no Chromium, driven by what W3C has standardised. */
export interface Engine {
  /** Name and version, as it states them. */
  readonly version: string
  go(url: string): Promise<void>
  /** The value of an expression in the page, a promise's too. It must be JSON. */
  run(expression: string): Promise<unknown>
  close(): Promise<void>
}

/** A program and what it prints. Rejects where it ends before it has printed `pattern`. */
function start(program: string, args: readonly string[], pattern?: RegExp, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        const [, found] = pattern?.exec(output) ?? []
        if (found !== undefined) resolve(found)
      })
    }
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${output.slice(-2_000)}`)))
  })
  // Nobody waits for a program without a pattern.
  ready.catch(() => {})
  return { child, ready }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Firefox by WebDriver BiDi: it speaks it itself, over a socket. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'toncenter-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const { child, ready } = start(program, args, /WebDriver BiDi listening on (ws:\/\/\S+)/)
  const socket = new WebSocket(`${await ready}/session`)
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>()
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data))
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`))
    else waiting.get(id)?.resolve(result as never)
    waiting.delete(id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const ask = <Result>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.set(++sent, { resolve, reject })
      socket.send(JSON.stringify({ id: sent, method, params }))
    })

  interface Session {
    capabilities: { browserName: string; browserVersion: string }
  }
  const { capabilities } = await ask<Session>('session.new', { capabilities: {} })
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await ask('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    go: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(expression) {
      const { result, exceptionDetails } = await ask<{
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    async close() {
      socket.close()
      await end(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

export interface WebKitPrograms {
  driver: string
  miniBrowser: string
  xvfb: string
}

/** WebKitGTK's MiniBrowser by its WebDriver, on a screen in memory. */
export async function openWebKit({ driver, miniBrowser, xvfb }: WebKitPrograms): Promise<Engine> {
  const screen = start(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], /^(\d+)\n/m)
  const port = await freePort()
  const env = { DISPLAY: `:${await screen.ready}`, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' }
  const service = start(driver, [`--port=${port}`, '--host=127.0.0.1'], undefined, env)
  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const init = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...init })
    const { value } = (await response.json()) as { value: Value & { message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.message}`)
    return value
  }
  for (let tries = 0; tries < 50; tries++) {
    if (await ask('GET', '/status').catch(() => false)) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const options = { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } }
  interface Session {
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }
  const { sessionId, capabilities } = await ask<Session>('POST', '/session', { capabilities: { alwaysMatch: options } })
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 })
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    go: (url) => ask('POST', `${session}/url`, { url }),
    async run(expression) {
      const script = `const done = arguments[0]
        ;(async () => JSON.stringify(await (${expression})) ?? 'null')().then(
          (text) => done({ text }), (error) => done({ error: String(error) }))`
      const { text, error } = await ask<{ text?: string; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args: [],
      })
      if (error !== undefined) throw new Error(error)
      return JSON.parse(text ?? 'null')
    },
    async close() {
      await ask('DELETE', session).catch(() => {})
      await end(service.child)
      await end(screen.child)
    },
  }
}

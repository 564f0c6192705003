#!/usr/bin/env node
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { toFriendlyAddress } from '../core/address.ts'
import { type Served, serve } from './http.ts'
import type { LocalServiceOptions } from './options.ts'
import { createLocalService } from './service.ts'

const help = `toncenter-local: a TON Center on your own machine, offline.

  --port N       port to listen on (default 8081; 0 takes a free one)
  --host H       address to listen on (default 127.0.0.1)
  --seed N       seed of the chain (default 1): the same seed gives the same chain
  --now T        time of the newest block when it starts, unix seconds (default: the clock, or 2026-01-01 with --every 0)
  --every S      seconds between blocks (default 5); 0 for a chain that stands still
  --scenario S   demo (default) or empty
  --network N    mainnet (default) or testnet: what the answers pretend to be
  --rps N        answer so many requests per second and key, and 429 to the rest
  --help         this text`

/** A wrong command line, said in one sentence. */
class UsageError extends Error {}

function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--${name} needs a whole number, not "${text}".`)
  return Number(text)
}

function parse(argv: readonly string[]) {
  const string = { type: 'string' } as const
  try {
    const options = {
      port: string,
      host: string,
      seed: string,
      now: string,
      every: string,
      scenario: string,
      network: string,
      rps: string,
      help: { type: 'boolean' },
    } as const
    return parseArgs({ args: [...argv], options }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`)
  }
}

function readOptions(values: ReturnType<typeof parse>): LocalServiceOptions {
  const { scenario = 'demo', network } = values
  if (scenario !== 'demo' && scenario !== 'empty') throw new UsageError(`There is no scenario "${scenario}".`)
  const every = whole('every', values.every) ?? 5
  const seed = whole('seed', values.seed)
  const now = whole('now', values.now) ?? (every ? Math.floor(Date.now() / 1000) : undefined)
  const rps = whole('rps', values.rps)
  return {
    scenario,
    ...(network !== undefined && { network }),
    ...(seed !== undefined && { seed }),
    ...(now !== undefined && { now }),
    ...(rps && { requestsPerSecond: rps }),
    ...(every && { mine: { everyMs: every * 1000 } }),
  }
}

const shown = ['main', 'shop', 'anna', 'uninit', 'hostileJetton', 'empty']

async function start(argv: readonly string[]): Promise<Served | undefined> {
  const values = parse(argv)
  if (values.help) {
    process.stdout.write(`${help}\n`)
    return
  }
  const options = readOptions(values)
  const port = whole('port', values.port) ?? 8081
  if (port > 65_535) throw new UsageError(`--port ${port} is no port.`)
  const service = createLocalService(options)
  const accounts = await service.chain.accounts()
  const served = await serve(service, { port, ...(values.host !== undefined && { host: values.host }) })
  const testOnly = options.network === 'testnet'
  const lines = shown.flatMap((name) => {
    const address = accounts[name]
    return address ? [`  ${name.padEnd(14)}${toFriendlyAddress(address, { testOnly, bounceable: false })}`] : []
  })
  process.stdout.write(`${served.url}/api/v3  and  ${served.url}/api/v2\n`)
  if (lines.length) process.stdout.write(`Accounts to try:\n${lines.join('\n')}\n`)
  return served
}

/** Runs the command until it is interrupted. `argv` without `node` and the file. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    const served = await start(argv)
    if (!served) return
    await new Promise((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
    await served.close()
  } catch (error) {
    const usage = error instanceof UsageError
    process.stderr.write(`toncenter-local: ${(error as Error).message}${usage ? ' Try --help.' : ''}\n`)
    process.exitCode = usage ? 2 : 1
  }
}

// As the command itself, and not when a script imports it. The command is usually reached by a link.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await main(process.argv.slice(2))

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Network } from '../../core/network.ts'
import { BLOCK_MS } from '../../core/pace/chainClock.ts'
import { type LocalServiceOptions, SCENARIOS } from '../options.ts'

export const help = `toncenter-local: a TON Center on your own machine, offline.

  --port N       port to listen on (default 8081; 0 takes a free one)
  --host H       address to listen on (default 127.0.0.1)
  --seed N       seed of the chain (default 1): the same seed gives the same chain
  --now T        time of the newest block when it starts, unix seconds (default: the clock, or 2026-01-01 with --every 0)
  --every S      seconds between blocks (default 5, or 0.4 with --scenario live); 0 for a chain that stands still
  --scenario S   demo (default), live (with blocks as often as on mainnet), empty, or whale (an account with 10 000
                 transactions, made in about a minute)
  --network N    mainnet (default) or testnet: what the answers pretend to be
  --auth K       an API key that is known, all others are refused; K:testnet is one of the other network;
                 @FILE reads them from a file, one a line. May be repeated. Requests without a key are answered
  --rps N        answer so many requests per second and key, and 429 to the rest
  --data FILE    keep the chain in FILE and go on from there: nothing that was answered is lost
  --help         this text`

/** An error in the command line, in one sentence. */
export class UsageError extends Error {}

export interface CommandLine {
  port: number
  host: string | undefined
  service: LocalServiceOptions
  /** Where the chain is kept. */
  data: string | undefined
  /** Options given by name, not by default: a kept chain has to agree with them. */
  origin: {
    seed: number | undefined
    scenario: string | undefined
    network: string | undefined
    now: number | undefined
  }
}

const isScenario = (text: string): text is (typeof SCENARIOS)[number] => (SCENARIOS as readonly string[]).includes(text)

function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`--${name} needs a whole number, not "${text}".`)
  return Number(text)
}

/** Seconds with up to three decimals, as milliseconds. */
function blockMs(text: string | undefined): number | undefined {
  if (text === undefined) return
  if (!/^\d{1,9}(?:\.\d{1,3})?$/.test(text))
    throw new UsageError(`--every needs seconds, such as 5 or 0.4, not "${text}".`)
  return Math.round(Number(text) * 1000)
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
      auth: { type: 'string', multiple: true },
      rps: string,
      data: string,
      help: { type: 'boolean' },
    } as const
    return parseArgs({ args: [...argv], options }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`)
  }
}

/** Keys as `--auth` names them, with their networks: `KEY`, `KEY:NETWORK`, or `@FILE` with one of these a line. */
function readKeys(texts: readonly string[], network: Network): Record<string, Network> {
  const lines = texts.flatMap((text) => {
    if (!text.startsWith('@')) return [text]
    try {
      return readFileSync(text.slice(1), 'utf8')
        .split('\n')
        .map((line) => line.replace(/#.*/, '').trim())
        .filter(Boolean)
    } catch (error) {
      throw new UsageError(`--auth cannot read ${text.slice(1)}: ${(error as Error).message}.`)
    }
  })
  const keys = lines.map((line): [string, Network] => {
    const [key, of = network, ...rest] = line.split(':')
    if (!key || !of || rest.length) throw new UsageError(`--auth needs KEY or KEY:NETWORK.`)
    return [key, of]
  })
  if (!keys.length) throw new UsageError('--auth names no key.')
  return Object.fromEntries(keys)
}

/** Reads a command line; `undefined` when only the help is wanted. @throws {UsageError} */
export function readCommandLine(argv: readonly string[]): CommandLine | undefined {
  const values = parse(argv)
  if (values.help) return
  const { scenario, network, auth } = values
  if (scenario !== undefined && !isScenario(scenario)) throw new UsageError(`There is no scenario "${scenario}".`)
  const port = whole('port', values.port) ?? 8081
  if (port > 65_535) throw new UsageError(`--port ${port} is no port.`)
  const every = blockMs(values.every) ?? (scenario === 'live' ? BLOCK_MS : 5_000)
  const [seed, now, rps] = [whole('seed', values.seed), whole('now', values.now), whole('rps', values.rps)]
  const time = now ?? (every ? Math.floor(Date.now() / 1000) : undefined)
  if (values.data === '') throw new UsageError('--data needs the name of a file.')
  return {
    port,
    host: values.host,
    data: values.data,
    origin: { seed, scenario, network, now },
    service: {
      scenario: scenario ?? 'demo',
      ...(network !== undefined && { network }),
      ...(seed !== undefined && { seed }),
      ...(time !== undefined && { now: time }),
      ...(auth && { keys: readKeys(auth, network ?? 'mainnet') }),
      ...(rps && { requestsPerSecond: rps }),
      mine: every ? { everyMs: every } : 'auto',
    },
  }
}

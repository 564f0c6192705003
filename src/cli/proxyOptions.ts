import { parseArgs } from 'node:util'
import type { ProxyNetwork, ProxyNetworks, ProxyOptions } from '../server/options.ts'

const string = { type: 'string' } as const
const strings = { type: 'string', multiple: true } as const
const boolean = { type: 'boolean' } as const

const OPTIONS = {
  network: strings,
  upstream: strings,
  port: string,
  host: string,
  'base-path': string,
  'metrics-port': string,
  timeout: string,
  allow: strings,
  send: boolean,
  'no-emulation': boolean,
  'own-origin': strings,
  'requests-per-second': string,
  queue: string,
  'queue-wait': string,
  'per-client': string,
  'trusted-proxy': strings,
  redis: string,
  log: string,
  'log-requests': boolean,
  help: boolean,
} as const

type Env = Readonly<Record<string, string | undefined>>

/** What the command line asks for. */
export interface CommandOptions {
  port: number
  host: string
  metricsPort?: number
  redisUrl?: string
  isJson: boolean
  logsRequests: boolean
  /** Of all networks. */
  keys: readonly string[]
  proxy: ProxyOptions
}

const LONGEST_TIMER = 2 ** 31 - 1

/** The number of an option. @throws {Error} unless it is above 0 */
function toNumber(option: string, value: string | undefined, most = Number.MAX_VALUE): number | undefined {
  if (value === undefined) return
  const number = Number(value)
  if (!(number > 0 && number <= most)) throw new Error(`--${option} ${value} is no number above 0.`)
  return number
}

function toPort(option: string, value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) throw new Error(`--${option} ${value} is no port.`)
  return port
}

const variableOf = (network: string) => `TONCENTER_API_KEY_${network.toUpperCase().replace(/\W/g, '_')}`

function keyIn(env: Env, variable: string): string {
  const key = env[variable]
  if (!key) throw new Error(`${variable} is not set.`)
  return key
}

/** One network with `TONCENTER_API_KEY`, or several with a key each. @throws {Error} for a key that is missing */
function toNetworks(names: readonly string[], upstreams: readonly string[], env: Env): ProxyNetworks {
  const [network = 'mainnet', ...others] = names
  if (!others.length) {
    const [upstream, ...more] = upstreams
    if (more.length) throw new Error('--upstream is given twice for one network.')
    return { network, apiKey: keyIn(env, 'TONCENTER_API_KEY'), ...(upstream !== undefined && { upstream }) }
  }
  if (new Set(names).size < names.length) throw new Error('--network names one network twice.')
  const addresses = new Map(upstreams.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]))
  const unknown = [...addresses.keys()].find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Error('--upstream of several networks is NETWORK=URL, of a network that is named.')
  const networks = names.map((name): [string, ProxyNetwork] => {
    const upstream = addresses.get(name)
    return [name, { apiKey: keyIn(env, variableOf(name)), ...(upstream !== undefined && { upstream }) }]
  })
  return { networks: Object.fromEntries(networks) }
}

const keysOf = (networks: ProxyNetworks): string[] =>
  (networks.networks ? Object.values(networks.networks) : [networks]).flatMap((one) =>
    typeof one?.apiKey === 'string' ? one.apiKey.trim() : [],
  )

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/** What the proxy itself gets. */
function toProxy(values: Values, networks: ProxyNetworks): ProxyOptions {
  const requestsPerSecond = toNumber('requests-per-second', values['requests-per-second'])
  const perClient = toNumber('per-client', values['per-client'])
  const max = toNumber('queue', values.queue)
  const maxWaitMs = toNumber('queue-wait', values['queue-wait'], LONGEST_TIMER)
  const timeoutMs = toNumber('timeout', values.timeout, LONGEST_TIMER)
  const origins = values['own-origin']
  return {
    ...networks,
    send: values.send ?? false,
    ...(values['no-emulation'] && { emulate: false }),
    ...(values['base-path'] !== undefined && { basePath: values['base-path'] }),
    ...(values.allow && { allow: values.allow }),
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
    ...(perClient !== undefined && { perClient: { requestsPerSecond: perClient } }),
    ...(values['trusted-proxy'] && { trustedProxies: values['trusted-proxy'] }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(origins && { ownOrigin: origins.includes('same') || origins }),
    queue: { ...(max !== undefined && { max }), ...(maxWaitMs !== undefined && { maxWaitMs }) },
  }
}

/** The options of a command line; `undefined` for `--help`. @throws {Error} in one sentence for what cannot be. */
export function readProxyOptions(args: readonly string[], env: Env): CommandOptions | undefined {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  if (values.help) return
  const port = toPort('port', values.port ?? '8080')
  const metricsPort = values['metrics-port'] === undefined ? undefined : toPort('metrics-port', values['metrics-port'])
  const { log = 'text' } = values
  if (log !== 'text' && log !== 'json') throw new Error(`--log ${log} is neither text nor json.`)
  const networks = toNetworks(values.network ?? [], values.upstream ?? [], env)
  const redisUrl = values.redis ?? (env.TONCENTER_REDIS_URL || undefined)
  if (redisUrl !== undefined && !/^(?:rediss?|unix):\/\//.test(redisUrl)) throw new Error('--redis is no redis:// URL.')
  return {
    port,
    host: values.host ?? '127.0.0.1',
    ...(metricsPort !== undefined && { metricsPort }),
    ...(redisUrl !== undefined && { redisUrl }),
    isJson: log === 'json',
    logsRequests: values['log-requests'] ?? false,
    keys: keysOf(networks),
    proxy: toProxy(values, networks),
  }
}

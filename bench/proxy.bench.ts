import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Figure, median } from './measure.ts'
import { type Contender, start } from './proxies/contender.ts'
import { startNginx } from './proxies/nginx.ts'

export const title =
  'Proxies, 4 kB, 32 connections, each request another URL: CPU of the process for a request, and time (goals: 8 × a dispatch, 3.4 from memory: half of before)'

const CONNECTIONS = 32
const REQUESTS = 4_000
const ROUNDS = 5
/** Milliseconds of a tick of the kernel's clock of CPU time. */
const TICK_MS = 10

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let asked = 0

/** Milliseconds of CPU that a process has had, in user and in kernel. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const ask = (port: number, path: string) =>
  new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response
        .resume()
        .on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
        )
    }).on('error', reject)
  })

async function burst(port: number, count: number, path: () => string) {
  let left = count
  const connection = async () => {
    while (left-- > 0) await ask(port, path())
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}

interface Measured {
  cpu: number
  wall: number
}

/** Microseconds for a request, the middle of some rounds. */
async function measure({ port, pid }: Contender, path: () => string): Promise<Measured> {
  await burst(port, REQUESTS / 2, path)
  const rounds: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [cpu, at] = [cpuOf(pid), performance.now()]
    await burst(port, REQUESTS, path)
    rounds.push({ cpu: ((cpuOf(pid) - cpu) * 1_000) / REQUESTS, wall: ((performance.now() - at) * 1_000) / REQUESTS })
  }
  return { cpu: median(rounds.map(({ cpu }) => cpu)), wall: median(rounds.map(({ wall }) => wall)) }
}

const fileOf = (name: string) => fileURLToPath(new URL(`./proxies/${name}`, import.meta.url))

/** Our proxy as one file, beside the packages that it loads. */
async function bundleOurs(): Promise<string> {
  const outfile = fileURLToPath(new URL('../node_modules/.bench/proxy.cjs', import.meta.url))
  await build({
    entryPoints: [fileOf('ours.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    external: ['undici'],
  })
  return outfile
}

const distinct = () => `/api/v3/blocks?workchain=-1&seqno=${++asked}`

export async function run(): Promise<Figure[]> {
  const service = await start(fileOf('service.mjs'))
  const ours = await bundleOurs()
  const contenders: [name: string, start: () => Promise<Contender | undefined>, path: () => string][] = [
    ['a dispatch of undici', () => start(fileOf('dispatch.mjs'), service.port), distinct],
    ['nginx', () => startNginx(service.port), distinct],
    ['http-proxy-3', () => start(fileOf('httpProxy3.mjs'), service.port), distinct],
    ['hono with fetch', () => start(fileOf('hono.mjs'), service.port), distinct],
    ['ours', () => start(ours, service.port), () => `/ton${distinct()}`],
    ['ours, from its memory', () => start(ours, service.port), () => '/ton/api/v3/blocks?workchain=-1&seqno=7'],
  ]
  const figures: Figure[] = []
  let least = Number.NaN
  for (const [name, open, path] of contenders) {
    const contender = await open()
    if (!contender) {
      figures.push({ name, value: 'is not here', ratio: Number.NaN, of: 'a dispatch' })
      continue
    }
    const { cpu, wall } = await measure(contender, path)
    contender.stop()
    if (Number.isNaN(least)) least = cpu
    figures.push({
      name,
      value: `${cpu.toFixed(0)} µs of CPU, ${wall.toFixed(0)} µs`,
      ratio: cpu / least,
      of: 'a dispatch',
    })
  }
  service.stop()
  agent.destroy()
  return figures
}

import { setTimeout as pause } from 'node:timers/promises'
import { clean } from './clean.ts'

/** A bare request, and how its address answered. */
export interface Knock {
  readonly method: 'GET' | 'OPTIONS'
  readonly url: string
  readonly status: number | string
  /** `access-control-allow-origin`, and for a preflight the allowed headers. */
  readonly cors: string
  /** Whether a page of any origin may send a key there; `undefined` where nobody asks it to. */
  readonly allowsPages?: boolean | undefined
}

interface KnockOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly signal: AbortSignal
  readonly apiKey: string | undefined
  /** Milliseconds after each request. */
  readonly pauseMs: number
}

const API = ['/api/v2/getMasterchainInfo', '/api/v3/masterchainInfo']
/** Addresses of services beside v2 and v3: they are knocked at, nothing is sent. */
const BESIDE = ['/api/streaming/v2/sse', '/api/streaming/v2/ws', '/api/emulate/v1/emulateTrace']
/** A page that is no page of ours: who allows it allows all. */
const ORIGIN = 'https://example.com'
/** What a browser asks before it sends a key. */
const PREFLIGHT = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-api-key' }

const TARGETS = [
  ...API.flatMap((path) => [
    { method: 'GET', path, isApi: true } as const,
    { method: 'OPTIONS', path, isApi: true } as const,
  ]),
  ...BESIDE.map((path) => ({ method: 'GET', path, isApi: false }) as const),
]

/** Knocks at the API as a page of another origin does, and at the addresses beside it. Without a key, one request after another. */
export async function knocksAt(host: string, { fetch, signal, apiKey, pauseMs }: KnockOptions): Promise<Knock[]> {
  const knocks: Knock[] = []
  for (const { method, path, isApi } of TARGETS) {
    if (signal.aborted) break
    const url = host + path
    const headers = { origin: ORIGIN, ...(method === 'OPTIONS' && PREFLIGHT) }
    const ends = AbortSignal.any([signal, AbortSignal.timeout(10_000)])
    try {
      const response = await fetch(new Request(url, { method, headers, signal: ends }))
      await response.body?.cancel()
      const origin = response.headers.get('access-control-allow-origin')
      const allowed = response.headers.get('access-control-allow-headers')
      const isOpen = origin === '*' || origin === ORIGIN
      const takesKey = method === 'GET' || allowed === '*' || /(?:^|[\s,])x-api-key(?:$|[\s,])/i.test(allowed ?? '')
      const cors = [origin ?? 'none', ...(method === 'OPTIONS' ? [allowed ?? 'no headers'] : [])].join('; ')
      knocks.push({ method, url, status: response.status, cors, allowsPages: isApi ? isOpen && takesKey : undefined })
    } catch (error) {
      knocks.push({ method, url, status: clean(String(error), apiKey).slice(0, 120), cors: 'none' })
    }
    await pause(pauseMs, undefined, { signal }).catch(() => {})
  }
  return knocks
}

import type { ProxyEvent } from './event.ts'
import type { ProxyStatus } from './status.ts'

/** Seconds: the bounds of a histogram. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Histogram {
  counts: number[]
  sum: number
}

/** Counts the events of a proxy. */
export interface Meter {
  count(event: ProxyEvent): void
  /** All counts in the text format of Prometheus. */
  text(status: ProxyStatus): string
}

/** Names of ours need no escapes; those of networks are the operator's. */
const labels = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${String(value ?? '').replace(/[\\"\n]/g, '_')}"`)
    .join()

const head = (name: string, type: string, help: string) => [
  `# HELP toncenter_proxy_${name} ${help}`,
  `# TYPE toncenter_proxy_${name} ${type}`,
]

const metric = (name: string, type: string, help: string, rows: Iterable<readonly [labels: string, value: number]>) => [
  ...head(name, type, help),
  ...[...rows].map(([labels, value]) => `toncenter_proxy_${name}${labels && `{${labels}}`} ${value}`),
]

function histogramLines(name: string, help: string, rows: ReadonlyMap<string, Histogram>): string[] {
  const lines = [...rows].flatMap(([labels, { counts, sum }]) => {
    let below = 0
    const all = [...BOUNDS, '+Inf'].map((bound, index) => {
      below += counts[index] ?? 0
      return `toncenter_proxy_${name}_bucket{${labels},le="${bound}"} ${below}`
    })
    return [
      ...all,
      `toncenter_proxy_${name}_sum{${labels}} ${sum}`,
      `toncenter_proxy_${name}_count{${labels}} ${below}`,
    ]
  })
  return [...head(name, 'histogram', help), ...lines]
}

/** Makes the counts of one proxy. Their number is bounded: a route is the path of an endpoint, never that of a page. */
export function createMeter(): Meter {
  const requests = new Map<string, number>()
  const upstream = new Map<string, number>()
  const took = new Map<string, Histogram>()
  const waited = new Map<string, Histogram>()
  const asked = new Map<string, Histogram>()

  const add = (counts: Map<string, number>, labels: string) => counts.set(labels, (counts.get(labels) ?? 0) + 1)

  function observe(histograms: Map<string, Histogram>, labels: string, ms: number) {
    let found = histograms.get(labels)
    if (!found) {
      found = { counts: [...BOUNDS, 0].map(() => 0), sum: 0 }
      histograms.set(labels, found)
    }
    const index = BOUNDS.findIndex((bound) => ms <= bound * 1_000)
    const place = index < 0 ? BOUNDS.length : index
    found.counts[place] = (found.counts[place] ?? 0) + 1
    found.sum += ms / 1_000
  }

  return {
    count({ network, route, method, status, refusal, cache, ms, waitedMs, upstreamMs, upstreamStatus }) {
      add(requests, labels({ network, route, method, status, cache, refusal }))
      const of = labels({ network })
      observe(took, of, ms)
      if (waitedMs !== undefined) observe(waited, of, waitedMs)
      if (upstreamMs === undefined) return
      observe(asked, of, upstreamMs)
      add(upstream, labels({ network, status: upstreamStatus ?? 0 }))
    },
    text({ networks, store }) {
      const gauge = (name: string, help: string, of: (one: ProxyStatus['networks'][number]) => number) =>
        metric(
          name,
          'gauge',
          help,
          networks.map((one) => [labels({ network: one.network }), of(one)] as const),
        )
      return [
        ...metric('requests_total', 'counter', 'Requests answered.', requests),
        ...metric('upstream_requests_total', 'counter', 'Requests to the service; status 0 is no answer.', upstream),
        ...histogramLines('request_seconds', 'From the head of a request to its answer.', took),
        ...histogramLines('waited_seconds', 'In the queue for the budget.', waited),
        ...histogramLines('upstream_seconds', 'For the service.', asked),
        ...gauge('queue', 'Requests that wait for the budget.', ({ queued }) => queued),
        ...gauge('queue_max', 'Requests that may wait.', ({ queueMax }) => queueMax),
        ...gauge('in_flight', 'Requests that the service has not answered.', ({ inFlight }) => inFlight),
        ...gauge('budget_per_second', 'The pace of now: lower for a while after refusals.', (one) =>
          one.requestsPerSecond === null ? Number.POSITIVE_INFINITY : one.requestsPerSecond,
        ).map((line) => line.replace(/ Infinity$/, ' +Inf')),
        ...gauge(
          'paused_seconds',
          'Until the end of the pause that the service asked for.',
          ({ pausedMs }) => pausedMs / 1_000,
        ),
        ...metric('store_up', 'gauge', '0 while the shared store is left alone.', [['', store === 'gone' ? 0 : 1]]),
        '',
      ].join('\n')
    },
  }
}

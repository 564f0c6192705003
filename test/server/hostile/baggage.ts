import { bytesOf, type Kind } from './kind.ts'

/** Values that the proxy must not forward, in the headers of valid requests. */
export const MARK = 'stowaway'

const BAGGAGE: readonly (readonly [name: string, value: string])[] = [
  ['cookie', `session=${MARK}`],
  ['authorization', `Bearer ${MARK}`],
  ['proxy-authorization', `Basic ${MARK}`],
  ['x-forwarded-for', `203.0.113.7, ${MARK}`],
  ['x-forwarded-host', `${MARK}.test`],
  ['x-forwarded-proto', MARK],
  ['x-real-ip', MARK],
  ['forwarded', `for=${MARK}`],
  ['via', `1.1 ${MARK}`],
  ['origin', `https://${MARK}.test`],
  ['referer', `https://${MARK}.test/`],
  ['host', `${MARK}.test`],
  ['if-none-match', `"${MARK}"`],
  ['if-modified-since', 'Sun, 22 Nov 2026 00:00:00 GMT'],
  ['if-range', `"${MARK}"`],
  ['range', 'bytes=0-10'],
  ['cache-control', `no-cache, ${MARK}`],
  ['pragma', MARK],
  ['te', 'trailers'],
  ['connection', `x-api-key, ${MARK}, keep-alive`],
  ['keep-alive', 'timeout=1'],
  ['proxy-connection', MARK],
  ['upgrade', `${MARK}, h2c`],
  ['http2-settings', MARK],
  ['expect', '100-continue'],
  ['accept', `text/html, ${MARK}`],
  ['accept-language', MARK],
  ['accept-encoding', `br, ${MARK}`],
  ['user-agent', MARK],
  ['content-language', MARK],
  ['x-original-url', `/${MARK}`],
  ['x-rewrite-url', `/${MARK}`],
  ['x-http-method-override', 'DELETE'],
  ['traceparent', MARK],
  ['sec-fetch-mode', MARK],
  ['max-forwards', '0'],
  ['x-constructor', MARK],
  ['__proto__', MARK],
]

/** The headers that may go upstream: those of the proxy, and those of `fetch` itself. */
export const TRAVELS = [
  'host',
  'connection',
  'x-api-key',
  'accept',
  'accept-encoding',
  'accept-language',
  'sec-fetch-mode',
  'user-agent',
]

/** Requests that are right, with headers that are no business of the service. */
export const baggage: Kind = {
  name: 'right requests with headers for nobody',
  count: 1_500,
  make(pick, index) {
    const some = Array.from({ length: 1 + pick.number(4) }, () => pick(BAGGAGE))
    const headers = Object.fromEntries(some)
    return { bytes: bytesOf(`/ton/api/v3/blocks?limit=1&offset=${index}`, { headers }), statuses: [200] }
  },
}

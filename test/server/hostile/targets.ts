import { ADDRESS, bytesOf, GOOD, get, type Kind, refused } from './kind.ts'

const GETS = ['blocks', 'transactions', 'masterchainInfo', 'actions', 'jetton/transfers', 'metadata']
const METHODS = ['HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'MKCOL', 'LOCK', 'SEARCH', 'PURGE', 'REPORT']
/** Node itself knows no such method, or gives it to nobody. */
const NO_METHODS = ['get', 'Get', 'FOO', 'CONNECT', 'TRACE', 'G\u0000ET', 'GET/']

export const targets: Kind[] = [
  {
    name: 'paths that name no endpoint: traversal, escapes, names of prototypes',
    count: 1_500,
    make(pick, index) {
      const path = pick([
        '/ton/api/v3/../../admin',
        '/ton/api/v3/..%2f..%2fadmin',
        '/ton/api/v3/%2e%2e%2fblocks',
        '/ton/api/v3/..;/blocks',
        '/ton/api/v3/%252e%252e/blocks',
        '/ton/api/v3//blocks',
        '/ton/api//v3/blocks',
        '/ton/api/v3/blocks/',
        '/ton/api/v3/blocks/..',
        '/ton/api/v3/blocks%00',
        '/ton/api/v3/blocks%20',
        '/ton/api/v3/blocks%0d%0ax:1',
        '/ton/api/v3/blocks;a=b',
        '/ton/api/v3/blocks.json',
        '/ton/api/v3/%62locks',
        '/ton/api%2fv3%2fblocks',
        '/ton/api/v3%5cblocks',
        '/ton/api/v1/blocks',
        '/ton/api/v3/jsonRPC',
        '/ton/api/v3/__proto__',
        '/ton/api/v3/constructor',
        '/ton/api/v2/toString',
        '/ton/__proto__/api/v3/blocks',
        '/ton/api/v3',
        '/ton/api/',
        '/ton',
        '/',
        '/tonic/api/v3/blocks',
        '/other/ton/api/v3/blocks',
        '/api/v3/blocks',
        '/ton/mainnet/api/v3/blocks',
      ])
      return { bytes: get(`${path}?limit=1&offset=${index}`), statuses: [400, 404] }
    },
  },
  {
    name: 'targets that the URL standard turns into a path that is open',
    count: 600,
    make(pick, index) {
      const path = pick([
        '/ton/x/../api/v3/blocks',
        '/ton/./api/v3/blocks',
        '/./ton/api/v3/blocks',
        '/ton/%2e/api/v3/blocks',
        '/ton/x/%2e%2E/api/v3/blocks',
        '/ton/x/.%2e/api/v3/blocks',
        '/x/../ton/api/v3/blocks',
        '/ton\\api\\v3\\blocks',
        '/ton/api/v3\\blocks',
        '/ton/x\\..\\api/v3/blocks',
        '/ton/api/v3/blocks#',
        '/ton/api/v3/blocks?limit=1#',
        '/ton/api/v3/x/../blocks',
      ])
      const query = path.endsWith('#') ? '' : `?limit=1&offset=${index}`
      return { bytes: get(`${path}${query}`), statuses: [400, 404] }
    },
  },
  {
    name: 'targets that are no path',
    count: 800,
    make(pick, index) {
      const target = pick([
        `http://evil.test${GOOD}`,
        `http://127.0.0.1${GOOD}`,
        `https://page.test${GOOD}`,
        `HTTP://page.test${GOOD}`,
        `http://user:pass@page.test${GOOD}`,
        `ftp://page.test${GOOD}`,
        'file:///etc/passwd',
        'javascript:alert(1)',
        'ton/api/v3/blocks',
        'evil.test:80',
        '?limit=1',
        '*',
      ])
      return { bytes: get(`${target}${target === '*' ? '' : `&offset=${index}`}`), statuses: [400], isLast: true }
    },
  },
  {
    name: 'targets that could name another host',
    count: 700,
    make(pick, index) {
      const before = pick([
        '//evil.test',
        '/\\evil.test',
        '/@evil.test',
        '///evil.test',
        '//127.0.0.1:1',
        '/http://evil.test',
      ])
      return { bytes: get(`${before}${GOOD}&offset=${index}`), statuses: [400, 404] }
    },
  },
  {
    name: 'paths in another case',
    count: 300,
    make(pick, index) {
      const path = pick([
        '/Ton/api/v3/blocks',
        '/ton/API/v3/blocks',
        '/ton/api/V3/blocks',
        '/ton/api/v3/Blocks',
        '/ton/api/v2/getmasterchaininfo',
        '/ton/api/v2/JSONRPC',
        '/ton/api/v2/jsonrpc',
      ])
      return refused.path(get(`${path}?offset=${index}`))
    },
  },
  {
    name: 'methods that the endpoint does not take',
    count: 1_200,
    make(pick, index) {
      const method = pick([...METHODS, 'POST'])
      const bytes = bytesOf(`/ton/api/v3/${pick(GETS)}?offset=${index}`, {
        method,
        // An answer to HEAD has no body: only the end of the connection ends it.
        ...(method === 'HEAD' && { headers: { connection: 'close' } }),
        ...(method === 'POST' && { body: '{}' }),
      })
      return { bytes, statuses: [405], allow: 'GET', ...(method === 'HEAD' ? { isLast: true } : { refusal: 'method' }) }
    },
  },
  {
    name: 'methods that are none',
    count: 300,
    make: (pick) => ({ bytes: bytesOf(GOOD, { method: pick(NO_METHODS) }), statuses: [400], isLast: true }),
  },
  {
    name: 'questions of other origins whether they may ask',
    count: 300,
    make: (pick) => ({
      bytes: bytesOf(GOOD, {
        method: 'OPTIONS',
        headers: {
          origin: pick(['https://evil.test', 'null']),
          'access-control-request-method': pick(['GET', 'POST']),
          'access-control-request-headers': 'x-api-key',
        },
      }),
      statuses: [405],
      refusal: 'method',
      allow: 'GET',
    }),
  },
  {
    name: 'URLs above 16 kB',
    count: 400,
    make(pick) {
      const length = pick([16_500, 20_000, 40_000, 60_000, 70_000, 200_000])
      const one = `&address=${ADDRESS}`
      const target = `/ton/api/v3/metadata?address=${ADDRESS}${one.repeat(Math.ceil(length / one.length))}`
      // Above 64 kB Node ends the connection before the proxy is asked.
      if (length > 60_000) return { bytes: get(target), statuses: [431], isLast: true }
      return { bytes: get(target), statuses: [414], refusal: 'size' }
    },
  },
]

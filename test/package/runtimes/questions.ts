/** The requests of a page to every runtime, and the requests that the service gets. */
export interface Question {
  name: string
  method?: 'POST'
  /** Without the mount path. */
  path: string
  body?: unknown
  /** Absent where the service is not asked. */
  asks?: string
  status: number
  /** The member of the answer. */
  refusal?: string
  allow?: string
}

const ACCOUNT = 'EQAfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fH_xp'
const run = { address: ACCOUNT, method: 'seqno', stack: [] }
const boc = { boc: 'te6ccgEBAQEAAgAAAA==' }

export const QUESTIONS: readonly Question[] = [
  {
    name: 'a GET of v3',
    path: '/mainnet/api/v3/transactions?limit=1',
    asks: 'GET /mainnet/api/v3/transactions?limit=1',
    status: 200,
  },
  {
    name: 'a GET of v2, of another network',
    path: '/testnet/api/v2/getMasterchainInfo',
    asks: 'GET /testnet/api/v2/getMasterchainInfo',
    status: 200,
  },
  {
    name: 'a JSON-RPC call',
    method: 'POST',
    path: '/mainnet/api/v2/jsonRPC',
    body: { jsonrpc: '2.0', id: 7, method: 'getMasterchainInfo', params: {} },
    asks: 'POST /mainnet/api/v2/jsonRPC',
    status: 200,
  },
  {
    name: 'a POST that reads',
    method: 'POST',
    path: '/mainnet/api/v3/runGetMethod',
    body: run,
    asks: 'POST /mainnet/api/v3/runGetMethod',
    status: 200,
  },
  {
    name: 'a send that is allowed',
    method: 'POST',
    path: '/testnet/api/v2/sendBoc',
    body: boc,
    asks: 'POST /testnet/api/v2/sendBoc',
    status: 200,
  },
  {
    name: 'a send that is not allowed',
    method: 'POST',
    path: '/mainnet/api/v2/sendBoc',
    body: boc,
    status: 403,
    refusal: 'send',
  },
  {
    name: 'a wrong method',
    method: 'POST',
    path: '/mainnet/api/v3/masterchainInfo',
    body: {},
    status: 405,
    refusal: 'method',
    allow: 'GET',
  },
  { name: 'a network that is not there', path: '/another/api/v3/masterchainInfo', status: 404, refusal: 'path' },
  {
    name: 'what the service redirects',
    path: '/mainnet/api/v3/blocks',
    asks: 'GET /mainnet/api/v3/blocks',
    status: 502,
    refusal: 'upstream',
  },
]

import { describe, expect, it } from 'vitest'
import { type ClientOptions, createClient } from '../../src/core/client.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { understoodTypes } from '../../src/local/index/actionTypes.ts'
import { queryOptions } from '../../src/query/options.ts'
import { statedSchemas } from '../support/contract.ts'

const ONE = `${'0'.repeat(63)}1`
const PARAM = 'supported_action_types'
const records = [...Object.values(v2), ...Object.values(v3)]
const versioned = [v3.actions, v3.pendingActions, v3.traces, v3.pendingTraces]
/** Params that each of the four takes. */
const paramsOf = ({ name }: (typeof versioned)[number]) =>
  name.startsWith('pending') ? { ext_msg_hash: ONE } : { tx_hash: ONE }

/** A client, and the requests that it sends. */
function open(options: ClientOptions = {}) {
  const seen: Request[] = []
  const fetch = async (request: Request) => {
    seen.push(request)
    return Response.json({ actions: [], traces: [], address_book: {}, metadata: {} })
  }
  const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch, ...options })
  const types = () => seen.map(({ url }) => new URL(url).searchParams.getAll(PARAM))
  return { client, seen, types }
}

describe('the action types that a client understands', () => {
  it('are the newest version of the contract, and all of its types', () => {
    const { 'x-groups': groups = {}, discriminator } = statedSchemas.v3.Action ?? {}
    const newest = Object.keys(groups)
      .filter((name) => /^v\d+$/.test(name))
      .at(-1)
    for (const endpoint of versioned) expect(endpoint.actionTypes?.[0]).toBe(newest)
    // No version contains these: tgBTC has a group of its own, and extra currencies are stored as another type.
    const inNone = (type: string) => type.startsWith('tgbtc_') || type === 'extra_currency_transfer'
    const stated = Object.keys(discriminator?.mapping ?? {}).filter((type) => !inNone(type))
    expect([...understoodTypes(v3.actions.actionTypes ?? [])].sort()).toEqual(stated.toSorted())
  })

  it('are said by exactly the records whose params have them', () => {
    const names = (all: typeof records) => all.map(({ generation, name }) => `${generation} ${name}`)
    expect(names(records.filter(({ actionTypes }) => actionTypes))).toEqual(
      names(records.filter(({ params }) => PARAM in params.shape)),
    )
  })

  it.each(versioned.map((endpoint) => [endpoint.name, endpoint] as const))(
    'are sent with %s in the query, the caller’s before the client’s, and in no header',
    async (_name, endpoint) => {
      const [ours, older] = [open(), open({ actionsVersion: 'v2' })]
      const asked = paramsOf(endpoint) as v3.TracesParams
      await ours.client.request(endpoint as typeof v3.traces, asked)
      // A service that does not know v5 gives v1 for it, and v4 for the second.
      expect(ours.types()).toEqual([['v5', 'v4']])
      await older.client.request(endpoint as typeof v3.traces, asked)
      await older.client.request(endpoint as typeof v3.traces, { ...asked, [PARAM]: ['jettons', 'v1'] })
      expect(older.types()).toEqual([['v2'], ['jettons', 'v1']])
      for (const { headers } of [...ours.seen, ...older.seen]) expect([...headers.keys()]).toEqual([])
    },
  )

  it('are the same for everybody, and so are no part of a query key', () => {
    const client = createClient({ network: 'testnet' })
    for (const endpoint of versioned) {
      const { queryKey } = queryOptions(endpoint as typeof v3.traces, client, paramsOf(endpoint))
      expect(queryKey[4]).not.toHaveProperty(PARAM)
    }
  })

  it('leave the traces of a page in one request', async () => {
    const { client, types } = open()
    const ids = [ONE, `${'0'.repeat(63)}2`]
    await Promise.all(ids.map((trace_id) => client.request(v3.traces, { trace_id, limit: 1 })))
    expect(types()).toEqual([['v5', 'v4']])
  })
})

import { describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../src/core/client.ts'
import { messages } from '../../src/endpoints/v3/blockchain/messages.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { inProcess } from '../support/inProcess.ts'

const hash = (index: number) => `${String.fromCharCode(65 + index).repeat(42)}A=`
const message = (own: number, normalized: number) => ({ hash: hash(own), hash_norm: hash(normalized) })

/** A service that has these rows. Its limit is that of the request, or 10. */
function service(name: string, rows: readonly object[], key: string) {
  const { url, fetch, seen } = inProcess((url) => {
    const asked = url.searchParams.getAll(key)
    const found = rows.filter((row) => Object.values(row).some((value) => asked.includes(value)))
    return { [name]: found.slice(0, Number(url.searchParams.get('limit') ?? 10)), address_book: {} }
  })
  return { client: createClient({ network: 'local', baseUrl: url, fetch, onResponseMismatch: 'ignore' }), seen }
}
const ROWS = [message(0, 0), message(1, 0), message(2, 2), message(3, 3)]
const KEYS = [0, 2, 3, 4]

describe('a batch by a key of several rows', () => {
  it('gives each caller the rows that it gets alone, in one request', async () => {
    const ask = (client: Client) => async (index: number) =>
      (await client.request(messages, { msg_hash: hash(index) })).messages.length
    const alone = []
    for (const index of KEYS) alone.push(await ask(service('messages', ROWS, 'msg_hash').client)(index))
    expect(alone).toEqual([2, 1, 1, 0])
    const { client, seen } = service('messages', ROWS, 'msg_hash')
    expect(await Promise.all(KEYS.map(ask(client)))).toEqual(alone)
    expect(seen).toHaveLength(1)
  })

  it('gives a caller with a limit no more rows than that', async () => {
    const { client } = service('messages', ROWS, 'msg_hash')
    const asked = [1, undefined].map((limit) =>
      client.request(messages, { msg_hash: hash(0), ...(limit && { limit }) }),
    )
    expect((await Promise.all(asked)).map(({ messages }) => messages.length)).toEqual([1, 2])
  })

  it('asks again for each key where two rows of one key fill the answer', async () => {
    const twice = [
      { hash: hash(0), lt: '1' },
      { hash: hash(0), lt: '2' },
      { hash: hash(1), lt: '3' },
    ]
    const { client, seen } = service('transactions', twice, 'hash')
    const all = await Promise.all([0, 1].map((index) => client.request(transactions, { hash: hash(index) })))
    expect(all.map(({ transactions }) => transactions.length)).toEqual([2, 1])
    expect(seen).toHaveLength(3)
  })
})

import { describe, expect, it } from 'vitest'
import type { ClientOptions } from '../../src/core/client.ts'
import type { Endpoint } from '../../src/core/endpoint.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../src/endpoints/v3/accounts/addressBook.ts'
import { metadata } from '../../src/endpoints/v3/accounts/metadata.ts'
import { address as raw } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { serve } from '../support/server.ts'
import { failure, open, range, states } from './batchCalls.ts'

describe('a row that is not as documented', () => {
  /** The results of ten callers, where the service breaks the row of the third and has none of the fifth. */
  const ask = async (breaks: (row: object) => unknown) => {
    const { url } = await serve((one) => {
      const answer = states(one, (address) => address === raw(5))
      return { ...answer, accounts: answer.accounts.map((row) => (row.address === raw(3) ? breaks(row) : row)) }
    })
    const { balance } = open({ baseUrl: url })
    return Promise.all(range(10).map((index) => balance(index).catch(({ code, path }) => ({ code, path }))))
  }
  const whole = (index: number) => [raw(index + 1)]
  const isWhole = (index: number) => index !== 2 && index !== 4

  it('fails for the one whose key it names: an account without a row would look empty', async () => {
    const answers = await ask((row) => ({ ...row, balance: 5 }))
    expect(answers[2]).toEqual({ code: 'response-mismatch', path: ['accounts', 0, 'balance'] })
    expect(answers[4]).toEqual([])
    answers.forEach((answer, index) => {
      if (isWhole(index)) expect(answer).toEqual(whole(index))
    })
  })

  it.each([null, 'sorry', { address: 7 }])(
    'a bad row that names no key (%j) fails for the callers without a row',
    async (row) => {
      const answers = await ask(() => row)
      for (const index of [2, 4]) expect(answers[index]).toMatchObject({ code: 'response-mismatch' })
      answers.forEach((answer, index) => {
        if (isWhole(index)) expect(answer).toEqual(whole(index))
      })
    },
  )

  it('a bad row fails for a caller of one row, and is given beside the rows to a caller of many', async () => {
    const { url } = await serve((one) => ({ ...states(one), accounts: [{ address: raw(1) }] }))
    const { client, balance } = open({ baseUrl: url })
    expect((await failure(balance(1))).code).toBe('response-mismatch')
    const many = await client.request(accountStates, { address: [raw(1), raw(2)] })
    expect(many).toMatchObject({ accounts: [], unreadable: [{ index: 0, row: { address: raw(1) } }] })
  })
})

describe('an entry of a map that is not as documented', () => {
  const jetton = (extra: object) => ({ is_indexed: true, token_info: [{ type: 'jetton_wallets', extra }] })
  // biome-ignore lint/suspicious/noExplicitAny: maps of two kinds, asked alike
  const MAPS: [string, Endpoint<any, any>, object][] = [
    ['addressBook', addressBook, { user_friendly: 'f', domain: null }],
    ['metadata', metadata, jetton({ jetton: raw(9) })],
  ]

  describe.each(MAPS)('of %s', (_name, record, entry) => {
    /** The answer of the service: the entry of the second is `broken`, the third has none. */
    const book = (broken: unknown) => ({ [raw(1)]: entry, [raw(2)]: broken, [raw(4)]: entry })
    const ask = async (answer: object, options: ClientOptions = {}) => {
      const { url, fetch, seen } = inProcess(() => answer)
      const { client } = open({ baseUrl: url, fetch, ...options })
      const one = (index: number) => client.request(record, { address: raw(index) }).catch((error) => error)
      return { seen, all: await Promise.all(range(4).map(one)) }
    }

    it.each([
      [null, 'null'],
      [7, 'number 7'],
      [{}, 'absent'],
    ])('a bad entry (%j) fails for its caller alone', async (broken, got) => {
      const { all, seen } = await ask(book(broken))
      expect(seen).toHaveLength(1)
      expect(all[1]).toMatchObject({ code: 'response-mismatch', path: expect.arrayContaining([raw(2)]), got })
      expect([all[0], all[2], all[3]]).toEqual([{ [raw(1)]: entry }, {}, { [raw(4)]: entry }])
    })

    it('a bad entry fails for a caller of it alone, and is left out for a caller of many', async () => {
      const heard: unknown[] = []
      const { url, fetch } = inProcess(() => book(null))
      const { client } = open({ baseUrl: url, fetch, onMismatch: ({ path }) => heard.push(path) })
      expect((await failure(client.request(record, { address: [raw(2)] }))).code).toBe('response-mismatch')
      const many = await client.request(record, { address: [raw(1), raw(2), raw(4)] })
      expect(many).toEqual({ [raw(1)]: entry, [raw(4)]: entry })
      expect(heard).toEqual([[raw(2)], [raw(2)]])
    })

    it('fails nobody where nothing is checked', async () => {
      const { all } = await ask(book(null), { onResponseMismatch: 'ignore' })
      expect(all[1]).toEqual({})
    })
  })

  it('is left out where it is a token that the one asked for names', async () => {
    const { url, fetch } = inProcess(() => ({ [raw(1)]: jetton({ jetton: raw(9) }), [raw(9)]: 7 }))
    const { client } = open({ baseUrl: url, fetch })
    const [one] = await Promise.all([1, 2].map((index) => client.request(metadata, { address: raw(index) })))
    expect(one).toEqual({ [raw(1)]: jetton({ jetton: raw(9) }) })
  })
})

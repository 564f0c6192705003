import { describe, expect, it } from 'vitest'
import { ownedBy } from '../../src/core/batch/owns.ts'
import { wayOf } from '../../src/core/batch/wayOf.ts'
import type { ListContract } from '../../src/core/endpoint.ts'
import * as v3 from '../../src/endpoints/v3.ts'

const raw = (digit: string) => `0:${digit.repeat(64)}`
const [ME, YOU, SALE] = [raw('A'), raw('B'), raw('C')]
const more = { address_book: {}, metadata: {} }

describe('rows of several parties', () => {
  type Row = readonly (string | null | undefined)[]
  interface Asked {
    account?: string | readonly string[] | undefined
  }
  const owns = ownedBy({ rows: 'itself' } as ListContract<Asked, readonly Row[], 'itself'>, { account: (row) => row })

  it('are foreign when none of their parties was asked for: the first party is reported', () => {
    expect(owns({ account: ME }, [[YOU, SALE]])).toEqual([YOU])
    expect(owns({ account: [ME, SALE] }, [[YOU, SALE], [YOU]])).toEqual([YOU])
  })

  it('are nobody’s when their parties are unknown, and nobody’s matter when nothing was asked', () => {
    expect(owns({ account: ME }, [[], [null, ''], [undefined]])).toEqual([])
    expect(owns({}, [[YOU]])).toEqual([])
  })

  it('are compared in raw form', () => {
    expect(owns({ account: ME.toLowerCase() }, [[ME]])).toEqual([])
  })
})

describe('the ownership of rows', () => {
  const transfer = (source: string, destination: string) => ({ source, destination }) as never

  it('the ownership of jetton transfers is that of the side asked for', () => {
    const owns = v3.jettonTransfers.owns as NonNullable<typeof v3.jettonTransfers.owns>
    const data = { jetton_transfers: [transfer(YOU, ME)], ...more }
    expect(owns({ owner_address: ME }, data)).toEqual([])
    expect(owns({ owner_address: ME, direction: 'in' }, data)).toEqual([])
    expect(owns({ owner_address: ME, direction: 'out' }, data)).toEqual([YOU])
    expect(owns({ owner_address: SALE }, data)).toEqual([YOU])
    expect(owns({}, data)).toEqual([])
  })

  it('the ownership of an NFT item on sale is the seller’s too', () => {
    const owns = v3.nftItems.owns as NonNullable<typeof v3.nftItems.owns>
    const item = { address: raw('D'), owner_address: SALE, real_owner: ME, collection_address: null } as never
    const data = { nft_items: [item], ...more }
    expect(owns({ owner_address: ME, include_on_sale: true }, data)).toEqual([])
    expect(owns({ owner_address: YOU }, data)).toEqual([SALE])
  })

  it('the ownership of actions is known only where rows say who takes part', () => {
    const owns = v3.actions.owns as NonNullable<typeof v3.actions.owns>
    expect(owns({ account: ME }, { actions: [{} as never], ...more })).toEqual([])
    expect(owns({ account: ME }, { actions: [{ accounts: [YOU, ME] } as never], ...more })).toEqual([])
    expect(owns({ account: ME }, { actions: [{ accounts: [YOU] } as never], ...more })).toEqual([YOU])
  })

  it('the ownership of messages from outside is that of the receiver alone', () => {
    const owns = v3.messages.owns as NonNullable<typeof v3.messages.owns>
    const data = { messages: [{ source: null, destination: ME } as never], ...more }
    expect(owns({ source: 'null', destination: ME }, data)).toEqual([])
    expect(owns({ destination: YOU }, data)).toEqual([ME])
  })

  it('the ownership of vesting wallets counts the whitelist only when it was asked for', () => {
    const owns = v3.vesting.owns as NonNullable<typeof v3.vesting.owns>
    const row = { address: SALE, owner_address: YOU, sender_address: null, whitelist: [ME] } as never
    const data = { vesting_contracts: [row], address_book: {} }
    expect(owns({ wallet_address: ME }, data)).toEqual([YOU])
    expect(owns({ wallet_address: ME, check_whitelist: true }, data)).toEqual([])
  })
})

describe('one key’s part of a batch', () => {
  it('a part of messages is found by the plain and by the normalised hash', () => {
    const parts = wayOf(v3.messages, { msg_hash: ['plain'] })?.way.parts
    const rows = [{ hash: 'plain', hash_norm: 'norm' }, { hash: 'other' }] as never[]
    const members = ['plain', 'norm', 'none'].map((key) => ({ key, wire: {} }))
    expect(parts?.({ messages: rows, ...more }, members).map((part) => part?.messages)).toEqual([
      [rows[0]],
      [rows[0]],
      [],
    ])
  })
})

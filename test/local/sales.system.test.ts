import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { NftItem } from '../../src/contract/v3/nftItem.ts'
import type { NftSale } from '../../src/contract/v3/nftSale.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking, detailsOf, everyRow } from './asking.ts'

const local = asking()
const { ask } = local
type Params = Parameters<typeof ask>[1]
const sales = async (address: string | string[]): Promise<NftSale[]> =>
  (await ask('v3/nft/sales', { address })).body.nft_sales
const items = async (params: Params): Promise<NftItem[]> =>
  (await ask('v3/nft/items', { limit: 1000, ...params })).body.nft_items
const actions = async (params: Params): Promise<Action[]> =>
  (await ask('v3/actions', { limit: 1000, ...params })).body.actions
const of = async (action_type: string) => (await actions({ action_type, sort: 'asc' })) as Action[]

describe('sales at a fixed price', () => {
  it('say what they ask for, and what the contract says itself', async () => {
    const [sale, ...more] = await sales([demo.sale, demo.main, demo.postcard, demo.sale])
    expect(more).toEqual([])
    expect(sale).toMatchObject({
      type: 'getgems_sale',
      address: demo.sale,
      nft_owner_address: demo.main,
      marketplace_address: demo.shop,
      details: {
        is_complete: false,
        full_price: '12500000000',
        marketplace_fee: '250000000',
        marketplace_fee_address: demo.shop,
        royalty_amount: '625000000',
        royalty_address: demo.issuer,
      },
    })
    const body = JSON.stringify({ address: demo.sale, method: 'get_sale_data', stack: [] })
    const { result } = (await ask('v2/runGetMethod', {}, { method: 'POST', body })).body
    expect(result.stack[0]).toEqual(['num', '0x46495850'])
    expect(result.stack[2]).toEqual(['num', `0x${sale?.created_at?.toString(16)}`])
    expect(result.stack[6]).toEqual(['num', `0x${12_500_000_000n.toString(16)}`])
    expect((await ask('v3/accountStates', { address: demo.sale })).body.accounts[0].interfaces).toEqual(['nft_sale_v2'])
  })

  it('hold the item, which is the seller’s still', async () => {
    const [sale] = await sales(demo.sale)
    const [item] = await items({ address: sale?.nft_address as string })
    expect(item).toMatchObject({
      owner_address: demo.sale,
      on_sale: true,
      sale_contract_address: demo.sale,
      real_owner: demo.main,
    })
    expect(sale?.nft_item).toEqual(item)
    const mine = async (params: Params) =>
      (await items({ owner_address: demo.main, ...params })).map((row) => row.address)
    expect(await mine({})).not.toContain(sale?.nft_address)
    expect(await mine({ include_on_sale: true })).toEqual(
      expect.arrayContaining([sale?.nft_address, ...(await mine({}))]),
    )
    expect((await items({ address: demo.postcard }))[0]?.on_sale).toBe(false)
  })

  it('are put up, bought and taken back: actions, with the transactions that make them', async () => {
    const offered = await of('nft_put_on_sale')
    expect(offered.map((row) => detailsOf(row).full_price)).toEqual(['8500000000', '30000000000', '12500000000'])
    expect(offered.at(-1)).toMatchObject({
      success: true,
      details: { sale_address: demo.sale, owner: demo.main, marketplace_address: demo.shop, marketplace: 'getgems' },
    })
    // The desk to which all of them sent their items.
    const desks = new Set(offered.map((row) => detailsOf(row).listing_address))
    expect([...desks]).toEqual([expect.stringMatching(/^0:[\dA-F]{64}$/)])
    const [changed] = await of('nft_update_sale')
    expect(changed).toMatchObject({ success: false, details: { source: demo.anna, full_price: '8000000000' } })

    const [bought, ...none] = await of('nft_purchase')
    expect(none).toEqual([])
    const sold = detailsOf(bought).old_owner
    expect(bought).toMatchObject({
      success: true,
      details: { is_purchase: true, new_owner: demo.chen, real_old_owner: demo.anna, price: '8500000000' },
    })
    expect((await sales(sold))[0]?.details).toMatchObject({ is_complete: true })
    const [item] = await items({ address: detailsOf(bought).nft_item })
    expect(item).toMatchObject({ owner_address: demo.chen, on_sale: false })
    // What the seller got, to the nanogram.
    const { transactions } = (await ask('v3/transactions', { hash: bought?.transactions ?? [] })).body
    const payout = transactions.find((row: { account: string }) => row.account === demo.anna)
    expect(payout.in_msg.value).toBe(detailsOf(bought).payout_amount)
    expect(BigInt(payout.in_msg.value)).toBeGreaterThanOrEqual(8_500_000_000n - 170_000_000n - 425_000_000n)

    const cancelled = await of('nft_cancel_sale')
    // Who may not gets a call that failed.
    expect(cancelled.map(({ success }) => success)).toEqual([true])
    const [back] = await items({ address: detailsOf(cancelled[0]).nft_item })
    expect(back).toMatchObject({ owner_address: demo.boris, on_sale: false })
  })

  it('give too little money back, and refuse whom the item does not belong to', async () => {
    const failed = async (exit: number) =>
      (await everyRow<Transaction>(local, 'transactions', 'transactions', { source: demo.chen })).filter(
        (row) => row.in_msg?.source === demo.chen && row.description.compute_ph?.exit_code === exit,
      )
    expect(await failed(450)).toMatchObject([{ in_msg: { source: demo.chen, value: '8000000000' } }])
    expect(await failed(458)).toMatchObject([{ in_msg: { source: demo.chen, decoded_opcode: 'sale_cancel' } }])
  })

  it('want addresses, not too many', async () => {
    expect(await ask('v3/nft/sales')).toMatchObject({ status: 422, body: { error: 'at least 1 address required' } })
    const many = Array.from({ length: 1001 }, () => demo.sale)
    expect(await ask('v3/nft/sales', { address: many })).toMatchObject({
      status: 422,
      body: { error: 'maximum 1000 addresses allowed' },
    })
    expect(await sales([demo.main, demo.empty])).toEqual([])
  })
})

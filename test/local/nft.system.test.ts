import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { NftItem } from '../../src/contract/v3/nftItem.ts'
import type { NftTransfer } from '../../src/contract/v3/nftTransfer.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking, detailsOf } from './asking.ts'

const { ask, rowsOf } = asking()
type Params = Parameters<typeof ask>[1]
const items = rowsOf<NftItem>('nft/items', 'nft_items')
const transfers = rowsOf<NftTransfer>('nft/transfers', 'nft_transfers')
const actions = rowsOf<Action>('actions', 'actions')
const addressesOf = (rows: NftItem[]) => rows.map(({ address }) => address)

describe('NFT items', () => {
  it('are those of the collections, each at the address its collection says', async () => {
    const folders: Record<string, string> = {
      [demo.postcards]: 'postcards',
      [demo.badges]: 'badges',
      [demo.gardens]: 'gardens',
      [demo.drops]: 'drops',
    }
    const all = await items()
    expect(all.filter((row) => row.owner_address === demo.main).length).toBeGreaterThanOrEqual(24)
    const every = all.filter(({ collection_address }) => collection_address && collection_address in folders)
    const { nft_collections } = (await ask('v3/nft/collections', { collection_address: Object.keys(folders) })).body
    expect(nft_collections).toHaveLength(4)
    for (const { address, next_item_index } of nft_collections)
      expect(every.filter((row) => row.collection_address === address)).toHaveLength(Number(next_item_index))
    for (const { address, collection, collection_address, index, content } of every) {
      expect(collection).toEqual(nft_collections.find((row: NftItem) => row.address === collection_address))
      const folder = folders[collection_address ?? '']
      expect(content).toEqual({ uri: `https://nft.invalid/${folder}/${index}.json` })
      const stack = [['num', index]]
      const body = JSON.stringify({ address: collection_address, method: 'get_nft_address_by_index', stack })
      const { result } = (await ask('v2/runGetMethod', {}, { method: 'POST', body })).body
      expect(result.exit_code).toBe(0)
      expect((await ask('v3/accountStates', { address })).body.accounts[0].interfaces).toEqual(['nft_item'])
    }
  })

  it('are found by every filter, in the order of the filter', async () => {
    const every = await items()
    expect(every.length).toBeGreaterThan(10)
    const where = (test: (row: NftItem) => boolean) => addressesOf(every.filter(test)).sort()
    const found = async (params: Params) => addressesOf(await items(params)).sort()
    expect(await found({ owner_address: demo.main })).toEqual(where((row) => row.owner_address === demo.main))
    expect(await found({ address: [demo.postcard, demo.badge] })).toEqual([demo.postcard, demo.badge].sort())
    expect(await found({ collection_address: demo.badges })).toEqual(
      where((row) => row.collection_address === demo.badges),
    )
    expect(await found({ collection_address: demo.postcards, index: ['1', '3'] })).toHaveLength(2)
    const ofIssuer = (row: NftItem) => [demo.postcards, demo.badges].some((one) => one === row.collection_address)
    expect(await found({ owner_address: demo.main, collection_address: [demo.postcards, demo.badges] })).toEqual(
      where((row) => row.owner_address === demo.main && ofIssuer(row)),
    )
    expect((await items({ collection_address: demo.postcards })).map(({ index }) => index)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ])
    const touched = (await items({ sort_by_last_transaction_lt: true })).map((row) => BigInt(row.last_transaction_lt))
    expect(touched).toEqual([...touched].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
    const several = { collection_address: [demo.postcards, demo.badges] }
    expect(await ask('v3/nft/items', several)).toMatchObject({ status: 422 })
  })

  it('have metadata as a server would answer them, the hostile ones unchanged', async () => {
    const { metadata } = (await ask('v3/nft/items', { limit: 100 })).body
    expect(metadata[demo.postcard]).toMatchObject({
      is_indexed: true,
      token_info: [{ valid: true, type: 'nft_items', name: 'Morning', nft_index: '0' }],
    })
    expect(metadata[demo.postcard].token_info[0].extra.attributes).toContainEqual({ trait_type: 'Boats', value: 0 })
    expect(metadata[demo.postcards].token_info).toMatchObject([{ type: 'nft_collections', name: 'Postcards' }])
    expect(metadata[demo.hostilePostcard].token_info[0]).toMatchObject({ is_scam: true, image: 'javascript:alert(1)' })
  })

  it('are tokens of v2', async () => {
    const data = async (address: string) => (await ask('v2/getTokenData', { address })).body.result
    expect(await data(demo.postcard)).toMatchObject({
      contract_type: 'nft_item',
      collection_address: toFriendlyAddress(demo.postcards),
      owner_address: toFriendlyAddress(demo.main),
      content: { type: 'offchain', data: 'https://nft.invalid/postcards/0.json' },
    })
    expect(await data(demo.postcards)).toMatchObject({ contract_type: 'nft_collection', next_item_index: '5' })
  })
})

describe('NFT transfers', () => {
  it('are those that succeeded, after which the items have the new owners, and those that did not', async () => {
    const every = await transfers()
    expect(every.some(({ transaction_aborted }) => transaction_aborted)).toBe(true)
    const done = every.filter(({ transaction_aborted }) => !transaction_aborted)
    const newest = new Map([...done].reverse().map((row) => [row.nft_address, row.new_owner]))
    expect(newest.size).toBeGreaterThan(3)
    for (const [address, owner] of newest) expect((await items({ address }))[0]?.owner_address).toBe(owner)
    expect(
      every.some(({ decoded_forward_payload }) => decoded_forward_payload?.comment === 'greetings from the lake'),
    ).toBe(true)
    const where = (test: (row: NftTransfer) => boolean) => every.filter(test)
    const [given, got] = [
      ({ old_owner }: NftTransfer) => old_owner === demo.main,
      ({ new_owner }: NftTransfer) => new_owner === demo.main,
    ]
    const owner_address = demo.main
    expect(await transfers({ owner_address })).toEqual(where((row) => given(row) || got(row)))
    expect(await transfers({ owner_address, direction: 'in' })).toEqual(where(got))
    expect(await transfers({ owner_address, direction: 'out' })).toEqual(where(given))
    expect(where(given).length && where(got).length).toBeGreaterThan(0)
    // A badge is bound to its owner.
    const badges = await transfers({ collection_address: demo.badges })
    expect(badges.map(({ transaction_aborted }) => transaction_aborted)).toContain(true)
    expect(badges.every(({ transaction_aborted }) => transaction_aborted)).toBe(true)
    expect(await transfers({ item_address: every[0]?.nft_address as string })).toContainEqual(every[0])
    const before = String(BigInt(every.at(-1)?.transaction_lt ?? 0) - 1n)
    expect(await transfers({ end_lt: before })).toEqual([])
    expect(await transfers({ start_lt: before })).toEqual(every)
  })

  it('are actions with those that failed, as are the mints', async () => {
    const transfers = await actions({ action_type: 'nft_transfer' })
    expect(transfers.filter(({ success }) => !success)).toHaveLength(2)
    expect(transfers.filter(({ success }) => success).length).toBeGreaterThanOrEqual(2)
    const minted = await actions({ action_type: 'nft_mint' })
    const { nft_items } = (await ask('v3/nft/items', { limit: 1000 })).body
    // One item was there before the first block.
    expect(minted).toHaveLength(nft_items.length - 1)
    expect(minted.every(({ success }) => success)).toBe(true)
    const transfer = transfers.find((row) => row.success && detailsOf(row).old_owner === demo.anna)
    expect(transfer?.details).toMatchObject({ is_purchase: false, nft_collection: demo.postcards })
  })
})

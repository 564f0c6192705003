import { internal, toNano } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { DnsAuction } from '../../src/contract/v3/dnsAuction.ts'
import type { DnsRecord } from '../../src/contract/v3/dnsRecord.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { toHexHash } from '../../src/core/values/hash.ts'
import { dnsBody, domainAddress, recordValue } from '../../src/local/engine/dns.ts'
import { raw } from '../../src/local/engine/spelling.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking, detailsOf } from './asking.ts'
import { signed, walletOf } from './signing.ts'

const { ask } = asking()
type Params = Parameters<typeof ask>[1]
const records = async (params: Params): Promise<DnsRecord[]> => (await ask('v3/dns/records', params)).body.records
const auctions = async (params: Params = {}, at = ask): Promise<DnsAuction[]> =>
  (await at('v3/dns/activeAuctions', { bidder: demo.main, ...params })).body.auctions
const of = async (action_type: string): Promise<Action[]> =>
  (await ask('v3/actions', { action_type, limit: 1000, sort: 'asc' })).body.actions

describe('domains', () => {
  it('are found by name and by whom they name, the short ones first', async () => {
    const [row, ...more] = await records({ domain: 'lakeside-cabin.ton' })
    expect(more).toEqual([])
    expect(row).toMatchObject({
      nft_item_address: demo.domain,
      nft_item_owner: demo.main,
      domain: 'lakeside-cabin.ton',
      dns_wallet: demo.main,
      dns_next_resolver: null,
      // Deleted again.
      dns_storage_bag_id: null,
    })
    const mine = await records({ wallet: toFriendlyAddress(demo.main) })
    expect(mine.map(({ domain }) => domain)).toEqual(['acorn-exchange.ton', 'lakeside-cabin.ton'])
    expect(await records({ wallet: demo.main, limit: 1, offset: 1 })).toEqual([row])
    expect(await records({ domain: 'lakeside-cabin' })).toEqual([])
    expect(await records({ wallet: demo.chen })).toEqual([])
  })

  it('name whom they belong to, and nobody else', async () => {
    const { body } = await ask('v3/addressBook', { address: [demo.main, demo.anna] })
    // The shorter name points to main too, but it is anna’s.
    expect(body[demo.main].domain).toBe('lakeside-cabin.ton')
    expect(body[demo.anna].domain).toBeNull()
  })

  it('are NFT items with a name and without further metadata', async () => {
    const { nft_items, metadata } = (await ask('v3/nft/items', { address: demo.domain })).body
    expect(nft_items).toMatchObject([
      {
        owner_address: demo.main,
        collection_address: demo.dnsZone,
        content: { domain: 'lakeside-cabin.ton' },
        collection: { next_item_index: '-1', owner_address: null },
      },
    ])
    expect(metadata[demo.domain].token_info).toEqual([
      {
        valid: true,
        type: 'nft_items',
        nft_index: nft_items[0].index,
        extra: { domain: 'lakeside-cabin.ton' },
      },
    ])
    const { accounts } = (await ask('v3/accountStates', { address: demo.domain })).body
    expect(accounts[0].interfaces).toEqual(['dns', 'editable', 'nft_item'])
    const [{ dns_site_adnl }] = (await records({ domain: 'lakeside-cabin.ton' })) as [DnsRecord]
    const { result } = (await ask('v2/getTokenData', { address: demo.domain })).body
    expect(result.content).toEqual({
      domain: 'lakeside-cabin.ton',
      data: {
        wallet: {
          '@type': 'dns_smc_address',
          smc_addr: { '@type': 'addr_std', workchain_id: 0, address: demo.main.slice(2).toLowerCase() },
        },
        site: { '@type': 'dns_adnl_address', adnl_addr: toHexHash(dns_site_adnl as string) },
      },
    })
  })

  it('are refused without a question, and with two', async () => {
    const wanted = { error: 'either wallet address or domain is required' }
    expect(await ask('v3/dns/records', { wallet: 'nobody' })).toMatchObject({ status: 422, body: wanted })
    const both = { error: 'provide either wallet address or domain, not both' }
    expect(await ask('v3/dns/records', { wallet: demo.main, domain: 'a.ton' })).toMatchObject({
      status: 422,
      body: both,
    })
    expect(await ask('v3/dns/records', { domain: 'a.ton', limit: 1001 })).toMatchObject({ status: 422 })
  })
})

describe('auctions of domains', () => {
  it('are those that an account leads, first to end first', async () => {
    const [won, open, ...more] = await auctions()
    expect(more).toEqual([])
    expect(won).toMatchObject({ nft_item_address: demo.wonDomain, finished: true, max_bid_amount: '3000000000' })
    expect(open).toMatchObject({ nft_item_address: demo.openDomain, finished: false, max_bid_address: demo.main })
    expect(won).not.toHaveProperty('nft_item')
    expect(await auctions({ state: 'won' })).toEqual([won])
    expect(await auctions({ state: 'bidding' })).toEqual([open])
    expect(await auctions({ bidder: demo.shop })).toMatchObject([{ nft_item_address: demo.releasedDomain }])
    expect(await auctions({ bidder: demo.anna })).toEqual([])
    const [full] = await auctions({ include_nft_items: true, limit: 1 })
    expect(full?.nft_item).toMatchObject({ address: demo.wonDomain, content: { domain: full?.domain } })
  })

  it('are listed page by page, after a cursor or an offset', async () => {
    const every = await auctions()
    const first = (await ask('v3/dns/activeAuctions', { bidder: demo.main, limit: 1 })).body
    expect(first.auctions).toEqual(every.slice(0, 1))
    const next = (await ask('v3/dns/activeAuctions', { bidder: demo.main, limit: 1, after: first.next_cursor })).body
    expect(next.auctions).toEqual(every.slice(1))
    // A page that is full has a cursor, even where it is the last.
    const last = (await ask('v3/dns/activeAuctions', { bidder: demo.main, limit: 1, after: next.next_cursor })).body
    expect(last).toMatchObject({ auctions: [], next_cursor: null })
    expect(await auctions({ offset: 1 })).toEqual(every.slice(1))
  })

  it.each([
    [{}, 422, 'bidder address is required'],
    [{ bidder: demo.main, state: 'lost' }, 422, 'state must be one of: all, won, bidding'],
    [{ bidder: demo.main, after: 'eA==', offset: 1 }, 422, 'use either after or offset, not both'],
    [{ bidder: demo.main, after: 'never' }, 422, 'invalid after cursor'],
    [{ bidder: demo.main, limit: 1001 }, 500, 'limit is not allowed: 1001 > 1000'],
  ])('refuse %j', async (params, status, error) => {
    expect(await ask('v3/dns/activeAuctions', params)).toMatchObject({ status, body: { error } })
  })
})

describe('what happens to domains', () => {
  it('has bids, and the refund of the last bidder', async () => {
    const bids = await of('auction_bid')
    expect(bids.map((row) => detailsOf(row).amount)).toEqual(['1500000000', '2400000000', '3000000000'])
    expect(bids[0]).toMatchObject({ success: true, details: { bidder: demo.main, auction: demo.domain } })
    const outbid = await of('auction_outbid')
    expect(outbid.map(detailsOf)).toMatchObject([
      { bidder: demo.anna, new_bidder: demo.main, auction_address: demo.domain },
      { bidder: demo.main, new_bidder: demo.main },
      { bidder: demo.chen, new_bidder: demo.main },
    ])
    // Each bid gives back exactly the one before.
    expect(detailsOf(outbid[1]).amount).toBe('1500000000')
  })

  it('has purchases, changes of records, renewals and releases', async () => {
    const bought = await of('dns_purchase')
    expect(bought.map((row) => detailsOf(row).new_owner)).toEqual([demo.main, demo.boris])
    const changes = await of('change_dns')
    expect(changes.map(({ success }) => success)).toEqual([true, true, true, false, true])
    expect(detailsOf(changes[0])).toMatchObject({
      source: demo.main,
      asset: demo.domain,
      nft_collection: demo.dnsZone,
      value: { sum_type: 'DNSSmcAddress', dns_smc_address: demo.main, flags: 0 },
    })
    expect(detailsOf((await of('delete_dns'))[0]).hash).toBe(detailsOf(changes[2]).key)
    expect(await of('renew_dns')).toMatchObject([{ success: true, details: { source: demo.main, asset: demo.domain } }])
    expect(await of('dns_release')).toMatchObject([
      { success: true, details: { source: demo.shop, nft_item: demo.releasedDomain, value: '1500000000' } },
    ])
    // Every domain but the one that was there before began with a first bid.
    expect((await of('nft_mint')).filter((row) => detailsOf(row).nft_collection === demo.dnsZone)).toHaveLength(4)
  })
})

describe('somebody’s own domain', () => {
  it('is registered, overbid, won, pointed at its owner, and named in the address book', async () => {
    const own = asking({ mine: 'auto' })
    const name = 'a-name-of-my-own'
    const item = domainAddress(name)
    const send = async (
      from: 'main' | 'shop',
      to: string,
      value: string,
      body?: Parameters<typeof internal>[0]['body'],
    ) => {
      const message = internal({ to, value: toNano(value), bounce: true, ...(body && { body }) })
      const { boc } = await signed(own, from, [message])
      expect(await own.ask('v2/sendBoc', {}, { method: 'POST', body: JSON.stringify({ boc }) })).toMatchObject({
        status: 200,
      })
    }
    const lead = async (bidder: string) =>
      (await auctions({ bidder }, own.ask)).filter(({ nft_item_address }) => nft_item_address === raw(item))
    await send('shop', demo.dnsZone, '1.3', dnsBody.register(name))
    expect(await lead(demo.shop)).toMatchObject([{ domain: `${name}.ton`, finished: false }])
    await send('main', raw(item), '2')
    expect(await lead(demo.shop)).toEqual([])
    expect(await lead(demo.main)).toMatchObject([{ max_bid_amount: '2000000000', finished: false }])
    await own.ask('../local/increase-time', {}, { method: 'POST', body: '{"seconds":600}' })
    await own.ask('../local/mine', {}, { method: 'POST', body: '{}' })
    expect(await lead(demo.main)).toMatchObject([{ finished: true }])
    const claim = dnsBody.change('wallet', 1, recordValue.wallet(walletOf('main').address))
    await send('main', raw(item), '0.1', claim)
    expect(await lead(demo.main)).toEqual([])
    const { records } = (await own.ask('v3/dns/records', { domain: `${name}.ton` })).body
    expect(records).toMatchObject([{ nft_item_owner: demo.main, dns_wallet: demo.main }])
  })
})

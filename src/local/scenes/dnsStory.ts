import { type Address, type Cell, internal, toNano } from '@ton/core'
import { dnsItemCode } from '../engine/codes.ts'
import { dnsBody, dnsRoot, dnsZone, domainAddress, domainData, recordValue } from '../engine/dns.ts'
import { nftBody } from '../engine/nft.ts'
import { digest } from '../engine/random.ts'
import type { Role } from './cast.ts'
import type { Episode, SceneContext } from './sceneContext.ts'

/** Domains of the demo, by the state that they show. The zone asks at least 1 GRAM for names of more than ten letters. */
const domains = {
  owned: 'lakeside-cabin',
  given: 'acorn-exchange',
  won: 'wildflower-shop',
  open: 'cinema-tickets',
  released: 'forgotten-garden',
} as const

/** Accounts of the demo worth a look, by what for. */
export const dnsNames = {
  dnsRoot: dnsRoot.address,
  dnsZone: dnsZone.address,
  domain: domainAddress(domains.owned),
  openDomain: domainAddress(domains.open),
  wonDomain: domainAddress(domains.won),
  releasedDomain: domainAddress(domains.released),
}

const CARRY = toNano('0.1')
const DAY = 86_400

/** Puts the zone there, and a domain in it that was last paid for more than a year ago. */
export function beginDns({ chain, wallets }: SceneContext): void {
  chain.begin(dnsZone.address, { coins: toNano('2'), init: dnsZone.init as { code: Cell; data: Cell } })
  const data = domainData(domains.released, wallets.elder.address, chain.now - 380 * DAY)
  chain.begin(domainAddress(domains.released), { coins: toNano('3'), init: { code: dnsItemCode, data } })
}

/**
 * What happens to domains: bids, records, renewal, release. The zone is that of the test network. An auction lasts a minute from
 * the first bid, five after a release, and ten seconds from the last bid.
 */
export function dnsStory({ chain, seed, wallets, queryId }: SceneContext): Episode[] {
  const send = (from: Role, to: Address, value: bigint, body?: Cell) =>
    wallets[from].send(chain, [internal({ to, value, bounce: true, ...(body && { body }) })])
  const register = (from: Role, name: string, bid: string) => () =>
    send(from, dnsZone.address, toNano(bid), dnsBody.register(name))
  const bid = (from: Role, name: string, amount: string) => () => send(from, domainAddress(name), toNano(amount))
  const call = (from: Role, name: string, body: (queryId: number) => Cell, value = CARRY) => {
    return () => send(from, domainAddress(name), value, body(queryId()))
  }
  const change = (record: Parameters<typeof dnsBody.change>[0], value?: Cell) => (id: number) =>
    dnsBody.change(record, id, value)
  const { main, anna, boris, chen } = wallets
  const site = recordValue.site(digest('adnl', seed, domains.owned))
  const bag = recordValue.storage(digest('bag', seed, domains.owned))
  return [
    // The third bid is less than the second and 5 per cent: exit code 407.
    [
      register('anna', domains.owned, '1.2'),
      bid('main', domains.owned, '1.5'),
      bid('boris', domains.owned, '1.51'),
      bid('main', domains.owned, '2.4'),
    ],
    register('boris', domains.given, '2'),
    // The winner claims it with the first message, which here sets the wallet record.
    call('main', domains.owned, change('wallet', recordValue.wallet(main.address))),
    [call('main', domains.owned, change('site', site)), call('main', domains.owned, change('storage', bag))],
    [call('main', domains.owned, change('storage')), call('main', domains.owned, dnsBody.renew)],
    // Not the owner: exit code 411.
    call('chen', domains.owned, change('wallet', recordValue.wallet(chen.address))),
    call('boris', domains.given, (id) => nftBody.transfer(anna.address, boris.address, id)),
    call('anna', domains.given, change('wallet', recordValue.wallet(main.address))),
    [register('chen', domains.won, '1.1'), bid('main', domains.won, '3')],
    call('shop', domains.released, dnsBody.release, toNano('1.5')),
  ]
}

/** Still in progress at the head: the auction of a domain, begun seconds ago. */
export function dnsFinale({ chain, wallets }: SceneContext): () => void {
  const body = dnsBody.register(domains.open)
  return () => wallets.main.send(chain, [internal({ to: dnsZone.address, value: toNano('1.7'), bounce: true, body })])
}

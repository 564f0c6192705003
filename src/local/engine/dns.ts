import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  Dictionary,
  parseTuple,
  type StateInit,
  TupleReader,
} from '@ton/core'
import { sha256_sync } from '@ton/crypto'
import type { DomainRow } from '../index/rows.ts'
import type { Chain } from './chain.ts'
import { dnsCollectionCode, dnsItemCode, dnsRootCode } from './codes.ts'
import { methodId } from './methodId.ts'
import { hashOf, raw, rawOrNull } from './spelling.ts'

interface Contract {
  readonly address: Address
  readonly init: StateInit
}

function contract(workchain: number, code: Cell, data: Cell): Contract {
  const init = { code, data }
  return { init, address: contractAddress(workchain, init) }
}

/** The `.ton` zone: it makes an item of every domain that somebody pays for. */
export const dnsZone: Contract = /* @__PURE__ */ (() => {
  const content = beginCell().storeUint(1, 8).storeStringTail('https://dns.ton.org/collection.json').endCell()
  return contract(0, dnsCollectionCode, beginCell().storeRef(content).storeRef(dnsItemCode).endCell())
})()

/** Where names begin to be resolved. It knows the `.ton` zone, and nobody for `.t.me` and `www.ton`. */
export const dnsRoot: Contract = /* @__PURE__ */ (() => {
  const data = beginCell().storeAddress(dnsZone.address).storeAddress(null).storeAddress(null).endCell()
  return contract(-1, dnsRootCode, data)
})()

const label = (name: string) => beginCell().storeBuffer(Buffer.from(name)).endCell()
const indexOf = (name: string) => BigInt(`0x${label(name).hash().toString('hex')}`)

/** The item of the domain `name`, without `.ton`. */
export function domainAddress(name: string): Address {
  const data = beginCell().storeUint(indexOf(name), 256).storeAddress(dnsZone.address).endCell()
  return contractAddress(0, { code: dnsItemCode, data })
}

const noRecords = () => beginCell().storeUint(0, 8).storeDict(null).endCell()

/** A domain as somebody left it who claimed it long ago: `filledUp` is when rent was last paid, unix seconds. */
export const domainData = (name: string, owner: Address, filledUp: number): Cell =>
  beginCell()
    .storeUint(indexOf(name), 256)
    .storeAddress(dnsZone.address)
    .storeAddress(owner)
    .storeRef(noRecords())
    .storeRef(label(name))
    .storeDict(null)
    .storeUint(filledUp, 64)
    .endCell()

const category = (name: string) => BigInt(`0x${sha256_sync(name).toString('hex')}`)

/** Records of a domain by what they are for (TEP-81). */
const categories = {
  dns_next_resolver: category('dns_next_resolver'),
  wallet: category('wallet'),
  site: category('site'),
  storage: category('storage'),
}

/** The values of records (TEP-81). */
export const recordValue = {
  wallet: (address: Address) => beginCell().storeUint(0x9fd3, 16).storeAddress(address).storeUint(0, 8).endCell(),
  site: (adnl: Buffer) => beginCell().storeUint(0xad01, 16).storeBuffer(adnl).storeUint(0, 8).endCell(),
  storage: (bag: Buffer) => beginCell().storeUint(0x7473, 16).storeBuffer(bag).endCell(),
  dns_next_resolver: (resolver: Address) => beginCell().storeUint(0xba93, 16).storeAddress(resolver).endCell(),
}

const CHANGE_RECORD = 0x4eb1f0f9

/** Bodies of messages to the zone and to its domains. */
export const dnsBody = {
  /** To the zone, with the first bid: begins the auction of a domain. */
  register: (name: string) => beginCell().storeUint(0, 32).storeBuffer(Buffer.from(name)).endCell(),
  /** Without a value the record is deleted. */
  change: (record: keyof typeof categories, queryId: number, value?: Cell) => {
    const body = beginCell().storeUint(CHANGE_RECORD, 32).storeUint(queryId, 64).storeUint(categories[record], 256)
    return (value ? body.storeRef(value) : body).endCell()
  },
  /** A change of nothing: the year begins anew. */
  renew: (queryId: number) =>
    beginCell().storeUint(CHANGE_RECORD, 32).storeUint(queryId, 64).storeUint(0, 256).endCell(),
  /** Puts a domain that was not renewed in a year up for auction again. The value is the first bid. */
  release: (queryId: number) => beginCell().storeUint(0x4ed14b65, 32).storeUint(queryId, 64).endCell(),
}

export const GET_DOMAIN = methodId('get_domain')
const GET_AUCTION_INFO = methodId('get_auction_info')
const GET_FILL_UP = methodId('get_last_fill_up_time')
const DNS_RESOLVE = methodId('dnsresolve')

const skip = (cell: Cell | null, prefix: number) => {
  const slice = cell?.beginParse()
  return slice && slice.remainingBits >= 16 && slice.loadUint(16) === prefix ? slice : undefined
}

/** Records that do not read are as good as none: their owners write what they like. */
function orNull<T>(read: () => T | undefined): T | null {
  try {
    return read() ?? null
  } catch {
    return null
  }
}

function readRecords(dictionary: Cell | null): Pick<DomainRow, 'records'> {
  const keys = Dictionary.Keys.BigUint(256)
  const values = Dictionary.Values.Cell()
  const records = dictionary ? Dictionary.loadDirect(keys, values, dictionary) : Dictionary.empty(keys, values)
  const of = (name: keyof typeof categories) => records.get(categories[name]) ?? null
  const address = (name: keyof typeof categories, prefix: number) =>
    orNull(() => rawOrNull(skip(of(name), prefix)?.loadAddress()))
  const hash = (name: keyof typeof categories, prefix: number) =>
    orNull(() => {
      const slice = skip(of(name), prefix)
      return slice && hashOf(slice.loadUintBig(256))
    })
  return {
    records: {
      dns_next_resolver: address('dns_next_resolver', 0xba93),
      dns_wallet: address('wallet', 0x9fd3),
      dns_site_adnl: hash('site', 0xad01),
      dns_storage_bag_id: hash('storage', 0x7473),
    },
  }
}

/** Reads the facts of a domain of the `.ton` zone. The caller has checked with the zone that it is one. */
export async function readDomain(
  chain: Chain,
  address: Address,
): Promise<Omit<DomainRow, 'address' | 'owner_address'>> {
  const ask = async (method: number, stack: Parameters<Chain['get']>[2] = []) =>
    new TupleReader(parseTuple(await chain.get(address, method, stack)))
  const name = (await ask(GET_DOMAIN)).readBuffer().toString()
  const auction = await ask(GET_AUCTION_INFO)
  const [bidder, amount, end] = [auction.readAddressOpt(), auction.readBigNumber(), auction.readBigNumber()]
  const filled = (await ask(GET_FILL_UP)).readBigNumber()
  const self = beginCell().storeUint(0, 8).endCell()
  const resolved = await ask(DNS_RESOLVE, [
    { type: 'slice', cell: self },
    { type: 'int', value: 0n },
  ])
  resolved.readBigNumber()
  return {
    domain: `${name}.ton`,
    ...readRecords(resolved.readCellOpt()),
    auction: bidder && {
      max_bid_address: raw(bidder),
      max_bid_amount: amount.toString(),
      auction_end_time: end.toString(),
    },
    last_fill_up_time: filled.toString(),
  }
}

import type { Cell } from '../../core/values/cell.ts'
import type { ActionOf } from '../../endpoints/v3/actions/actionOf.ts'
import { hex256, Slice } from '../bodies/slice.ts'
import { type Meaning, meaning, mergeAs } from './block.ts'
import type { Facts } from './facts.ts'
import type { CallBlock } from './messages.ts'
import { FILL_UP } from './nfts.ts'
import { call, type Found, kind } from './pattern.ts'
import type { Rule } from './rule.ts'

const CHANGE_RECORD = 0x4eb1f0f9
const RELEASE = 0x4ed14b65
const BOUNCE = 0xffffffff

type Value = ActionOf<'change_dns'>['details']['value']

const NOTHING: Value = {
  sum_type: null,
  dns_smc_address: null,
  dns_adnl_address: null,
  dns_text: null,
  dns_next_resolver_address: null,
  dns_storage_address: null,
  flags: null,
}

const lowerHex = (value: bigint) => hex256(value).toLowerCase()

/** Text in pieces, each with its length, one cell for each. @throws {InvalidBocError} */
function readText(slice: Slice): string {
  const bytes: number[] = []
  for (let pieces = slice.uint(8), at = slice; pieces > 0; pieces--) {
    for (let length = at.uint(8); length > 0; length--) bytes.push(at.uint(8))
    if (pieces > 1) at = new Slice(at.ref())
  }
  return new TextDecoder().decode(Uint8Array.from(bytes)).replaceAll('\0', '')
}

/** @throws {InvalidBocError} */
function readValue(cell: Cell): Value {
  const slice = new Slice(cell)
  switch (slice.uint(16)) {
    case 0xba93:
      return { ...NOTHING, sum_type: 'DNSNextResolver', dns_next_resolver_address: slice.address() }
    case 0xad01:
      return {
        ...NOTHING,
        sum_type: 'DNSAdnlAddress',
        dns_adnl_address: lowerHex(slice.big(256)),
        flags: slice.uint(8),
      }
    case 0x9fd3:
      return { ...NOTHING, sum_type: 'DNSSmcAddress', dns_smc_address: slice.address(), flags: slice.uint(8) }
    case 0x7473:
      return { ...NOTHING, sum_type: 'DNSStorageAddress', dns_storage_address: lowerHex(slice.big(256)) }
    case 0x1eda:
      // The service has texts in the member of storage.
      return { ...NOTHING, sum_type: 'DNSText', dns_storage_address: readText(slice) }
    default:
      return { ...NOTHING, sum_type: 'Unknown' }
  }
}

/** A change of a record: to a value, to nothing, or of no record at all, which renews the domain. */
function changeOf(block: CallBlock, facts: Facts): Meaning {
  const slice = block.body()
  slice.big(64)
  const key = slice.big(256)
  const nft_collection = facts.item(block.destination)?.collection ?? null
  const of = { source: block.source, asset: block.destination, nft_collection }
  const parties = { from: [block.source], to: [block.destination] }
  if (slice.refs) {
    const value = readValue(slice.ref())
    return meaning({ type: 'change_dns', details: { key: lowerHex(key), value, ...of }, ...parties })
  }
  return key
    ? meaning({ type: 'delete_dns', details: { hash: lowerHex(key), ...of }, ...parties })
    : meaning({ type: 'renew_dns', details: of, ...parties })
}

function buildChange(block: CallBlock, { blocks }: Found, facts: Facts): void {
  const made = changeOf(block, facts)
  mergeAs(made, [block, ...blocks], { failed: block.failed })
}

/** The price of a domain, which it pays to its zone once the winner has claimed it with the message before. */
function buildPurchase(block: CallBlock, { blocks }: Found, facts: Facts): void {
  const nft_item = block.source ?? ''
  const item = facts.item(nft_item)
  if (!item?.isDomain) return
  const slice = block.body()
  const query_id = slice.bits >= 64 ? slice.big(64).toString() : null
  const new_owner = (blocks[0] as CallBlock).source
  const { value } = block.message
  const { collection: nft_collection, index: nft_item_index } = item
  const details = { nft_collection, nft_item, nft_item_index, new_owner, price: value, query_id, payout_amount: value }
  mergeAs(meaning({ type: 'dns_purchase', details, to: [new_owner] }), [block], { failed: block.isAborted })
}

function buildRelease(block: CallBlock, _found: Found, facts: Facts): void {
  const item = facts.item(block.destination)
  if (!item?.isDomain) return
  const query_id = block.body().big(64).toString()
  const details = {
    query_id,
    source: block.source,
    nft_item: block.destination,
    nft_collection: item.collection,
    nft_item_index: item.index,
    value: block.message.value,
  }
  const made = meaning({ type: 'dns_release', details, from: [block.source], to: [block.destination] })
  mergeAs(made, [block], { failed: block.isAborted })
}

export const recordChanges: Rule = {
  of: call(CHANGE_RECORD, { each: call(BOUNCE, { optional: true, excesses: false }) }),
  build: buildChange,
}

export const domainPurchases: Rule = {
  of: call(FILL_UP, { before: kind('call_contract') }),
  build: buildPurchase,
}

export const domainReleases: Rule = { of: call(RELEASE), build: buildRelease }

import { type Cell, parseBoc } from '../../core/values/cell.ts'
import type { ActionOf } from '../../endpoints/v3/actions/actionOf.ts'
import { opcodes } from '../bodies/opcodes.ts'
import { hex256, Slice } from '../bodies/slice.ts'
import { type ActionBuilder, is, succeeded } from './actionBuilder.ts'
import type { DomainRow, NftItemRow, TransactionRow } from './rows.ts'

type Value = ActionOf<'change_dns'>['details']['value']

const nothing: Value = {
  sum_type: null,
  dns_smc_address: null,
  dns_adnl_address: null,
  dns_text: null,
  dns_next_resolver_address: null,
  dns_storage_address: null,
  flags: null,
}

/** A record as its owner wrote it: one that does not read is nothing. */
function readValue(cell: Cell): Value {
  try {
    const slice = new Slice(cell)
    switch (slice.uint(16)) {
      case 0xba93:
        return { ...nothing, sum_type: 'DNSNextResolver', dns_next_resolver_address: slice.address() }
      case 0xad01:
        return {
          ...nothing,
          sum_type: 'DNSAdnlAddress',
          dns_adnl_address: hex256(slice.big(256)),
          flags: slice.uint(8),
        }
      case 0x9fd3:
        return { ...nothing, sum_type: 'DNSSmcAddress', dns_smc_address: slice.address(), flags: slice.uint(8) }
      case 0x7473:
        return { ...nothing, sum_type: 'DNSStorageAddress', dns_storage_address: hex256(slice.big(256)) }
      default:
        return nothing
    }
  } catch {
    return nothing
  }
}

/** A change of a record: to a value, to nothing, or of nothing at all, which renews the domain. */
function addRecordChange(builder: ActionBuilder, row: TransactionRow, domain: DomainRow, item: NftItemRow): boolean {
  const by = { source: row.in_msg?.source ?? null, asset: domain.address, nft_collection: item.collection_address }
  try {
    const slice = new Slice(parseBoc(row.in_msg?.message_content?.body ?? ''))
    slice.big(32 + 64)
    const key = slice.big(256)
    const hash = hex256(key).toLowerCase()
    if (slice.refs) {
      const details = { key: hash, value: readValue(slice.ref()), ...by }
      builder.add({ type: 'change_dns', details }, [row], succeeded(row))
    } else if (key) builder.add({ type: 'delete_dns', details: { hash, ...by } }, [row], succeeded(row))
    else builder.add({ type: 'renew_dns', details: by }, [row], succeeded(row))
    return true
  } catch {
    // A body that ends before the name of its record.
    return false
  }
}

/** A bid, and the refund of the last bidder. The first bid mints the item and is no action of its own. */
function addBid(builder: ActionBuilder, row: TransactionRow, item: NftItemRow): TransactionRow | undefined {
  const outbid = builder.caused(row).find((next) => is(next.in_msg, opcodes.dns_outbid_notification))
  if (!outbid) return
  const { address: nft_item, collection_address: nft_collection, index: nft_item_index } = item
  const [bidder, amount] = [row.in_msg?.source ?? null, row.in_msg?.value ?? null]
  const bid = { amount, bidder, auction: nft_item, nft_item, nft_collection, nft_item_index }
  builder.add({ type: 'auction_bid', details: bid }, [row], succeeded(row))
  const details = {
    auction_address: nft_item,
    bidder: outbid.account,
    new_bidder: bidder,
    nft_item,
    nft_collection,
    amount: outbid.in_msg?.value ?? null,
  }
  builder.add({ type: 'auction_outbid', details }, [outbid], succeeded(outbid))
  return outbid
}

/** The price of a domain, sent to the zone after its winner claimed it with the message before. */
function addPurchase(builder: ActionBuilder, row: TransactionRow, item: NftItemRow): TransactionRow | undefined {
  const paid = builder
    .caused(row)
    .find((next) => next.account === item.collection_address && is(next.in_msg, opcodes.dns_fill_up))
  if (!paid) return
  const details = {
    nft_collection: item.collection_address,
    nft_item: item.address,
    nft_item_index: item.index,
    new_owner: row.in_msg?.source ?? null,
    price: paid.in_msg?.value ?? null,
    query_id: paid.in_msg?.message_content?.decoded?.query_id as string | null,
    payout_amount: paid.in_msg?.value ?? null,
  }
  builder.add({ type: 'dns_purchase', details }, [paid], succeeded(paid))
  return paid
}

export interface DomainActions {
  /** Whether the message itself was an action of a domain. */
  itself: boolean
  /** Transactions that it caused and that have their action already. */
  rows: readonly TransactionRow[]
}

/** Adds the action of a domain, and its payment to the zone. */
export function addDomainAction(builder: ActionBuilder, row: TransactionRow): DomainActions {
  const domain = builder.known.domain(row.account)
  const item = builder.known.item(row.account)
  const { in_msg } = row
  if (!domain || !item || in_msg?.source == null || builder.whole) return { itself: false, rows: [] }
  const paid = addPurchase(builder, row, item)
  const rows = paid ? [paid] : []
  if (is(in_msg, opcodes.dns_change_record)) return { itself: addRecordChange(builder, row, domain, item), rows }
  if (is(in_msg, opcodes.dns_release)) {
    const details = {
      query_id: (in_msg.message_content?.decoded?.query_id as string | undefined) ?? null,
      source: in_msg.source,
      nft_item: item.address,
      nft_collection: item.collection_address,
      nft_item_index: item.index,
      value: in_msg.value,
    }
    // With it the last owner receives the rest of the rent.
    builder.add({ type: 'dns_release', details }, builder.withAll(row), succeeded(row))
    return { itself: true, rows: builder.caused(row) }
  }
  const outbid = in_msg.opcode === null || is(in_msg, opcodes.text_comment) ? addBid(builder, row, item) : undefined
  return outbid ? { itself: true, rows: [...rows, outbid] } : { itself: false, rows }
}

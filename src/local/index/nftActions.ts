import { parseBoc } from '../../core/values/cell.ts'
import { opcodes } from '../bodies/opcodes.ts'
import { Slice } from '../bodies/slice.ts'
import { type ActionBuilder, deploys, is, optionalMember, succeeded } from './actionBuilder.ts'
import { readNftTransfer } from './nftRows.ts'
import type { NftItemRow, NftSaleRow, TransactionRow } from './rows.ts'

/** The indexer's name for the market of all sales with this code. */
const MARKETPLACE = 'getgems'

/** The first owner of an item: its first message begins with that address. */
function ownerAtMint({ in_msg }: TransactionRow): string | null {
  try {
    return new Slice(parseBoc(in_msg?.message_content?.body ?? '')).address()
  } catch {
    return null
  }
}

const itself = ({ collection_address: nft_collection, address: nft_item, index: nft_item_index }: NftItemRow) => ({
  nft_collection,
  nft_item,
  nft_item_index,
})

/** The details of a transfer; `sale` when it is a purchase. */
function transferDetails(row: TransactionRow, item: NftItemRow, sale?: NftSaleRow, payout?: string | null) {
  const transfer = readNftTransfer(row, item)
  if (!transfer) return
  const comment = transfer.decoded_forward_payload?.comment
  return {
    ...itself(item),
    ...optionalMember('old_owner', transfer.old_owner),
    new_owner: transfer.new_owner || null,
    is_purchase: !!sale,
    ...(sale && { price: sale.full_price }),
    query_id: transfer.query_id,
    response_destination: transfer.response_destination,
    custom_payload: transfer.custom_payload,
    forward_payload: transfer.forward_payload,
    forward_amount: transfer.forward_amount,
    comment: typeof comment === 'string' ? comment : null,
    is_encrypted_comment: false,
    marketplace: sale ? MARKETPLACE : null,
    real_old_owner: sale ? sale.nft_owner_address : null,
    ...(sale && { marketplace_address: sale.marketplace_address, payout_amount: payout ?? null }),
  }
}

/** An item that moves to the contract of its sale. Here nobody lists for others: the owner sends it there himself. */
function addPutOnSale(builder: ActionBuilder, row: TransactionRow, item: NftItemRow, sale: NftSaleRow): void {
  const details = {
    ...itself(item),
    owner: row.in_msg?.source ?? null,
    listing_address: null,
    sale_address: sale.address,
    marketplace_address: sale.marketplace_address,
    full_price: sale.full_price,
    marketplace_fee: sale.marketplace_fee,
    royalty_amount: sale.royalty_amount,
    marketplace_fee_address: sale.marketplace_fee_address,
    royalty_address: sale.royalty_address,
    marketplace: MARKETPLACE,
  }
  builder.add({ type: 'nft_put_on_sale', details }, builder.withAll(row), succeeded(row))
}

/** Adds the action of an NFT item, or its mint. `covered`: transactions with an action already. Gives whether it added one. */
export function addNftAction(builder: ActionBuilder, row: TransactionRow, covered: readonly TransactionRow[]): boolean {
  const { known, caused, withAll } = builder
  const item = known.item(row.account)
  if (!item) return false
  const { in_msg } = row
  if (deploys(row) && in_msg?.source === item.collection_address) {
    // The first bidder of a domain is not its owner.
    const owner = known.domain(item.address) ? null : ownerAtMint(row)
    const { nft_item, nft_collection, nft_item_index } = itself(item)
    const details = { ...optionalMember('owner', owner), nft_item, nft_collection, nft_item_index }
    builder.add({ type: 'nft_mint', details }, [row], succeeded(row), in_msg?.hash)
    return true
  }
  if (is(in_msg, opcodes.nft_get_static_data) && !builder.whole) {
    const report = caused(row).find((next) => is(next.in_msg, opcodes.nft_report_static_data))
    if (!report) return false
    builder.add(
      { type: 'nft_discovery', details: { source: in_msg?.source ?? null, ...itself(item) } },
      withAll(row),
      succeeded(row),
    )
    return true
  }
  // A client that does not know purchases gets them as transfers.
  const sold = builder.whole?.type === 'nft_purchase' ? known.sale(in_msg?.source ?? '') : undefined
  const details = transferDetails(row, item, sold)
  if (!details) return false
  const sale = builder.whole ? undefined : known.sale(details.new_owner ?? '')
  if (sale?.nft_address === item.address && succeeded(row)) addPutOnSale(builder, row, item, sale)
  else {
    const rows = withAll(row).filter((one) => !covered.includes(one))
    builder.add({ type: 'nft_transfer', details }, rows, succeeded(row))
  }
  return true
}

/**
 * Adds the purchase or the cancellation of a sale. Gives the transactions beside it, the shares of the marketplace and of the
 * author, or `undefined` when it was neither.
 */
export function addSaleAction(builder: ActionBuilder, row: TransactionRow): TransactionRow[] | undefined {
  const { known, caused, withAll } = builder
  const sale = known.sale(row.account)
  const item = sale && known.item(sale.nft_address)
  if (!item || row.in_msg?.source == null || builder.whole) return
  const next = caused(row)
  const gives = next.find((one) => one.account === item.address && is(one.in_msg, opcodes.nft_transfer))
  if (is(row.in_msg, opcodes.sale_cancel)) {
    const details = {
      owner: sale.nft_owner_address,
      nft_item: item.address,
      nft_collection: item.collection_address,
      sale_address: sale.address,
      marketplace_address: sale.marketplace_address,
      marketplace: MARKETPLACE,
    }
    builder.add({ type: 'nft_cancel_sale', details }, withAll(row), succeeded(row) && !!gives && succeeded(gives))
    return []
  }
  if (!gives) return
  const payout = next.find((one) => one.account === sale.nft_owner_address)
  const details = transferDetails(gives, item, sale, payout?.in_msg?.value)
  if (!details) return
  const rows = [row, ...withAll(gives), ...(payout ? withAll(payout) : [])]
  builder.add({ type: 'nft_purchase', details }, rows, succeeded(row) && succeeded(gives))
  return next.filter((one) => !rows.includes(one))
}

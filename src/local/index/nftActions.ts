import { parseBoc } from '../../core/values/cell.ts'
import { opcodes } from '../bodies/opcodes.ts'
import { Slice } from '../bodies/slice.ts'
import { type ActionBuilder, deploys, is, optional, succeeded } from './actionBuilder.ts'
import { readNftTransfer } from './nftRows.ts'
import type { NftItemRow, NftSaleRow, TransactionRow } from './rows.ts'

/** What the indexer calls the market of all sales with this code, whoever runs it. */
const MARKETPLACE = 'getgems'

/** Whom an item was made for: its first message begins with that address. */
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
    ...optional('old_owner', transfer.old_owner),
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

/** An item that goes to the contract that is to sell it. Here nobody lists for others: the owner sends it there himself. */
function tellPutOnSale(telling: ActionBuilder, row: TransactionRow, item: NftItemRow, sale: NftSaleRow): void {
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
  telling.tell({ type: 'nft_put_on_sale', details }, telling.withAll(row), succeeded(row))
}

/** What an NFT item was asked for, or its beginning. `told` is what followed, and is told already. Gives whether it was either. */
export function tellNft(telling: ActionBuilder, row: TransactionRow, told: readonly TransactionRow[]): boolean {
  const { known, caused, withAll } = telling
  const item = known.item(row.account)
  if (!item) return false
  const { in_msg } = row
  if (deploys(row) && in_msg?.source === item.collection_address) {
    // The first bidder of a domain is not its owner.
    const owner = known.domain(item.address) ? null : ownerAtMint(row)
    const { nft_item, nft_collection, nft_item_index } = itself(item)
    const details = { ...optional('owner', owner), nft_item, nft_collection, nft_item_index }
    telling.tell({ type: 'nft_mint', details }, [row], succeeded(row), in_msg?.hash)
    return true
  }
  if (is(in_msg, opcodes.nft_get_static_data) && !telling.whole) {
    const report = caused(row).find((next) => is(next.in_msg, opcodes.nft_report_static_data))
    if (!report) return false
    telling.tell(
      { type: 'nft_discovery', details: { source: in_msg?.source ?? null, ...itself(item) } },
      withAll(row),
      succeeded(row),
    )
    return true
  }
  // Who does not know purchases knows transfers that are one.
  const sold = telling.whole?.type === 'nft_purchase' ? known.sale(in_msg?.source ?? '') : undefined
  const details = transferDetails(row, item, sold)
  if (!details) return false
  const sale = telling.whole ? undefined : known.sale(details.new_owner ?? '')
  if (sale?.nft_address === item.address && succeeded(row)) tellPutOnSale(telling, row, item, sale)
  else {
    const rows = withAll(row).filter((one) => !told.includes(one))
    telling.tell({ type: 'nft_transfer', details }, rows, succeeded(row))
  }
  return true
}

/**
 * What a sale was asked for: to sell, or to give the item back. Gives what followed beside it, the shares of the marketplace and
 * of the author, or `undefined` when it was neither.
 */
export function tellSale(telling: ActionBuilder, row: TransactionRow): TransactionRow[] | undefined {
  const { known, caused, withAll } = telling
  const sale = known.sale(row.account)
  const item = sale && known.item(sale.nft_address)
  if (!item || row.in_msg?.source == null || telling.whole) return
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
    telling.tell({ type: 'nft_cancel_sale', details }, withAll(row), succeeded(row) && !!gives && succeeded(gives))
    return []
  }
  if (!gives) return
  const payout = next.find((one) => one.account === sale.nft_owner_address)
  const details = transferDetails(gives, item, sale, payout?.in_msg?.value)
  if (!details) return
  const rows = [row, ...withAll(gives), ...(payout ? withAll(payout) : [])]
  telling.tell({ type: 'nft_purchase', details }, rows, succeeded(row) && succeeded(gives))
  return next.filter((one) => !rows.includes(one))
}

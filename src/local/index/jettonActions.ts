import { opcodes } from '../bodies/opcodes.ts'
import { type ActionBuilder, is, succeeded } from './actionBuilder.ts'
import { readJettonEvent } from './jettonRows.ts'
import type { TransactionRow } from './rows.ts'

/** Adds the transfer or burn of a jetton wallet. Gives whether it added one. */
export function addJettonAction(builder: ActionBuilder, row: TransactionRow): boolean {
  const { known, caused, withAll } = builder
  const wallet = known.holding(row.account)
  // A transfer that failed is an action, though not a row of the list of transfers.
  const event = wallet && readJettonEvent({ ...row, description: { ...row.description, aborted: false } }, wallet)
  if (!event) return false
  const rows = withAll(row)
  const next = caused(row).find(({ in_msg }) => !in_msg?.bounced && !is(in_msg, opcodes.excess))
  const success = succeeded(row) && (!next || succeeded(next))
  const { jetton: asset, owner, address } = wallet
  if (event.kind === 'burn') {
    const details = { owner, owner_jetton_wallet: address, asset, amount: event.row.amount }
    builder.add({ type: 'jetton_burn', details }, rows, success)
    return true
  }
  const { destination, amount, query_id, response_destination, custom_payload, forward_payload } = event.row
  const comment = event.row.decoded_forward_payload?.comment
  const details = {
    asset,
    sender: owner,
    receiver: destination || null,
    sender_jetton_wallet: address,
    receiver_jetton_wallet: next && known.holding(next.account) ? next.account : null,
    amount,
    comment: typeof comment === 'string' ? comment : null,
    is_encrypted_comment: false,
    query_id,
    response_destination,
    custom_payload,
    forward_payload,
    forward_amount: event.row.forward_ton_amount,
  }
  builder.add({ type: 'jetton_transfer', details }, rows, success)
  return true
}

/** Adds the mint of a jetton master. Gives whether it added one. */
export function addJettonMint(builder: ActionBuilder, row: TransactionRow): boolean {
  const { known, caused, withAll } = builder
  if (!known.isMaster(row.account) || !is(row.in_msg, opcodes.jetton_mint)) return false
  const minted = caused(row).find(({ in_msg }) => is(in_msg, opcodes.jetton_internal_transfer))
  const wallet = minted && known.holding(minted.account)
  const amount = (minted?.in_msg?.message_content?.decoded?.amount as { value?: string } | undefined)?.value
  if (!wallet || amount === undefined) return false
  const details = {
    asset: row.account,
    receiver: wallet.owner,
    receiver_jetton_wallet: wallet.address,
    amount,
    ton_amount: minted?.in_msg?.value ?? null,
  }
  builder.add({ type: 'jetton_mint', details }, withAll(row), succeeded(row) && succeeded(minted))
  return true
}

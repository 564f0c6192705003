import type { Action } from '../contract/v3/action.ts'
import type { Metadata } from '../contract/v3/metadata.ts'
import * as opcodes from '../core/values/opcodes.ts'
import type { CellOrder } from '../core/values/signedMessage.ts'
import { orderBody } from '../core/values/walletOrders.ts'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { endingOfAction } from './actionEnding.ts'
import { toOf } from './actionParts.ts'
import { isAccount } from './direction.ts'
import { type Ending, endingOf } from './ending.ts'
import { type AssetMessage, assetReceiver, messageAsset } from './value/messageAsset.ts'
import { requestOf } from './walletRequest.ts'

/** The type and the details of what a standard message asks for; `undefined` where the token that it is about is not known. */
function askedBy(
  message: AssetMessage & { readonly decoded_opcode?: string | null | undefined },
  metadata: Metadata,
): (Pick<Action, 'type'> & { details: object }) | undefined {
  const { source, destination, opcode, decoded_opcode } = message
  const { jetton, nft } = messageAsset(message, metadata)
  if (jetton && opcode === opcodes.JETTON_TRANSFER)
    return { type: 'jetton_transfer', details: { sender: source, receiver: assetReceiver(message), ...jetton } }
  if (jetton && opcode === opcodes.JETTON_BURN) return { type: 'jetton_burn', details: { owner: source, ...jetton } }
  if (nft && opcode === opcodes.NFT_TRANSFER)
    return { type: 'nft_transfer', details: { old_owner: source, new_owner: assetReceiver(message), nft_item: nft } }
  // A sale names its item nowhere in the message.
  if (decoded_opcode === 'sale_cancel')
    return { type: 'nft_cancel_sale', details: { owner: source, sale_address: destination } }
  return
}

/** What a wallet was ordered to send, as an action: a standard message, a payment, or a call. */
export function orderedBy(source: string, order: CellOrder, metadata: Metadata): Action {
  return askedFor(source, order, metadata) as unknown as Action
}

function askedFor(source: string, order: CellOrder, metadata: Metadata): Pick<Action, 'type'> & { details: object } {
  const { to, mode, body } = order
  const { opcode, comment = null, isEncrypted } = orderBody(order)
  // The whole balance: the order does not say how much that is.
  const value = mode & 128 ? '0' : String(order.value)
  const details = { source, destination: to, value, ...(mode & 128 && { is_whole_balance: true }) }
  const message = { source, destination: to, opcode: opcode ?? null, message_content: { body: body ?? null } }
  const asked = askedBy(message, metadata)
  if (asked) return asked
  const isPayment = opcode === undefined || opcode === opcodes.TEXT || isEncrypted
  if (isPayment) return { type: 'ton_transfer', details: { ...details, comment, encrypted: isEncrypted } }
  return { type: 'call_contract', details: { ...details, opcode } }
}

/** What a wallet was ordered to send by a message from outside, as actions; empty where that cannot be read. */
export function ordersIn({ in_msg: incoming, account }: ShownTransaction, metadata: Metadata = {}): readonly Action[] {
  const orders = (incoming && requestOf(incoming)?.orders) ?? []
  return orders.map((order) => orderedBy(account, order, metadata))
}

/** What it was ordered to send and did not; empty where it sent something. */
export const unsentIn = (row: ShownTransaction, metadata?: Metadata): readonly Action[] =>
  row.out_msgs.length > 0 ? [] : ordersIn(row, metadata)

/**
 * The messages that a wallet was ordered to send and had too few coins for, where there are several: each as an action.
 * @param rows those of the action's transactions that are known
 */
export function unsentBy(action: Action, rows: readonly ShownTransaction[], metadata?: Metadata): readonly Action[] {
  const [row, ...others] = rows
  if (action.type !== 'contract_deploy' || !row || others.length > 0) return []
  const { reason } = endingOf(row)
  if (reason?.code !== 'no-funds' && reason?.code !== 'skipped-actions') return []
  return unsentIn(row, metadata).map((one) => ({ ...action, ...one }))
}

/**
 * What a call asked for, as an action of its own type: the service names a call by its type where the contract refused a standard
 * message or has not run yet, and the deployment of a wallet where that could not send. `undefined` for every other action.
 * @param rows those of the action's transactions that are known
 */
export function attemptOf(
  action: Action,
  rows: readonly ShownTransaction[],
  metadata: Metadata = {},
): Action | undefined {
  if (action.type === 'contract_deploy') {
    const [order, ...more] = unsentBy(action, rows, metadata)
    return more.length > 0 ? undefined : order
  }
  if (action.type !== 'call_contract') return
  const asked = calledBy(action, rows)
  const standard = asked && askedBy(asked, metadata)
  return standard && ({ ...action, ...standard } as unknown as Action)
}

/** The message of a call: that which the contract received, else that which was sent to it. */
function calledBy(action: Action, rows: readonly ShownTransaction[]) {
  const to = toOf(action)
  const called = rows.find(({ account, in_msg }) => in_msg?.source && isAccount(account, to))
  return called?.in_msg ?? rows.flatMap(({ out_msgs }) => out_msgs).find((one) => isAccount(one.destination, to))
}

/** How an attempt ended: what it asked for did not move. Of jettons without a wallet nobody is known to have them. */
export function endingOfAttempt(
  attempt: Action,
  rows: readonly ShownTransaction[],
  around: readonly ShownTransaction[] = rows,
): Ending {
  const ending = endingOfAction(attempt, rows, around)
  const { reason, money } = ending
  const isNobodys = reason?.code === 'no-contract' && money?.where === 'never-left'
  return isNobodys ? { ...ending, money: { ...money, account: undefined } } : ending
}

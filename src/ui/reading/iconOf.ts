import type { ActivityKind } from '../../reading/kinds.ts'
import type { ActivityView } from '../../reading/readAction.ts'
import { isBounce } from '../../reading/story.ts'
import type { TransactionSummary } from '../../reading/summary.ts'
import type { OperationWord, Verb } from '../../reading/verbs.ts'
import * as icons from '../icons/paths.ts'

/** Of a verb that has no icon of its own. */
const OF_KIND: Readonly<Record<ActivityKind, string>> = {
  transfer: icons.arrowOut,
  call: icons.call,
  jetton: icons.mint,
  defi: icons.stack,
  stake: icons.stack,
  nft: icons.gavel,
  dns: icons.outside,
  other: icons.call,
}

const OF_VERB: Partial<Record<Verb, string>> = {
  received: icons.arrowIn,
  moved: icons.self,
  deployed: icons.deploy,
  ticked: icons.clock,
  burned: icons.burn,
  keySet: icons.key,
  keyLogged: icons.key,
  swapped: icons.swap,
  swapHeld: icons.swap,
  swapRefused: icons.swap,
  liquidated: icons.gavel,
  nftSent: icons.nft,
  nftReceived: icons.nft,
  nftBought: icons.nft,
  nftSold: icons.nft,
  nftAsked: icons.nft,
  nftMinted: icons.mint,
  subscribed: icons.refresh,
  unsubscribed: icons.refresh,
  chainSent: icons.bridge,
  chainReceived: icons.bridge,
  chainCommitted: icons.bridge,
  chainVerified: icons.bridge,
  orderProposed: icons.people,
  orderApproved: icons.people,
  orderExecuted: icons.people,
  vestingPaid: icons.hourglass,
  vestingAllowed: icons.hourglass,
}

/** The icon of an action, of a refused call that of what it tried: a path of `icons/paths.ts`. */
export function iconOfAction(view: ActivityView): string {
  const { does, kind, action } = view.attempt ?? view
  return isBounce(action) ? icons.bounce : (OF_VERB[does] ?? OF_KIND[kind])
}

const OF_OPERATION: Partial<Record<OperationWord | (string & {}), string>> = {
  'op.jetton_internal_transfer': icons.arrowIn,
  'op.jetton_notify': icons.arrowIn,
  'op.jetton_burn': icons.burn,
  'op.jetton_burn_notification': icons.burn,
  'op.excess': icons.arrowIn,
  'op.nft_transfer': icons.nft,
  'op.nft_ownership_assigned': icons.nft,
  'op.tick': icons.clock,
  'op.tock': icons.clock,
  'op.storage': icons.clock,
  'op.split': icons.self,
  'op.merge': icons.self,
  'op.refused': icons.bounce,
  'op.returned': icons.bounce,
  'op.sent': icons.arrowOut,
  'op.received': icons.arrowIn,
  'op.transfer': icons.arrowOut,
  'op.deploy': icons.deploy,
}

/** The icon of a transaction. What a jetton wallet is asked to send came in: the arrow is that of the row. */
export function iconOfTransaction({ verb, direction }: TransactionSummary): string {
  if (verb === 'op.jetton_transfer') return direction === 'in' ? icons.arrowIn : icons.arrowOut
  return (Object.hasOwn(OF_OPERATION, verb) ? OF_OPERATION[verb] : undefined) ?? icons.call
}

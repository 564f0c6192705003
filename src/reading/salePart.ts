import type { Action } from '../contract/v3/action.ts'
import type { Message } from '../contract/v3/message.ts'
import { detailsOf, textAt } from './actionParts.ts'
import { isAccount } from './direction.ts'

/** Which part of a price a payment is. */
export type SalePart = 'payout' | 'royalty' | 'marketFee'

type Payment = Pick<Message, 'hash' | 'source' | 'destination' | 'opcode'>

/**
 * What the payments of a sale were for, by the hashes of their messages. The service names the receivers of payout and fee, and rarely
 * that of the royalty: then the royalty is the one payment left. Of several left it says nothing.
 */
export function saleParts(action: Action, messages: readonly Payment[]): ReadonlyMap<string, SalePart> {
  const details = detailsOf(action)
  const sale = textAt(details, 'old_owner')
  const receivers: readonly (readonly [SalePart, string | undefined])[] = [
    ['payout', textAt(details, 'payout_address') ?? textAt(details, 'real_old_owner')],
    ['marketFee', textAt(details, 'marketplace_address')],
    ['royalty', textAt(details, 'royalty_address')],
  ]
  const parts = new Map<string, SalePart>()
  if (action.type !== 'nft_purchase') return parts
  const left: string[] = []
  for (const { hash, source, destination, opcode } of messages) {
    if (opcode !== null || destination === null || !isAccount(source, sale)) continue
    const [part] = receivers.find(([, receiver]) => isAccount(destination, receiver)) ?? []
    if (part) parts.set(hash, part)
    else left.push(hash)
  }
  const known = new Set(parts.values())
  const [only, ...others] = left
  if (only && !others.length && known.has('payout') && known.has('marketFee') && !known.has('royalty'))
    parts.set(only, 'royalty')
  return parts
}

import type { Action } from '../../contract/v3/action.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import { isSameAddress, rawForm } from '../../core/values/address.ts'
import { NFT_TRANSFER } from '../../core/values/opcodes.ts'
import { endingOfAction } from '../actionEnding.ts'
import { textAt } from '../actionParts.ts'
import { hasRun } from '../ending.ts'
import { hashesOf } from '../story.ts'
import type { TraceStep } from '../trace/steps.ts'
import { assetReceiver, mintReceiver } from './messageAsset.ts'

/** An NFT item that changed its owner. Addresses are raw. */
export interface NftMove {
  /** The item. */
  readonly item: string
  /** Absent for a mint. */
  readonly from: string | undefined
  /** The new owner; absent for a burn. */
  readonly to: string | undefined
}

/** The owner that a mint names, where it is not the collection: the service takes the sender of the message for the owner. */
function ownerOf({ details }: Action): string | undefined {
  const owner = textAt(details, 'owner')
  const collection = textAt(details, 'nft_collection')
  return owner && !(collection && isSameAddress(owner, collection)) ? rawForm(owner) : undefined
}

/**
 * The NFT items that changed hands, by the messages to them; mints by the actions. An account counts as an item where the books or an
 * action of the service say so: any contract may take the same message.
 */
export function readNftMoves(
  steps: readonly TraceStep[],
  actions: readonly Action[],
  metadata: Metadata,
): readonly NftMove[] {
  const named = new Set(
    actions
      .flatMap(({ details }) => [textAt(details, 'nft_item') ?? [], textAt(details, 'nft_address') ?? []].flat())
      .map((item) => rawForm(item)),
  )
  const itemOf = (account: string) => metadata[account]?.token_info?.find(({ type }) => type === 'nft_items')
  const isItem = (account: string) => named.has(account) || itemOf(account)
  const moved = steps.flatMap(({ message, account, state, transaction }): NftMove[] => {
    if (!account || message?.opcode !== NFT_TRANSFER || message.bounced || !isItem(account)) return []
    if (state !== 'ok' || !transaction || !hasRun(transaction)) return []
    const to = assetReceiver(message)
    return to && message.source ? [{ item: account, from: rawForm(message.source), to }] : []
  })
  const rows = new Map(steps.flatMap(({ transaction }) => (transaction ? [[transaction.hash, transaction]] : [])))
  const minted = actions.flatMap((action): NftMove[] => {
    const item = textAt(action.details, 'nft_item')
    if (action.type !== 'nft_mint' || !item) return []
    const own = hashesOf(action).flatMap((hash) => rows.get(hash) ?? [])
    if (endingOfAction(action, own).status !== 'succeeded') return []
    const raw = rawForm(item)
    // Who passes it on in the same trace had it.
    const next = moved.find((move) => move.item === raw)?.from
    return [{ item: raw, from: undefined, to: mintReceiver(raw, own, metadata) ?? next ?? ownerOf(action) }]
  })
  return [...minted, ...moved]
}

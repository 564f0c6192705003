import type { Action } from '../../contract/v3/action.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import { rawForm } from '../../core/values/address.ts'
import { NFT_TRANSFER } from '../../core/values/opcodes.ts'
import { endingOfAction } from '../actionEnding.ts'
import { textAt } from '../actionParts.ts'
import { hasRun } from '../ending.ts'
import { hashesOf } from '../story.ts'
import type { TraceStep } from '../trace/steps.ts'
import { assetReceiver } from './messageAsset.ts'

/** An NFT item that changed its owner. Addresses are raw. */
export interface NftMove {
  readonly item: string
  /** Absent for a mint. */
  readonly from: string | undefined
  readonly to: string | undefined
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
  const isItem = (account: string) =>
    named.has(account) || metadata[account]?.token_info?.some(({ type }) => type === 'nft_items')
  const moved = steps.flatMap(({ message, account, state, transaction }): NftMove[] => {
    if (!account || message?.opcode !== NFT_TRANSFER || message.bounced || !isItem(account)) return []
    if (state !== 'ok' || !transaction || !hasRun(transaction)) return []
    const to = assetReceiver(message)
    return to && message.source ? [{ item: account, from: rawForm(message.source), to }] : []
  })
  const rows = new Map(steps.flatMap(({ transaction }) => (transaction ? [[transaction.hash, transaction]] : [])))
  const minted = actions.flatMap((action): NftMove[] => {
    const item = textAt(action.details, 'nft_item')
    const owner = textAt(action.details, 'owner')
    if (action.type !== 'nft_mint' || !item || !owner) return []
    const own = hashesOf(action).flatMap((hash) => rows.get(hash) ?? [])
    if (endingOfAction(action, own).status !== 'succeeded') return []
    return [{ item: rawForm(item), from: undefined, to: rawForm(owner) }]
  })
  return [...minted, ...moved]
}

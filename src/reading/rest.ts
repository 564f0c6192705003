import { isAccount } from './direction.ts'
import type { ActivityView } from './readAction.ts'
import { hashesOf, isBounce } from './story.ts'
import type { TraceStep } from './trace/steps.ts'

/** What happened beside the actions of a sentence. */
export interface StoryRest {
  /**
   * How many actions: all but those of the sentence and what returned. 0 where the others only serve them, as deployments and calls
   * do.
   */
  readonly more: number
  /** How many of these failed. */
  readonly moreFailed: number
}

const NOTHING: StoryRest = { more: 0, moreFailed: 0 }

const hasFailed = ({ verb, does }: ActivityView) => verb !== does

/** Whether a transfer brings back what an action failed to pay, or the item that was on sale. */
function isReturn({ does, to, nft, amounts }: ActivityView, said: ActivityView): boolean {
  if (!isAccount(to, said.from)) return false
  if (does === 'nftSent') return nft !== undefined && nft === said.nft
  const isPaid = amounts.every(({ asset }) => said.amounts.some((paid) => paid.asset === asset))
  return does === 'sent' && hasFailed(said) && isPaid
}

/** Counts the actions beside those that are said. @param steps of the trace */
export function restOf(
  views: readonly ActivityView[],
  said: readonly ActivityView[],
  steps: readonly TraceStep[],
): StoryRest {
  const accounts = new Map(steps.flatMap(({ transaction: row }) => (row ? [[row.hash, row.account] as const] : [])))
  const parts = new Set(said.flatMap(({ action }) => hashesOf(action)))
  // What a sale pays out is the price: to its seller, for royalties and fees.
  const isSold = said.some(({ action }) => action.type === 'nft_purchase')
  const isDeployment = said.every(({ does }) => does === 'deployed')
  const known = new Set(said)
  // Actions that are one have one payer.
  const [first] = said
  const hasReturned = (view: ActivityView) =>
    isBounce(view.action) || (first !== undefined && !hasFailed(view) && isReturn(view, first))
  const others = views.filter((view) => !known.has(view) && !hasReturned(view))
  const isOwn = (view: ActivityView) => {
    const { action, does, from, to } = view
    if (hasFailed(view)) return true
    if (does === 'deployed') return isDeployment
    const done = hashesOf(action).filter((hash) => parts.has(hash))
    const isRunOf = (account: string | undefined) => done.some((hash) => isAccount(accounts.get(hash), account))
    // All that it did, the run that it called, or the run that sent it, is a part of what is said.
    if (done.length > 0 && done.length === hashesOf(action).length) return false
    if (does === 'called' && isRunOf(to)) return false
    return !(isSold && does === 'sent' && isRunOf(from))
  }
  return others.some(isOwn) ? { more: others.length, moreFailed: others.filter(hasFailed).length } : NOTHING
}

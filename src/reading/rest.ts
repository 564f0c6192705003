import { isAccount } from './direction.ts'
import type { ActivityView } from './readAction.ts'
import { hashesOf, isBounce } from './story.ts'
import type { TraceStep } from './trace/steps.ts'

/** What happened beside the actions of a sentence. */
export interface StoryRest {
  /** How many actions. What returned, and deployments and calls that only serve the others, are none of their own. */
  readonly more: number
  /** How many of these failed. */
  readonly moreFailed: number
}

const hasFailed = ({ verb, does }: ActivityView) => verb !== does

/** Whether a transfer brings back what another action failed to pay. */
const isReturn = ({ does, to, amounts }: ActivityView, failed: ActivityView) =>
  does === 'sent' &&
  isAccount(to, failed.from) &&
  amounts.every(({ asset }) => failed.amounts.some((paid) => paid.asset === asset))

/** Counts the actions beside those that are said. @param steps of the trace */
export function restOf(
  views: readonly ActivityView[],
  said: readonly ActivityView[],
  steps: readonly TraceStep[],
): StoryRest {
  const accounts = new Map(steps.flatMap(({ transaction: row }) => (row ? [[row.hash, row.account] as const] : [])))
  const parts = new Set(said.flatMap(({ action }) => hashesOf(action)))
  const failed = said.filter(hasFailed)
  const isDeployment = said.every(({ does }) => does === 'deployed')
  const known = new Set(said)
  const rest = views.filter((view) => {
    const { action, does, to } = view
    if (known.has(view) || isBounce(action)) return false
    if (hasFailed(view)) return true
    if (does === 'deployed') return isDeployment
    // What it did, or the run that it called, is a part of what is said.
    const done = hashesOf(action).filter((hash) => parts.has(hash))
    const isPart = done.length > 0 && done.length === hashesOf(action).length
    const isCall = does === 'called' && done.some((hash) => isAccount(accounts.get(hash), to))
    return !isPart && !isCall && !failed.some((one) => isReturn(view, one))
  })
  return { more: rest.length, moreFailed: rest.filter(hasFailed).length }
}

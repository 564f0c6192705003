import type { Action } from '../../contract/v3/action.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import * as opcodes from '../../core/values/opcodes.ts'
import { endingOfAction } from '../actionEnding.ts'
import { type Ending, endingOf, UNKNOWN } from '../ending.ts'
import { byWeight, hashesOf, weightOf } from '../story.ts'
import type { TraceStep } from './steps.ts'

/** One of the things that were asked for: a message of the wallet, with all that it caused. */
export interface Branch extends Ending {
  /** Place of its first step in `steps`; absent for what never left the wallet. */
  readonly step: number | undefined
  /** Its main action; absent where the service has none for it. */
  readonly action: Action | undefined
}

/** How a trace ended: that of its branches together. */
export interface TraceEnding extends Ending {
  /** How far it is. `unknown` without transactions. */
  readonly finality: 'pending' | 'confirmed' | 'finalized' | 'dropped' | 'unknown'
  /** What the emulation of a pending trace expects; that of a final one is its status. */
  readonly expected: Ending['status']
  /** In the order of the messages. */
  readonly branches: readonly Branch[]
}

/** A branch while it is read. */
interface Part {
  readonly first: TraceStep
  readonly steps: readonly TraceStep[]
}

const rowsOf = (steps: readonly TraceStep[]): Transaction[] =>
  steps.flatMap(({ transaction }) => (transaction ? [transaction] : []))

/** The messages of a wallet ask for something each; a message between accounts asks for one thing. */
function partsOf(steps: readonly TraceStep[]): readonly Part[] {
  const [root] = steps
  if (!root) return []
  const isRequest = root.message === undefined || root.about?.type === 'externalIn'
  const places = isRequest ? root.children : [0]
  return places.flatMap((place) => {
    const first = steps[place]
    return first ? [{ first, steps: steps.slice(place, place + first.below + 1) }] : []
  })
}

/** Whether the jettons of a transfer were refused further on. */
const refusedJettons = ({ first, steps }: Part): TraceStep | undefined =>
  first.message?.opcode === opcodes.JETTON_TRANSFER
    ? steps.find(
        ({ parent, message, state }) =>
          parent === first.index && message?.opcode === opcodes.JETTON_INTERNAL_TRANSFER && state === 'failed',
      )
    : undefined

/** By the phases alone. */
function endingOfSteps(part: Part): Ending {
  const { first, steps } = part
  if (!first.transaction) return { ...UNKNOWN, at: first.account ? atOf(first) : undefined }
  const own = endingOf(first.transaction)
  if (own.status !== 'succeeded') return own
  const refused = refusedJettons(part)
  if (refused?.transaction) return { ...endingOf(refused.transaction), money: undefined }
  // A contract whose own call was sent back: whether it did what it was asked for is not in the phases.
  const isSilent = steps.some(({ parent, state }) => parent === first.index && state === 'failed')
  return isSilent ? { ...own, status: 'unknown', money: undefined } : own
}

const atOf = ({ account = '', transaction }: TraceStep) => ({ account, transaction: transaction?.hash })

/** Whether the answer has all of a branch. */
const isWhole = ({ steps }: Part) => steps.every(({ transaction }) => transaction !== undefined)

/** The actions by the hash of each of their transactions: a trace may have thousands of both. */
function actionsByHash(actions: readonly Action[]): ReadonlyMap<string, readonly Action[]> {
  const known = new Map<string, Action[]>()
  for (const action of actions)
    for (const hash of hashesOf(action)) {
      const others = known.get(hash)
      if (others) others.push(action)
      else known.set(hash, [action])
    }
  return known
}

function branchOf(part: Part, actions: ReadonlyMap<string, readonly Action[]>, root: TraceStep): Branch {
  const all = new Set(rowsOf(part.steps).flatMap(({ hash }) => actions.get(hash) ?? []))
  const own = byWeight([...all])
  const [main, ...others] = own
  const step = part.first.index
  if (!main) return { ...wholeOnly(endingOfSteps(part), part), step, action: undefined }
  const around = rowsOf([...(part.first === root ? [] : [root]), ...part.steps])
  const endingOfOne = (action: Action) => {
    const listed = new Set(hashesOf(action))
    return endingOfAction(
      action,
      around.filter(({ hash }) => listed.has(hash)),
      around,
    )
  }
  const ending = wholeOnly(endingOfOne(main), part)
  const isSplit =
    ending.status === 'succeeded' &&
    others.some((other) => weightOf(other) === 3 && weightOf(main) === 3 && endingOfOne(other).status === 'failed')
  return { ...ending, ...(isSplit && { status: 'partly' as const }), step, action: main }
}

/** What is proven to have failed has; nothing else is known of a branch with missing transactions. */
const wholeOnly = (ending: Ending, part: Part): Ending =>
  ending.status === 'failed' || isWhole(part) ? ending : { ...ending, status: 'unknown', money: undefined }

/** What the wallet left out, or refused. */
function unsent(root: TraceStep, actions: readonly Action[], hasParts: boolean): readonly Branch[] {
  const row = root.transaction
  if (!row) return []
  const own = endingOf(row)
  // Without a message it was the chain that ran the code: a tick, a tock.
  if (root.message === undefined && !hasParts) return [{ ...own, step: 0, action: byWeight(actions)[0] }]
  if (root.about?.type !== 'externalIn') return []
  const lone = byWeight(actions.filter((action) => hashesOf(action).length === 1 && hashesOf(action)[0] === row.hash))
  if (own.status === 'partly') return [{ ...own, status: 'failed', step: undefined, action: lone[0] }]
  if (hasParts) return []
  const branches = lone.map((action) => ({ ...endingOfAction(action, [row]), step: undefined, action }))
  if (branches.length) return branches
  // A wallet that had nothing to send, and whose phases say so.
  const isSilent = own.status === 'succeeded' && row.description.action?.success !== true
  return [{ ...(isSilent ? { ...own, status: 'unknown' } : own), step: undefined, action: byWeight(actions)[0] }]
}

function together(branches: readonly Branch[]): Ending {
  const statuses = new Set(branches.map(({ status }) => status))
  const heaviest = [...branches].sort(
    (a, b) => (b.action ? weightOf(b.action) : 0) - (a.action ? weightOf(a.action) : 0),
  )
  const bad = heaviest.find(({ status }) => status === 'failed' || status === 'partly')
  const { step: _, action: _action, ...ending } = bad ?? heaviest[0] ?? { ...UNKNOWN, step: 0, action: undefined }
  const disagrees = branches.some((branch) => branch.disagrees)
  // Of several payments that arrived each branch has its own money.
  if (statuses.size <= 1) return { ...ending, disagrees, ...(!bad && branches.length > 1 && { money: undefined }) }
  if (statuses.has('unknown') && !statuses.has('partly') && !(statuses.has('failed') && statuses.has('succeeded')))
    return { ...UNKNOWN, disagrees }
  return { ...ending, disagrees, status: 'partly' }
}

function finalityOf(trace: Trace, steps: readonly TraceStep[]): TraceEnding['finality'] {
  if (steps.some(({ state }) => state === 'invalidated')) return 'dropped'
  const isEmulated = steps.some(({ state }) => state === 'pending')
  if (isEmulated || trace.trace_info?.trace_state === 'pending') return 'pending'
  if (steps.some(({ transaction }) => transaction?.finality === 'confirmed')) return 'confirmed'
  return steps.some(({ transaction }) => transaction) ? 'finalized' : 'unknown'
}

/**
 * How a trace ended: whether what its messages were for happened. Of a wallet each message is a branch of its own. A trace that is
 * incomplete is unknown, unless the part that is there proves a failure.
 */
export function traceEnding(trace: Trace, steps: readonly TraceStep[], actions: readonly Action[]): TraceEnding {
  const finality = finalityOf(trace, steps)
  const [root] = steps
  const none = { finality, expected: 'unknown', branches: [] } as const
  if (!root) return { ...UNKNOWN, ...none, status: finality === 'pending' ? 'pending' : 'unknown' }
  const parts = partsOf(steps)
  const byHash = actionsByHash(actions)
  const branches = [...parts.map((part) => branchOf(part, byHash, root)), ...unsent(root, actions, parts.length > 0)]
  const ending = together(branches)
  const { status: expected } = ending
  if (finality === 'dropped')
    return { ...ending, finality, expected, branches, status: 'failed', reason: { code: 'dropped' }, money: undefined }
  return { ...ending, finality, expected, branches, status: finality === 'pending' ? 'pending' : expected }
}

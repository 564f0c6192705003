import type { Action } from '../../contract/v3/action.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import { endingOfAction } from '../actionEnding.ts'
import { fromOf } from '../actionParts.ts'
import { attemptOf, endingOfAttempt } from '../attempt.ts'
import { type Ending, endingOf, UNKNOWN } from '../ending.ts'
import { type Money, withFees } from '../money.ts'
import { sumOf } from '../nano.ts'
import { isOwnRequest } from '../outcome.ts'
import { byWeight, hashesOf, weightOf } from '../story.ts'
import { costsOf } from './costsOf.ts'
import type { TraceStep } from './steps.ts'
import { endingOfSteps, type Part } from './stepsEnding.ts'

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

const rowsOf = (steps: readonly TraceStep[]): Transaction[] =>
  steps.flatMap(({ transaction }) => (transaction ? [transaction] : []))

/**
 * The runs in which an account does what its owner asks: the first one, and those of the batch that a highload wallet sends to itself
 * and of wallets that are called for their owner. None where the trace begins with a message between accounts.
 */
function requestsOf(steps: readonly TraceStep[]): readonly TraceStep[] {
  const [root] = steps
  if (!root || (root.message !== undefined && root.about?.type !== 'externalIn')) return []
  const requests = [root]
  // The list is walked with what is added on the way.
  for (const { children } of requests)
    for (const place of children) {
      const step = steps[place]
      if (step?.transaction && isOwnRequest(step.transaction)) requests.push(step)
    }
  return requests
}

/** The messages of a wallet ask for something each, but for what it sends back; a message between accounts asks for one thing. */
function partsOf(steps: readonly TraceStep[], requests: readonly TraceStep[]): readonly Part[] {
  const known = new Set(requests)
  const places = requests.length ? requests.flatMap(({ children }) => children) : [0]
  return places.flatMap((place) => {
    const first = steps[place]
    const isAsked = first && !known.has(first) && !(requests.length && first.message?.bounced)
    return isAsked ? [{ first, steps: steps.slice(place, place + first.below + 1) }] : []
  })
}

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

/** What is known of the whole trace. */
interface Known {
  readonly requests: readonly TraceStep[]
  readonly actions: ReadonlyMap<string, readonly Action[]>
  readonly metadata: Metadata | undefined
}

function branchOf(part: Part, { requests, actions, metadata }: Known): Branch {
  const all = new Set(rowsOf(part.steps).flatMap(({ hash }) => actions.get(hash) ?? []))
  const [main, ...others] = byWeight([...all])
  const step = part.first.index
  if (!main) return { ...wholeOnly(endingOfSteps(part), part), step, action: undefined }
  const around = rowsOf([...requests, ...part.steps])
  const rows = new Map(around.map((row) => [row.hash, row]))
  const endingOfOne = (action: Action) => {
    const own = hashesOf(action).flatMap((hash) => rows.get(hash) ?? [])
    const ending = endingOfAction(action, own, around)
    const attempt = ending.status === 'failed' ? attemptOf(action, own, metadata) : undefined
    return attempt ? endingOfAttempt(attempt, own, around) : ending
  }
  const ending = wholeOnly(endingOfOne(main), part)
  return { ...(splitOf(main, ending, others, endingOfOne) ?? ending), step, action: main }
}

/**
 * Where one message asked for several things and some of them failed: the end of one that did. Beside a failed action only its like
 * counts as another thing: the refund of a refused swap is an action too.
 */
function splitOf(
  main: Action,
  ending: Ending,
  others: readonly Action[],
  endingOfOne: (action: Action) => Ending,
): Ending | undefined {
  if (ending.status === 'succeeded') {
    const hasFailed = (other: Action) => weightOf(other) >= 2 && endingOfOne(other).status === 'failed'
    const bad = others.find(hasFailed)
    return bad && { ...endingOfOne(bad), status: 'partly' }
  }
  const isLike = (other: Action) => other.type === main.type && fromOf(other) === fromOf(main)
  const isSplit =
    ending.status === 'failed' &&
    weightOf(main) >= 2 &&
    others.some((other) => isLike(other) && endingOfOne(other).status === 'succeeded')
  return isSplit ? { ...ending, status: 'partly' } : undefined
}

/** What is proven to have failed has; nothing else is known where transactions are missing. */
const provenOnly = <One extends Ending>(ending: One): One =>
  ending.status === 'failed' || ending.status === 'partly' ? ending : { ...ending, status: 'unknown', money: undefined }

const wholeOnly = (ending: Ending, part: Part): Ending => (isWhole(part) ? ending : provenOnly(ending))

/** What a wallet left out of what it was asked for, or refused. */
function unsent(request: TraceStep, { requests, actions, metadata }: Known, hasParts: boolean): readonly Branch[] {
  const { transaction: row, message, children } = request
  if (!row) return []
  const own = endingOf(row)
  const hashes = new Set(rowsOf(requests).map(({ hash }) => hash))
  const about = byWeight(actions.get(row.hash) ?? [])
  // Without a message it was the chain that ran the code: a tick, a tock.
  if (message === undefined) return hasParts ? [] : [{ ...own, step: 0, action: about[0] }]
  const lone = about.filter((action) => hashesOf(action).every((hash) => hashes.has(hash)))
  if (own.status === 'partly') return [{ ...own, status: 'failed', step: undefined, action: lone[0] }]
  if (own.status !== 'failed' && (children.length || hasParts)) return []
  const all = rowsOf(requests)
  const branches = lone.map((action) => {
    const attempt = own.status === 'failed' ? attemptOf(action, all, metadata) : undefined
    return { ...(attempt ? endingOfAttempt(attempt, all) : endingOfAction(action, all)), step: undefined, action }
  })
  if (branches.length) return branches
  // A wallet that had nothing to send, and whose phases say so.
  const isSilent = own.status === 'succeeded' && row.description.action?.success !== true
  return [{ ...(isSilent ? { ...own, status: 'unknown' } : own), step: undefined, action: about[0] }]
}

/** The money of branches that ended alike, where it is of one asset in one place. Otherwise each branch has its own. */
function sumOfMoney(branches: readonly Branch[], name: 'money' | 'coins'): Money | undefined {
  const all = branches.flatMap((branch) => branch[name] ?? [])
  const [first] = all
  if (!first || branches.length === 1) return first
  const isLike = ({ where, account, asset, nft }: Money) =>
    where === first.where && account === first.account && asset === first.asset && nft === undefined
  if (all.length < branches.length || !all.every(isLike)) return
  const amounts = all.flatMap(({ amount }) => amount ?? [])
  return { ...first, amount: amounts.length < all.length ? undefined : sumOf(amounts) }
}

/** Of a failure beside what is unknown the status is unknown, for the rest may have failed or not; the failure keeps its place and reason. */
function together(branches: readonly Branch[]): Ending {
  const statuses = new Set(branches.map(({ status }) => status))
  const heaviest = [...branches].sort(
    (a, b) => (b.action ? weightOf(b.action) : 0) - (a.action ? weightOf(a.action) : 0),
  )
  const bad = heaviest.find(({ status }) => status === 'failed' || status === 'partly')
  const { step: _, action: _action, ...ending } = bad ?? heaviest[0] ?? { ...UNKNOWN, step: 0, action: undefined }
  const disagrees = branches.some((branch) => branch.disagrees)
  // Of several payments that arrived each branch has its own money.
  if (statuses.size <= 1 && !bad) return { ...ending, disagrees, ...(branches.length > 1 && { money: undefined }) }
  if (statuses.size <= 1)
    return { ...ending, disagrees, money: sumOfMoney(branches, 'money'), coins: sumOfMoney(branches, 'coins') }
  if (statuses.has('unknown') && !statuses.has('partly') && !(statuses.has('failed') && statuses.has('succeeded')))
    return { ...(bad ? ending : UNKNOWN), disagrees, status: 'unknown' }
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
 * @param metadata names the tokens that a failed call was about
 */
export function traceEnding(
  trace: Trace,
  steps: readonly TraceStep[],
  actions: readonly Action[],
  metadata?: Metadata,
): TraceEnding {
  const finality = finalityOf(trace, steps)
  const [root] = steps
  const none = { finality, expected: 'unknown', branches: [] } as const
  if (!root) return { ...UNKNOWN, ...none, status: finality === 'pending' ? 'pending' : 'unknown' }
  const requests = requestsOf(steps)
  const parts = partsOf(steps, requests)
  const known = { requests, actions: actionsByHash(actions), metadata }
  const costs = costsOf(steps)
  const read = [
    ...parts.map((part) => withFees(branchOf(part, known), costs)),
    ...requests.flatMap((request) => unsent(request, known, parts.length > 0)),
  ]
  const branches = trace.is_incomplete || !root.transaction ? read.map(provenOnly) : read
  const ending = together(branches)
  const { status: expected } = ending
  if (finality === 'dropped')
    return {
      ...ending,
      finality,
      expected,
      branches,
      status: 'failed',
      reason: { code: 'dropped' },
      money: undefined,
      coins: undefined,
    }
  return { ...ending, finality, expected, branches, status: finality === 'pending' ? 'pending' : expected }
}

import type { Message } from '../../contract/v3/message.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import type { TraceNode } from '../../contract/v3/traceNode.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import { rawForm } from '../../core/values/address.ts'
import { type Outcome, outcome } from '../outcome.ts'
import { type ReadMessage, readMessage } from '../readMessage.ts'
import { letterOf } from './letters.ts'
import { plainMessage, plainTransaction } from './plain.ts'

/**
 * How a step went. `bounced`: it received a message that was refused and sent back. `failed`: its own run did. `invalidated`: it
 * was pending, and the network dropped it. `missing`: its message was sent, and the service has no transaction for it yet.
 */
export type TraceState = 'ok' | 'bounced' | 'failed' | 'pending' | 'invalidated' | 'missing'

/** One transaction of a trace, or a message whose transaction is missing. */
export interface TraceStep {
  /** Its place in `steps`: 0 is the first. */
  readonly index: number
  /** Stays the same while a trace grows. */
  readonly key: string
  /** Of its account, `A` for the account of the first step. One account has one letter. */
  readonly letter: string
  /** Place of the step that sent its message. */
  readonly parent: number | undefined
  /** Places of the steps that its messages caused. */
  readonly children: readonly number[]
  /** 0 for the first step. */
  readonly depth: number
  /** Steps below it, on every level. */
  readonly below: number
  /** Whether it is final, pending, dropped or missing. */
  readonly state: TraceState
  /** How it ended and why, as if it were final; absent without a transaction. */
  readonly outcome: Outcome | undefined
  /** Absent where it is missing. */
  readonly transaction: Transaction | undefined
  /** The message that it received; absent for a tick-tock. */
  readonly message: Message | undefined
  /** What that message was about. */
  readonly about: ReadMessage | undefined
  /** Raw: of the transaction, else the recipient of the message. */
  readonly account: string | undefined
  /** Nanograms that came with the message; absent for messages from outside. */
  readonly value: bigint | undefined
  /** Seconds since the first step; absent without a transaction. */
  readonly after: number | undefined
}

type Draft = { -readonly [Name in keyof TraceStep]: TraceStep[Name] } & { children: number[] }

/** A node of the tree that is not read yet, and what its parent knows of it. */
interface Waiting {
  readonly node: TraceNode | undefined
  readonly message: Message | undefined
  readonly parent: Draft | undefined
}

/** What is known beside the trace itself. */
export interface TraceFacts {
  /** Hashes of transactions that were pending, and that the network dropped. */
  readonly invalidated?: readonly string[] | undefined
}

/** The steps of a trace in the order of a list: each is followed by what it caused. Loops, not recursion: a chain may be 4 000 long. */
export function readSteps(trace: Trace, { invalidated }: TraceFacts = {}): TraceStep[] {
  const transactions = trace.transactions ?? {}
  const dropped = new Set(invalidated)
  const steps: Draft[] = []
  const letters = new Map<string, string>()
  // An app may pass a graph that is no tree: each node and each transaction has one place.
  const seen = new Set<unknown>()
  const stack: Waiting[] = trace.trace ? [{ node: trace.trace, message: undefined, parent: undefined }] : []
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, parent } = next
    if (node && (seen.has(node) || (node.tx_hash !== undefined && seen.has(node.tx_hash)))) continue
    if (node) seen.add(node).add(node.tx_hash ?? node)
    const step = draft(next, transactionOf(node, transactions), steps.length, dropped)
    const name = step.account ?? step.key
    if (!letters.has(name)) letters.set(name, letterOf(letters.size))
    step.letter = letters.get(name) as string
    steps.push(step)
    parent?.children.push(step.index)
    stack.push(...causedBy(node, step).reverse())
  }
  for (const step of [...steps].reverse()) {
    const parent = step.parent === undefined ? undefined : steps[step.parent]
    if (parent) parent.below += step.below + 1
  }
  const start = steps[0]?.transaction?.now
  for (const step of steps) step.after = start === undefined ? undefined : after(step, start)
  return steps
}

const after = ({ transaction }: TraceStep, start: number) => transaction && Math.max(transaction.now - start, 0)

function transactionOf(node: TraceNode | undefined, transactions: Readonly<Record<string, Transaction>>) {
  const hash = node?.tx_hash ?? ''
  return plainTransaction(node?.transaction ?? (Object.hasOwn(transactions, hash) ? transactions[hash] : undefined))
}

function draft(waiting: Waiting, transaction: Transaction | undefined, index: number, dropped: ReadonlySet<string>) {
  const { node, parent } = waiting
  const message = transaction?.in_msg ?? plainMessage(node?.in_msg) ?? waiting.message
  const account = transaction?.account ?? message?.destination
  const { emulated: _, finality = 'finalized', ...final } = transaction ?? {}
  const ended = transaction && outcome(final as Transaction)
  const isPending = finality === 'pending' || (transaction?.emulated === true && finality !== 'confirmed')
  const step: Draft = {
    index,
    key: node?.in_msg_hash ?? message?.hash ?? node?.tx_hash ?? String(index),
    letter: '',
    parent: parent?.index,
    children: [],
    depth: parent ? parent.depth + 1 : 0,
    below: 0,
    state: 'ok',
    outcome: ended,
    transaction,
    message: message ?? undefined,
    about: message ? readMessage(message) : undefined,
    account: account ? rawForm(account) : undefined,
    value: nanograms(message?.value),
    after: undefined,
  }
  if (!transaction) step.state = 'missing'
  else if (dropped.has(transaction.hash)) step.state = 'invalidated'
  else if (isPending) step.state = 'pending'
  else if (ended?.status === 'failed') step.state = 'failed'
  else if (message?.bounced) step.state = 'bounced'
  return step
}

const nanograms = (text: unknown) => (typeof text === 'string' && /^\d+$/.test(text) ? BigInt(text) : undefined)

/** What a step caused: the nodes below it, and the messages to accounts for which there is none. */
function causedBy(node: TraceNode | undefined, parent: Draft): Waiting[] {
  const sent = parent.transaction?.out_msgs ?? []
  const nodes = Array.isArray(node?.children) ? node.children : []
  const byHash = new Map(sent.map((message) => [message.hash, message]))
  const below = nodes.flatMap((child) =>
    child ? [{ node: child, message: byHash.get(child.in_msg_hash ?? ''), parent }] : [],
  )
  const received = new Set(nodes.flatMap((child) => [child?.in_msg_hash, child?.transaction?.in_msg?.hash]))
  const missing = sent.filter((message) => isToAccount(message) && !received.has(message.hash))
  return [...below, ...missing.map((message) => ({ node: undefined, message, parent }))]
}

const isToAccount = (message: Message) => {
  const { type } = readMessage(message)
  return (type === 'internal' || type === 'bounced') && message.destination !== null
}

/** Steps by their state. */
export function countStates(steps: readonly TraceStep[]): Readonly<Record<TraceState, number>> {
  const states = { ok: 0, bounced: 0, failed: 0, pending: 0, invalidated: 0, missing: 0 }
  for (const { state } of steps) states[state] += 1
  return states
}

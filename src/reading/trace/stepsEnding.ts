import * as opcodes from '../../core/values/opcodes.ts'
import { isAccount } from '../direction.ts'
import { type Ending, endingOf, hasRun, UNKNOWN } from '../ending.ts'
import { keptOf } from '../money.ts'
import { sumOf } from '../nano.ts'
import { isSkipped } from '../outcome.ts'
import type { TraceStep } from './steps.ts'

/** A message of a wallet, with all that it caused. */
export interface Part {
  readonly first: TraceStep
  readonly steps: readonly TraceStep[]
}

/** The message that has to run after the owner's own one; `undefined` where that is the last. */
const NEXT: Readonly<Record<string, string | undefined>> = {
  [opcodes.JETTON_TRANSFER]: opcodes.JETTON_INTERNAL_TRANSFER,
  [opcodes.JETTON_BURN]: opcodes.JETTON_BURN_NOTIFICATION,
  [opcodes.NFT_TRANSFER]: undefined,
}

/** Messages that report what is done, and the rest of the coins: none of them asks for more. */
const REPORTS: readonly (string | null | undefined)[] = [
  opcodes.JETTON_NOTIFY,
  opcodes.NFT_OWNERSHIP_ASSIGNED,
  opcodes.EXCESS,
]

const isStandard = ({ message }: TraceStep): boolean => Object.hasOwn(NEXT, message?.opcode ?? '')

const isPayment = ({ message }: TraceStep): boolean =>
  !message?.opcode || message.opcode === opcodes.TEXT || message.opcode === opcodes.ENCRYPTED_TEXT

/**
 * Whether a step did not run, though it did not fail: too few coins came for the code, or there was none. A payment to an account
 * without code is none of them: it asked for no run.
 */
export function isIdle(step: TraceStep): boolean {
  const { state, transaction } = step
  if (state !== 'ok' || !transaction || !isSkipped(transaction)) return false
  return isWithoutCode(step) ? !isPayment(step) : transaction.description.aborted === true
}

const isWithoutCode = ({ outcome }: TraceStep) => outcome?.cause === 'outcome.noState'

/** How many steps are payments to accounts without code: there was nothing to run, and the coins arrived. */
export const countCodeless = (steps: readonly TraceStep[]): number =>
  steps.filter((step) => step.state === 'ok' && isWithoutCode(step) && isPayment(step)).length

/** How many steps did not run, though none of them failed. */
export const countIdle = (steps: readonly TraceStep[]): number => steps.filter(isIdle).length

const hasFailed = ({ transaction }: TraceStep) => transaction !== undefined && endingOf(transaction).status === 'failed'

const isRest = ({ message }: TraceStep) => message?.opcode === opcodes.EXCESS

/** The step with which a token transfer or a burn has happened. */
function lastOf({ first, steps }: Part): TraceStep | undefined {
  const next = NEXT[first.message?.opcode ?? '']
  if (next === undefined) return first
  return steps.find(({ parent, message }) => parent === first.index && message?.opcode === next)
}

/** Whether the tokens moved, and nobody was asked for more with them: a swap begins as a transfer does. */
function isTokenDone(part: Part, last: TraceStep | undefined): boolean {
  if (!last?.transaction) return false
  return part.steps.every((step) => {
    if (step === part.first || step === last || isRest(step)) return true
    return !step.message?.bounced && REPORTS.includes(step.message?.opcode) && !hasFailed(step)
  })
}

/** Whether most of the value stays, and nothing failed for which it may have been paid: a contract may refuse by sending it back. */
function isPaid({ first, steps }: Part): boolean {
  if (steps.some((step) => step.parent === first.index && hasFailed(step))) return false
  const payer = first.message?.source
  const back = steps.filter((step) => step !== first && isAccount(step.account, payer ?? undefined))
  return sumOf(back.map(({ value = 0n }) => value)) * 2n <= (first.value ?? 0n)
}

/**
 * How a message of a wallet ended by the phases alone. They prove a failure, a payment, and a transfer of tokens with which nobody was
 * asked for more. Of any other call they do not show whether it did what it was for: a refused swap has no failed step.
 */
export function endingOfSteps(part: Part): Ending {
  const { first } = part
  const { transaction, account } = first
  if (!transaction) return { ...UNKNOWN, at: account ? { account, transaction: undefined } : undefined }
  const own = endingOf(transaction)
  if (own.status !== 'succeeded') return own
  const unknown = { ...own, status: 'unknown', money: undefined } as const
  if (isPayment(first)) return isPaid(part) ? own : unknown
  if (!isStandard(first)) return unknown
  // The coins that the message brought are there, and the code for which they were sent did not run.
  if (!hasRun(transaction)) return { ...own, status: 'failed', money: own.money && keptOf(transaction) }
  const last = lastOf(part)
  if (last?.transaction && !hasRun(last.transaction))
    return { ...endingOf(last.transaction), status: 'failed', money: undefined }
  return isTokenDone(part, last) ? { ...own, money: undefined } : unknown
}

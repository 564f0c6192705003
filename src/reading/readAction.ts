import type { Action } from '../contract/v3/action.ts'
import type { Metadata } from '../contract/v3/metadata.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import { rawForm } from '../core/values/address.ts'
import { endingOfAction } from './actionEnding.ts'
import { amountsAt, at, detailsOf, extraAmounts, fromOf, textAt, toOf } from './actionParts.ts'
import { attemptOf, endingOfAttempt, unsentBy } from './attempt.ts'
import { directionOf, isAccount } from './direction.ts'
import type { Ending } from './ending.ts'
import type { ActivityKind } from './kinds.ts'
import type { MovedAmount } from './movedAmount.ts'
import { type Outcome, outcome } from './outcome.ts'
import { readingOf } from './readings.ts'
import type { Status } from './status.ts'
import { statusOf } from './statusOf.ts'
import { isBounce } from './story.ts'
import type { NoteWord, PastVerb, Verb } from './verbs.ts'
import { opcodeOf } from './walletRequest.ts'

/** An action as one account sees it: what a row of a feed shows. */
export interface ActivityView {
  /** The action, as the service gives it. */
  readonly action: Action
  /** Its state in one word, for a badge. */
  readonly status: Status
  /** Whether what it is for happened, why not, and where the money is. */
  readonly outcome: Ending
  /** It was pending once, and the network dropped it. */
  readonly isDropped: boolean
  /** The class that filters and icons know. */
  readonly kind: ActivityKind
  /** What was done: `sent`. */
  readonly verb: PastVerb
  /** The same without its ending: what was wanted, where it failed. */
  readonly does: Verb
  /** As the account sees it; `undefined` when it is neither payer nor receiver, or nobody's view was asked for. */
  readonly direction?: 'in' | 'out' | 'self' | undefined
  /** Raw. */
  readonly from?: string | undefined
  /** Raw. */
  readonly to?: string | undefined
  /** Raw: who asked the contract of a token for new jettons, or a collection for a new item. Absent where the transactions do not show it. */
  readonly minter?: string | undefined
  /** What moved, of each asset. */
  readonly amounts: readonly MovedAmount[]
  /** What a call asked for that failed or is not over, read as an action of its own type: a transfer, a burn, the end of a sale. Absent for what is no standard. */
  readonly attempt?: ActivityView | undefined
  /** What a wallet was ordered to send and did not, each message as an action of its own type. Absent for one message: that is `attempt`. */
  readonly unsent?: readonly ActivityView[] | undefined
  /** The coins returned, or never left. */
  readonly isVoid: boolean
  /** Written by a stranger. */
  readonly comment?: string | undefined
  /** Whether its comment is encrypted: `comment` is absent then. */
  readonly isEncrypted: boolean
  /** Raw address of the NFT item. */
  readonly nft?: string | undefined
  /** Name of an exchange, provider or marketplace, as the service spells it. */
  readonly by?: string | undefined
  /** A fact of this type of action alone. */
  readonly note?: { readonly word: NoteWord; readonly value: unknown } | undefined
  /** Why it failed, where the transactions are known. */
  readonly cause?: Outcome['cause']
  /** `0x` and 8 hex digits. */
  readonly opcode?: string | undefined
  /** The main transaction: the one that failed, else that of the account, else the first. */
  readonly transaction?: Transaction | undefined
}

/** Kinds that are another thing for the one who receives. */
const RECEIVED: Partial<Record<Verb, Verb>> = { sent: 'received', nftSent: 'nftReceived', nftBought: 'nftSold' }

/** Kinds whose money moves although the contract failed: the message was delivered. */
const DELIVERED = /^(ton_transfer|extra_currency_transfer|call_contract|contract_deploy|unknown)$/

/** What is known beside an action. */
export interface ActionBooks {
  /** Whose view it is, in any form; absent for a feed that is nobody's. */
  readonly account?: string | undefined
  /** It was pending once, and the network dropped it. */
  readonly isDropped?: boolean | undefined
  /** Its transactions, as far as they are known: else those that the answer has in it. */
  readonly transactions?: readonly Transaction[] | undefined
  /** Of the answer: names the tokens that a failed call was about. */
  readonly metadata?: Metadata | undefined
}

/**
 * Reads an action the way an account sees it: who did what to whom, with which amounts, and how it ended. No request. An action of
 * a type that is newer than this library reads as a call.
 */
export function readAction(action: Action, books: ActionBooks = {}): ActivityView {
  const { type } = action
  const { account, isDropped = false, transactions: all = action.transactions_full ?? [], metadata } = books
  const details = detailsOf(action)
  const reading = readingOf(type)
  const from = fromOf(action)
  const to = toOf(action)
  const direction = directionOf(account, from, to)
  const [paid, got] =
    direction === 'out' ? (['out', 'in'] as const) : direction === 'in' ? (['in', 'out'] as const) : []

  const own = endingOfAction(action, all)
  const ending = outcomeOf(action, all, own)
  const status = isDropped ? 'failed' : ending.status
  const isVoid = isDropped || isGone(type, status, own)
  const isOpen = status === 'pending' || status === 'confirmed'
  const asked = isOpen || status === 'failed' || status === 'bounced' ? attemptOf(action, all, metadata) : undefined
  const unsent = status === 'failed' && !asked ? unsentBy(action, all, metadata) : []
  const ended = asked && !isOpen ? endingOfAttempt(asked, all) : own
  const does = seen(reading.verb, direction)
  const note = reading.note && at(details, reading.note[1])
  const opcode = operationIn(details, all) ?? (reading.verb === 'called' ? firstOpcode(all) : undefined)

  return {
    action,
    status,
    outcome: isDropped
      ? { ...own, status: 'failed', reason: { code: 'dropped' }, money: undefined, coins: undefined }
      : ended,
    isDropped,
    kind: reading.kind,
    verb: isDropped ? 'dropped' : status === 'failed' ? 'failed' : status === 'bounced' ? 'bounced' : does,
    does,
    direction,
    from,
    to,
    minter: type === 'jetton_mint' ? callerOf(from, all) : type === 'nft_mint' ? callerOf(to, all) : undefined,
    amounts: [
      ...amountsAt(action, reading.pays, paid),
      ...extraAmounts(details, paid),
      ...amountsAt(action, reading.gets, got),
    ],
    attempt: asked && readAction(asked, books),
    ...(unsent.length > 0 && { unsent: unsent.map((one) => readAction(one, books)) }),
    isVoid,
    comment: textAt(details, 'comment'),
    isEncrypted: details.encrypted === true || details.is_encrypted_comment === true,
    nft: textAt(details, reading.nft),
    by: textAt(details, reading.by) ?? reading.protocol,
    ...(reading.note && isWorthSaying(note) && { note: { word: reading.note[0], value: note } }),
    cause: isDropped ? undefined : ending.cause,
    opcode,
    transaction: ending.transaction ?? all.find((transaction) => isAccount(transaction.account, account)) ?? all[0],
  }
}

/** The opcode that an action names, unless it is the start of a signature. */
function operationIn(details: object, all: readonly Transaction[]): string | undefined {
  const opcode = textAt(details, 'opcode')
  const own = all.find(({ in_msg }) => in_msg?.source === null && in_msg.opcode === opcode)?.in_msg
  return own ? opcodeOf(own) : opcode
}

const firstOpcode = ([first]: readonly Transaction[]) => (first?.in_msg ? opcodeOf(first.in_msg) : undefined)

/** Who called the contract that made the jettons or the item. @param contract as an action has it */
function callerOf(contract: string | undefined, all: readonly Transaction[]): string | undefined {
  const source = all.find(({ account }) => isAccount(account, contract))?.in_msg?.source
  return source ? rawForm(source) : undefined
}

const isWorthSaying = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== 0

function seen(verb: Verb, direction: ActivityView['direction']): Verb {
  if (direction === 'self' && verb === 'sent') return 'moved'
  return (direction === 'in' ? RECEIVED[verb] : undefined) ?? verb
}

/** Whether its coins are not where they were sent: they returned, or never left. */
function isGone(type: string, status: Status, { money }: Ending): boolean {
  if (status !== 'failed' && status !== 'bounced') return false
  return money ? money.where === 'returned' || money.where === 'never-left' : !DELIVERED.test(type)
}

/** How it ended, in one word, with the transaction that decided it. */
function outcomeOf(
  action: Action,
  all: readonly Transaction[],
  ending: Ending,
): Outcome & { transaction?: Transaction | undefined } {
  const { finality, success } = action
  const { status, at: place } = ending
  if (finality !== undefined && finality !== 'finalized') return { status: finality }
  // It arrived, and is no success: somebody refused it.
  if (isBounce(action)) return { status: 'bounced' }
  if (status === 'succeeded' && success !== false) return { status: 'success' }
  const endings = all.map((transaction) => ({ ...outcome(transaction), transaction }))
  if (status === 'succeeded') {
    const quiet = endings.find(
      ({ cause, transaction }) => cause !== undefined && transaction.hash === place?.transaction,
    )
    return quiet ? { ...quiet, status: 'success' } : { status: 'success' }
  }
  if (status !== 'failed') return { status: 'unknown' }
  const bad = endings.filter((one) => one.status === 'failed')
  const decided = bad.find(({ transaction }) => transaction.hash === place?.transaction)
  return { ...(decided ?? bad[0]), status: statusOf(ending) }
}

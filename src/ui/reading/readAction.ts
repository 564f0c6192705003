import type { Action } from '../../contract/v3/action.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import type { OneOrMany } from '../../core/schema/checks.ts'
import * as icons from '../icons/paths.ts'
import type { Status } from '../parts/StatusMark.tsx'
import { directionOf, isAccount } from './direction.ts'
import type { ActivityKind } from './kinds.ts'
import { type Outcome, outcome } from './outcome.ts'
import { type NoteWord, type PastVerb, readingOf, type Verb } from './readings.ts'

/** Something that changed hands. */
export interface MovedAmount {
  /** Smallest units. */
  readonly amount: string
  /** Raw address of the jetton; `null` for the coin. */
  readonly asset: string | null
  /** Id of an extra currency. */
  readonly currency?: string | undefined
  /** As the account sees it. */
  readonly direction?: 'in' | 'out' | undefined
}

/** An action as one account sees it: what a row of a feed shows. */
export interface ActivityView {
  readonly action: Action
  readonly status: Status
  /** It was pending once, and the network dropped it. */
  readonly isDropped: boolean
  readonly kind: ActivityKind
  readonly verb: PastVerb
  /** One of `icons/paths.ts`. */
  readonly icon: string
  /** As the account sees it; `undefined` when it is neither payer nor receiver, or nobody's view was asked for. */
  readonly direction?: 'in' | 'out' | 'self' | undefined
  /** Raw. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly amounts: readonly MovedAmount[]
  /** The coins returned, or never left. */
  readonly isVoid: boolean
  /** Written by a stranger. */
  readonly comment?: string | undefined
  readonly isEncrypted: boolean
  /** Raw address of the NFT item. */
  readonly nft?: string | undefined
  /** Name of an exchange, provider or marketplace, as the service spells it. */
  readonly by?: string | undefined
  readonly note?: { readonly word: NoteWord; readonly value: unknown } | undefined
  /** Why it failed, where the transactions are known. */
  readonly cause?: Outcome['cause']
  /** `0x` and 8 hex digits. */
  readonly opcode?: string | undefined
  /** The main transaction: the one that failed, else that of the account, else the first. */
  readonly transaction?: Transaction | undefined
}

type Details = Readonly<Record<string, unknown>>

/** What a dotted path leads to; of a list, the path within each element. */
function at(details: unknown, path: string): unknown {
  let value = details
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value.map((one) => (one as Details | null)?.[key])
    else value = (value as Details | null | undefined)?.[key]
  }
  return value
}

const textAt = (details: unknown, path: string | undefined): string | undefined => {
  const value = path === undefined ? undefined : at(details, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function addressAt(details: unknown, paths: OneOrMany<string>): string | undefined {
  for (const path of [paths].flat()) {
    const address = textAt(details, path)
    if (address !== undefined) return address
  }
  return
}

function amountsAt(details: unknown, paths: OneOrMany<string> = [], direction?: 'in' | 'out'): MovedAmount[] {
  return [paths].flat().flatMap((path) => {
    const [amountPath = '', assetPath] = path.split(':')
    const amounts = [at(details, amountPath)].flat()
    const assets = assetPath === undefined ? [] : [at(details, assetPath)].flat()
    return amounts.flatMap((amount, index) => {
      if (typeof amount !== 'string' || !/^\d+$/.test(amount) || /^0+$/.test(amount)) return []
      const asset = assets[index]
      return { amount, asset: typeof asset === 'string' && asset ? asset : null, direction }
    })
  })
}

function extraAmounts(details: Details, direction?: 'in' | 'out'): MovedAmount[] {
  const extra = details.value_extra_currencies ?? details.extra_currencies
  if (typeof extra !== 'object' || extra === null) return []
  return Object.entries(extra).flatMap(([currency, amount]) =>
    typeof amount === 'string' && /^\d+$/.test(amount) ? { amount, asset: null, currency, direction } : [],
  )
}

/** Kinds that are another thing for the one who receives. */
const RECEIVED: Partial<Record<Verb, readonly [Verb, string]>> = {
  sent: ['received', icons.arrowIn],
  nftSent: ['nftReceived', icons.nft],
  nftBought: ['nftSold', icons.nft],
}

/** Kinds whose money moves although the contract failed: the message was delivered. */
const DELIVERED = /^(ton_transfer|extra_currency_transfer|call_contract|contract_deploy|unknown)$/

/**
 * Reads an action the way an account sees it.
 * @param account in any form; absent for a feed that is nobody's
 * @param isDropped it was pending once, and is gone
 */
export function readAction(action: Action, account?: string, isDropped = false): ActivityView {
  const { type, transactions_full: all } = action
  const details: Details = action.details as never
  const reading = readingOf(type)
  const from = addressAt(details, reading.from ?? 'source')
  const to = addressAt(details, reading.to ?? 'destination')
  const direction = directionOf(account, from, to)
  const [paid, got] =
    direction === 'out' ? (['out', 'in'] as const) : direction === 'in' ? (['in', 'out'] as const) : []

  const ending = outcomeOf(action)
  const status = isDropped ? 'failed' : ending.status
  const cameBack = ending.transaction?.description.bounce?.type === 'ok'
  const isVoid = isDropped || status === 'bounced' || (status === 'failed' && (cameBack || !DELIVERED.test(type)))
  const [verb, icon] = seen(reading.verb, reading.icon, direction)
  const note = reading.note && at(details, reading.note[1])
  const opcode =
    textAt(details, 'opcode') ?? (reading.verb === 'called' ? (all?.[0]?.in_msg?.opcode ?? undefined) : undefined)

  return {
    action,
    status,
    isDropped,
    kind: reading.kind,
    verb: isDropped ? 'dropped' : status === 'failed' ? 'failed' : status === 'bounced' ? 'bounced' : verb,
    icon,
    direction,
    from,
    to,
    amounts: [
      ...amountsAt(details, reading.pays, paid),
      ...extraAmounts(details, paid),
      ...amountsAt(details, reading.gets, got),
    ],
    isVoid,
    comment: textAt(details, 'comment'),
    isEncrypted: details.encrypted === true || details.is_encrypted_comment === true,
    nft: textAt(details, reading.nft),
    by: textAt(details, reading.by),
    ...(reading.note && isWorthSaying(note) && { note: { word: reading.note[0], value: note } }),
    cause: isDropped ? undefined : ending.cause,
    opcode,
    transaction: ending.transaction ?? all?.find((transaction) => isAccount(transaction.account, account)) ?? all?.[0],
  }
}

const isWorthSaying = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== 0

function seen(verb: Verb, icon: string, direction: ActivityView['direction']): readonly [Verb, string] {
  if (direction === 'self' && verb === 'sent') return ['moved', icons.self]
  return (direction === 'in' ? RECEIVED[verb] : undefined) ?? [verb, icon]
}

/** How it ended. `success` is not enough: only the transactions show which of them failed, and whether coins returned. */
function outcomeOf({
  finality,
  success,
  transactions_full: all = [],
}: Action): Outcome & { transaction?: Transaction } {
  if (finality !== undefined && finality !== 'finalized') return { status: finality }
  if (success !== false) return { status: 'success' }
  const endings = all.map((transaction) => ({ ...outcome(transaction), transaction }))
  const isTrouble = ({ status }: Outcome) => status === 'failed' || status === 'bounced'
  const first = endings.find(isTrouble)
  // It failed for the receiver of a bounce as well: what counts is why.
  if (first) return endings.some(({ status }) => status === 'bounced') ? { ...first, status: 'bounced' } : first
  // A transfer to an account without code is aborted, and the money arrives.
  return endings.find(({ cause }) => cause !== undefined) ?? { status: 'failed' }
}

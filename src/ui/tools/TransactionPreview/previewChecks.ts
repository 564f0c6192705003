import type { MovedAmount } from '../../../reading/movedAmount.ts'
import type { Preview, PreviewAmount } from '../../../reading/preview/previewOf.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import type { Flag } from '../../../trust/flags.ts'
import { handsOver } from '../../../trust/handsOver.ts'
import { textFlags } from '../../../trust/textFlags.ts'
import type { trialTexts } from '../../words/en/tools/preview.ts'
import type { AssetBalance } from './balances.ts'

type CheckName<Key> = Key extends `trial.check.${infer Name}Text` ? Name : never
export type PreviewCheckName = CheckName<keyof typeof trialTexts>

/** Something that speaks for signing, or against it. */
export interface PreviewCheck {
  readonly state: 'good' | 'warning' | 'bad'
  /** Which sentence it is. */
  readonly is: PreviewCheckName
  /** Raw: the account that it is about. */
  readonly account?: string
  readonly amount?: MovedAmount
  readonly sum?: MovedAmount
  /** Why not to trust it. */
  readonly flags?: readonly Flag[]
}

/** What is known beside the preview. */
export interface CheckFacts {
  /** Absent while it is tried, and where nobody can try it. */
  readonly preview: Preview | undefined
  readonly asked: readonly ActivityView[]
  readonly balances: readonly AssetBalance[]
  /** Nanograms that the messages carry in all. */
  readonly value: bigint
  /** The request names another network than that of the page. */
  readonly isOtherNetwork: boolean
  /** It changes who may sign. */
  readonly changesWallet: boolean
  /** Why not to trust an account, and a token. */
  readonly twinsOf: (account: string) => readonly Flag[]
  readonly flagsOf: (asset: string) => readonly Flag[]
  /** Somebody vouches for a token. */
  readonly isKnownToken: (asset: string) => boolean
  /** Whether the wallet has paid an account: `no` for certain, `unlisted` as far as the lists of this page show. */
  readonly hasPaid: (account: string) => 'yes' | 'no' | 'unlisted' | undefined
}

const coins = (amount: bigint): MovedAmount => ({ amount: String(amount), asset: null })

/** Less than this part of the balance stays: then it is nearly all. */
const NEARLY_ALL = 50n

function ofMoney({ preview, balances, value }: CheckFacts): PreviewCheck[] {
  if (!preview) return []
  const { before, after, outcome, sent } = preview
  const { reason, status } = outcome
  const isShort = reason?.code === 'no-funds' || (reason?.code === 'skipped-actions' && reason.lacksCoins === true)
  if (before !== undefined && (isShort || (status !== 'succeeded' && value > before)))
    return [{ state: 'bad', is: 'notCovered', amount: coins(before), sum: coins(value) }]
  if (isShort) return [{ state: 'bad', is: 'notCoveredPlain' }]
  const isCoinSent = sent.some(({ asset, currency, nft }) => asset === null && currency === undefined && !nft)
  const checks: PreviewCheck[] = []
  if (before !== undefined && after !== undefined) {
    if (isCoinSent && after * NEARLY_ALL < before)
      checks.push({ state: 'warning', is: 'everything', amount: coins(after) })
    else if (status === 'succeeded') checks.push({ state: 'good', is: 'covered', amount: coins(after) })
  }
  for (const { asset, change = 0n, after: left } of balances)
    if (asset !== null && left === 0n && change < 0n)
      checks.push({ state: 'warning', is: 'allTokens', amount: { amount: String(-change), asset } })
  return checks
}

function ofReceivers({ asked, hasPaid, twinsOf, preview }: CheckFacts): PreviewCheck[] {
  const receivers = [...new Set(asked.flatMap(({ to }) => to ?? []))]
  const strangers = asked.flatMap(({ does, to }, place) => {
    // The service knows what a call does where it has an action for it.
    const { action } = preview?.outcome.branches[place] ?? {}
    const isNamed = action !== undefined && action.type !== 'call_contract' && action.type !== 'contract_deploy'
    return does === 'called' && to !== undefined && !isNamed ? [to] : []
  })
  return [
    ...receivers.flatMap((account): PreviewCheck[] => {
      const flags = twinsOf(account)
      if (flags.length > 0) return [{ state: 'bad', is: 'lookalike', account, flags }]
      const paid = hasPaid(account)
      if (paid === 'no') return [{ state: 'warning', is: 'first', account }]
      return paid === 'unlisted' ? [{ state: 'warning', is: 'firstKnown', account }] : []
    }),
    ...[...new Set(strangers)].map((account): PreviewCheck => ({ state: 'warning', is: 'call', account })),
    ...(asked.some(({ opcode }) => handsOver(opcode)) ? [{ state: 'bad', is: 'handsOver' } as const] : []),
  ]
}

const toMoved = ({ asset, amount }: PreviewAmount): MovedAmount => ({ asset, amount: String(amount) })

function ofTokens({ preview, flagsOf, isKnownToken }: CheckFacts): PreviewCheck[] {
  return (preview?.received ?? []).flatMap((one): PreviewCheck[] => {
    if (one.asset === null) return []
    const flags = flagsOf(one.asset)
    if (flags.length > 0) return [{ state: 'bad', is: 'flagged', amount: toMoved(one), flags }]
    return isKnownToken(one.asset) ? [] : [{ state: 'warning', is: 'unverified', amount: toMoved(one) }]
  })
}

function ofTexts({ asked }: CheckFacts): PreviewCheck[] {
  const flags = asked.flatMap(({ comment, isEncrypted }) => (comment && !isEncrypted ? textFlags(comment) : []))
  const once = flags.filter(({ kind }, place) => flags.findIndex((flag) => flag.kind === kind) === place)
  return once.length > 0 ? [{ state: 'bad', is: 'lure', flags: once }] : []
}

function ofAnswer({ preview, asked }: CheckFacts): PreviewCheck[] {
  if (!preview) return []
  const { doubts, isExpired, outcome } = preview
  const checks: PreviewCheck[] = doubts.map((is) => ({ state: is === 'other-request' ? 'bad' : 'warning', is }))
  if (isExpired) checks.push({ state: 'bad', is: 'expired' })
  if (asked.length === 0) checks.push({ state: 'warning', is: 'unreadable' })
  if (outcome.status === 'unknown') checks.push({ state: 'warning', is: 'unknown' })
  const isFine = outcome.status === 'succeeded' && !isExpired && !doubts.includes('other-request')
  if (isFine) checks.push({ state: 'good', is: 'succeeds' })
  return checks
}

const STATES = ['bad', 'warning', 'good'] as const

/** What speaks against a request and for it, the worst first. It may be empty while it is tried. */
export function previewChecks(facts: CheckFacts): readonly PreviewCheck[] {
  const all: PreviewCheck[] = [
    ...(facts.isOtherNetwork ? [{ state: 'bad', is: 'otherNetwork' } as const] : []),
    ...(facts.changesWallet ? [{ state: 'bad', is: 'wallet' } as const] : []),
    ...ofReceivers(facts),
    ...ofTokens(facts),
    ...ofTexts(facts),
    ...ofAnswer(facts),
    ...ofMoney(facts),
  ]
  return STATES.flatMap((state) => all.filter((check) => check.state === state))
}

import type { NativeCurrency } from '../../../core/knownTokens.ts'
import { toDecimal } from '../../../core/values/amount.ts'
import type { MessageStatus } from '../../../query/messageStatus.ts'
import type { Reason } from '../../../reading/ending.ts'
import { sayReason } from '../../reading/sayEnding.ts'
import { type SaidCause, sayCause } from '../../reading/useCause.ts'
import { lifeTexts } from '../../words/en/send.ts'
import type { Format } from '../../words/format.ts'
import type { WordsOf } from '../../words/words.ts'
import type { LifeSums } from './lifeOf.ts'
import type { Sending } from './sendingOf.ts'

/** How a message ended, or stays for now. */
export interface LifeEnd {
  readonly tone: 'positive' | 'negative' | 'warning' | 'pending'
  /** Where the money is: always the first sentence. */
  readonly money: string
  readonly why: string
  /** Nothing more can happen to it. */
  readonly isOver: boolean
}

interface EndFacts {
  readonly status: MessageStatus | undefined
  readonly sending: Sending | undefined
  /** Why the account refused it, where the service says. */
  readonly refusal: Reason | undefined
  /** Of the account. */
  readonly interfaces?: readonly string[] | undefined
  readonly sums: LifeSums | undefined
}

interface Kit {
  readonly wordsOf: WordsOf
  readonly format: Format
  readonly coin: NativeCurrency
}

/** Codes that mean something else before the account takes a message than in a transaction. */
const NOT_TAKEN: Readonly<Record<number, keyof typeof lifeTexts>> = {
  0: 'life.why.notAccepted',
  1: 'life.why.notAccepted',
  [-14]: 'life.why.noGas',
  [-15]: 'life.why.noGas',
}

const withCode = ({ sentence, code }: SaidCause) => (code === undefined ? sentence : `${sentence} ${code}.`)

/** Why the account did not take the message. */
export function sayRefusal(reason: Reason, wordsOf: WordsOf, interfaces: readonly string[] = []): string {
  if (reason.code === 'expired') return wordsOf(lifeTexts)('life.why.expired')
  if (reason.code !== 'wallet-refused' && reason.code !== 'exit') return withCode(sayReason(reason, wordsOf))
  const { exitCode: code } = reason
  const said = sayCause({ phase: 'compute', code }, wordsOf, interfaces)
  const own = code === undefined ? undefined : NOT_TAKEN[code]
  return withCode(own ? { ...said, sentence: wordsOf(lifeTexts)(own) } : said)
}

/** `undefined` while the message is pending. */
export function sayEnd({ status, sending, refusal, interfaces, sums }: EndFacts, kit: Kit): LifeEnd | undefined {
  const words = kit.wordsOf(lifeTexts)
  if (sending === 'refused' || sending === 'notTaken') {
    const why = sending === 'refused' && refusal ? sayRefusal(refusal, kit.wordsOf, interfaces) : undefined
    const text = why === undefined ? words(`life.${sending}Text`) : words('life.refusedWhy', { why })
    return { tone: 'negative', money: words('life.refused'), why: text, isOver: true }
  }
  switch (status?.status) {
    case 'failed':
      return sayFailed(status, sums, kit)
    case 'finalized':
      return sayFinalized(status, sums, kit)
    case 'expired':
      return { tone: 'warning', money: words('life.expired'), why: words('life.expiredText'), isOver: true }
    case 'not-found':
      return { tone: 'pending', money: words('life.notFound'), why: words('life.notFoundText'), isOver: false }
    case undefined:
    case 'sent':
      if (sending !== 'unsure') return
      return { tone: 'pending', money: words('life.unsure'), why: words('life.unsureText'), isOver: false }
    default:
      return
  }
}

const sayCoins =
  ({ format, coin }: Kit) =>
  (amount: bigint) =>
    `${format.amount(toDecimal(String(amount), coin.decimals), coin.decimals).full} ${coin.symbol}`

/** Nothing left the account. */
function sayFailed({ reason }: MessageStatus, sums: LifeSums | undefined, kit: Kit): LifeEnd {
  const words = kit.wordsOf(lifeTexts)
  const say = sayCoins(kit)
  const fee = say(sums?.fee ?? 0n)
  const lacksCoins = reason?.code === 'skipped-actions' || reason?.code === 'no-funds'
  const money =
    lacksCoins && sums?.had !== undefined
      ? words('life.nothingSent', { had: say(sums.had), fee })
      : words('life.failed', { fee })
  const why = reason ? withCode(sayReason(reason, kit.wordsOf, ['wallet'], true)) : words('life.failedText')
  return { tone: 'negative', money, why, isOver: true }
}

/** The message did its part: what it was for may have failed further on. */
function sayFinalized({ outcome }: MessageStatus, sums: LifeSums | undefined, kit: Kit): LifeEnd {
  const words = kit.wordsOf(lifeTexts)
  const say = sayCoins(kit)
  const { sent = 0n, fee = 0n, back = 0n } = sums ?? {}
  const values = { total: say(sent + fee), amount: say(sent), fee: say(fee), back: say(back) }
  const went = words(back > 0n ? 'life.goneBack' : 'life.gone', values)
  const why = outcome?.reason ? withCode(sayReason(outcome.reason, kit.wordsOf)) : ''
  if (outcome?.status === 'failed') {
    const money = outcome.money?.where === 'returned' && back > 0n ? words('life.bounced', values) : went
    return { tone: 'negative', money, why: words('life.laterText', { why }).trim(), isOver: true }
  }
  if (outcome?.status === 'partly')
    return { tone: 'warning', money: went, why: words('life.partlyText', { why }).trim(), isOver: true }
  const isKnown = outcome?.status === 'succeeded'
  return {
    tone: 'positive',
    money: went,
    why: words(isKnown ? 'life.finalizedText' : 'life.unknownText'),
    isOver: true,
  }
}

import type { NativeCurrency } from '../../../core/knownTokens.ts'
import { toDecimal } from '../../../core/values/amount.ts'
import type { MessageStatus } from '../../../query/messageStatus.ts'
import type { Reason } from '../../../reading/ending.ts'
import { lifeTexts } from '../../words/en/send.ts'
import type { Format } from '../../words/format.ts'
import type { WordsOf } from '../../words/words.ts'
import type { LifeSums } from './lifeOf.ts'
import { sayWhy } from './sayWhy.ts'
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
  readonly sums: LifeSums | undefined
}

interface Kit {
  readonly wordsOf: WordsOf
  readonly format: Format
  readonly coin: NativeCurrency
}

/** `undefined` while the message is pending. */
export function sayEnd({ status, sending, refusal, sums }: EndFacts, kit: Kit): LifeEnd | undefined {
  const words = kit.wordsOf(lifeTexts)
  if (sending === 'refused' || sending === 'notTaken') {
    const why = sending === 'refused' ? sayWhy(refusal, kit.wordsOf, true) : undefined
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
  return { tone: 'negative', money, why: sayWhy(reason, kit.wordsOf) ?? words('life.failedText'), isOver: true }
}

/** The message did its part: what it was for may have failed further on. */
function sayFinalized({ outcome }: MessageStatus, sums: LifeSums | undefined, kit: Kit): LifeEnd {
  const words = kit.wordsOf(lifeTexts)
  const say = sayCoins(kit)
  const { sent = 0n, fee = 0n, back = 0n } = sums ?? {}
  const values = { total: say(sent + fee), amount: say(sent), fee: say(fee), back: say(back) }
  const went = words(back > 0n ? 'life.goneBack' : 'life.gone', values)
  const reason = sayWhy(outcome?.reason, kit.wordsOf)
  if (outcome?.status === 'failed') {
    const money = outcome.money?.where === 'returned' && back > 0n ? words('life.bounced', values) : went
    return { tone: 'negative', money, why: words('life.laterText', { why: reason ?? '' }).trim(), isOver: true }
  }
  if (outcome?.status === 'partly')
    return { tone: 'warning', money: went, why: words('life.partlyText', { why: reason ?? '' }).trim(), isOver: true }
  const isKnown = outcome?.status === 'succeeded'
  return {
    tone: 'positive',
    money: went,
    why: words(isKnown ? 'life.finalizedText' : 'life.unknownText'),
    isOver: true,
  }
}

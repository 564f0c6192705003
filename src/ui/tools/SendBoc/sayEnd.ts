import type { NativeCurrency } from '../../../core/knownTokens.ts'
import { toDecimal } from '../../../core/values/amount.ts'
import type { MessageStatus } from '../../../query/messageStatus.ts'
import type { lifeTexts } from '../../words/en/send.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/words.ts'
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
  readonly status: MessageStatus['status'] | undefined
  readonly sending: Sending | undefined
  readonly isExpired: boolean
  readonly sums: LifeSums | undefined
}

/** `undefined` while the message is pending. */
export function sayEnd(
  { status, sending, isExpired, sums }: EndFacts,
  words: Words<typeof lifeTexts>,
  { format, coin }: { format: Format; coin: NativeCurrency },
): LifeEnd | undefined {
  const say = (amount: bigint) =>
    `${format.amount(toDecimal(String(amount), coin.decimals), coin.decimals).full} ${coin.symbol}`
  if (sending === 'refused' || sending === 'notTaken')
    return { tone: 'negative', money: words('life.refused'), why: words(`life.${sending}Text`), isOver: true }
  if (status === 'failed') {
    const fee = say(sums?.fee ?? 0n)
    return { tone: 'negative', money: words('life.failed', { fee }), why: words('life.failedText'), isOver: true }
  }
  if (status === 'finalized') {
    if (sums && sums.back > 0n) {
      const amount = say(sums.back)
      return { tone: 'warning', money: words('life.bounced', { amount }), why: words('life.bouncedText'), isOver: true }
    }
    const { gone = 0n, fee = 0n } = sums ?? {}
    const money = words('life.gone', { amount: say(gone), fee: say(fee) })
    return { tone: 'positive', money, why: words('life.finalizedText'), isOver: true }
  }
  if (status === 'not-found') {
    if (isExpired)
      return { tone: 'warning', money: words('life.expired'), why: words('life.expiredText'), isOver: true }
    return { tone: 'pending', money: words('life.notFound'), why: words('life.notFoundText'), isOver: false }
  }
  if (sending === 'unsure' && (status === undefined || status === 'sent'))
    return { tone: 'pending', money: words('life.unsure'), why: words('life.unsureText'), isOver: false }
  return
}

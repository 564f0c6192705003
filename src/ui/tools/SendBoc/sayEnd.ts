import { toDecimal } from '../../../core/values/amount.ts'
import type { MessageStatus } from '../../../query/messageStatus.ts'
import type { Ending, Reason } from '../../../reading/ending.ts'
import { isPartOpen } from '../../../reading/statusOf.ts'
import { type SayBooks, sayEnding, sayMoney, sayReason } from '../../reading/sayEnding.ts'
import { type SaidCause, sayCause } from '../../reading/useCause.ts'
import { lifeTexts } from '../../words/en/tools/send.ts'
import type { WordsOf } from '../../words/words.ts'
import { type Again, signAgain, signLess } from './again.ts'
import { isNothingSent, isReplaced, type LifeFacts } from './lifeFacts.ts'
import type { LifeSums } from './lifeOf.ts'

/** How a message ended, or stays for now. */
export interface LifeEnd {
  readonly tone: 'positive' | 'negative' | 'warning' | 'pending'
  /** Where the money is: always the first sentence. */
  readonly money: string
  readonly why: string
  /** Nothing more can happen to it. */
  readonly isOver: boolean
  /** The way on, where what was asked for was certainly not sent. */
  readonly again?: Again | undefined
}

interface EndFacts extends LifeFacts {
  /** Why the account refused it, where the service says. */
  readonly refusal: Reason | undefined
  /** Of the account. */
  readonly interfaces?: readonly string[] | undefined
  readonly sums: LifeSums | undefined
  /** The value of each message that it asked its wallet to send, nanograms. Default: not known. */
  readonly asked?: readonly bigint[] | undefined
}

/** Codes that mean something else before the account takes a message than in a transaction. */
const NOT_TAKEN: Readonly<Record<number, keyof typeof lifeTexts>> = {
  0: 'life.why.notAccepted',
  1: 'life.why.notAccepted',
  [-14]: 'life.why.noGas',
  [-15]: 'life.why.noGas',
}

/** Codes by which wallets say that the seqno is not the one that they wait for. */
const WRONG_SEQNO: readonly (number | undefined)[] = [33, 133]

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

/** The message was given to nobody, or its account took nothing of it. */
function sayRefused({ sending, refusal, interfaces, use, read }: EndFacts, books: SayBooks): LifeEnd {
  const words = books.wordsOf(lifeTexts)
  const end = { tone: 'negative', money: words('life.refused'), isOver: true } as const
  if (sending === 'notTaken') return { ...end, why: words('life.notTakenText') }
  if (!refusal) return { ...end, why: words('life.refusedText') }
  const why = words('life.refusedWhy', { why: sayRefusal(refusal, books.wordsOf, interfaces) })
  const code = 'exitCode' in refusal ? refusal.exitCode : undefined
  // The wallet may have taken this very message before: signed again it would pay twice.
  if (WRONG_SEQNO.includes(code) && !use)
    return { ...end, money: words('life.refusedNow'), why: together(why, words('life.lookFirst')) }
  // Of lack of coins, and of code that does not take such messages, another signature changes nothing.
  const canChange = code === undefined || NOT_TAKEN[code] === undefined
  return {
    ...end,
    why: together(why, use?.by === 'other' ? words('life.replacedText') : undefined),
    again: canChange ? signAgain(read) : undefined,
  }
}

/** `undefined` while the message is pending. */
export function sayEnd(facts: EndFacts, books: SayBooks): LifeEnd | undefined {
  const { status, sending, sums, read } = facts
  const words = books.wordsOf(lifeTexts)
  if (isNothingSent(sending)) return sayRefused(facts, books)
  if (isReplaced(facts)) {
    const texts = { money: words('life.replaced'), why: words('life.replacedText') }
    return { tone: 'warning', ...texts, isOver: true, again: signAgain(read) }
  }
  switch (status?.status) {
    case 'failed':
      return sayFailed(status, facts, books)
    case 'finalized':
      return sayFinalized(status, sums, books)
    case 'expired':
      return {
        ...{ tone: 'warning', money: words('life.expired'), why: words('life.expiredText'), isOver: true },
        again: signAgain(read),
      }
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

/** Writes an amount of the native coin into a text: exact, with its symbol. Nanograms. */
export const sayCoins =
  ({ format, currency }: Pick<SayBooks, 'format' | 'currency'>) =>
  (amount: bigint): string =>
    `${format.amount(toDecimal(String(amount), currency.decimals), currency.decimals).full} ${currency.symbol}`

/** Where the money is, unless the sums of the account say it: a jetton, an NFT, coins that another account has. */
function sayPlace({ money }: Ending, isInSums: boolean, books: SayBooks): string | undefined {
  if (!money || (money.asset === null && money.nft === undefined && isInSums)) return
  return money.amount === undefined && money.nft === undefined ? undefined : sayMoney(money, books)
}

const together = (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' ')

/** What was asked for, where none of it could be sent from what the account `had`. */
function sayTooMuch(asked: readonly bigint[], had: bigint | undefined, books: SayBooks): string | undefined {
  if (had === undefined || asked.length === 0 || asked.some((value) => value <= had)) return
  const sum = asked.reduce((all, value) => all + value, 0n)
  return books.wordsOf(lifeTexts)('life.asked', { asked: sayCoins(books)(sum) })
}

/** The coins that did not leave the account, where the actions of the trace name them. */
const neverLeft = ({ money }: Ending) =>
  money?.where === 'never-left' && money.asset === null && money.amount !== undefined ? [money.amount] : []

/** Nothing left the account. */
function sayFailed({ reason, outcome }: MessageStatus, { sums, asked, read }: EndFacts, books: SayBooks): LifeEnd {
  const words = books.wordsOf(lifeTexts)
  const say = sayCoins(books)
  const fee = say(sums?.fee ?? 0n)
  const lacksCoins = reason?.code === 'skipped-actions' || reason?.code === 'no-funds'
  const money =
    lacksCoins && sums?.had !== undefined
      ? words('life.nothingSent', { had: say(sums.had), fee })
      : words('life.failed', { fee })
  const tooMuch = lacksCoins ? sayTooMuch(asked ?? (outcome ? neverLeft(outcome) : []), sums?.had, books) : undefined
  const fits = sums?.had === undefined ? undefined : signLess(read, sums.had - sums.fee, sums.fee)
  if (tooMuch) return { tone: 'negative', money, why: tooMuch, isOver: true, again: fits }
  const interfaces = (outcome?.at && books.addressBook[outcome.at.account]?.interfaces) ?? ['wallet']
  const why = reason ? withCode(sayReason(reason, books.wordsOf, interfaces, true)) : words('life.failedText')
  return {
    tone: 'negative',
    money,
    why: together(why, outcome ? sayPlace(outcome, false, books) : undefined),
    isOver: true,
  }
}

/** The message did its part: what it was for may have failed further on. */
function sayFinalized({ outcome }: MessageStatus, sums: LifeSums | undefined, books: SayBooks): LifeEnd {
  const words = books.wordsOf(lifeTexts)
  const say = sayCoins(books)
  const { sent = 0n, fee = 0n, back = 0n } = sums ?? {}
  const values = {
    ...{ total: say(sent + fee), amount: say(sent), fee: say(fee), back: say(back) },
    // Both add up to the change of the balance.
    ...{ cost: say(sent + fee - back), kept: say(sent - back) },
  }
  const went = words(back > 0n ? 'life.goneBack' : 'life.gone', values)
  const isOpen = outcome ? isPartOpen(outcome) : false
  if (outcome && (isOpen || outcome.status === 'failed' || outcome.status === 'partly')) {
    const said = sayEnding(outcome, books.wordsOf, outcome.at && books.addressBook[outcome.at.account]?.interfaces)
    const hasReturned = outcome.money?.where === 'returned' && back > 0n
    const why = together(
      said && (isOpen || outcome.reason) ? withCode(said) : undefined,
      sayPlace(outcome, hasReturned, books),
    )
    if (isOpen) return { tone: 'warning', money: went, why, isOver: true }
    if (outcome.status === 'partly')
      return { tone: 'warning', money: went, why: words('life.partlyText', { why }).trim(), isOver: true }
    const isCoins = hasReturned && back <= sent && outcome.money?.asset === null && outcome.money.nft === undefined
    const money = isCoins ? words('life.bounced', values) : went
    return { tone: 'negative', money, why: words('life.laterText', { why }).trim(), isOver: true }
  }
  const isKnown = outcome?.status === 'succeeded'
  const text = words(isKnown ? 'life.finalizedText' : 'life.unknownText')
  // The sums are of coins: tokens are said apart.
  const arrived = outcome && isKnown && outcome.money?.where === 'arrived' ? sayPlace(outcome, true, books) : undefined
  return { tone: 'positive', money: went, why: together(arrived, text), isOver: true }
}

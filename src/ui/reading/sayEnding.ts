import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import type { NativeCurrency } from '../../core/knownTokens.ts'
import { toDecimal } from '../../core/values/amount.ts'
import { decimalsOf, tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import type { Ending, Reason } from '../../reading/ending.ts'
import type { Money } from '../../reading/money.ts'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import { isPartOpen } from '../../reading/statusOf.ts'
import type { TraceEnding } from '../../reading/trace/traceEnding.ts'
import type { Flag } from '../../trust/flags.ts'
import type { TokenFlags } from '../../trust/tokenFlags.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { namelessItem } from '../text/namelessItem.ts'
import { shorten } from '../text/Short.tsx'
import { nftAt } from '../tokens/nft.ts'
import { amountTexts } from '../words/en/parts/amounts.ts'
import { endingTexts } from '../words/en/reading/outcomes.ts'
import { flagTexts } from '../words/en/trust.ts'
import type { Format } from '../words/format.ts'
import type { WordsOf } from '../words/words.ts'
import { accountName, type Naming } from './accountName.ts'
import { type SaidCause, sayCause } from './useCause.ts'

/** Reasons for which a transaction alone has the sentence. */
const OF_TRANSACTION = {
  bounced: 'outcome.bounced',
  'no-contract': 'outcome.noContract',
  frozen: 'outcome.badState',
  suspended: 'outcome.suspended',
  'no-gas': 'outcome.noGas',
  'no-state': 'outcome.noState',
} as const

function sayNoFunds(exitCode: number | undefined, isWallet: boolean, wordsOf: WordsOf): SaidCause {
  const said = sayCause({ phase: 'action', code: exitCode ?? 37 }, wordsOf)
  // 38 and 40 are about more than coins: their own sentences say what.
  const isPlain = exitCode === undefined || exitCode === 37
  return isWallet && isPlain ? { ...said, sentence: wordsOf(endingTexts)('reason.noFunds') } : said
}

/**
 * Why something did not happen, in a sentence.
 * @param interfaces of the account that decided it: the codes of standard contracts are known
 */
export function sayReason(
  reason: Reason,
  wordsOf: WordsOf,
  interfaces?: readonly string[] | null,
  /** The sender still has the money: it is the wallet that failed. */
  isWallet = false,
): SaidCause {
  const words = wordsOf(endingTexts)
  switch (reason.code) {
    case 'exit':
      return sayCause({ phase: reason.phase, code: reason.exitCode }, wordsOf, interfaces)
    case 'wallet-refused': {
      const { sentence, ...rest } = sayCause({ phase: 'compute', code: reason.exitCode }, wordsOf, interfaces)
      return { sentence: `${words('reason.walletRefused')} ${sentence}`, ...rest }
    }
    case 'no-funds':
      return sayNoFunds(reason.exitCode, isWallet, wordsOf)
    case 'skipped-actions': {
      const { skipped, sent, lacksCoins } = reason
      const all = skipped + sent
      if (sent > 0)
        return { sentence: words(lacksCoins ? 'reason.noFundsSome' : 'reason.skippedSome', { skipped, all }) }
      if (isWallet) return { sentence: words(lacksCoins ? 'reason.noFunds' : 'reason.skippedAll') }
      return sayCause(lacksCoins ? 'outcome.noCoins' : 'outcome.nothingSent', wordsOf)
    }
    case 'refused':
    case 'dropped':
    case 'expired':
      return { sentence: words(`reason.${reason.code}`) }
    case 'other':
      return sayCause({ reason: reason.word }, wordsOf)
    default:
      return sayCause(OF_TRANSACTION[reason.code], wordsOf)
  }
}

/** The end of a trace, with those of its parts, or of anything else. */
export type AnyEnding = Ending & Partial<Pick<TraceEnding, 'branches'>>

/** Why it did not happen, or not all of it; `undefined` for what happened as it was wanted, and for what is not over. */
export function sayEnding(
  ending: AnyEnding,
  wordsOf: WordsOf,
  interfaces?: readonly string[] | null,
): SaidCause | undefined {
  const said = sayWhole(ending, wordsOf, interfaces)
  if (!isPartOpen({ branches: [], ...ending })) return said
  const part = wordsOf(endingTexts)('reason.open')
  return said ? { ...said, sentence: `${part} ${said.sentence}` } : { sentence: part }
}

function sayWhole(
  { status, reason, money }: Ending,
  wordsOf: WordsOf,
  interfaces?: readonly string[] | null,
): SaidCause | undefined {
  if (reason?.code === 'no-contract' && money?.where === 'never-left' && money.asset !== null)
    return { sentence: wordsOf(endingTexts)('reason.noTokenWallet') }
  if (reason) return sayReason(reason, wordsOf, interfaces, money?.where === 'never-left')
  if (status === 'failed') return { sentence: wordsOf(endingTexts)('reason.none') }
  return status === 'partly' ? { sentence: wordsOf(endingTexts)('reason.partly') } : undefined
}

/** What an amount, a name and a sentence are said with. */
export interface SayBooks extends Naming {
  readonly addressBook: AddressBook
  readonly metadata: Metadata
  readonly wordsOf: WordsOf
  readonly format: Format
  readonly currency: NativeCurrency
  /** The check of tokens: what it flags has its word. */
  readonly flagsOf?: TokenFlags | undefined
}

type AmountBooks = Pick<SayBooks, 'wordsOf' | 'format' | 'currency' | 'flagsOf'> & Partial<Pick<SayBooks, 'metadata'>>

/** A name of a stranger, with the word of its first flag, as its badge in a table has it. */
function flagged(text: string, [first]: readonly Flag[], wordsOf: WordsOf): string {
  return first ? `${text} (${wordsOf(flagTexts)(`flag.${first.kind}`)})` : text
}

/** Where the money is, in a sentence: `1.5 GRAM came back to harbor.ton.` */
export function sayMoney(money: Money, books: SayBooks): string {
  const { wordsOf, addressBook } = books
  const words = wordsOf(endingTexts)
  const amount = amountOf(money, books)
  if (money.account === undefined) return words('money.stayed', { amount: amount ?? words('money.value') })
  const account = accountName(money.account, addressBook, books)
  if (amount === undefined && money.where === 'never-left') return words('money.nothingLeft', { account })
  return words(`money.${money.where}`, { account, amount: amount ?? words('money.value') })
}

function amountOf({ amount, asset, nft }: Money, books: SayBooks) {
  if (nft !== undefined) return sayItem(nft, books)
  return amount === undefined ? undefined : sayAmount({ amount: String(amount), asset }, books)
}

/** What was paid for it, in a sentence. @param fee nanograms */
export const sayFee = (fee: bigint, books: Pick<SayBooks, 'wordsOf' | 'format' | 'currency'>): string | undefined =>
  fee === 0n
    ? undefined
    : books.wordsOf(endingTexts)('money.fee', { amount: sayAmount({ amount: String(fee), asset: null }, books) })

/** Characters of a name in a sentence. */
const MOST_NAME = 32

/** The name of an NFT item in one line of text. A flagged item is its address and a word: its name may lure. */
export function sayItem(nft: string, { metadata, flagsOf = NO_CHECK, wordsOf }: ItemBooks): string {
  const { name, flags } = nftAt(nft, null, { metadata, flagsOf })
  const shown = flags.length > 0 ? undefined : name
  return flagged(visibleString(shown ?? namelessItem(nft), MOST_NAME), flags, wordsOf)
}

type ItemBooks = Pick<SayBooks, 'metadata' | 'flagsOf' | 'wordsOf'>
const NO_CHECK: TokenFlags = () => []

/** An amount with its symbol in one line of text: exact, as every sentence has it. */
export function sayAmount(
  { amount, asset, currency: extra }: MovedAmount,
  { metadata = {}, format, currency, wordsOf, flagsOf = NO_CHECK }: AmountBooks,
): string {
  const isCoin = asset === null && extra === undefined
  const token = asset === null ? undefined : tokenInfoOf(asset, metadata)
  const named =
    token?.symbol || token?.name || (asset === null ? `#${extra}` : shorten(asset.slice(asset.indexOf(':') + 1), 4))
  const flags = asset === null ? [] : flagsOf(token, asset)
  const symbol = isCoin ? currency.symbol : flagged(visibleString(named, MOST_NAME), flags, wordsOf)
  const known = isCoin ? currency.decimals : decimalsOf(token)
  const decimals = known ?? 0
  const said = `${format.amount(toDecimal(amount, decimals), decimals).full}\u00A0${symbol}`
  return known === undefined ? `${said} (${wordsOf(amountTexts)('amount.rawUnits')})` : said
}

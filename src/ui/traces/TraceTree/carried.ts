import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { NativeCurrency } from '../../../core/knownTokens.ts'
import { toDecimal } from '../../../core/values/amount.ts'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { messageAsset } from '../../../reading/value/messageAsset.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { shorten } from '../../text/Short.tsx'
import { nameOfItem } from '../../tokens/tokenInfo.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { amountTexts } from '../../words/en/parts/amounts.ts'
import { traceRowTexts, traceTexts } from '../../words/en/traces.ts'
import type { Format } from '../../words/format.ts'
import type { WordsOf } from '../../words/words.ts'

/** What messages carry, of one step or of steps that are alike. */
export type Carried =
  /** Smallest units of a jetton, by its master's raw address; of the coin, where that is `null`. */
  | { readonly amount: bigint; readonly asset: string | null; readonly share: Share }
  /** Raw address of an NFT item. */
  | { readonly item: string }
  /** Several tokens, or several items. */
  | { readonly several: 'tokens' | 'items'; readonly count: number }

/** Of a step alone, of each of several, or of all of them together. */
export type Share = 'own' | 'each' | 'all'

/** One amount for all steps: that of each where they are the same, else the sum. */
function shared(amounts: readonly bigint[], asset: string | null): Carried {
  const [first = 0n] = amounts
  if (amounts.length === 1) return { amount: first, asset, share: 'own' }
  if (amounts.every((amount) => amount === first)) return { amount: first, asset, share: 'each' }
  return { amount: amounts.reduce((sum, amount) => sum + amount, 0n), asset, share: 'all' }
}

/** The coins that came with the messages of steps; `undefined` where one came from outside. */
export function coinsOf(alike: readonly TraceStep[]): Carried | undefined {
  const values = alike.flatMap(({ value }) => value ?? [])
  return values.length === alike.length ? shared(values, null) : undefined
}

/** The tokens or the NFT items that the messages of steps are about; `undefined` where they carry coins alone. */
export function assetOf(alike: readonly TraceStep[], metadata: Metadata): Carried | undefined {
  const assets = alike.flatMap(({ message }) => (message ? messageAsset(message, metadata) : []))
  const jettons = assets.flatMap(({ jetton }) => jetton ?? [])
  const masters = new Set(jettons.map(({ asset }) => asset))
  const items = new Set(assets.flatMap(({ nft }) => nft ?? []))
  const [master] = masters
  const [item] = items
  if (items.size > 1) return { several: 'items', count: items.size }
  if (item !== undefined) return { item }
  if (masters.size > 1) return { several: 'tokens', count: masters.size }
  if (master == null || jettons.length < alike.length) return
  return shared(
    jettons.map(({ amount }) => BigInt(amount)),
    master,
  )
}

interface Speech {
  readonly books: TokenBooks
  readonly format: Format
  readonly currency: NativeCurrency
  readonly wordsOf: WordsOf
  /** How many steps carry it. */
  readonly count: number
}

/** What a message carries as a text: short for a rendering, and exact. */
export function sayCarried(carried: Carried, { books, format, currency, wordsOf, count }: Speech) {
  const words = wordsOf(traceTexts)
  if ('several' in carried) {
    const text = wordsOf(traceRowTexts).plural(`trace.${carried.several}`, carried.count)
    return { short: text, full: text }
  }
  if ('item' in carried) {
    const text = visibleString(
      nameOfItem(tokenInfoOf(carried.item, books.metadata, 'nft_items')) ?? shorten(carried.item, 4),
      64,
    )
    return { short: text, full: text }
  }
  const { amount, asset, share } = carried
  const { symbol, decimals, isRaw } = unitOf(asset, books, currency)
  const { whole, fraction, full } = format.amount(toDecimal(amount, decimals), 4)
  const say = (figure: string, unit: string) => {
    const said = [figure, unit, isRaw && wordsOf(amountTexts)('amount.rawUnits')].filter(Boolean).join(' ')
    return share === 'own' ? said : words(`trace.${share}`, { count: format.number(count), amount: said })
  }
  return { short: say(whole + fraction, symbol), full: say(full, symbol) }
}

/** The symbol of an asset in a rendering. A flagged token is named by its address: its symbol may be another token's. */
function unitOf(asset: string | null, { metadata, flagsOf }: TokenBooks, currency: NativeCurrency) {
  if (asset === null) return { symbol: currency.symbol, decimals: currency.decimals, isRaw: false }
  const token = tokenInfoOf(asset, metadata, 'jetton_masters')
  const decimals = decimalsOf(token)
  const given = flagsOf(token, asset).length > 0 ? undefined : token?.symbol || token?.name
  const symbol = visibleString(given || shorten(asset.slice(asset.indexOf(':') + 1), 4), 16)
  return { symbol, decimals: decimals ?? 0, isRaw: decimals === undefined }
}

'use client'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import type { FlowAccount, FlowAsset } from '../../../reading/value/flow.ts'
import type { Flag } from '../../../trust/flags.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { Amount, RawUnits } from '../../parts/Amount.tsx'
import { Link } from '../../parts/Link.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { None } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { MovedItem } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { traceRowTexts, traceTexts } from '../../words/en/traces.ts'
import styles from './ValueFlow.module.css'

/** NFT items that a cell names: of more it says how many. */
const MOST_ITEMS = 3

/** An asset as its column shows it. */
export interface FlowColumn {
  readonly asset: FlowAsset
  /** Id of an extra currency. */
  readonly currency?: string
  readonly symbol: string
  readonly decimals: number | undefined
  readonly flags: readonly Flag[]
}

export const NO_EXTRAS: FlowAccount['extras'] = new Map()

type Amounts = Pick<FlowAccount, 'changes' | 'extras'>

/** What changed of the asset of a column. */
export const amountIn = ({ asset, currency }: FlowColumn, { changes, extras }: Amounts): bigint | undefined =>
  currency === undefined ? changes.get(asset) : extras.get(currency)

export const keyOf = ({ asset, currency }: FlowColumn) => (currency === undefined ? (asset ?? 'coin') : `#${currency}`)

export function columnOf(
  asset: FlowAsset | { readonly currency: string },
  { metadata, flagsOf }: TokenBooks,
  coin: { symbol: string; decimals: number },
  unnamed: string,
): FlowColumn {
  if (asset === null) return { asset, symbol: coin.symbol, decimals: coin.decimals, flags: [] }
  if (typeof asset === 'object') {
    const { currency } = asset
    return { asset: null, currency, symbol: `#${currency}`, decimals: undefined, flags: [] }
  }
  const token = tokenInfoOf(asset, metadata, 'jetton_masters')
  const symbol = token?.symbol || token?.name || unnamed
  return { asset, symbol, decimals: decimalsOf(token), flags: flagsOf(token, asset) }
}

/** The name of an asset above its column. */
export function Title({ data, books }: { data: FlowColumn; books: TokenBooks }) {
  const { asset, currency, symbol, decimals, flags } = data
  if (currency !== undefined)
    return (
      <span className={styles.asset}>
        {symbol}
        <RawUnits isCurrency />
      </span>
    )
  if (asset === null) return symbol
  return (
    <span className={styles.asset}>
      <TokenImage token={tokenInfoOf(asset, books.metadata)} address={asset} flags={flags} size={16} />
      <Link kind="jetton" id={asset}>
        <ForeignText max={16}>{symbol}</ForeignText>
      </Link>
      {decimals === undefined && <RawUnits />}
      <FlagBadge flags={flags} />
    </span>
  )
}

/** The NFT items that an account has now, and had: few by name, then their number. */
export function Items({ data, books }: { data: FlowAccount['nfts']; books: TokenBooks }) {
  const words = useScope().wordsOf(traceRowTexts)
  const all = [...data]
  const shown = all.length > MOST_ITEMS ? all.slice(0, MOST_ITEMS - 1) : all
  const more = all.slice(shown.length)
  const gained = more.filter(([, count]) => count > 0n).length
  return (
    <>
      {shown.map(([item, count]) => (
        <span key={item} className={styles.item}>
          {count > 0n ? '+' : '\u2212'} <MovedItem address={item} books={books} />
        </span>
      ))}
      {gained > 0 && <span className={styles.item}>+ {words.plural('trace.items', gained)}</span>}
      {more.length > gained && (
        <span className={styles.item}>
          {'\u2212'} {words.plural('trace.items', more.length - gained)}
        </span>
      )}
    </>
  )
}

/** What changed of each asset: a figure under its name, or with its symbol where there are no columns. */
export function Figures({ data, columns }: { data: Amounts; columns: readonly FlowColumn[] }) {
  const none = columns.every((column) => amountIn(column, data) === undefined)
  return columns.map((column) => {
    const { symbol, decimals, flags } = column
    const amount = amountIn(column, data) ?? 0n
    const isKept = amount !== 0n || (none && keyOf(column) === 'coin')
    return (
      <td
        key={keyOf(column)}
        className={styles.figure}
        data-asset={keyOf(column)}
        data-state={isKept ? (flags.length ? 'flagged' : undefined) : 'zero'}
      >
        <Amount
          data={amount}
          token={{ symbol, decimals: decimals ?? 0 }}
          direction={amount > 0n ? 'in' : undefined}
          precision={(decimals ?? 0) > 9 ? 9 : 'full'}
          withSymbol={false}
          className={cx(amount === 0n && styles.zero)}
          {...(flags.length > 0 && { 'data-trust': 'flagged' })}
        />
        <span className={styles.unit} aria-hidden="true">
          <ForeignText max={16}>{symbol}</ForeignText>
        </span>
      </td>
    )
  })
}

/** What an account paid, where its transactions state it, with its word where there are no columns. */
export function Fee({ data }: { data: bigint | undefined }) {
  const words = useScope().wordsOf(traceTexts)
  return (
    <>
      <span className={styles.word} aria-hidden="true">
        {words('trace.fees')}{' '}
      </span>
      {data === undefined ? <None /> : <Amount data={data} withSymbol={false} precision="full" />}
    </>
  )
}

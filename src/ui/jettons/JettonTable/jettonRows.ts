import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { TokenInfo } from '../../../contract/v3/tokenInfo.ts'
import { countRows, type Unreadable } from '../../../core/schema/rowList.ts'
import { tryParseAddress } from '../../../core/values/address.ts'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import type { Flag } from '../../../trust/flags.ts'
import type { TokenFlags } from '../../../trust/tokenFlags.ts'
import type { TokenPrice } from '../../prices/money.ts'
import type { PriceSource } from '../../prices/priceSource.ts'
import { readRows } from '../../table/readRows.ts'

/** The value of a token, from the app. */
interface Priced {
  readonly price: TokenPrice | undefined
  /** Price times balance, an exact decimal number. */
  readonly value: string | undefined
}

/** The native coin of the owner. */
export interface NativeRow extends Priced {
  /** The coin. */
  readonly kind: 'native'
  /** Nanograms; `null` while it loads. */
  readonly balance: string | null
}

/** A jetton of an owner, with its metadata. */
export interface JettonRow extends Priced {
  /** A jetton. */
  readonly kind: 'jetton'
  readonly wallet: JettonWallet
  readonly token: TokenInfo | undefined
  /** Absent when the token states none, or an invalid number. */
  readonly decimals: number | undefined
  /** Why not to trust it; empty for most. */
  readonly flags: readonly Flag[]
  /** Of a mintless jetton: what can still be claimed, in smallest units. */
  readonly unclaimed: string | undefined
}

/** A group that can be folded away. */
export interface FoldRow {
  /** The head of a group. */
  readonly kind: 'fold'
  /** Balances of 0, those that the reader has hidden, or flagged ones. */
  readonly group: 'zero' | 'hidden' | 'flagged'
  /** Jettons in the group. */
  readonly count: number
  /** Whether its rows follow. */
  readonly isOpen: boolean
}

/** What everything with a price is worth together; flagged and hidden jettons are not in it. */
export interface TotalRow {
  /** The last row. */
  readonly kind: 'total'
  /** An exact decimal number, in the currency of the source. */
  readonly value: string
  /** Of some wallets the balance could not be read. */
  readonly isIncomplete: boolean
}

export type TableRow = NativeRow | JettonRow | FoldRow | TotalRow

/** Whether a search finds a row. */
export type JettonMatcher = (row: JettonRow) => boolean

export interface JettonRowsOptions {
  readonly wallets: readonly JettonWallet[]
  /** Wallets that are not as documented. */
  readonly unreadable?: readonly Unreadable[] | undefined
  /** Nanograms, `null` while it loads; no native row when absent. */
  readonly native?: string | null | undefined
  readonly nativeDecimals: number
  readonly metadata: Metadata
  readonly flagsOf: TokenFlags
  readonly isVerified: (master: string) => boolean
  /** Which a reader has put away. */
  readonly isPutAway?: ((master: string) => boolean) | undefined
  readonly priceSource?: PriceSource | undefined
  readonly open: Readonly<Record<FoldRow['group'], boolean>>
  readonly trustPolicy: 'show' | 'dim' | 'hide'
  /** Only what matches: what a reader searches for. */
  readonly matches?: JettonMatcher | undefined
  /** Whether there are more wallets to load: a sum of some would look like one of all. */
  readonly isPartial: boolean
}

function priced(
  source: PriceSource | undefined,
  asset: string,
  amount: string | null,
  decimals: number | undefined,
): Priced {
  const price = decimals === undefined ? undefined : source?.priceOf(asset)
  return {
    price,
    value: price && amount !== null ? source?.worthOf(price.price, amount, decimals as number) : undefined,
  }
}

function toRow(wallet: JettonWallet, { metadata, flagsOf, priceSource }: JettonRowsOptions): JettonRow {
  const token = tokenInfoOf(wallet.jetton, metadata, 'jetton_masters')
  const decimals = decimalsOf(token)
  const flags = flagsOf(token, wallet.jetton)
  const amount = wallet.mintless_info?.amount
  return {
    kind: 'jetton',
    wallet,
    token,
    decimals,
    flags,
    unclaimed: amount && amount !== '0' ? amount : undefined,
    // A fake must not show the price of the original.
    ...priced(flags.length ? undefined : priceSource, wallet.jetton, wallet.balance, decimals),
  }
}

export interface ArrangedJettons {
  readonly rows: readonly TableRow[]
  /** Jettons that the policy hides. */
  readonly hidden: number
  /** Wallets that are not as documented, and so not among the rows. */
  readonly unreadable: readonly Unreadable[]
}

/**
 * The rows of the table in order: the coin and held jettons. Then, folded: empty ones, those hidden by the reader, flagged ones.
 * Jettons with a price are first, the most valuable on top, then verified ones. The rest keeps the service's order.
 */
export function arrangeJettons(options: JettonRowsOptions): ArrangedJettons {
  const {
    wallets: given,
    native,
    nativeDecimals,
    priceSource,
    open,
    trustPolicy,
    matches,
    isVerified,
    isPartial,
  } = options
  const isPutAway = (row: JettonRow) => options.isPutAway?.(row.wallet.jetton) === true
  const { rows: all, unreadable } = readRows({ rows: given, unreadable: options.unreadable }, keyOfWallet, (wallet) =>
    toRow(wallet, options),
  )
  const isFlagged = (row: JettonRow) => row.flags.length > 0
  const isEmpty = (row: JettonRow) => row.wallet.balance === '0' && row.unclaimed === undefined
  const rank = (row: JettonRow) => Number(!isVerified(row.wallet.jetton))
  const trusted = all.filter((row) => !isFlagged(row))
  const good = trusted.filter((row) => !isPutAway(row))
  const away = trusted.filter(isPutAway)
  const byValue = (a: JettonRow, b: JettonRow) => priceSource?.byValue(a.value, b.value) ?? 0
  const held = good.filter((row) => !isEmpty(row)).sort((a, b) => byValue(a, b) || rank(a) - rank(b))
  const zero = good.filter(isEmpty)
  const flagged = all.filter(isFlagged)
  const hides = trustPolicy === 'hide' && !open.flagged
  const hidden = hides ? flagged.length : 0

  if (matches) {
    return { rows: [...held, ...zero, ...away, ...(hides ? [] : flagged)].filter(matches), hidden, unreadable }
  }
  const group = (name: FoldRow['group'], rows: readonly JettonRow[]): readonly TableRow[] =>
    rows.length
      ? [{ kind: 'fold', group: name, count: rows.length, isOpen: open[name] }, ...(open[name] ? rows : [])]
      : []
  const coin: NativeRow[] =
    native === undefined
      ? []
      : [{ kind: 'native', balance: native, ...priced(priceSource, 'native', native, nativeDecimals) }]
  const total =
    isPartial || native === null ? undefined : priceSource?.sum([...coin, ...held].map(({ value }) => value))
  return {
    rows: [
      ...coin,
      ...held,
      ...group('zero', zero),
      ...group('hidden', away),
      ...(hides ? [] : trustPolicy === 'show' ? flagged : group('flagged', flagged)),
      ...(total === undefined
        ? []
        : [{ kind: 'total', value: total, isIncomplete: countRows(unreadable) > 0 } as const]),
    ],
    hidden,
    unreadable,
  }
}

const keyOfWallet = ({ address }: JettonWallet) => tryParseAddress(address)?.hash ?? address

/** A jetton is its wallet; a fold is its group. */
export const keyOfRow = (row: TableRow): string =>
  row.kind === 'jetton' ? keyOfWallet(row.wallet) : row.kind === 'fold' ? `fold:${row.group}` : row.kind

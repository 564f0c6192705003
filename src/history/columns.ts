import { SMALLEST_UNIT } from '../core/knownTokens.ts'
import { rawForm } from '../core/values/address.ts'
import { toDecimal } from '../core/values/amount.ts'
import { decimalsOf, tokenInfoOf } from '../endpoints/v3/tokenInfo.ts'
import type { MovedAmount } from '../reading/movedAmount.ts'
import type { ExportBooks, ExportCell, ExportColumn } from './exportFile.ts'

/** Nothing for a time that is beyond all dates. */
export const isoTime = (seconds: number): string | undefined =>
  Math.abs(seconds) <= 8.64e12 ? new Date(seconds * 1000).toISOString() : undefined

type Value = ExportCell | readonly ExportCell[]

export const text = <Row>(name: string, value: (row: Row, books: ExportBooks) => Value): ExportColumn<Row> => ({
  name,
  kind: 'text',
  value,
})
export const number = <Row>(name: string, value: (row: Row, books: ExportBooks) => Value): ExportColumn<Row> => ({
  name,
  kind: 'number',
  value,
})

/** An amount of the native coin in whole coins, and in nanograms. */
export const nativeAmount = <Row>(name: string, of: (row: Row) => bigint | undefined): readonly ExportColumn<Row>[] => [
  number(name, (row, { currency }) => {
    const amount = of(row)
    return amount === undefined ? undefined : toDecimal(amount, currency.decimals)
  }),
  number(`${name}_${SMALLEST_UNIT}`, of),
]

type Accounts = string | null | undefined | readonly string[]

/** Accounts, separated by spaces, and the names that the books have of them. */
export const party = <Row>(name: string, of: (row: Row) => Accounts): readonly ExportColumn<Row>[] => {
  const all = (row: Row) => [of(row) ?? []].flat()
  return [
    text(name, (row) => all(row).join(' ') || undefined),
    text(
      `${name}_name`,
      (row, { addressBook }) =>
        all(row)
          .flatMap((account) => addressBook[rawForm(account)]?.domain ?? [])
          .join(' ') || undefined,
    ),
  ]
}

/** The name of what moved: a raw address of a jetton's master, `extra:` and the id of an extra currency, `null` for the native coin. */
export const assetId = ({ asset, currency }: Pick<MovedAmount, 'asset' | 'currency'>): string | null =>
  currency === undefined ? asset && rawForm(asset) : `extra:${currency}`

/** The symbol and the decimals of an asset by that name. */
export function assetOf(asset: string | null, { metadata, currency }: Pick<ExportBooks, 'metadata' | 'currency'>) {
  if (asset === null) return { symbol: currency.symbol, decimals: currency.decimals as number | undefined }
  const token = tokenInfoOf(asset, metadata, 'jetton_masters')
  return { symbol: token?.symbol, decimals: decimalsOf(token) }
}

type Moved = Pick<MovedAmount, 'amount' | 'asset' | 'currency'>

/**
 * Amounts of any assets, a line for each: in whole units, where the decimals are known, and in smallest units; the asset and its symbol
 * beside it.
 */
export const assetAmounts = <Row>(name: string, of: (row: Row) => readonly Moved[]): readonly ExportColumn<Row>[] => [
  number(name, (row, books) =>
    of(row).map((moved) => {
      const { decimals } = assetOf(assetId(moved), books)
      return decimals === undefined ? undefined : toDecimal(BigInt(moved.amount), decimals)
    }),
  ),
  number(`${name}_units`, (row) => of(row).map(({ amount }) => amount)),
  text(`${name}_symbol`, (row, books) => of(row).map((moved) => assetOf(assetId(moved), books).symbol)),
  text(`${name}_asset`, (row) => of(row).map(assetId)),
]

import { SMALLEST_UNIT } from '../core/knownTokens.ts'
import { rawForm } from '../core/values/address.ts'
import { toDecimal } from '../core/values/amount.ts'
import { decimalsOf, tokenInfoOf } from '../endpoints/v3/tokenInfo.ts'
import type { ExportBooks, ExportColumn } from './exportFile.ts'

/** Nothing for a time that is beyond all dates. */
export const isoTime = (seconds: number): string | undefined =>
  Math.abs(seconds) <= 8.64e12 ? new Date(seconds * 1000).toISOString() : undefined

type Cell = string | number | bigint | null | undefined

export const text = <Row>(name: string, value: (row: Row, books: ExportBooks) => Cell): ExportColumn<Row> => ({
  name,
  kind: 'text',
  value,
})
export const number = <Row>(name: string, value: (row: Row, books: ExportBooks) => Cell): ExportColumn<Row> => ({
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

/** The name, the symbol and the decimals of an asset: a raw address of a jetton's master, `null` for the native coin. */
export function assetOf(asset: string | null, { metadata, currency }: ExportBooks) {
  if (asset === null) return { symbol: currency.symbol, decimals: currency.decimals as number | undefined }
  const token = tokenInfoOf(rawForm(asset), metadata, 'jetton_masters')
  return { symbol: token?.symbol, decimals: decimalsOf(token) }
}

/** An amount of any asset in whole units, where its decimals are known, and in smallest units; the asset and its symbol beside it. */
export const assetAmount = <Row>(
  name: string,
  of: (row: Row) => { readonly amount: string; readonly asset: string | null } | undefined,
): readonly ExportColumn<Row>[] => [
  number(name, (row, books) => {
    const moved = of(row)
    const decimals = moved && assetOf(moved.asset, books).decimals
    return moved && decimals !== undefined ? toDecimal(BigInt(moved.amount), decimals) : undefined
  }),
  number(`${name}_units`, (row) => of(row)?.amount),
  text(`${name}_symbol`, (row, books) => {
    const moved = of(row)
    return moved && assetOf(moved.asset, books).symbol
  }),
  text(`${name}_asset`, (row) => of(row)?.asset),
]

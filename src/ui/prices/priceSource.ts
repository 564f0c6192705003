import { toDecimal, toRaw } from '../../core/values/amount.ts'
import { createMoney, type TokenPrice } from './money.ts'
import { PriceCell, TotalCell, ValueCell } from './priceCells.tsx'

/** Prices, from the app: the service knows none, and none is ever made up. Made by `createPriceSource`. */
export interface PriceSource {
  /** ISO 4217 code. */
  readonly currency: string
  /** The price of an asset: the raw address of a jetton, or `native`. `undefined` where none is known. */
  readonly priceOf: (asset: string) => TokenPrice | undefined
  /** The value of an amount, a decimal number in text. */
  readonly worthOf: typeof worthOf
  /** Orders values: the largest first, absent ones last. */
  readonly byValue: typeof byValue
  /** Adds values; `undefined` where none is known. */
  readonly sum: typeof sum
  /** Formats values for a locale. */
  readonly money: typeof createMoney
  /** The cell of a price. */
  readonly Price: typeof PriceCell
  /** The cell of a value. */
  readonly Value: typeof ValueCell
  /** The total of a table, with a note where a price is missing. */
  readonly Total: typeof TotalCell
}

/**
 * Prices for tables and cards. It has the arithmetic of prices, so that apps without prices do not load it.
 * @param currency ISO 4217 code of what prices are in: `USD`
 * @param priceOf the price of the native coin (`'native'`) or of a jetton, by its master's raw address; else `undefined` A new
 * function means new prices.
 */
export const createPriceSource = (currency: string, priceOf: PriceSource['priceOf']): PriceSource => ({
  currency,
  priceOf: (asset) => {
    try {
      return priceOf(asset)
    } catch (error) {
      // Thrown here it would take the whole table: a token without a price is rendered without one.
      console.error(error)
      return
    }
  },
  worthOf,
  byValue,
  sum,
  money: createMoney,
  Price: PriceCell,
  Value: ValueCell,
  Total: TotalCell,
})

/** Digits after the point that prices may have. */
const PRICE_DIGITS = 36

const isPrice = (price: string) => /^\d{1,40}(?:\.\d{1,36})?$/.test(price)

/**
 * Price times amount, exactly, as a decimal number; `undefined` when the price is no decimal number.
 * @param amount in smallest units
 */
function worthOf(price: string, amount: string, decimals: number): string | undefined {
  if (!isPrice(price)) return
  return toDecimal(BigInt(toRaw(price, PRICE_DIGITS)) * BigInt(amount), PRICE_DIGITS + decimals)
}

/** Orders values, decimal numbers from `worthOf`: the largest first, what has none last. */
function byValue(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const [left, right] = [a, b].map((value) => value.split('.')) as [string[], string[]]
  const whole = BigInt(right[0] ?? 0) - BigInt(left[0] ?? 0)
  if (whole) return whole > 0n ? 1 : -1
  const [one = '', other = ''] = [left[1], right[1]]
  return one === other ? 0 : one < other ? 1 : -1
}

/** Adds decimal numbers exactly; `undefined` where there is none. */
const sum = (values: readonly (string | undefined)[]) => values.reduce<string | undefined>(add, undefined)

function add(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const digits = Math.max(...[a, b].map((value) => value.split('.')[1]?.length ?? 0))
  const whole = (value: string) => {
    const [left = '', right = ''] = value.split('.')
    return BigInt(left + right.padEnd(digits, '0'))
  }
  const total = String(whole(a) + whole(b)).padStart(digits + 1, '0')
  return digits ? `${total.slice(0, -digits)}.${total.slice(-digits)}` : total
}

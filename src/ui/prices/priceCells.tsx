'use client'
import { useScope } from '../root/scope.ts'
import { priceTexts } from '../words/en/prices.ts'
import { createMoney, type Money, type TokenPrice } from './money.ts'
import styles from './priceCells.module.css'

const useMoney = (): Money => useScope().once(createMoney)

interface CellProps {
  currency: string
  price: TokenPrice | undefined
  /** Price times amount, an exact decimal number. */
  value: string | undefined
}

/** What one whole token is worth, and how that changed over a day. */
export function PriceCell({ currency, price, value }: CellProps) {
  const money = useMoney()
  // Where the app has no price. Never a 0.
  if (!price || value === undefined) return null
  const { change } = price
  return (
    <>
      {money.price(price.price, currency)}
      {change !== undefined && (
        <span className={styles.change} data-sign={Math.sign(Number(change)) || 0} dir="ltr">
          {money.change(change)}
        </span>
      )}
    </>
  )
}

/** What an amount is worth. */
export function ValueCell({ currency, value }: CellProps) {
  const money = useMoney()
  if (value === undefined) return null
  return (
    <span className={styles.worth} dir="ltr">
      {money.value(value, currency)}
    </span>
  )
}

interface TotalProps {
  currency: string
  value: string
  /** Something that may have a price could not be read. */
  isIncomplete: boolean
}

/** What everything with a price is worth together. */
export function TotalCell({ currency, value, isIncomplete }: TotalProps) {
  const money = useMoney()
  return (
    <>
      {useScope().wordsOf(priceTexts)(isIncomplete ? 'price.totalOfReadable' : 'price.total')}
      <span className={styles.worth}>{money.value(value, currency)}</span>
    </>
  )
}

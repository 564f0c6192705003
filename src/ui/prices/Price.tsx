'use client'
import { useTonCenter } from '../../react/context.ts'
import { useScope } from '../root/scope.ts'
import styles from '../tokens/tokens.module.css'
import { priceTexts } from '../words/en/prices.ts'
import type { PriceSource } from './priceSource.ts'

interface PriceProps {
  source: PriceSource
  /** `native`, or a jetton master's raw address. */
  asset: string
  /** In smallest units. */
  amount: string
  /** Of the token; the native coin's when absent. */
  decimals: number | undefined
  /** Also what one of it is worth. */
  withUnit?: boolean
}

/** What an amount is worth, by the app's prices; nothing where the app has no price. */
export function Price({ source, asset, amount, decimals, withUnit }: PriceProps) {
  const { once, wordsOf } = useScope()
  const { nativeCurrency } = useTonCenter().settings
  const known = source.priceOf(asset)
  const value = known && source.worthOf(known.price, amount, decimals ?? nativeCurrency.decimals)
  if (!known || value === undefined) return null
  const money = once(source.money)
  return (
    <span className={styles.price} data-part="value">
      <bdi dir="ltr">{money.value(value, source.currency)}</bdi>
      {withUnit && (
        <bdi className={styles.unit}>
          {wordsOf(priceTexts)('price.per', {
            price: money.price(known.price, source.currency),
            symbol: nativeCurrency.symbol,
          })}
        </bdi>
      )}
    </span>
  )
}

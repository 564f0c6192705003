'use client'
import type { ReactElement } from 'react'
import { useTonCenter } from '../../react/context.ts'
import { cx } from '../root/props.ts'
import styles from './Amount.module.css'
import type { AmountProps } from './amountProps.ts'
import { type AmountUnit, useAmountElement } from './useAmountElement.tsx'

/** Mark and symbol of the native coin, as the app names it. */
export function NativeSymbol({ className }: { className?: string | undefined }) {
  const { symbol, logo } = useTonCenter().settings.nativeCurrency
  return (
    <span
      className={cx(styles.symbol, className, styles.native)}
      data-part="symbol"
      data-initial={logo ? undefined : [...symbol][0]}
    >
      {logo && <img className={styles.logo} src={logo} alt="" />}
      {symbol}
    </span>
  )
}

export function useNativeUnit(className: string | undefined): AmountUnit {
  const { symbol, decimals } = useTonCenter().settings.nativeCurrency
  return { symbol, decimals, drawn: <NativeSymbol className={className} /> }
}

/** An `Amount` of the native coin: without what the token of a stranger needs. */
export const NativeAmount = (props: Omit<AmountProps, 'token'>): ReactElement =>
  useAmountElement(props, useNativeUnit(props.classNames?.symbol))

/** The head of a column of amounts: it names the coin once for all rows. */
export const useInCoin = (label: string): string => `${label}, ${useTonCenter().settings.nativeCurrency.symbol}`

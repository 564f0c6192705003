'use client'
import { forwardRef } from 'react'
import { visibleString } from '../../trust/visibleText.ts'
import { warn } from '../icons/paths.ts'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { amountTexts } from '../words/en/parts/amounts.ts'
import styles from './Amount.module.css'
import type { AmountProps, AmountToken } from './amountProps.ts'
import { Badge } from './Badge.tsx'
import { useNativeUnit } from './NativeAmount.tsx'
import { type AmountUnit, useAmountElement } from './useAmountElement.tsx'

export type { AmountProps, AmountToken } from './amountProps.ts'

/** An exact amount: no float takes part, nothing is rounded up unless asked for, and an amount above 0 never shows as 0. Renders a `<span>`. */
export const Amount = forwardRef<HTMLSpanElement, AmountProps>(function Amount({ token, ...props }, ref) {
  const className = props.classNames?.symbol
  const native = useNativeUnit(className)
  return useAmountElement(props, token ? ofToken(token, className) : native, ref)
})
Amount.displayName = 'Amount'

const ofToken = (token: AmountToken, className: string | undefined): AmountUnit => ({
  symbol: visibleString(token.symbol, 32),
  decimals: token.decimals ?? 0,
  drawn: (
    <span className={cx(styles.symbol, className)} data-part="symbol">
      {token.mark}
      <ForeignText max={32} className={styles.name}>
        {token.symbol}
      </ForeignText>
    </span>
  ),
  note: token.decimals === undefined && <RawUnits />,
})

/** Marks an amount in smallest units: the token does not state its decimals, and no extra currency does. */
export function RawUnits({ isCurrency = false }: { isCurrency?: boolean }) {
  const words = useScope().wordsOf(amountTexts)
  return (
    <Badge tone="warning" icon={warn} tip={words(isCurrency ? 'amount.rawCurrencyWhy' : 'amount.rawUnitsWhy')}>
      {words('amount.rawUnits')}
    </Badge>
  )
}

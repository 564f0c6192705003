'use client'
import { forwardRef, type ReactNode } from 'react'
import { toDecimal } from '../../core/amount.ts'
import { useTonCenter } from '../../react/context.ts'
import { cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import styles from './Amount.module.css'
import type { AmountProps } from './Amount.tsx'
import { amountTexts } from './texts.ts'

interface DrawnAmountProps extends Omit<AmountProps, 'token'> {
  /** What it is of. The native coin when absent. */
  of?: { symbol: string; decimals: number; drawn: ReactNode } | undefined
  /** Behind all of it. */
  children?: ReactNode
}

const AUTO_DIGITS = 4

/** An amount of the native coin, or of a token whose symbol is safe to show and drawn already. */
export const DrawnAmount = forwardRef<HTMLSpanElement, DrawnAmountProps>(function DrawnAmount(props, ref) {
  const {
    data,
    of,
    children,
    direction,
    precision = 'auto',
    withSymbol = true,
    isVoid,
    masked,
    className,
    classNames,
    ...attributes
  } = props
  const scope = useScope(props)
  const words = scope.wordsOf(amountTexts)
  const { nativeCurrency } = useTonCenter().settings
  const { symbol, decimals } = of ?? nativeCurrency

  const exact = toDecimal(data, decimals)
  const isNegative = exact.startsWith('-')
  const number = scope.format.amount(isNegative ? exact.slice(1) : exact, digitsOf(precision))
  // "<0.0001" with a sign in front would read as something else; the colour still tells the direction.
  const isTiny = number.whole.startsWith('<')
  const sign =
    exact === '0' || isTiny ? '' : isNegative || direction === 'out' ? '\u2212' : direction === 'in' ? '+' : ''
  const full = `${sign}${number.full} ${symbol}`.trim()

  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-part="root"
      data-direction={direction}
      data-state={isVoid ? 'void' : masked ? 'masked' : undefined}
      tip={masked ? undefined : full}
      isStop={number.shortened}
      className={cx(styles.root, !withSymbol && styles.bare, className, classNames?.root)}
      {...attributes}
    >
      <span
        className={cx(styles.number, classNames?.number)}
        data-part="number"
        aria-hidden={masked || number.shortened || undefined}
      >
        {masked ? (
          '••••••'
        ) : (
          <>
            {sign}
            {number.whole}
            {number.fraction && <span className={styles.fraction}>{number.fraction}</span>}
          </>
        )}
      </span>
      {masked ? (
        <Spoken>{words('amount.masked')}</Spoken>
      ) : (
        number.shortened && <Spoken>{withSymbol ? sign + number.full : full}</Spoken>
      )}
      {withSymbol &&
        (of?.drawn ?? (
          // Mark and symbol of the native coin, as the app names it.
          <span
            className={cx(styles.symbol, styles.native, classNames?.symbol)}
            data-part="symbol"
            data-initial={nativeCurrency.logo ? undefined : [...symbol][0]}
          >
            {nativeCurrency.logo && <img className={styles.logo} src={nativeCurrency.logo} alt="" />}
            {symbol}
          </span>
        ))}
      {children}
    </Root>
  )
})

function digitsOf(precision: 'auto' | 'full' | number): number {
  if (precision === 'full') return Number.POSITIVE_INFINITY
  return precision === 'auto' ? AUTO_DIGITS : precision
}

'use client'
import { forwardRef, type ReactNode } from 'react'
import { type ComponentProps, cx } from '../props.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { visibleString } from '../text/visibleText.ts'
import styles from './Amount.module.css'
import { DrawnAmount } from './DrawnAmount.tsx'
import { RawUnits } from './RawUnits.tsx'

/** What an amount is of. */
export interface AmountToken {
  /** Shown after the number; a stranger's text is fine. */
  symbol: string
  /** Absent when the token does not say: the smallest units are shown then, and a chip says so. */
  decimals?: number | undefined
  /** Drawn before the symbol. */
  mark?: ReactNode
}

export interface AmountProps
  extends Omit<
    ComponentProps<'root' | 'number' | 'symbol', string | bigint, HTMLSpanElement>,
    'queryOptions' | 'slots'
  > {
  /** Smallest units: nanotons for the native coin. Exact, of any size; negative is fine. */
  data: string | bigint
  /** The native coin when absent. */
  token?: AmountToken | undefined
  /** `in` puts a plus in front and is green, `out` a minus in the colour of text. Default: only the sign of `data`. */
  direction?: 'in' | 'out' | undefined
  /** `auto` cuts to 4 fraction digits, with everything in the title; a number cuts there; `full` cuts nothing. Default `auto`. */
  precision?: 'auto' | 'full' | number | undefined
  /** `false` leaves the mark and the symbol out, for a column that is all of one coin. Default `true`. */
  withSymbol?: boolean | undefined
  /** The money went back: struck through. */
  isVoid?: boolean | undefined
  /** Dots in place of digits, for a page that others can see. */
  masked?: boolean | undefined
}

/** An exact amount: no float takes part, nothing is rounded up, and what is not 0 never shows as 0. Renders a `<span>`. */
export const Amount = forwardRef<HTMLSpanElement, AmountProps>(function Amount({ token, ...props }, ref) {
  if (!token) return <DrawnAmount {...props} ref={ref} />
  const { symbol, decimals, mark } = token
  const drawn = (
    <span className={cx(styles.symbol, props.classNames?.symbol)} data-part="symbol">
      {mark}
      <ForeignText max={32} className={styles.name}>
        {symbol}
      </ForeignText>
    </span>
  )
  return (
    <DrawnAmount {...props} of={{ symbol: visibleString(symbol, 32), decimals: decimals ?? 0, drawn }} ref={ref}>
      {decimals === undefined && <RawUnits />}
    </DrawnAmount>
  )
})

import type { ReactNode } from 'react'
import type { ComponentProps } from '../root/props.ts'

/** What an amount is of. */
export interface AmountToken {
  /** Shown after the number; a stranger's text is fine. */
  symbol: string
  /** Absent when the token states none: then smallest units are shown, with a chip. */
  decimals?: number | undefined
  /** Rendered before the symbol. */
  mark?: ReactNode
}

export interface AmountProps
  extends Omit<
    ComponentProps<'root' | 'number' | 'symbol', string | bigint, HTMLSpanElement>,
    'queryOptions' | 'slots'
  > {
  /** Smallest units: nanograms for the native coin. Exact, of any size; negative is fine. */
  data: string | bigint
  /** The native coin when absent. */
  token?: AmountToken | undefined
  /** `in` puts a plus in front and is green, `out` a minus in the colour of text. Default: only the sign of `data`. */
  direction?: 'in' | 'out' | undefined
  /**
   * `auto` cuts to 4 fraction digits, from a million up to none, with everything in the title. A number cuts there; `full` cuts
   * nothing. Default `auto`.
   */
  precision?: 'auto' | 'full' | number | undefined
  /**
   * How digits that are not shown are dropped. `half-up` is for changes and fees, whose digits are compared with others. Default `down`:
   * a balance never shows more than there is.
   */
  rounding?: 'down' | 'half-up' | undefined
  /** `false` leaves the mark and the symbol out, for a column that is all of one coin. Default `true`. */
  withSymbol?: boolean | undefined
  /** The money is not where it was sent: struck through, and read out. It came back, or it never left. */
  isVoid?: boolean | 'returned' | 'not-sent' | undefined
  /** Dots in place of digits, for a page that others can see. */
  masked?: boolean | undefined
}

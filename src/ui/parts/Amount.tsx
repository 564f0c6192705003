'use client'
import { Fragment, forwardRef, type ReactNode } from 'react'
import { toDecimal } from '../../core/values/amount.ts'
import { useTonCenter } from '../../react/context.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { warn } from '../icons/paths.ts'
import { type ComponentProps, cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { amountTexts } from '../words/en/balance.ts'
import styles from './Amount.module.css'
import { Badge } from './Badge.tsx'

/** What an amount is of. */
export interface AmountToken {
  /** Shown after the number; a stranger's text is fine. */
  symbol: string
  /** Absent when the token states none: then smallest units are shown, with a chip. */
  decimals?: number | undefined
  /** Drawn before the symbol. */
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

const VOID = { 'not-sent': 'amount.notSent', returned: 'amount.returned', void: 'amount.void' } as const

const AUTO_DIGITS = 4
/** From so many digits on the fraction is not worth its room. */
const MILLION_DIGITS = 7

/** What a column of balances cuts: nothing below a million, and the fraction from there on. */
export const columnPrecision = (units: string, decimals: number): 'full' | 0 =>
  units.replace('-', '').length - decimals < MILLION_DIGITS ? 'full' : 0

/** An exact amount: no float takes part, nothing is rounded up unless asked for, and an amount above 0 never shows as 0. Renders a `<span>`. */
export const Amount = forwardRef<HTMLSpanElement, AmountProps>(function Amount(props, ref) {
  const {
    data,
    token,
    direction,
    precision = 'auto',
    rounding,
    withSymbol = true,
    isVoid,
    masked,
    classNames,
    ...attributes
  } = props
  const scope = useScope(props)
  const words = scope.wordsOf(amountTexts)
  const { nativeCurrency } = useTonCenter().settings
  const symbol = token ? visibleString(token.symbol, 32) : nativeCurrency.symbol
  const decimals = token ? (token.decimals ?? 0) : nativeCurrency.decimals

  const exact = toDecimal(data, decimals)
  const isNegative = exact.startsWith('-')
  const size = isNegative ? exact.slice(1) : exact
  const number = scope.format.amount(size, digitsOf(precision, size), rounding)
  const sign = exact === '0' ? '' : isNegative || direction === 'out' ? '\u2212' : direction === 'in' ? '+' : ''
  const full = `${sign}${number.full} ${symbol}`.trim()
  const symbolClass = cx(styles.symbol, classNames?.symbol)

  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-direction={direction}
      data-state={isVoid ? 'void' : masked ? 'masked' : undefined}
      tip={masked ? undefined : full}
      isStop={number.shortened}
      own={cx(styles.root, !withSymbol && styles.bare)}
      classNames={classNames}
      {...attributes}
    >
      <span
        className={cx(styles.number, classNames?.number)}
        data-part="number"
        data-rest={withSymbol || masked ? undefined : restOf(precision, number.fraction)}
        aria-hidden={masked || number.shortened || undefined}
      >
        {masked ? (
          '••••••'
        ) : (
          <>
            {sign}
            <Groups text={number.whole} />
            {number.fraction && <span className={styles.fraction}>{number.fraction}</span>}
          </>
        )}
      </span>
      {masked ? (
        <Spoken>{words('amount.masked')}</Spoken>
      ) : (
        number.shortened && <Spoken>{withSymbol ? sign + number.full : full}</Spoken>
      )}
      {isVoid && !masked && <Spoken>{` ${words(VOID[isVoid === true ? 'void' : isVoid])} `}</Spoken>}
      {withSymbol &&
        (token ? (
          <span className={symbolClass} data-part="symbol">
            {token.mark}
            <ForeignText max={32} className={styles.name}>
              {token.symbol}
            </ForeignText>
          </span>
        ) : (
          <NativeSymbol className={classNames?.symbol} />
        ))}
      {token && token.decimals === undefined && <RawUnits />}
    </Root>
  )
})
Amount.displayName = 'Amount'

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

/** Whole digits: where there is no room a line ends after a separator, and never within a group. */
const Groups = ({ text }: { text: string }) =>
  text.match(/\P{Nd}*\p{Nd}+\P{Nd}*/gu)?.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other name than its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ))

/** Marks an amount in smallest units: the token does not state its decimals, and no extra currency does. */
export function RawUnits({ isCurrency = false }: { isCurrency?: boolean }) {
  const words = useScope().wordsOf(amountTexts)
  return (
    <Badge tone="warning" icon={warn} tip={words(isCurrency ? 'amount.rawCurrencyWhy' : 'amount.rawUnitsWhy')}>
      {words('amount.rawUnits')}
    </Badge>
  )
}

/** The digits that a fraction is short of, for columns that put point under point. */
function restOf(precision: AmountProps['precision'], fraction: string): string | undefined {
  if (precision !== 'auto') return
  return '.0000'.slice(fraction.length) || undefined
}

function digitsOf(precision: 'auto' | 'full' | number, decimal: string): number {
  if (precision === 'full') return Number.POSITIVE_INFINITY
  if (precision !== 'auto') return precision
  const [whole = ''] = decimal.split('.')
  return whole.length < MILLION_DIGITS ? AUTO_DIGITS : 0
}

'use client'
import { Fragment, type ReactElement, type ReactNode, type Ref } from 'react'
import { toDecimal } from '../../core/values/amount.ts'
import { cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { amountTexts } from '../words/en/parts/amounts.ts'
import styles from './Amount.module.css'
import { digitsOf, restOf } from './amountDigits.ts'
import type { AmountProps } from './amountProps.ts'

const VOID = { 'not-sent': 'amount.notSent', returned: 'amount.returned', void: 'amount.void' } as const

/** What the number is of: the texts that are read, and what is rendered. */
export interface AmountUnit {
  readonly decimals: number
  /** Its symbol, as a text. */
  readonly symbol: string
  /** The symbol that is rendered after the number. */
  readonly drawn: ReactNode
  /** Rendered last. */
  readonly note?: ReactNode
}

/** The element of an amount, of whatever it is. */
export function useAmountElement(
  props: Omit<AmountProps, 'token'>,
  { decimals, symbol, drawn, note }: AmountUnit,
  ref?: Ref<HTMLSpanElement>,
): ReactElement {
  const {
    data,
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
  const exact = toDecimal(data, decimals)
  const isNegative = exact.startsWith('-')
  const size = isNegative ? exact.slice(1) : exact
  const digits = digitsOf(precision, size)
  const number = scope.format.amount(size, digits, rounding)
  const sign = exact === '0' ? '' : isNegative || direction === 'out' ? '\u2212' : direction === 'in' ? '+' : ''
  const full = `${sign}${number.full} ${symbol}`.trim()

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
        data-rest={masked || exact === '0' ? undefined : restOf(scope.format, digits, number.fraction)}
        aria-hidden={masked || number.shortened || undefined}
      >
        {masked ? (
          '••••••'
        ) : (
          <>
            {sign}
            {groupsOf(number.whole)}
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
      {withSymbol && drawn}
      {note}
    </Root>
  )
}

const GROUP = /\P{Nd}*\p{Nd}+\P{Nd}*/gu

/** Whole digits: where there is no room a line ends after a separator, and never within a group. */
function groupsOf(text: string): ReactNode {
  const groups = text.match(GROUP) ?? []
  if (groups.length === 1) return text
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other name than its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ))
}

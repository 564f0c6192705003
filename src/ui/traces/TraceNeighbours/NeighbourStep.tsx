'use client'
import type { CSSProperties } from 'react'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Link } from '../../parts/Link.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { accountName, useNaming } from '../../reading/accountName.ts'
import { noteOf, operationOf } from '../../reading/stepText.ts'
import { useRoles } from '../../reading/useRoles.ts'
import { cx } from '../../root/props.ts'
import { Spoken } from '../../root/Spoken.tsx'
import { RowContext, useScope } from '../../root/scope.ts'
import { ForeignText } from '../../text/ForeignText.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { neighbourTexts } from '../../words/en/traces.ts'
import styles from './TraceNeighbours.module.css'

interface NeighbourStepProps {
  step: TraceStep
  isCurrent: boolean
  /** Levels below the first of the steps that are drawn. */
  indent: number
  books: TokenBooks
}

const MARKS = { failed: 'failed', bounced: 'bounced', pending: 'pending', invalidated: 'failed' } as const

/** A step: its letter, its account, what it was asked to do, and with how much. */
export function NeighbourStep({ step, isCurrent, indent, books }: NeighbourStepProps) {
  const { addressBook } = books
  const sayRole = useRoles(books)
  const { wordsOf, format } = useScope()
  const words = wordsOf(neighbourTexts)
  const naming = useNaming()
  const { letter, account, parent, index, value, state, transaction } = step
  const isBranch = parent !== undefined && parent !== index - 1
  const name = account ? accountName(account, addressBook, naming) : words('steps.unknown')
  const about = [sayRole(account), isBranch && words('steps.from', { step: format.number(parent + 1) })]
  const ending = noteOf(step, addressBook, wordsOf)
  const operation = (state === 'missing' ? ending : operationOf(step, wordsOf, addressBook)) || ending || ''
  const mark = state in MARKS ? MARKS[state as keyof typeof MARKS] : undefined
  const content = (
    <span className={styles.cell}>
      <span className={styles.name}>
        <span className={styles.letter} data-first={step.letter === 'A' || undefined}>
          {letter}
        </span>
        <ForeignText max={64} className={styles.cut}>
          {name}
        </ForeignText>
        {mark && <StatusMark status={mark} />}
      </span>
      <span className={styles.about}>
        <ForeignText max={64}>{about.filter(Boolean).join(' · ')}</ForeignText>
      </span>
      <span className={styles.what}>
        <ForeignText max={64} className={styles.cut}>
          {operation}
        </ForeignText>
        {value !== undefined && <Amount data={value} withSymbol={false} className={styles.value} />}
      </span>
    </span>
  )
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={isCurrent ? 'step' : undefined}
      style={{ '--_tc-in': indent } as CSSProperties}
    >
      {transaction && !isCurrent ? (
        <Link kind="transaction" id={transaction.hash}>
          {/* The link is the one stop of the Tab key. */}
          <RowContext.Provider value={true}>{content}</RowContext.Provider>
        </Link>
      ) : (
        content
      )}
    </li>
  )
}

interface StepsBeyondProps {
  side: 'before' | 'after'
  count: number
  traceId: string | null
}

/** How many more steps there are, as a link to the trace. */
export function StepsBeyond({ side, count, traceId }: StepsBeyondProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(neighbourTexts)
  const content = (
    <span className={styles.beyond}>
      <span aria-hidden="true">+ {format.number(count)}</span>
      <Spoken>{words.plural(`steps.${side}`, count)}</Spoken>
    </span>
  )
  return (
    <li className={cx(styles.step, styles.more)} data-side={side}>
      {traceId ? (
        <Link kind="trace" id={traceId}>
          {content}
        </Link>
      ) : (
        content
      )}
    </li>
  )
}

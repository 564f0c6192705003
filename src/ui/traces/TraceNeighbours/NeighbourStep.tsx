'use client'
import type { CSSProperties } from 'react'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { Link } from '../../parts/Link.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { cx } from '../../root/props.ts'
import { Spoken } from '../../root/Spoken.tsx'
import { RowContext, useScope } from '../../root/scope.ts'
import { ForeignText } from '../../text/ForeignText.tsx'
import { mono } from '../../text/Short.tsx'
import tokens from '../../tokens/tokens.module.css'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { neighbourTexts } from '../../words/en/traces.ts'
import { useStepTexts } from '../TraceTree/useStepTexts.ts'
import styles from './TraceNeighbours.module.css'

interface NeighbourStepProps {
  step: TraceStep
  isCurrent: boolean
  /** Levels below the first of the steps that are rendered. */
  indent: number
  books: TokenBooks
}

const MARKS = { failed: 'failed', bounced: 'bounced', pending: 'pending', invalidated: 'failed' } as const

/** Both ends of an address: the face of addresses, though it is a text here. */
const IS_ADDRESS = /^[\w-]{4}\u2026[\w-]{4}$/

/** A step: its letter, its account, what it was asked to do, and what its message carried: tokens, else coins. */
export function NeighbourStep({ step, isCurrent, indent, books }: NeighbourStepProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(neighbourTexts)
  const { letter, account, parent, index, state, transaction } = step
  const texts = useStepTexts(step, [step], books)
  const { kind, ending = '' } = texts
  const isBranch = parent !== undefined && parent !== index - 1
  const name = account ? texts.name : words('steps.unknown')
  const about = [kind, isBranch && words('steps.from', { step: format.number(parent + 1) })]
  const operation = (state === 'missing' ? ending : texts.operation) || ending
  const carried = texts.asset ?? texts.coins
  const mark = state in MARKS ? MARKS[state as keyof typeof MARKS] : undefined
  const content = (
    <span className={styles.cell}>
      <span className={styles.name}>
        <span className={styles.letter} data-first={step.letter === 'A' || undefined}>
          {letter}
        </span>
        <ForeignText max={64} className={cx(tokens.long, IS_ADDRESS.test(name) && mono)}>
          {name}
        </ForeignText>
        {mark && <StatusMark status={mark} />}
      </span>
      <span className={styles.about}>
        <ForeignText max={64}>{about.filter(Boolean).join(' · ')}</ForeignText>
      </span>
      <span className={styles.what}>
        <ForeignText max={64} className={tokens.long}>
          {operation}
        </ForeignText>
        {carried && (
          <span className={styles.value} data-part="carried" data-tip={carried.full}>
            <bdi aria-hidden={carried.short !== carried.full || undefined}>{carried.short}</bdi>
            {carried.short !== carried.full && <Spoken>{carried.full}</Spoken>}
          </span>
        )}
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

'use client'
import { useEffect, useRef } from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { Icon } from '../../icons/Icon.tsx'
import { hourglass, right } from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { useScope } from '../../root/scope.ts'
import { createTimes } from '../../time/createTimes.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { guidesOf } from './guides.ts'
import { contractKind, noteOf, operationOf } from './stepText.ts'
import styles from './TraceTree.module.css'

interface TraceRowProps {
  step: TraceStep
  /** All steps. */
  steps: readonly TraceStep[]
  /** Among the rows in sight. */
  place: number
  /** Pixels that are left out above this row. */
  gap: number
  addressBook: AddressBook
  isTabStop: boolean
  isSelected: boolean
  /** Absent where nothing is below it. */
  isFolded: boolean | undefined
  /** Follows the height of a row until the function that it returns is called. */
  observe: (element: HTMLElement) => () => void
  onFocus: (key: string, place: number) => void
  onSelect: (step: TraceStep) => void
  setFolded: (step: TraceStep, isFolded: boolean) => void
}

/** One step: the lines that lead to it, letter, account and its kind, operation or outcome, value, time. */
export function TraceRow(props: TraceRowProps) {
  const { step, steps, place, gap, addressBook, isTabStop, isSelected, isFolded, observe, onFocus, onSelect } = props
  const { wordsOf, once } = useScope()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? observe(element.current) : undefined), [observe])
  const { state, value, after, depth } = step
  const siblings = step.parent === undefined ? undefined : steps[step.parent]?.children
  const ending = noteOf(step, addressBook, wordsOf)
  const operation = operationOf(step, wordsOf)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    <div
      ref={element}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={(siblings?.indexOf(step.index) ?? 0) + 1}
      aria-setsize={siblings?.length ?? 1}
      aria-selected={isSelected}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      tabIndex={isTabStop ? 0 : -1}
      data-part="step"
      data-index={place}
      data-state={state}
      className={styles.row}
      style={gap > 0.5 ? { marginBlockStart: gap } : undefined}
      onFocus={() => onFocus(step.key, place)}
      onClick={() => onSelect(step)}
    >
      <span className={styles.node}>
        <span className={styles.guides} aria-hidden="true">
          {guidesOf(steps, step).map((guide, level) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines before a row have no other identity
            <i key={level} data-guide={guide} />
          ))}
        </span>
        {isFolded !== undefined && step.parent !== undefined && <Twist {...props} isFolded={isFolded} />}
        <Letter step={step} isFirst={step.letter === 'A'} />
        <Account step={step} addressBook={addressBook} />
        {(state === 'failed' || state === 'bounced' || state === 'pending') && <StatusMark status={state} />}
      </span>
      <span className={styles.operation} data-state={state}>
        <bdi>{state === 'failed' || operation === '' ? ending : operation}</bdi>
        {state !== 'failed' && state !== 'missing' && operation !== '' && ending && ` · ${ending}`}
        {isFolded && <span className={styles.more}> · {wordsOf(traceTexts).plural('trace.below', step.below)}</span>}
      </span>
      <span className={styles.value}>
        {value !== undefined && <Amount data={value} isVoid={state === 'invalidated'} />}
      </span>
      <span className={styles.after}>{after !== undefined && once(createTimes).length(after)}</span>
    </div>
  )
}

/** Folds and unfolds by a press; the keys are those of the tree. */
function Twist({ step, isFolded, setFolded }: TraceRowProps & { isFolded: boolean }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the row says whether it is unfolded, and has the keys for it
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span
      className={styles.twist}
      data-folded={isFolded || undefined}
      data-part="fold"
      onClick={(event) => {
        event.stopPropagation()
        setFolded(step, !isFolded)
      }}
    >
      <Icon path={right} size={12} />
    </span>
  )
}

/** The letter of an account, on a tile. */
export function Letter({ step: { letter, state }, isFirst }: { step: TraceStep; isFirst: boolean }) {
  return (
    <span className={styles.letter} data-first={isFirst || undefined} data-state={state} aria-hidden="true">
      {state === 'missing' ? <Icon path={hourglass} size={12} /> : letter}
    </span>
  )
}

function Account({ step, addressBook }: { step: TraceStep; addressBook: AddressBook }) {
  const words = useScope().wordsOf(traceTexts)
  const { account, state } = step
  if (state === 'missing') return <span className={styles.absent}>{words('trace.missing')}</span>
  if (account === undefined) return null
  const kind = contractKind(step, addressBook)
  return (
    <>
      <DrawnLabel address={account} data={addressBook[account] ?? null} seal={false} className={styles.account} />
      {kind && <span className={styles.kind}>{kind}</span>}
    </>
  )
}

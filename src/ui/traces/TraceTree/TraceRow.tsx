'use client'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { isIdle } from '../../../reading/trace/stepsEnding.ts'
import { Icon } from '../../icons/Icon.tsx'
import { dash, hourglass, right } from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { noteOf } from '../../reading/stepNote.ts'
import { operationOfAll } from '../../reading/stepText.ts'
import { useRoles } from '../../reading/useRoles.ts'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { createTimes } from '../../time/createTimes.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { CarriedAmount } from './CarriedAmount.tsx'
import { assetOf, coinsOf } from './carried.ts'
import { guidesOf, type lastBelow } from './guides.ts'
import styles from './TraceTree.module.css'

interface TraceRowProps {
  step: TraceStep
  /** All steps. */
  steps: readonly TraceStep[]
  /** The head of the trace says why it failed. */
  isDecided: boolean
  /** Among the rows in sight. */
  place: number
  /** Pixels that are left out above this row. */
  gap: number
  /** The steps that it represents, itself among them. */
  alike: readonly TraceStep[]
  /** Whether branches like the one that begins here are folded. */
  isBranch: boolean
  lasts: ReturnType<typeof lastBelow>
  /** Characters kept at either end of an address. */
  ends: number
  books: TokenBooks
  isTabStop: boolean
  isSelected: boolean
  /** Absent where nothing can be folded. */
  isFolded: boolean | undefined
  /** Follows the height of a row until the function that it returns is called. */
  observe: (element: HTMLElement) => () => void
  onFocus: (key: string, place: number) => void
  onSelect: (step: TraceStep) => void
  setFolded: (step: TraceStep, isFolded: boolean) => void
}

/** One step: the lines that lead to it, letter, account and its kind, operation or outcome, value, time. */
export function TraceRow(props: TraceRowProps) {
  const { step, steps, isDecided, place, gap, alike, lasts, books, isTabStop, isSelected, isFolded } = props
  const { observe, onFocus, onSelect } = props
  const { wordsOf, once } = useScope()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? observe(element.current) : undefined), [observe])
  const { state, after, depth } = step
  const { addressBook } = books
  const siblings = step.parent === undefined ? undefined : steps[step.parent]?.children
  const isSaid = isDecided && state === 'failed'
  const ending = isSaid ? undefined : noteOf(step, addressBook, wordsOf)
  const operation = operationOfAll(alike, wordsOf, addressBook)
  const isNoted = operation === '' || (state === 'failed' && !isSaid)
  const asset = assetOf(alike, books.metadata)
  const coins = coinsOf(alike)
  const isVoid = state === 'invalidated'
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
      style={{ '--_tc-depth': depth, ...(gap > 0.5 && { marginBlockStart: gap }) } as CSSProperties}
      onFocus={() => onFocus(step.key, place)}
      onClick={() => onSelect(step)}
    >
      <span className={styles.node}>
        <span className={styles.guides} aria-hidden="true">
          {guidesOf(steps, step, lasts).map((guide, level) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines before a row have no other identity
            <i key={level} data-guide={guide} />
          ))}
        </span>
        {isFolded !== undefined && step.parent !== undefined && <Twist {...props} isFolded={isFolded} />}
        <Letter step={step} isFirst={step.letter === 'A' && alike.length === 1} count={alike.length} />
        <Account {...props} />
        {(state === 'failed' || state === 'bounced' || state === 'pending') && <StatusMark status={state} />}
        {isIdle(step) && <Icon path={dash} />}
      </span>
      <span className={styles.operation} data-state={state}>
        {asset && (
          <span className={styles.moved} data-part="asset">
            <CarriedAmount data={asset} count={alike.length} books={books} isVoid={isVoid || state === 'failed'} />
          </span>
        )}
        <span className={styles.said}>
          <bdi>{isNoted ? ending : operation}</bdi>
          {!isNoted && state !== 'missing' && ending && ` · ${ending}`}
          {isFolded && <Hidden {...props} />}
        </span>
      </span>
      <span className={styles.value}>
        {coins && <CarriedAmount data={coins} count={alike.length} books={books} isVoid={isVoid} />}
      </span>
      <span className={styles.after}>{after !== undefined && once(createTimes).length(after)}</span>
    </div>
  )
}

/** What is folded here. */
function Hidden({ step, alike, isBranch }: TraceRowProps) {
  const words = useScope().wordsOf(traceTexts)
  return (
    <span className={styles.more}>
      {' · '}
      {isBranch ? words.plural('trace.alike', alike.length) : words.plural('trace.below', step.below)}
    </span>
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

interface LetterProps {
  step: TraceStep
  isFirst: boolean
  /** Of the steps that it represents: above 1 it takes the place of the letter. */
  count?: number
}

/** The letter of an account, on a tile. */
export function Letter({ step: { letter, state }, isFirst, count = 1 }: LetterProps) {
  const { format, wordsOf } = useScope()
  const mark = count > 1 ? `×${format.number(count)}` : letter
  return (
    <span
      className={styles.letter}
      data-first={isFirst || undefined}
      data-state={state}
      data-tip={count > 1 ? wordsOf(traceTexts).plural('trace.several', count) : undefined}
      aria-hidden="true"
    >
      {state === 'missing' ? <Icon path={hourglass} size={12} /> : mark}
    </span>
  )
}

function Account({ step, alike, ends, books }: TraceRowProps) {
  const { addressBook } = books
  const sayRole = useRoles(books)
  const words = useScope().wordsOf(traceTexts)
  const { account, state } = step
  if (state === 'missing') return <span className={styles.absent}>{words('trace.missing')}</span>
  if (account === undefined) return null
  const accounts = new Set(alike.map((one) => one.account))
  const role = sayRole(...accounts)
  return (
    <>
      {accounts.size > 1 ? (
        <span className={cx(styles.account, styles.several)}>{words.plural('trace.accounts', accounts.size)}</span>
      ) : (
        <DrawnLabel
          address={account}
          data={addressBook[account] ?? null}
          seal={false}
          ends={ends}
          className={styles.account}
        />
      )}
      {role && (
        <span className={styles.kind}>
          <bdi>{role}</bdi>
        </span>
      )}
    </>
  )
}

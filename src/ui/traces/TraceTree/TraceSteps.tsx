'use client'
import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import { useTonCenter } from '../../../react/context.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { accountName } from '../../reading/accountName.ts'
import { RowContext, ScopeContext, useScope } from '../../root/scope.ts'
import { ListBody } from '../../table/ListBody.tsx'
import { useKeptFocus } from '../../table/useKeptFocus.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { TraceRow } from './TraceRow.tsx'
import styles from './TraceTree.module.css'
import type { TraceViewProps } from './viewProps.ts'

/** Pixels of a row. */
const ROW = 40

/**
 * The steps as a tree. Arrows move, Right and Left unfold and fold or move down and up the tree. Home and End move to the ends,
 * Enter and Space select, letters find an account by its name.
 */
export function TraceSteps(props: TraceViewProps) {
  const { steps, shown, addressBook, selected, onSelect, isFolded, setFolded, labelledBy } = props
  const scope = useScope()
  const words = scope.wordsOf(traceTexts)
  const { client } = useTonCenter()
  const body = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => shown.map(({ key }) => key), [shown])
  const { index, isActive, keep, onFocus, moveTo } = useKeptFocus(body, keys, 'data-index')
  const stop = isActive || !selected ? index : Math.max(shown.indexOf(selected), 0)
  // A row is one thing: the links of its account are in the panel.
  const quiet = useMemo(() => ({ ...scope, renderLink: undefined }), [scope])
  const namesOf = useCallback(
    ({ account = '' }: TraceStep) => accountName(account, addressBook, client.testOnly).toLowerCase(),
    [addressBook, client],
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index)
    const step = shown[at]
    if (!step) return
    const next = moved(event, at, step)
    if (next === undefined) return
    event.preventDefault()
    if (next >= 0) moveTo(Math.min(next, shown.length - 1))
    else if (key === 'Enter' || key === ' ') onSelect(step)
    else setFolded(step, next === FOLD)
  }

  /** The row to go to, or what to do with this one; `undefined` for a key that means nothing. */
  function moved({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>, at: number, step: TraceStep) {
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
    const isFolder = step.children.length > 0
    const isIn = key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
    const isOut = key === (isRtl ? 'ArrowRight' : 'ArrowLeft')
    if (isIn) return !isFolder ? at : isFolded(step) ? UNFOLD : at + 1
    if (isOut && isFolder && !isFolded(step)) return FOLD
    if (isOut) return step.parent === undefined ? at : shown.indexOf(steps[step.parent] as TraceStep)
    if (key === 'Enter' || key === ' ') return SELECT
    const way = WAYS[key]
    if (way !== undefined) return Math.min(Math.max(at + way, 0), shown.length - 1)
    if (key.length !== 1 || shiftKey) return
    const rest = [...shown.slice(at + 1), ...shown.slice(0, at + 1)]
    const found = rest.find((one) => namesOf(one).startsWith(key.toLowerCase()))
    return found && shown.indexOf(found)
  }

  return (
    <ScopeContext.Provider value={quiet}>
      <RowContext.Provider value={true}>
        <div className={styles.list}>
          <div className={styles.columnHead} aria-hidden="true">
            <span>{words('column.traceAccount')}</span>
            <span>{words('column.traceOperation')}</span>
            <span className={styles.value}>{words('column.traceValue')}</span>
            <span className={styles.after}>{words('column.traceAfter')}</span>
          </div>
          <div role="tree" aria-labelledby={labelledBy} data-part="tree" onKeyDown={onKeyDown}>
            <ListBody
              keys={keys}
              body={body}
              estimate={ROW}
              keep={isActive ? index : -1}
              keepFocus={keep}
              role="presentation"
              drawRow={(place, gap, observe) => {
                const step = shown[place] as TraceStep
                return (
                  <TraceRow
                    key={step.key}
                    step={step}
                    steps={steps}
                    place={place}
                    gap={gap}
                    addressBook={addressBook}
                    isTabStop={place === stop}
                    isSelected={step === selected}
                    isFolded={step.children.length > 0 ? isFolded(step) : undefined}
                    observe={observe}
                    onFocus={onFocus}
                    onSelect={onSelect}
                    setFolded={setFolded}
                  />
                )
              }}
            />
          </div>
        </div>
      </RowContext.Provider>
    </ScopeContext.Provider>
  )
}

const [SELECT, FOLD, UNFOLD] = [-1, -2, -3]
const WAYS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

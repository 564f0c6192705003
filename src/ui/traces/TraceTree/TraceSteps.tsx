'use client'
import { type KeyboardEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { accountName, useNaming } from '../../reading/accountName.ts'
import { useRoles } from '../../reading/useRoles.ts'
import { RowContext, ScopeContext, useScope } from '../../root/scope.ts'
import { useBrowserLayoutEffect } from '../../root/useBrowserLayoutEffect.ts'
import { watchSize } from '../../root/watchSize.ts'
import { ListBody } from '../../table/ListBody.tsx'
import { useKeptFocus } from '../../table/useKeptFocus.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { DEEPEST_INDENT, lastBelow } from './guides.ts'
import { TraceRow } from './TraceRow.tsx'
import styles from './TraceTree.module.css'
import type { TraceViewProps } from './viewProps.ts'

/** Pixels of a row. */
const ROW = 40
/** A room changes by so many pixels, so that not every pixel of a window renders the rows anew. */
const COARSE = 40
/** Of the room of a wide list its column of accounts has this, beside letter, button and mark, pixels. */
const [SHARE, BESIDE] = [0.5, 110]
/** Pixels of a level of the tree, of a character of an address, and of one of the kind beside it. */
const [LEVEL, ADDRESS, KIND] = [18, 8.4, 6.4]

/** The characters of an address for which a row has room at either end: 4 to 10. */
function endsIn(room: number, { depth }: TraceStep, role = ''): number {
  const taken = BESIDE + Math.min(depth, DEEPEST_INDENT) * LEVEL + role.length * KIND
  return Math.min(Math.max(Math.floor((room * SHARE - taken) / ADDRESS / 2), 4), 10)
}

/**
 * The steps as a tree. Arrows move, Right and Left unfold and fold or move down and up the tree. Home and End move to the ends,
 * Enter and Space select, letters find an account by its name.
 */
export function TraceSteps(props: TraceViewProps) {
  const { steps, decided, shown, alike, books, selected, onSelect, foldOf, setFolded, labelledBy } = props
  const { addressBook } = books
  const scope = useScope()
  const words = scope.wordsOf(traceTexts)
  const naming = useNaming()
  const body = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const room = useRoom(list)
  const sayRole = useRoles(books)
  const lasts = useMemo(() => lastBelow(shown), [shown])
  const keys = useMemo(() => shown.map(({ key }) => key), [shown])
  const { index, isActive, keep, onFocus, moveTo } = useKeptFocus(body, keys, 'data-index')
  const stop = isActive || !selected ? index : Math.max(shown.indexOf(selected), 0)
  // A row is one thing: the links of its account are in the panel.
  const quiet = useMemo(() => ({ ...scope, renderLink: undefined }), [scope])
  const namesOf = useCallback(
    ({ account = '' }: TraceStep) => accountName(account, addressBook, naming).replace(/^✎ /, '').toLowerCase(),
    [addressBook, naming],
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index)
    const step = shown[at]
    if (!step) return
    const next = moved(event, at, { ...props, namesOf })
    if (next === undefined) return
    event.preventDefault()
    if (next >= 0) moveTo(Math.min(next, shown.length - 1))
    else if (key === 'Enter' || key === ' ') onSelect(step)
    else setFolded(step, next === FOLD)
  }

  return (
    <ScopeContext.Provider value={quiet}>
      <RowContext.Provider value={true}>
        <div className={styles.list} ref={list}>
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
                    isDecided={step.index + 1 === decided}
                    place={place}
                    gap={gap}
                    alike={alike.get(step.index) ?? [step]}
                    isBranch={(alike.get(step.index)?.length ?? 1) > (alike.get(step.parent ?? -1)?.length ?? 1)}
                    lasts={lasts}
                    ends={endsIn(room, step, sayRole(step.account))}
                    books={books}
                    isTabStop={place === stop}
                    isSelected={step === selected}
                    isFolded={foldOf(step)}
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

/** The width of a list, pixels. 0 before it is measured. */
function useRoom(list: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useBrowserLayoutEffect(() => {
    const element = list.current
    return element ? watchSize(element, () => setRoom(Math.floor(element.clientWidth / COARSE) * COARSE)) : undefined
  }, [list])
  return room
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

/** The row to go to, or what to do with this one; `undefined` for a key that means nothing. */
function moved(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  { steps, shown, foldOf, namesOf }: TraceViewProps & { namesOf: (step: TraceStep) => string },
) {
  const step = shown[at] as TraceStep
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  const isFolded = foldOf(step)
  const isIn = key === (isRtl ? 'ArrowLeft' : 'ArrowRight')
  const isOut = key === (isRtl ? 'ArrowRight' : 'ArrowLeft')
  if (isIn) return isFolded ? UNFOLD : at + (shown[at + 1]?.parent === step.index ? 1 : 0)
  if (isOut && isFolded === false) return FOLD
  if (isOut) return step.parent === undefined ? at : shown.indexOf(steps[step.parent] as TraceStep)
  if (key === 'Enter' || key === ' ') return SELECT
  const way = WAYS[key]
  if (way !== undefined) return Math.min(Math.max(at + way, 0), shown.length - 1)
  if (key.length !== 1 || shiftKey) return
  const rest = [...shown.slice(at + 1), ...shown.slice(0, at + 1)]
  const found = rest.find((one) => namesOf(one).startsWith(key.toLowerCase()))
  return found && shown.indexOf(found)
}

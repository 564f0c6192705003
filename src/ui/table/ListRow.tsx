'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells do not
import { memo, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Flag } from '../../trust/flags.ts'
import { Icon } from '../icons/Icon.tsx'
import { right } from '../icons/paths.ts'
import rootStyles from '../root/Root.module.css'
import type { Scope } from '../root/scope.ts'
import { ActiveContext } from '../root/scope.ts'
import { Boundary } from '../states/Boundary.tsx'
import { listTexts } from '../words/en/table.ts'
import { flagsOf, type ListKind } from './columns.tsx'
import { isRowPress } from './isRowPress.ts'
import styles from './List.module.css'
import { Undrawn } from './Undrawn.tsx'

interface ListRowProps {
  id: string
  row: unknown
  /** Among the rows of this page. */
  index: number
  /** Among all rows. */
  place: number
  /** Pixels that are left out above this row. */
  gap: number
  isTabStop: boolean
  isOpen: boolean
  kind: ListKind<unknown, string>
  context: unknown
  /** Columns that the opened part spans. */
  span: number
  /** Columns with the subject of the row. */
  subject: readonly { id: string }[]
  scope: Scope
  toggle: (id: string) => void
  /** Follows the height of a row until the function that it returns is called. */
  observe: (element: HTMLElement) => () => void
  onFocus: (id: string, index: number) => void
  drawRow: (row: unknown, flags: readonly Flag[], isDim: boolean, rowId?: string) => ReactNode
  className: string
}

/** One row of a grid. What the app's own code throws in it replaces that row, or its detail, and nothing else. */
export const ListRow = memo(
  function ListRow(props: ListRowProps) {
    const { row, drawRow } = props
    const of = useMemo(() => ({ row, drawRow }), [row, drawRow])
    return (
      <Boundary
        of={of}
        instead={() => (
          <RowFrame
            {...props}
            cells={
              <div role="gridcell" aria-colspan={props.span} className={styles.whole}>
                <Undrawn />
              </div>
            }
          />
        )}
      >
        <Row {...props} />
      </Boundary>
    )
  },
  // `onFocus` is new on every render and always does the same.
  (before, { onFocus, ...props }) =>
    Object.entries(props).every(([name, value]) => before[name as keyof ListRowProps] === value),
)

function Row(props: ListRowProps) {
  const { id, row, kind, context, span, subject, scope, drawRow } = props
  const rowId = useId()
  const flags = useMemo(() => flagsOf(kind, row, context), [kind, row, context])
  const isDim = flags.length > 0 && scope.trustPolicy !== 'show'
  const fold = kind.foldOf?.(row, context)
  const Detail = fold || kind.opens?.(row) === false ? undefined : kind.Detail
  const isOpen = fold ? fold.isOpen : props.isOpen
  const toggle = fold ? fold.toggle : Detail && (() => props.toggle(id))
  const cellId = toggle && rowId
  const cells = useMemo(() => drawRow(row, flags, isDim, cellId), [drawRow, row, flags, isDim, cellId])
  return (
    <RowFrame {...props} cells={cells} isDim={isDim} isOpen={isOpen} onPress={toggle}>
      {toggle && (
        <div role="gridcell" className={styles.toggleCell}>
          <button
            type="button"
            id={rowId}
            className={rootStyles.button}
            aria-expanded={isOpen}
            aria-labelledby={[rowId, ...subject.map((column) => rowId + column.id)].join(' ')}
            aria-label={scope.wordsOf(listTexts)('list.details')}
            onClick={toggle}
          >
            <Icon path={right} className={styles.chevron} />
          </button>
        </div>
      )}
      {Detail && isOpen && (
        <div role="gridcell" aria-colspan={span} className={styles.opened} data-part="detail">
          <Boundary of={row} instead={() => <Undrawn />}>
            <Detail row={row} context={context} flags={flags} isDim={isDim} />
          </Boundary>
        </div>
      )}
    </RowFrame>
  )
}

interface RowFrameProps extends ListRowProps {
  cells: ReactNode
  isDim?: boolean
  /** Opens and closes it. Absent where it does not open. */
  onPress?: (() => void) | undefined
  /** After the cells. */
  children?: ReactNode
}

/** The row itself: its place, its height, and where the focus and the pointer are. */
function RowFrame(props: RowFrameProps) {
  const { id, index, place, gap, isTabStop, isOpen, observe, onFocus, className, cells, isDim, onPress, children } =
    props
  const element = useRef<HTMLDivElement>(null)
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => (element.current ? observe(element.current) : undefined), [observe])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys of all rows
    <div
      role="row"
      ref={element}
      className={className}
      data-part="row"
      data-index={index}
      data-trust={isDim ? 'dim' : undefined}
      aria-rowindex={place + 2}
      aria-expanded={onPress && isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onPress && ((event) => isRowPress(event) && onPress())}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => {
        setHasFocus(true)
        onFocus(id, index)
      }}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
      style={gap > 0.5 ? { marginBlockStart: gap } : undefined}
    >
      <ActiveContext.Provider value={hasPointer || hasFocus}>{cells}</ActiveContext.Provider>
      {children}
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file

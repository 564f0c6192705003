'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells and the head do not
// biome-ignore-start lint/a11y/useAriaPropsSupportedByRole: both roles of the grid support them
// biome-ignore-start lint/a11y/noStaticElementInteractions: both roles of the grid take keys
import type { HTMLAttributes } from 'react'
import type { OwnColumn } from '../root/ownColumn.ts'
import { cx } from '../root/props.ts'
import { Spoken } from '../root/Spoken.tsx'
import { RowContext, type Scope } from '../root/scope.ts'
import { listTexts } from '../words/en/table.ts'
import type { ListKind, ShownColumn, useColumns } from './columns.tsx'
import styles from './List.module.css'
import { ListBody } from './ListBody.tsx'
import { ListRow } from './ListRow.tsx'
import { OwnHead } from './OwnCell.tsx'
import type { ListRowsModel } from './useListRows.ts'
import type { Sort } from './useSort.ts'

interface ListTableProps<Row, Id extends string, Context>
  extends Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'aria-labelledby'> {
  kind: ListKind<Row, Id, Context>
  context: Context
  scope: Scope
  model: ListRowsModel<Row, Id, Context>
  columns: ReturnType<typeof useColumns<Row, Id, Context>>
  /** More rows may load. */
  isPartial: boolean
  rowClass: string
  sort: Sort<Row>
}

/** The rows of a list below their head, as a grid: one row is in the tab order. */
export function ListTable<Row, Id extends string, Context>(props: ListTableProps<Row, Id, Context>) {
  const { kind, context, scope, model, columns, isPartial, rowClass, sort, ...named } = props
  const { progress, body, rows, keys, start, visible, open, toggle, focus } = model
  const { shown, subject, drawRow } = columns
  const isPending = progress.state === 'pending'
  return (
    <div
      // Only in a tree grid may a row have `aria-expanded`.
      role={kind.Detail ? 'treegrid' : 'grid'}
      className={styles.grid}
      aria-busy={isPending || progress.isFetchingMore || undefined}
      aria-rowcount={isPartial || isPending ? -1 : visible.length + 1}
      aria-colcount={shown.length + (kind.Detail ? 1 : 0)}
      {...named}
      onKeyDown={focus.onKeyDown}
    >
      <ListHead kind={kind} context={context} scope={scope} shown={shown} sort={sort} />
      <RowContext.Provider value={true}>
        <ListBody
          keys={keys}
          body={body}
          estimate={kind.rowHeight[scope.density === 'compact' ? 1 : 0]}
          keep={focus.isActive ? focus.index : -1}
          keepFocus={focus.keep}
          onNearEnd={progress.grow}
          drawRow={(index, gap, observe) => {
            const key = keys[index] as string
            return (
              <ListRow
                key={key}
                id={key}
                row={rows[index]?.row}
                index={index}
                place={index + start}
                gap={gap}
                isTabStop={index === focus.index}
                isOpen={open.has(key)}
                kind={kind as unknown as ListKind<unknown, string>}
                context={context}
                span={shown.length + 1}
                subject={subject}
                scope={scope}
                toggle={toggle}
                observe={observe}
                onFocus={focus.onFocus}
                drawRow={drawRow as Parameters<typeof ListRow>[0]['drawRow']}
                className={rowClass}
              />
            )
          }}
        />
      </RowContext.Provider>
    </div>
  )
}

interface ListHeadProps<Row, Id extends string, Context> {
  kind: ListKind<Row, Id, Context>
  context: Context
  scope: Scope
  shown: readonly ShownColumn<Row, Context>[]
  sort: Sort<Row>
}

/** What the head of a column of the app shows, and does when it is pressed. */
function headOf({ id, heading, sortBy }: OwnColumn<unknown>, { by, press }: Pick<Sort<never>, 'by' | 'press'>) {
  return { heading, isUp: by?.id === id && !by.isDown, onSort: sortBy && press && (() => press(id)) }
}

function ListHead<Row, Id extends string, Context>(props: ListHeadProps<Row, Id, Context>) {
  const { kind, context, scope, shown, sort } = props
  const say = scope.wordsOf(kind.texts)
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={cx(styles.headRow, kind.headClassName)}>
        {shown.map(({ id, align, collapses, headClassName, isLabelHidden, label = '', Head, own }) => (
          <div
            key={id}
            role="columnheader"
            className={cx(styles.headCell, headClassName)}
            data-column={id}
            data-align={align}
            data-collapses={collapses}
            aria-sort={sort.by?.id === id ? (sort.by.isDown ? 'descending' : 'ascending') : undefined}
          >
            {own ? (
              <OwnHead {...headOf(own, sort)} />
            ) : Head ? (
              <Head context={context} />
            ) : isLabelHidden ? (
              <Spoken>{say(label)}</Spoken>
            ) : (
              say(label)
            )}
          </div>
        ))}
        {kind.Detail && (
          <div role="columnheader" className={styles.headCell}>
            <Spoken>{scope.wordsOf(listTexts)('list.expand')}</Spoken>
          </div>
        )}
      </div>
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
// biome-ignore-end lint/a11y/useAriaPropsSupportedByRole: to the end of the file
// biome-ignore-end lint/a11y/noStaticElementInteractions: to the end of the file

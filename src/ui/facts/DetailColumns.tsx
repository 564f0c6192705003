'use client'
import { Fragment, type ReactNode } from 'react'
import { useScope } from '../root/scope.ts'
import type { Texts } from '../words/words.ts'
import { Columns, Section } from './Detail.tsx'
import { type FactRow, FactRows } from './FactRows.tsx'
import { FactsSkeleton } from './Facts.tsx'

/** Facts, or a drawing whose skeleton has as many `lines`. */
export type DetailColumn<Key extends string, Values> = { readonly title?: Key } & (
  | { readonly facts: readonly FactRow<Key, Values>[] }
  | { readonly lines: number; draw(values: Values): ReactNode }
)

interface DetailColumnsProps<Own extends Texts, Values> {
  texts: Own
  /** All with titles, or none. */
  columns: readonly DetailColumn<keyof Own & string, Values>[]
  /** Absent while they load. */
  values: Values | undefined
  /** What the titles name. */
  inTitles?: Readonly<Record<string, string>>
}

/** Sections that are described as data, side by side where there is room; their skeletons while the values load. */
export function DetailColumns<Own extends Texts, Values>(props: DetailColumnsProps<Own, Values>) {
  const { texts, columns, values, inTitles } = props
  const words = useScope().wordsOf(texts)
  const contentOf = (column: DetailColumn<keyof Own & string, Values>) => {
    if ('facts' in column) return <FactRows look="list" rows={column.facts} words={words} values={values} />
    return values ? column.draw(values) : <FactsSkeleton count={column.lines} />
  }
  return (
    <Columns isSplit={columns.every(({ title }) => title === undefined)}>
      {columns.map((column, index) =>
        column.title === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
          <Fragment key={index}>{contentOf(column)}</Fragment>
        ) : (
          <Section key={column.title} title={values && words(column.title, inTitles)}>
            {contentOf(column)}
          </Section>
        ),
      )}
    </Columns>
  )
}

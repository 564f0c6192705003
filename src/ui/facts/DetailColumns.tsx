'use client'
import { Fragment, type ReactNode } from 'react'
import { useScope } from '../root/scope.ts'
import type { Texts } from '../words/words.ts'
import { Columns, Section, Stack } from './Detail.tsx'
import { type FactRow, FactRows } from './FactRows.tsx'
import { FactsSkeleton } from './Facts.tsx'

/** Facts, or a rendering whose skeleton has as many `lines`. */
export type DetailColumn<Key extends string, Values> = { readonly title?: Key } & (
  | { readonly facts: readonly FactRow<Key, Values>[] }
  | { readonly lines: number; draw(values: Values): ReactNode }
)

/** Sections below each other. One without a title renders its own section, or nothing. */
export type DetailStack<Key extends string, Values> = readonly DetailColumn<Key, Values>[]

interface DetailColumnsProps<Own extends Texts, Values> {
  texts: Own
  /** Two stacks of sections, which are to end on about one line. */
  columns: readonly DetailStack<keyof Own & string, Values>[]
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
  const sectionsOf = (stack: DetailStack<keyof Own & string, Values>) =>
    stack.map((column, index) => {
      const { title } = column
      // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
      if (title === undefined && values) return <Fragment key={index}>{contentOf(column)}</Fragment>
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
        <Section key={index} title={values && title && words(title, inTitles)}>
          {contentOf(column)}
        </Section>
      )
    })
  return (
    <Columns look="stacks">
      {columns.map((stack, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
        <Stack key={index}>{sectionsOf(stack)}</Stack>
      ))}
    </Columns>
  )
}

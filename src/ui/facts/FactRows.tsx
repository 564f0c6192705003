'use client'
import type { ReactNode } from 'react'
import { Fact, Facts, FactsSkeleton } from './Facts.tsx'

/** A fact as data: a list of them renders the values, and their skeleton before they load. */
export interface FactRow<Key extends string, Values> {
  /** For tests and styles of the app. */
  id?: string | undefined
  /** Key of its name. */
  label: Key
  /** Few have it: the skeleton leaves it out. */
  isRare?: boolean
  /** Nothing is rendered where it gives `undefined`, `null`, `false` or an empty text. */
  draw(values: Values): ReactNode
}

interface FactRowsProps<Key extends string, Values> {
  look: 'list' | 'tiles' | 'pairs'
  rows: readonly FactRow<Key, Values>[]
  words: (key: Key) => string
  /** Absent while they load. */
  values: Values | undefined
  className?: string | undefined
}

/** Facts that are described as data; a skeleton with a line for each while their values load. */
export function FactRows<Key extends string, Values>(props: FactRowsProps<Key, Values>) {
  const { look, rows, words, values, className } = props
  if (values === undefined) {
    const count = rows.filter(({ isRare }) => !isRare).length
    return <FactsSkeleton look={look} count={count} className={className} />
  }
  return (
    <Facts look={look} className={className}>
      {rows.map(({ id, label, draw }) => (
        <Fact key={label} id={id} name={words(label)}>
          {draw(values)}
        </Fact>
      ))}
    </Facts>
  )
}

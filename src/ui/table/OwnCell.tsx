'use client'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import { Icon } from '../icons/Icon.tsx'
import { down, deploy as up } from '../icons/paths.ts'
import type { OwnColumn } from '../root/ownColumn.ts'
import styles from './List.module.css'

interface Books {
  readonly addressBook?: AddressBook | undefined
  readonly metadata?: Metadata | undefined
}

const NO_BOOK = {}

interface OwnCellFrameProps {
  column: OwnColumn<unknown>
  row: unknown
  /** Of the list. */
  context: unknown
}

/** The cell of a column of the app. On a card, which has no heads, the heading is in front of it. A row of another kind leaves it empty. */
export function OwnCell({ column: { heading, Cell }, row, context }: OwnCellFrameProps) {
  const { books = context } = (context ?? NO_BOOK) as { books?: unknown }
  const { addressBook = NO_BOOK, metadata = NO_BOOK } = (books ?? NO_BOOK) as Books
  if (row === undefined) return null
  return (
    <>
      <span className={styles.cardHead} aria-hidden="true">
        {heading}
      </span>
      <Cell row={row} addressBook={addressBook} metadata={metadata} />
    </>
  )
}

interface OwnHeadProps {
  heading: string
  /** Sorts the rows by it: then the head is a button. */
  onSort: (() => void) | undefined
  isUp: boolean
}

/** The head of a column of the app. */
export function OwnHead({ heading, onSort, isUp }: OwnHeadProps) {
  if (!onSort) return heading
  return (
    <button type="button" className={styles.headButton} onClick={onSort}>
      {heading}
      <Icon path={isUp ? up : down} size={12} />
    </button>
  )
}

/** A column in the form of the list's own ones. */
export const toColumn = (own: OwnColumn<never>) => ({
  id: own.id,
  own: own as unknown as OwnColumn<unknown>,
  width: own.width ?? 'minmax(0, 1fr)',
  place: own.place ?? ('foot' as const),
  skeleton: own.skeleton ?? 64,
  ...(own.align && { align: own.align }),
})

import type { ReactElement, ReactNode } from 'react'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import type { ExportColumn } from '../../history/exportFile.ts'

/**
 * The place of a cell in a list below 640 px, where a row is a card of two columns. `head` and `foot` are a line each. Between them
 * are `title` and `end`, then `sub` and `under`. `lead` is in front of the title, `tail` at the end of both lines; `none` hides.
 * The elements of `parts` are cells themselves: a tile in front, those with a `data-place` there, a line for each of the others.
 */
export type Place = 'lead' | 'head' | 'title' | 'end' | 'sub' | 'under' | 'foot' | 'tail' | 'parts' | 'none'

/** The props of a cell in a column of the app. */
export interface OwnCellProps<Row> {
  /** As the answer has it, or as `data` was given. */
  readonly row: Row
  /** Names of the page, by raw address; empty where the list has none. */
  readonly addressBook: AddressBook
  /** Facts of tokens of the page, by raw address; empty where the list has none. */
  readonly metadata: Metadata
}

/** A column of the app, beside the names of the list's own ones in `columns`. Make it outside of render: its cells then stay mounted. */
export interface OwnColumn<Row> {
  /** Not the name of a column of the list. Its cells carry it as `data-column`. */
  readonly id: string
  /** In the head, in the language of the reader. */
  readonly heading: string
  /** Renders the cell of a row. */
  readonly Cell: (props: OwnCellProps<Row>) => ReactNode
  /** A CSS track. Default `minmax(0, 1fr)`. */
  readonly width?: string | undefined
  /** `end` for numbers, in a card as well. Default: the start of the line. */
  readonly align?: 'end' | undefined
  /** Where its cell is in a list below 640 px, where a row is a card. Default `foot`: a line of its own. */
  readonly place?: Place | undefined
  /** The placeholder while its row loads: the width of a line of text, pixels, or an element. Default 64. */
  readonly skeleton?: ReactElement | number | undefined
  /** Makes the head a button that sorts the loaded rows by this value, and says how many these are. */
  readonly sortBy?: ((row: Row) => bigint | number | string | undefined) | undefined
  /** Its column in a file: give `columns.flatMap(({ export: column }) => column ?? [])` to an `ExportButton`. */
  readonly export?: ExportColumn<Row> | undefined
}

/* The parts of columns of JSON, and the order of their walk: the same for writing and for reading. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A value outside of arrays and objects. */
export type Leaf = string | number | boolean | null

/** What an array or object is made of: so many items, or these keys. */
export type Shape = number | string[]

export interface Header {
  shapes: Shape[]
  texts: Leaf[]
  /** For each the number of its codes, and of texts that are new in it. */
  columns: [number, number][]
  blobs: number
}

/** All values of one path. */
export interface Column<Content> {
  readonly content: Content
  readonly children: Map<string, Column<Content>>
  /** Those of the keys of a shape, found once. */
  readonly fields: Map<number, Column<Content>[]>
}

/** The lowest two bits of a code are the kind of the number in the rest. */
export const SHAPE = 0
/** So many values forth or back in the table, from the last one of the column. */
export const FORTH = 1
export const BACK = 3
/** So many objects back. */
export const SAME = 2

/** Instead of the first shapes: a value for the first time. */
export const NEW_TEXT = 0
export const NEW_BLOB = 4
export const FIRST_SHAPE = 2

/** Objects of so many keys and more are written once, and are one object when read. */
export const SHARED_KEYS = 4

export const ITEMS = ''

/** The columns, in the order in which a walk meets them: the same one writing and reading. */
export class Columns<Content> {
  readonly #content: () => Content
  readonly root: Column<Content>

  /** `content` gives what a column has, column by column. */
  constructor(content: () => Content) {
    this.#content = content
    this.root = this.#add()
  }

  #add(): Column<Content> {
    return { content: this.#content(), children: new Map(), fields: new Map() }
  }

  /** `key` with a mark in front, so that the items of an array are no key. */
  child({ children }: Column<Content>, key: string): Column<Content> {
    let column = children.get(key)
    if (!column) {
      column = this.#add()
      children.set(key, column)
    }
    return column
  }

  /** The columns of these keys. */
  fields(column: Column<Content>, shape: number, keys: readonly string[]): Column<Content>[] {
    let found = column.fields.get(shape)
    if (!found) {
      found = keys.map((key) => this.child(column, `.${key}`))
      column.fields.set(shape, found)
    }
    return found
  }
}

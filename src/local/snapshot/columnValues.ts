import { bytesOf } from './base64.ts'
import type { Json, Leaf, Shape } from './columnFormat.ts'

/** A value, the same one for all that are equal. */
export interface Value {
  /** Of a leaf. */
  readonly leaf: Leaf
  /** The bytes of a leaf that is base64. */
  readonly blob: string | undefined
  /** Index of the shape of an array or object. */
  readonly shape: number | undefined
  readonly parts: readonly Value[]
  /** For sorting: distinct for distinct values. */
  readonly id: number
  /** Where it was first written. For a text: the column, and the order in it. For others: the order among their kind. */
  column?: number
  order?: number
}

/** The position of a leaf. */
export interface LeafPlace {
  readonly value: Value
  readonly isNew: boolean
}

/** The values of some JSON, every distinct one once, and the shapes in it. */
export class Values {
  readonly shapes: Shape[] = []
  readonly #shapes = new Map<string, number>()
  readonly #known = new Map<unknown, Value>()

  #shape(shape: Shape): number {
    const spelt = JSON.stringify(shape)
    const known = this.#shapes.get(spelt)
    if (known !== undefined) return known
    this.#shapes.set(spelt, this.shapes.length)
    return this.shapes.push(shape) - 1
  }

  of(json: Json): Value {
    if (typeof json !== 'object' || json === null) {
      // The bit distinguishes a text from an object that is spelt like it.
      return this.#once(typeof json === 'string' ? `"${json}` : json, () => ({
        leaf: json,
        blob: typeof json === 'string' ? bytesOf(json) : undefined,
        shape: undefined,
        parts: [],
      }))
    }
    const keys = Array.isArray(json) ? undefined : Object.keys(json).filter((key) => json[key] !== undefined)
    const parts = keys
      ? keys.map((key) => this.of((json as { [key: string]: Json })[key] as Json))
      : (json as Json[]).map((item) => this.of(item))
    const shape = this.#shape(keys ?? parts.length)
    return this.#once(`${shape}:${parts.map(({ id }) => id).join()}`, () => ({
      leaf: null,
      blob: undefined,
      shape,
      parts,
    }))
  }

  #once(key: unknown, make: () => Omit<Value, 'id'>): Value {
    let value = this.#known.get(key)
    if (!value) {
      value = { ...make(), id: this.#known.size }
      this.#known.set(key, value)
    }
    return value
  }
}

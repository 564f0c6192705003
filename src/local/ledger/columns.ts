/*
 * JSON as columns. Rows of one kind repeat their keys, and mostly the values of their neighbours; written field by field
 * instead of row by row, with every distinct value once and base64 as the bytes that it stands for, they gzip to a third.
 * Reading gives the same JSON, and all its equal strings are one string in memory.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What an array or object is made of: so many items, or these keys. */
type Shape = number | string[]

interface Header {
  shapes: Shape[]
  texts: Value['leaf'][]
  /** For each the number of its codes, and of texts that are new in it. */
  columns: [number, number][]
  blobs: number
}

/** All values of one path. */
interface Column<Content> {
  readonly content: Content
  readonly children: Map<string, Column<Content>>
  /** Those of the keys of a shape, found once. */
  readonly fields: Map<number, Column<Content>[]>
}

/** The lowest two bits of a code say what the rest of it counts. */
const SHAPE = 0
/** So many values forth or back in the table, from the last one of the column. */
const FORTH = 1
const BACK = 3
/** So many objects back. */
const SAME = 2

/** Instead of the first shapes: a value for the first time. */
const NEW_TEXT = 0
const NEW_BLOB = 4
const FIRST_SHAPE = 2

/** Objects of so many keys and more are written once, and are one object when read. */
const SHARED_KEYS = 4

const ITEMS = ''

/** The columns, in the order in which a walk meets them: the same one writing and reading. */
class Columns<Content> {
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

const encoder = new TextEncoder()
/** Every byte is a character, so that base64 is cut from one text without copies. */
const ascii = new TextDecoder('latin1')

/** Shorter ones are cheaper as text. */
const SHORTEST_BLOB = 24

/** The bytes of canonical base64; `undefined` for any other text. */
function bytesOf(text: string): string | undefined {
  if (text.length < SHORTEST_BLOB || text.length % 4 || !/^[\w+/]+={0,2}$/.test(text) || text.includes('_')) return
  const bytes = atob(text)
  return btoa(bytes) === text ? bytes : undefined
}

/** A growing list of bytes. */
class Writer {
  #bytes = new Uint8Array(1024)
  length = 0

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.length + more))
    larger.set(this.#bytes)
    this.#bytes = larger
  }

  byte(value: number): void {
    this.#room(1)
    this.#bytes[this.length++] = value
  }

  /** Seven bits a byte, the lowest first. */
  number(value: number): void {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128)
    this.byte(rest)
  }

  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  get done(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length)
  }
}

/** A value, the same one for all that are equal. */
interface Value {
  /** Of a leaf. */
  readonly leaf: string | number | boolean | null
  /** The bytes of a leaf that is base64. */
  readonly blob: string | undefined
  /** Index of the shape of what is no leaf. */
  readonly shape: number | undefined
  readonly parts: readonly Value[]
  /** For sorting: distinct for distinct values. */
  readonly id: number
  /** Where it was first written: for a text the column and the order in it, for others the order among their like. */
  column?: number
  order?: number
}

/** Where a leaf stands. */
interface Place {
  readonly value: Value
  readonly isNew: boolean
}

/** The values of some JSON, every distinct one once, and the shapes in it. */
class Values {
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
      // The bit tells a text from an object that is spelt like it.
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

/** Takes JSON; what is none is written as JSON.stringify would see it. */
export function toColumns(json: unknown): Uint8Array<ArrayBuffer> {
  const values = new Values()
  const codes: (number | Place)[][] = []
  const texts: Value[][] = []
  const columns = new Columns(() => {
    const index = codes.push([]) - 1
    texts.push([])
    return index
  })
  // Bytes of one row repeat in its other bytes, so they stay together; texts go by column.
  const blobs: string[] = []
  let objects = 0

  function visit(value: Value, column: Column<number>): void {
    const index = column.content
    const into = codes[index] as (number | Place)[]
    const { shape, parts, blob } = value
    if (shape === undefined) {
      into.push({ value, isNew: value.order === undefined })
      if (value.order !== undefined) return
      if (blob === undefined) {
        value.column = index
        value.order = (texts[index] as Value[]).push(value) - 1
      } else value.order = blobs.push(blob) - 1
      return
    }
    const keys = values.shapes[shape] as Shape
    if (typeof keys !== 'number' && keys.length >= SHARED_KEYS) {
      if (value.order !== undefined) {
        into.push(SAME + 4 * (objects - value.order))
        return
      }
      value.order = objects++
    }
    into.push(SHAPE + 4 * (FIRST_SHAPE + shape))
    if (typeof keys === 'number') for (const part of parts) visit(part, columns.child(column, ITEMS))
    else {
      const fields = columns.fields(column, shape, keys)
      for (const [field, part] of parts.entries()) visit(part, fields[field] as Column<number>)
    }
  }
  visit(values.of(json as Json), columns.root)

  let total = 0
  const starts = texts.map(({ length }) => {
    total += length
    return total - length
  })
  const header: Header = {
    shapes: values.shapes,
    texts: texts.flat().map(({ leaf }) => leaf),
    columns: codes.map(({ length }, index) => [length, texts[index]?.length ?? 0]),
    blobs: blobs.length,
  }
  const out = new Writer()
  const head = encoder.encode(JSON.stringify(header))
  out.number(head.length)
  out.bytes(head)
  for (const { length } of blobs) out.number(length)
  for (const blob of blobs) out.bytes(Uint8Array.from(blob, (char) => char.charCodeAt(0)))
  for (const list of codes) {
    let last = 0
    for (const code of list) {
      if (typeof code === 'number') {
        out.number(code)
        continue
      }
      const { value, isNew } = code
      const first = value.blob === undefined ? (starts[value.column as number] as number) : total
      const place = first + (value.order as number)
      if (isNew) out.number(value.blob === undefined ? NEW_TEXT : NEW_BLOB)
      else out.number(4 * Math.abs(place - last) + (place < last ? BACK : FORTH))
      last = place
    }
  }
  return out.done
}

const ALPHABET = encoder.encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
const EQUALS = 61

/** Each of these stretches of `bytes` as base64, all cut from one text. */
function toBase64(bytes: Uint8Array, lengths: readonly number[]): string[] {
  const chars = new Uint8Array(lengths.reduce((total, length) => total + Math.ceil(length / 3) * 4, 0))
  // Two characters at a time, twelve bits: half the steps.
  const couples = new Uint16Array(chars.buffer)
  const spelt = new Uint16Array(
    Uint8Array.from({ length: 8192 }, (_, at) => ALPHABET[at & 1 ? (at >> 1) & 63 : at >> 7] as number).buffer,
  )
  let at = 0
  let to = 0
  for (const length of lengths) {
    const end = at + length
    for (; at < end; at += 3) {
      const bits = ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number)
      couples[to >> 1] = spelt[bits >> 12] as number
      couples[(to >> 1) + 1] = spelt[bits & 4095] as number
      to += 4
    }
    // The last three bytes may have taken some of the next stretch.
    const over = at - end
    if (over) {
      const last = bytes[end - 1] as number
      if (over === 1) chars[to - 2] = ALPHABET[(last & 15) << 2] as number
      else {
        chars[to - 3] = ALPHABET[(last & 3) << 4] as number
        chars[to - 2] = EQUALS
      }
      chars[to - 1] = EQUALS
      at = end
    }
  }
  const text = ascii.decode(chars)
  let from = 0
  return lengths.map((length) => {
    const size = Math.ceil(length / 3) * 4
    from += size
    return text.slice(from - size, from)
  })
}

/** A column that is being read. */
interface Reading {
  /** The next code, the end of its codes, the next text that is new, and the last value. */
  row: number
  readonly end: number
  text: number
  last: number
}

function tooShort(): never {
  throw new Error('The columns end too early.')
}

/** @throws when the bytes are not what {@link toColumns} gives */
export function fromColumns(bytes: Uint8Array): unknown {
  let at = 0
  function number(): number {
    let byte = bytes[at++] ?? tooShort()
    // Most are of one byte.
    if (byte < 128) return byte
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? tooShort()
      value |= (byte & 127) << shift
    }
    return value >>> 0
  }
  const size = number()
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(at, at + size))) as Header
  at += size
  const { shapes } = header
  const lengths = Array.from({ length: header.blobs }, number)
  const values = header.texts.concat(toBase64(bytes.subarray(at), lengths)) as Json[]
  for (const length of lengths) at += length
  let [rows, text] = [0, 0]
  const readings = header.columns.map(([count, texts]): Reading => {
    rows += count
    text += texts
    return { row: rows - count, end: rows, text: text - texts, last: 0 }
  })
  const codes = new Uint32Array(rows)
  for (let row = 0; row < rows; row++) codes[row] = number()

  let met = 0
  const tree = new Columns(() => readings[met++] ?? tooShort())
  const models: { [key: string]: Json }[] = []
  const objects: Json[] = []
  let blob = header.texts.length

  function read(node: Column<Reading>): Json {
    const column = node.content
    if (column.row === column.end) tooShort()
    const code = codes[column.row++] as number
    if (code & FORTH) {
      column.last += code & 2 ? -(code >>> 2) : code >>> 2
      return values[column.last] as Json
    }
    if (code === NEW_TEXT || code === NEW_BLOB) {
      column.last = code === NEW_TEXT ? column.text++ : blob++
      return values[column.last] as Json
    }
    if (code & SAME) return objects[objects.length - (code >>> 2)] as Json
    return make(node, (code >>> 2) - FIRST_SHAPE)
  }

  function make(node: Column<Reading>, known: number): Json {
    const shape = shapes[known]
    if (shape === undefined) throw new Error('A shape of the columns is missing.')
    if (typeof shape === 'number') {
      const items: Json[] = []
      const into = shape ? tree.child(node, ITEMS) : node
      for (let left = shape; left > 0; left--) items.push(read(into))
      return items
    }
    const into = node.fields.get(known) ?? tree.fields(node, known, shape)
    // A copy of an object of the same shape has its room at once: that is twice as fast, and a third smaller.
    const model = models[known]
    const object: { [key: string]: Json } = model ? { ...model } : {}
    models[known] ??= object
    if (shape.length >= SHARED_KEYS) objects.push(object)
    for (let field = 0; field < shape.length; field++) {
      const key = shape[field] as string
      const value = read(into[field] as Column<Reading>)
      if (key !== '__proto__') object[key] = value
      else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
    }
    return object
  }
  return read(tree.root)
}

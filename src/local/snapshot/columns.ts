/*
 * JSON as columns. Rows of one kind repeat their keys, and mostly the values of their neighbours. Written field by field,
 * each distinct value once and base64 as bytes, they gzip to a third.
 * Reading gives the same JSON, and all its equal strings are one string in memory.
 */

import { toBase64 } from './base64.ts'
import { ByteWriter } from './byteWriter.ts'
import {
  BACK,
  type Column,
  Columns,
  FIRST_SHAPE,
  FORTH,
  type Header,
  ITEMS,
  type Json,
  NEW_BLOB,
  NEW_TEXT,
  SAME,
  SHAPE,
  SHARED_KEYS,
  type Shape,
} from './columnFormat.ts'
import { type LeafPlace, type Value, Values } from './columnValues.ts'

/** Takes JSON; other values are written as JSON.stringify would see them. */
export function toColumns(json: unknown): Uint8Array<ArrayBuffer> {
  const values = new Values()
  const codes: (number | LeafPlace)[][] = []
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
    const into = codes[index] as (number | LeafPlace)[]
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
  const out = new ByteWriter()
  const head = new TextEncoder().encode(JSON.stringify(header))
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

/** A column that is being read. */
interface ColumnReader {
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
  const readings = header.columns.map(([count, texts]): ColumnReader => {
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

  function read(node: Column<ColumnReader>): Json {
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

  function make(node: Column<ColumnReader>, known: number): Json {
    const shape = shapes[known]
    if (shape === undefined) throw new Error('A shape of the columns is missing.')
    if (typeof shape === 'number') {
      const items: Json[] = []
      const into = shape ? tree.child(node, ITEMS) : node
      for (let left = shape; left > 0; left--) items.push(read(into))
      return items
    }
    const into = node.fields.get(known) ?? tree.fields(node, known, shape)
    // A copy of an object of the same shape reserves its room at once. That is twice as fast, and a third smaller.
    const model = models[known]
    const object: { [key: string]: Json } = model ? { ...model } : {}
    models[known] ??= object
    if (shape.length >= SHARED_KEYS) objects.push(object)
    for (let field = 0; field < shape.length; field++) {
      const key = shape[field] as string
      const value = read(into[field] as Column<ColumnReader>)
      if (key !== '__proto__') object[key] = value
      else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
    }
    return object
  }
  return read(tree.root)
}

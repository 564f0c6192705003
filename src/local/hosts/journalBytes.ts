import { readSync } from 'node:fs'
import type { RowStore } from '../index/storedRow.ts'

/** The JSON of transactions in an open file. */
export const storeOf = (file: number): RowStore => ({
  bytes(at, length) {
    const bytes = Buffer.allocUnsafe(length)
    let read = 0
    while (read < length) {
      const more = readSync(file, bytes, read, length - read, at + read)
      if (!more) throw new Error('The data file of the chain has become shorter.')
      read += more
    }
    return bytes
  },
})

const CHUNK = 1 << 22

/** Every line of an open file with its place, and whether it has its end: the last one may lack it. No more than a line is in memory. */
export function* eachLine(file: number): Generator<{ bytes: Buffer; at: number; isWhole: boolean }> {
  let buffer = Buffer.allocUnsafe(2 * CHUNK)
  let [start, filled, place, searched] = [0, 0, 0, 0]
  for (;;) {
    const end = buffer.subarray(0, filled).indexOf('\n', Math.max(start, searched))
    if (end >= 0) {
      yield { bytes: buffer.subarray(start, end), at: place + start, isWhole: true }
      start = end + 1
      continue
    }
    // What is left begins the buffer anew, in a larger one where a line is longer than it.
    const left = filled - start
    const next = left + CHUNK > buffer.length ? Buffer.allocUnsafe(2 * buffer.length) : buffer
    buffer.copy(next, 0, start, filled)
    place += start
    ;[buffer, start, filled, searched] = [next, 0, left, left]
    const more = readSync(file, buffer, filled, CHUNK, place + filled)
    if (!more) {
      if (filled) yield { bytes: buffer.subarray(0, filled), at: place, isWhole: false }
      return
    }
    filled += more
  }
}

import { createGzip } from 'node:zlib'
import { CHUNKED, chunk, type Fault, headOf, stream } from './fault.ts'

const MIB = 2 ** 20
const SPACE = Buffer.alloc(MIB, ' ')
const WORDS = Buffer.from('"word",'.repeat(MIB / 8))

/** A body of many MiB: the first piece, what repeats, the last piece. */
const body = (first: string, piece: Buffer, count: number, last: string) =>
  stream(CHUNKED, (index) => {
    if (index === 0) return chunk(first)
    if (index <= count) return chunk(piece)
    return index === count + 1 ? Buffer.concat([chunk(last), chunk('')]) : undefined
  })

/** Some hundred bytes of gzip for each MiB. Made once: it is the same for all. */
async function bomb(count: number): Promise<Buffer> {
  const gzip = createGzip()
  const made = gzip.toArray() as Promise<Buffer[]>
  gzip.write('{"transactions":["')
  for (let index = 0; index < count; index++) {
    if (!gzip.write(SPACE)) await new Promise((resolve) => gzip.once('drain', resolve))
  }
  gzip.end('"]}')
  return Buffer.concat(await made)
}

/** JSON of 15 MiB that many small values make. */
const listOf = (piece: string) => {
  const values = Buffer.from(piece.repeat(Math.floor(MIB / piece.length)))
  return body('{"transactions":[', values, 15, '0]}')
}

/** Answers that are larger than they may be. */
export async function oversized(): Promise<Fault[]> {
  const gzipped = await bomb(400)
  return [
    { name: '17 MiB', answer: body('{"a":"', SPACE, 17, '"}') },
    { name: '700 MiB', answer: body('{"a":"', SPACE, 700, '"}') },
    { name: 'a list of 700 MiB', answer: body('{"transactions":[', WORDS, 700, '0]}') },
    { name: 'a body without an end', answer: stream(CHUNKED, () => chunk(SPACE)) },
    { name: 'a length of a petabyte', answer: stream(headOf({ length: 10 ** 15 }), () => SPACE) },
    {
      name: 'gzip of 400 MiB',
      answer: stream(headOf({ headers: { 'content-encoding': 'gzip' }, length: gzipped.length }), (index) =>
        index ? undefined : gzipped,
      ),
    },
  ]
}

/** Answers that are as large as they may be, and would take many times the memory of their text. */
export const dense: Fault[] = [
  { name: '15 MiB of small lists', status: 200, answer: listOf('[],') },
  { name: '15 MiB of small objects', status: 200, answer: listOf('{},') },
  { name: '15 MiB of escapes', status: 200, answer: listOf('"\\u0041",') },
  { name: '15 MiB of escapes of URLs', status: 200, answer: listOf('"%41",') },
  { name: '15 MiB of depth', answer: body('{"transactions":', Buffer.alloc(MIB, '['), 15, '}') },
]

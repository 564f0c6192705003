/** A row with its place: by time, then logical time, then key. */
export interface Placed<Row> {
  readonly time: number
  readonly lt: bigint
  /** Tells rows of one place apart. */
  readonly key: string
  readonly row: Row
}

/** A place in a history: rows up to it are done. */
export type Place = Omit<Placed<unknown>, 'row'>

export function comparePlaces(a: Place, b: Place): number {
  if (a.time !== b.time) return a.time - b.time
  if (a.lt !== b.lt) return a.lt < b.lt ? -1 : 1
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}

export const writePlace = ({ time, lt, key }: Place): string => `${time}:${lt}:${key}`

/** @throws {RangeError} for a text that is no place */
export function readPlace(text: string): Place {
  const [, time, lt, key] = /^(\d{1,10}):(\d{1,20}):(.+)$/.exec(text) ?? []
  if (time === undefined || lt === undefined || key === undefined)
    throw new RangeError('This cursor is none of a history: give the `cursor` of one of its rows.')
  return { time: Number(time), lt: BigInt(lt), key }
}

/**
 * The rows of pages in the order of their places, each once. Pages come oldest first, and may repeat rows of the last second before: the
 * rows of that second wait for the page that completes them.
 */
export async function* inOrder<Row>(pages: AsyncIterable<readonly Placed<Row>[]>): AsyncGenerator<Placed<Row>, void> {
  let waiting = new Map<string, Placed<Row>>()
  for await (const page of pages) {
    const all = new Map(waiting)
    for (const one of page) all.set(one.key, one)
    const sorted = [...all.values()].sort(comparePlaces)
    const last = sorted.at(-1)?.time
    waiting = new Map(sorted.filter(({ time }) => time === last).map((one) => [one.key, one]))
    yield* sorted.filter(({ time }) => time !== last)
  }
  yield* [...waiting.values()].sort(comparePlaces)
}

/** Several histories as one, in the order of places. It holds one row of each, and the pages that these are of. */
export async function* merged<Row>(
  streams: readonly AsyncGenerator<Placed<Row>, void>[],
): AsyncGenerator<Placed<Row>, void> {
  const heads: { stream: AsyncGenerator<Placed<Row>, void>; head: Placed<Row> }[] = []
  const put = async (stream: AsyncGenerator<Placed<Row>, void>) => {
    const { value, done } = await stream.next()
    if (!done) heads.push({ stream, head: value })
  }
  try {
    for (const stream of streams) await put(stream)
    while (heads.length) {
      const first = heads.reduce((least, one) => (comparePlaces(one.head, least.head) < 0 ? one : least))
      heads.splice(heads.indexOf(first), 1)
      yield first.head
      await put(first.stream)
    }
  } finally {
    // A reader that stops early ends the requests of all.
    await Promise.all(streams.map((stream) => stream.return()))
  }
}

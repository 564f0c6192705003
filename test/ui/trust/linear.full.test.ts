import { describe, expect, it } from 'vitest'
import { charactersRead } from '../../support/charactersRead.ts'
import { PIECES, READERS, textOf } from './readers.ts'

const SHORT = 1_000
/** Ten times the text takes at most so many times the steps. Quadratic work takes a hundred times as many. */
const MOST_TIMES = 20

function isSlow(read: (text: string) => unknown, piece: string, end: string): boolean {
  const stepsOf = (length: number) => charactersRead(() => read(textOf(piece, length) + end))
  return stepsOf(10 * SHORT) > MOST_TIMES * (stepsOf(SHORT) + SHORT)
}

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  it('takes no steps that grow with the square of a hostile text', () => {
    const slow = Object.entries(PIECES).flatMap(([name, piece]) =>
      ['!', 'a'].flatMap((end) => (isSlow(read, piece, end) ? [`${name} and "${end}"`] : [])),
    )
    expect(slow).toEqual([])
  })
})

it('the count of steps finds a reader whose work is quadratic', () => {
  const quadratic = (text: string) => Array.from(text, (_, index) => text.indexOf('#', index))
  expect(isSlow(quadratic, 'a', '!')).toBe(true)
  expect(isSlow((text) => /x$/.test(text), 'a', '!')).toBe(false)
})

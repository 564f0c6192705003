import { cleanup } from '@testing-library/react'
import { afterEach, describe, it } from 'vitest'
import { oneBreakEach } from '../support/breaks.ts'
import { silenceReact } from '../support/react.tsx'
import { drawsOthers } from './brokenRows.tsx'
import { LISTS } from './lists.tsx'

afterEach(cleanup)
silenceReact()

/** Each list with one break; all breaks of all lists are in `brokenRows.full.dom.test.tsx`. */
const CASES = oneBreakEach(LISTS)

describe('a list, of whose answer one row is not as documented', () => {
  it.each(CASES)('%s draws the other rows when one %s', (_name, _how, list, broken) => drawsOthers(list, broken))
})

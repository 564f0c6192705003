import { cleanup } from '@testing-library/react'
import { afterEach, describe, it } from 'vitest'
import { BREAKS } from '../support/breaks.ts'
import { silenceReact } from '../support/react.tsx'
import { drawsOthers } from './brokenRows.tsx'
import { LISTS } from './lists.tsx'

afterEach(cleanup)
silenceReact()

describe.each(LISTS.map((list) => [list[0], list] as const))(
  '%s, of whose answer one row is not as documented',
  (_name, list) => {
    it.each(BREAKS)('draws the other rows when one %s', (...broken) => drawsOthers(list, broken))
  },
)

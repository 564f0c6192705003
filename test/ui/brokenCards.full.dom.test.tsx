import { cleanup } from '@testing-library/react'
import { afterEach, describe, it } from 'vitest'
import { BREAKS } from '../support/breaks.ts'
import { silenceReact } from '../support/react.tsx'
import { CARDS, leavesPageAlone } from './brokenCards.tsx'

afterEach(cleanup)
silenceReact()

describe.each(CARDS.map((card) => [card[0], card] as const))(
  '%s, where mismatches are only reported',
  (_name, card) => {
    it.each(BREAKS)('leaves the page alone when what it shows %s', (...broken) => leavesPageAlone(card, broken))
  },
)

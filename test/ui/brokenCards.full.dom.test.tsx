import { cleanup } from '@testing-library/react'
import { afterEach, describe, it } from 'vitest'
import { BREAKS } from '../support/breaks.ts'
import { silenceReact } from '../support/react.tsx'
import { CARDS, failsAlone } from './brokenCards.tsx'

afterEach(cleanup)
silenceReact()

describe.each(CARDS.map((card) => [card[0], card] as const))('%s, whose answer is not as documented', (_name, card) => {
  it.each(BREAKS)('fails alone, and says so, when what it shows %s', (...broken) => failsAlone(card, broken))
})

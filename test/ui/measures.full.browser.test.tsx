import { afterAll, beforeAll, describe, expect } from 'vitest'
import { russian } from '../../src/ui/words/ru/index.ts'
import { EVERY_COMPONENT, NOW } from './drawn.tsx'
import { testFits } from './fits.ts'
import { sharedStage } from './stage.tsx'

describe('every component, drawn once on one page,', () => {
  const shared = sharedStage(EVERY_COMPONENT, { theme: 'system', now: NOW })

  const each = () => [...shared().container.querySelectorAll<HTMLElement>('[data-drawn]')]
  /** How many components are left on the page: what is left out costs nothing to measure. */
  function show(isShown: (component: HTMLElement) => boolean): number {
    for (const component of each()) component.hidden = !isShown(component)
    return each().filter(({ hidden }) => !hidden).length
  }
  describe('in more widths,', () => testFits(shared, 640, 1200))

  describe('of cards and pages of details', () => {
    beforeAll(() => expect(show((component) => !component.querySelector('[data-part="row"]'))).toBeGreaterThan(40))
    afterAll(() => void show(() => true))

    testFits(shared, 336, 360, 420, 480, 560, 639, 640, 660, 700, 730, 760, 900)
  })

  describe('with words longer than those of English,', () => {
    beforeAll(() => shared().redraw(EVERY_COMPONENT, { locale: 'ru', dictionary: russian, trustPolicy: 'show' }))
    afterAll(() => shared().redraw(EVERY_COMPONENT))
    testFits(shared, 640, 700, 900)
  })
})

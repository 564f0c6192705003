import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { russian } from '../../src/ui/words/ru/index.ts'
import { faintTexts } from './contrast.ts'
import { EVERY_COMPONENT, EVERYTHING, NOW } from './drawn.tsx'
import { testFits } from './fits.ts'
import { beHost, HOST_PAGES } from './hosts.ts'
import { boxOf, placeOf } from './places.ts'
import { CONTROLS, LINKS, smallOfEach, touch } from './small.ts'
import { find, sharedStage } from './stage.tsx'

/** Rules of axe about one page, which a page of many components breaks. */
const OF_WHOLE_PAGES = { region: { enabled: false } }

/** Colours that fade are at their end. A colour that ends begins others, of what inherits it. */
function finishFading(): void {
  const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  for (let now = fading(); now.length; now = fading()) for (const animation of now) animation.finish()
}

describe('every component, drawn once on one page,', () => {
  const shared = sharedStage(EVERY_COMPONENT, { theme: 'system', now: NOW })

  const each = () => [...shared().container.querySelectorAll<HTMLElement>('[data-drawn]')]
  /** How many components are left on the page: what is left out costs nothing to measure. */
  function show(isShown: (component: HTMLElement) => boolean): number {
    for (const component of each()) component.hidden = !isShown(component)
    return each().filter(({ hidden }) => !hidden).length
  }
  const only = (name: string) => find(shared().container, `[data-drawn="${CSS.escape(name)}"]`)

  const wholePage = () => shared().container
  const transactionList = () => only('TransactionList')
  const row = () => find(transactionList(), '[role="treegrid"] [aria-expanded="false"]')
  async function hoverAccount() {
    await userEvent.hover(find(row(), '[data-column="parties"] [data-part="root"]'))
    await vi.waitFor(() => find(transactionList(), '[data-same]'))
  }

  it('is there, and has drawn what it was given', () => {
    for (const name of Object.keys(EVERYTHING))
      expect(only(name).getBoundingClientRect().height, name).toBeGreaterThan(48)
    for (const measured of [CONTROLS, LINKS, '[data-part="row"]', '[data-part="card"]'])
      expect(shared().container.querySelectorAll(measured).length, measured).toBeGreaterThan(10)
  })

  it('has no accessibility fault that axe knows', async () => {
    const rules = { 'target-size': { enabled: true }, ...OF_WHOLE_PAGES }
    const { violations, passes } = await axe.run(shared().container, { rules, resultTypes: ['violations'] })
    expect(passes.length).toBeGreaterThan(20)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([])
  })

  describe('narrow and wide,', () => testFits(shared, 360, 640, 1000, 1200))

  describe('of cards and pages of details', () => {
    beforeAll(() => expect(show((component) => !component.querySelector('[data-part="row"]'))).toBeGreaterThan(40))
    afterAll(() => void show(() => true))

    testFits(shared, 336, 420, 480, 560, 639, 660, 700, 730, 760, 900)
  })

  describe('in 336 px', () => {
    beforeAll(() => shared().resize(336))

    it('ends the facts of a card at one edge: the icon of a copy button where text ends', () => {
      const card = only('NftDetails')
      const text = boxOf(card, '[data-fact="metadata"] dd')
      expect(Math.abs(boxOf(card, '[data-fact="owner"] [data-part="copy"] svg').right - text.right)).toBeLessThan(1)
    })

    it('begins the facts of a card in pairs at one edge: a supply without a symbol', () => {
      const card = only('JettonCard without metadata')
      const supply = boxOf(card, '[data-fact="supply"] [data-part="number"]')
      expect(supply.left).toBeCloseTo(placeOf(find(card, '[data-fact="admin"] dd'), '—').left, 0)
    })
  })

  describe('in 1,200 px', () => {
    beforeAll(() => shared().resize(1200))

    it('begins where its line begins: an export that has not run keeps no room for its progress', () => {
      const line = only('ExportButton')
      expect(boxOf(line, 'button').left).toBeCloseTo(boxOf(line, '[data-part="export"]').left, 0)
    })

    it('has one gap between its parts: the network keeps no room for a longer age', () => {
      const line = only('NetworkStatus')
      expect(boxOf(line, 'time').left - boxOf(line, '[data-part="blockTime"]').right).toBeCloseTo(10, 0)
    })

    it('has the grey of a copy button also beside a link and in another component', () => {
      const colourOf = (name: string) => getComputedStyle(find(only(name), '[data-part="copy"], button')).color
      expect(colourOf('HashLabel')).toBe(colourOf('CopyButton'))
    })
  })

  describe('with words longer than those of English,', () => {
    beforeAll(() => shared().redraw(EVERY_COMPONENT, { locale: 'ru', dictionary: russian, trustPolicy: 'show' }))
    afterAll(() => shared().redraw(EVERY_COMPONENT))
    testFits(shared, 336, 640, 700, 900)
  })

  describe.each([
    ['', wholePage, async () => {}],
    [' in a row under the pointer', transactionList, () => userEvent.hover(row())],
    [' beside an account under the pointer', transactionList, hoverAccount],
  ])('has no faint text%s', (_where, part, point) => {
    beforeAll(async () => {
      await shared().resize(1200)
      show((component) => part().contains(component))
      await point()
    })
    afterAll(() => void show(() => true))

    it.each(Object.entries(HOST_PAGES))('on %s', (_name, host) => {
      beHost(host)
      finishFading()
      expect(faintTexts(part())).toEqual([])
    })
  })

  describe.each([360, 1000])('pressed in %i px', (width) => {
    beforeAll(() => shared().resize(width))

    it('has links and controls of 24 px for a mouse', () => {
      expect(smallOfEach(each(), `${CONTROLS}, ${LINKS}`, 24)).toEqual([])
    })

    it('has controls of 40 px and links of 24 px for fingers', async () => {
      await touch()
      expect(smallOfEach(each(), CONTROLS, 40)).toEqual([])
      expect(smallOfEach(each(), LINKS, 24)).toEqual([])
    })
  })
})

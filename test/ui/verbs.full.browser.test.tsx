import { describe, expect, it } from 'vitest'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { activityTexts } from '../../src/ui/words/en/activity.ts'
import { transactionTexts } from '../../src/ui/words/en/transactions.ts'
import { russian } from '../../src/ui/words/ru/index.ts'
import { action, transfer } from '../../stories/fixtures/actions.ts'
import { message, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { find, stage } from './stage.tsx'

const AMOUNTS = ['500000', '1234567890123', '1329227995784915872903807060280344576']

const isVerb = (key: string) => /^(did|doing|op)\./.test(key)
const wordsIn = (texts: Readonly<Record<string, string>>, own: object) =>
  Object.entries(texts).filter(([key]) => isVerb(key) && key in own)

/** Boxes of the lines that an element's text takes. */
function linesOf(element: Element): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()]
}

/** Words that a row cuts, or draws on its amount. */
function cutIn(row: HTMLElement, words: [key: string, word: string][]): string[] {
  const verb = find(row, '[data-part="verb"]')
  const numbers = [...row.querySelectorAll('[data-column="amount"] [data-part="number"]')]
  return words.flatMap(([, word]) => {
    verb.textContent = word
    const { left, right, bottom } = verb.getBoundingClientRect()
    const isClipped = getComputedStyle(verb).overflow !== 'visible'
    const lines = linesOf(verb)
    const taken = numbers.flatMap(linesOf)
    const isCut =
      (isClipped && (verb.scrollWidth > verb.clientWidth || lines.some((line) => line.bottom > bottom + 1))) ||
      lines.some((line) => line.left < left - 1 || line.right > right + 1) ||
      lines.some((line) =>
        taken.some((one) => one.left < line.right - 1 && one.top < line.bottom && one.bottom > line.top),
      ) ||
      row.scrollWidth > row.clientWidth
    return isCut ? [word] : []
  })
}

/** Lines that the digits of an amount take. */
const linesOfAmount = (row: HTMLElement) =>
  new Set(linesOf(find(row, '[data-part="number"]')).map(({ bottom }) => Math.round(bottom / 10))).size

const LANGUAGES = [
  ['en', {}],
  ['ru', russian],
] as const

describe.each([336, 360])('in %i px', (width) => {
  it('an amount that has room beside its verb stays on one line', async () => {
    const data = [action('ton_transfer', transfer({ value: '123456789012' }))]
    const { container } = await stage(<ActivityFeed address={OWN} data={data} />, { width })
    expect(linesOfAmount(find(container, '[data-index="1"]'))).toBe(1)
  })

  it.each(LANGUAGES)(
    'a feed in "%s" cuts no word of a kind of action, whatever its amount',
    async (locale, dictionary) => {
      const words = wordsIn({ ...activityTexts, ...dictionary }, activityTexts)
      expect(words.length).toBeGreaterThan(100)
      for (const value of AMOUNTS) {
        const data = [action('ton_transfer', transfer({ value }))]
        const { container, unmount } = await stage(<ActivityFeed address={OWN} data={data} />, {
          width,
          locale,
          dictionary,
        })
        expect(cutIn(find(container, '[data-index="1"]'), words), value).toEqual([])
        await unmount()
      }
    },
  )

  it.each(LANGUAGES)(
    'a list of transactions in "%s" cuts no word of an operation, whatever its amount',
    async (locale, dictionary) => {
      const words = wordsIn({ ...transactionTexts, ...dictionary }, transactionTexts)
      expect(words.length).toBeGreaterThan(13)
      for (const value of AMOUNTS) {
        const data = [transaction({ in_msg: message({ value }) })]
        const { container, unmount } = await stage(<TransactionList address={OWN} data={data} expandable />, {
          width,
          locale,
          dictionary,
        })
        expect(cutIn(find(container, '[data-index="0"]'), words), value).toEqual([])
        await unmount()
      }
    },
  )
})

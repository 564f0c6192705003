import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { ServerError } from '../../src/core/errors.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { Amount } from '../../src/ui/parts/Amount.tsx'
import { StatusBadge } from '../../src/ui/parts/StatusBadge.tsx'
import { ErrorState } from '../../src/ui/states/ErrorState.tsx'
import { Skeleton } from '../../src/ui/states/Skeleton.tsx'
import { CommentBubble } from '../../src/ui/tokens/CommentBubble.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { nftItems, nftMetadata } from '../../stories/fixtures/nfts.ts'
import { oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { find, stage } from './stage.tsx'

interface Devtools {
  send(method: 'Emulation.setEmulatedMedia', params: object): Promise<unknown>
}
/** What the page is shown on, and what its reader's system asks for. */
const look = (media: 'screen' | 'print', features: Readonly<Record<string, string>> = {}) =>
  (cdp() as Devtools).send('Emulation.setEmulatedMedia', {
    media: media === 'print' ? media : '',
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
afterEach(() => look('screen'))

const error = new ServerError({ endpoint: 'v3 transactions', network: 'mainnet', status: 500 })

/** One of every kind of thing that is drawn. */
const EVERYTHING = (
  <>
    <TransactionList data={oddTransactions} heading="Transactions" expandable />
    <TransactionDetails data={transaction({})} />
    <JettonTable data={jettonWallets} metadata={jettonMetadata} trustPolicy="show" />
    <NftGrid data={nftItems} metadata={nftMetadata} />
    <BlockList workchain={0} pageSize={5} paging="load-more" />
    <AccountCard address={MAIN} />
    <CommentBubble data={'A comment that goes on and on. '.repeat(40)} />
    <StatusBadge data="failed" />
    <Skeleton width="80px" />
    <Amount data="1500000000" />
    <ErrorState error={error} onRetry={() => undefined} />
  </>
)

/** Draws all of it, and waits for lazy parts. */
async function everything(theme: 'light' | 'dark' = 'light') {
  const { container } = await stage(EVERYTHING, { theme })
  await vi.waitFor(() => {
    expect(container.querySelectorAll('[aria-busy="true"], [data-part="loading"]')).toHaveLength(0)
    expect(find(container, '[data-part="sentence"]').textContent?.trim()).not.toBe('')
    expect(container.querySelectorAll('[data-index]').length).toBeLessThan(oddTransactions.length + 40)
  })
  return { container, all: () => [...container.querySelectorAll<HTMLElement>('*')] }
}

const partOf = (element: Element) => element.getAttribute('data-part') ?? element.getAttribute('class')
const partsOf = (elements: readonly Element[]) => [...new Set(elements.map(partOf))]

describe('forced colours', () => {
  /** A tint that differs from its ground's, or a shadow. */
  function isTinted(element: Element): boolean {
    const { boxShadow, backgroundColor, backgroundImage } = getComputedStyle(element)
    if (boxShadow !== 'none' || backgroundImage !== 'none') return true
    const below = (at: Element | null): string => {
      const colour = at && getComputedStyle(at).backgroundColor
      return !at || colour !== NONE ? (colour ?? '') : below(at.parentElement)
    }
    return backgroundColor !== NONE && backgroundColor !== below(element.parentElement)
  }
  const NONE = 'rgba(0, 0, 0, 0)'
  /** The frame of an icon, which remains. */
  const isTile = ({ children, textContent }: Element) => children[0]?.tagName === 'svg' && !textContent
  function isEdged(element: Element): boolean {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element)
    return (
      (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) ||
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1)
    )
  }

  it('leave an edge to all that had a tint or a shadow for one, and nothing hatched', async () => {
    const { all } = await everything()
    const tinted = all().filter((element) => element.clientHeight > 0 && isTinted(element) && !isTile(element))
    const isHatched = (element: Element) => getComputedStyle(element).backgroundImage.includes('repeating')
    expect(tinted.length).toBeGreaterThan(40)
    expect(tinted.some(isHatched)).toBe(true)

    await look('screen', { 'forced-colors': 'active' })
    expect(getComputedStyle(all()[0] as Element).forcedColorAdjust).toBe('auto')
    /** Pictures keep their colours, and badges on them have an edge. The bar of a meter has the colour of text; rows have lines. */
    const isColoured = (element: Element) =>
      getComputedStyle(element).forcedColorAdjust === 'none' ||
      element.matches('svg, [data-part="meter"], [data-part="media"] > *, [data-part="row"]')
    // Edges take room, and the last visible rows may go.
    const bare = tinted.filter((element) => element.isConnected && !isEdged(element) && !isColoured(element))
    expect(partsOf(bare)).toEqual([])
    expect(partsOf(tinted.filter(isHatched))).toEqual([])
  })
})

describe('reduced motion', () => {
  it('leaves no animation and no transition', async () => {
    const { all } = await everything()
    const moving = () =>
      all().filter((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element)
        return animationName !== 'none' || transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0)
      })
    await look('screen', { 'prefers-reduced-motion': 'no-preference' })
    // A skeleton moves when the wait is long.
    await vi.waitFor(() => expect(partsOf(moving())).toEqual(expect.arrayContaining(['skeleton', 'row'])))
    await look('screen', { 'prefers-reduced-motion': 'reduce' })
    expect(partsOf(moving())).toEqual([])
  })
})

describe('paper', () => {
  it('is white, cuts no row in two, has the head of a list once, and keeps the colours of what is nothing else', async () => {
    const still = { 'prefers-reduced-motion': 'reduce' }
    await look('screen', still)
    const { container, all } = await everything('dark')
    // A tip may open under the pointer in between.
    const drawn = all()
    const colours = () => drawn.map((element) => `${partOf(element)} ${getComputedStyle(element).color}`)
    const dark = colours()
    await look('print', still)
    const printed = colours()
    expect(printed).not.toEqual(dark)

    const rows = all().filter(({ dataset: { part } }) => part === 'row')
    expect(rows.length).toBeGreaterThan(20)
    expect(new Set(rows.map((row) => getComputedStyle(row).breakInside))).toEqual(new Set(['avoid']))
    expect(partsOf(all().filter((element) => getComputedStyle(element).position === 'sticky'))).toEqual([])
    const coloured = all().filter(({ dataset: { part }, style }) => part === 'seal' || style.getPropertyValue('--h'))
    expect(coloured.length).toBeGreaterThan(10)
    expect(partsOf(coloured.filter((element) => getComputedStyle(element).printColorAdjust !== 'exact'))).toEqual([])

    await look('screen', still)
    for (const root of container.querySelectorAll<HTMLElement>('[data-theme]')) root.dataset.theme = 'light'
    expect(printed).toEqual(colours())
  })
})

// As in the package's stylesheet: general rules are before those that refine them.
import '../../src/ui/root/Root.module.css'
import '../../src/ui/root/elements.module.css'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { StateCard } from '../../src/ui/accounts/StateCard/StateCard.tsx'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { NetworkStatus } from '../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { NftCollectionCard } from '../../src/ui/nfts/NftCollectionCard/NftCollectionCard.tsx'
import { NftDetails } from '../../src/ui/nfts/NftDetails/NftDetails.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { LUSD, MAIN } from '../../stories/accounts.ts'
import { FONTS, setFonts } from './fonts.ts'
import { LISTS } from './lists.tsx'
import { find, stage } from './stage.tsx'

const service = createLocalService({ scenario: 'demo' })
const first = async (path: string, rows: string) =>
  (await (await service.fetch(new Request(`http://local.test/api/v3/${path}`))).json())[rows][0]

const nft = await first('nft/items?limit=1', 'nft_items')
const transaction = await first(`transactions?account=${MAIN}&limit=1`, 'transactions')
const block = await first('blocks?workchain=-1&limit=1', 'blocks')
await service.close()

interface Sized {
  name: string
  element: ReactElement
  /** The part of it whose height counts. Default: all of it. */
  part?: string
  /** Pixels by which its own data may make it higher or lower, whatever the font: lines that wrap, facts that few have. */
  spare?: Readonly<Partial<Record<number, readonly [lower: number, higher: number]>>>
}

const WIDE = 1200
const WIDTHS = [WIDE, 640, 400, 336]
const everywhere = (lower: number, higher: number) =>
  Object.fromEntries(WIDTHS.map((width) => [width, [lower, higher] as const]))

const CARDS: readonly Sized[] = [
  { name: 'AccountCard', element: <AccountCard address={MAIN} /> },
  { name: 'BalanceBadge', element: <BalanceBadge address={MAIN} /> },
  { name: 'large BalanceBadge', element: <BalanceBadge address={MAIN} size="large" /> },
  // One that has get-methods.
  { name: 'StateCard', element: <StateCard address={MAIN} />, spare: everywhere(0, 24) },
  // Its sentence may have two lines, and no price is known.
  { name: 'JettonCard', element: <JettonCard address={LUSD} />, spare: { 400: [39, 0], 336: [39, 0] } },
  { name: 'NftCard', element: <NftCard address={nft.address} /> },
  // In a narrow font its description has one line.
  { name: 'NftCollectionCard', element: <NftCollectionCard address={demo.postcards} />, spare: { 400: [12, 0] } },
  { name: 'NftDetails', element: <NftDetails address={demo.postcard} /> },
  // Logical times and the block before, on two lines where there is no room. Its chain has no catchain and no version: two lines less.
  {
    name: 'BlockDetails',
    element: <BlockDetails seqno={block.seqno} />,
    spare: { 640: [48, 40], 400: [48, 40], 336: [48, 40] },
  },
  // A comment, which few have, is a line more; phases are joined by lines.
  {
    name: 'TransactionDetails',
    element: <TransactionDetails hash={transaction.hash} />,
    part: '[data-part="body"] > div',
    spare: { [WIDE]: [0, 6], 640: [0, 26], 400: [0, 26], 336: [0, 26] },
  },
  { name: 'NetworkStatus', element: <NetworkStatus />, spare: { 400: [0, 22], 336: [0, 22] } },
  { name: 'NetworkStatus as tiles', element: <NetworkStatus look="tiles" /> },
]

/** Draws them at once, and names those whose height is another when they have loaded, by font and width. */
async function shiftsOf(all: readonly Sized[], widths: readonly number[], heightOf: (root: HTMLElement) => number) {
  const { container, settle, release } = await stage(
    all.map(({ name, element }) => <section key={name}>{element}</section>),
    { isHeld: true },
  )
  const place = find(container, 'div[style*="inline-size"]')
  const heights = async () => {
    const sizes = new Map<string, number>()
    for (const font of FONTS) {
      await setFonts(font)
      for (const width of widths) {
        place.style.inlineSize = `${width}px`
        // What follows the width is drawn in the next frame.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        for (const [index, { part }] of all.entries()) {
          const section = place.children[index] as HTMLElement
          sizes.set(`${index} ${font} ${width}`, heightOf(part ? find(section, part) : section))
        }
      }
    }
    return sizes
  }
  const whileLoading = await heights()
  expect(container.querySelectorAll('[data-state="ready"]')).toHaveLength(0)
  release()
  await settle()
  expect(container.querySelectorAll('[data-state="pending"]')).toHaveLength(0)
  const loaded = await heights()
  await setFonts('own')
  return [...loaded].flatMap(([key, after]) => {
    const [index, font, width] = key.split(' ')
    const { name, spare } = all[Number(index)] as Sized
    const before = whileLoading.get(key) as number
    const [lower, higher] = spare?.[Number(width)] ?? [0, 0]
    return after < before - lower - 0.5 || after > before + higher + 0.5
      ? [`${name}, ${font}, ${width} px: ${before} before, ${after} after`]
      : []
  })
}

const heightOf = (element: Element) => element.getBoundingClientRect().height

/** The lowest row of a list, or of its skeleton; a day of the feed is no row of it. */
function lowestRow(list: HTMLElement): number {
  const starts = [...list.querySelectorAll('[data-column]:first-child:not([role="columnheader"])')]
  expect(starts.length).toBeGreaterThan(0)
  return Math.min(...starts.map(({ parentElement }) => heightOf(parentElement as Element)))
}

/** As cards they have a line for each thing that a row says. */
const SAY_MORE = /^(Activity|JettonTransfer|Message|NftTransfer|Trace|Transaction)/

describe('a card', () => {
  it('is as high as its skeleton, in any font', async () => {
    expect(await shiftsOf(CARDS, WIDTHS, heightOf)).toEqual([])
  })
})

describe('a row of a list', () => {
  const lists = LISTS.filter(([name]) => name !== 'NftGrid').map(([name, element]) => ({ name, element }))

  it('is as high as its skeleton where all columns have room, in any font', async () => {
    expect(await shiftsOf(lists, [WIDE], lowestRow)).toEqual([])
  })

  it('is as high as its skeleton where it is a card of as many lines, in any font', async () => {
    const plain = lists.filter(({ name }) => !SAY_MORE.test(name))
    expect(await shiftsOf(plain, [400], lowestRow)).toEqual([])
  })
})

// As in the package's stylesheet: general rules are before those that refine them.
import '../../src/ui/root/Root.module.css'
import '../../src/ui/root/elements.module.css'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createLocalService } from '../../src/local/service.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { find, stage } from './stage.tsx'

const service = createLocalService({ scenario: 'demo' })
const first = async (path: string, rows: string) =>
  (await (await service.fetch(new Request(`http://local.test/api/v3/${path}`))).json())[rows][0]

const nft = await first('nft/items?limit=1', 'nft_items')
const transaction = await first(`transactions?account=${MAIN}&limit=1`, 'transactions')
const block = await first('blocks?workchain=-1&limit=1', 'blocks')
await service.close()

/** Draws a card while it loads and once it has loaded, and measures an element of it both times. */
async function heights(card: ReactElement, width: number, selector: string) {
  const { container, settle } = await stage(card, { width })
  const heightNow = () => find(container, selector).getBoundingClientRect().height
  expect(find(container, '[role="group"]').dataset.state).toBe('pending')
  const loading = heightNow()
  await settle()
  expect(find(container, '[role="group"]').dataset.state).toBe('ready')
  return { loading, loaded: heightNow() }
}

const WIDTHS = [1200, 640, 400, 336]

describe('AccountCard', () => {
  it.each(WIDTHS)('keeps its height when its account loads, in %i px', async (width) => {
    const { loading, loaded } = await heights(<AccountCard address={MAIN} />, width, '[role="group"]')
    expect(loaded).toBeCloseTo(loading, 0)
  })
})

describe('NftCard', () => {
  it.each(WIDTHS)('keeps its height when its item loads, in %i px', async (width) => {
    const { loading, loaded } = await heights(<NftCard address={nft.address} />, width, '[role="group"]')
    expect(loaded).toBeCloseTo(loading, 0)
  })
})

describe('BlockDetails', () => {
  it('keeps its height when its block loads', async () => {
    const { loading, loaded } = await heights(<BlockDetails seqno={block.seqno} />, 1200, '[role="group"]')
    expect(loaded).toBeCloseTo(loading, 0)
  })

  it.each([640, 400, 336])('grows by at most two lines of text when its block loads, in %i px', async (width) => {
    const { loading, loaded } = await heights(<BlockDetails seqno={block.seqno} />, width, '[role="group"]')
    expect(loaded - loading).toBeGreaterThanOrEqual(0)
    expect(loaded - loading).toBeLessThanOrEqual(40)
  })
})

describe('TransactionDetails', () => {
  it('keeps the height of facts, phases and fees, to half a line, when its transaction loads', async () => {
    const card = <TransactionDetails hash={transaction.hash} />
    const { loading, loaded } = await heights(card, 1200, '[data-part="body"] > div')
    expect(Math.abs(loaded - loading)).toBeLessThanOrEqual(10)
  })
})

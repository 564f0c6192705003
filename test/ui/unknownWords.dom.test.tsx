import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { NftSale } from '../../src/contract/v3/nftSale.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { NftSaleList } from '../../src/ui/nfts/NftSaleList/NftSaleList.tsx'
import { StatusBadge } from '../../src/ui/parts/StatusBadge.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { action, transfer } from '../../stories/fixtures/actions.ts'
import { nftSales } from '../../stories/fixtures/nfts.ts'
import { OWN, transaction } from '../../stories/fixtures/transactions.ts'

afterEach(cleanup)

/** Members that the service has added to an enum. One hides a character, one is a name that every object has. */
const WORDS = ['brand_new', 'brand\u202Enew', 'constructor'] as const
const spelled = (word: string) => word.replace('\u202E', ' U+202E ').replaceAll('_', ' ')
const shown = (word: string) => spelled(word).replace(/^./, (first) => first.toUpperCase())

function draw(element: ReactElement) {
  const { container } = render(<TonCenterProvider network="mainnet">{element}</TonCenterProvider>)
  const said = (selector: string) => container.querySelector(selector)?.textContent
  return { container, said }
}

describe.each(WORDS)('a word of the service that this version does not know: %j', (word) => {
  const name = shown(word)

  it('is shown as the status of an account, and as the one before', () => {
    expect(draw(<StatusBadge data={word} />).said('[data-state="unknown"]')).toBe(name)
    expect(draw(<AccountCard data={{ address: OWN, status: word as never }} />).container.textContent).toContain(name)
    const { said } = draw(
      <TransactionDetails data={transaction({ orig_status: word as never, end_status: 'active' })} />,
    )
    expect(said('[data-part="body"] [data-part="facts"]')).toContain(`${name} → Active`)
  })

  it('is shown as the type of a wallet', () => {
    const { container } = draw(<AccountCard data={{ address: OWN, status: 'active', wallet_type: word as never }} />)
    const badges = [...container.querySelectorAll('[data-part="badge"]')].map(({ textContent }) => textContent)
    expect(badges.map((text) => text?.replaceAll(' ', ''))).toContain(name.replaceAll(' ', ''))
  })

  it('is shown as how far a transaction and an action are, and is never taken for final', () => {
    const finality = word as never
    const { container: list } = draw(<TransactionList data={[transaction({ finality })]} />)
    expect(list.querySelector('[data-part="status"]')?.getAttribute('aria-label')).toBe(name)
    const { container: feed } = draw(<ActivityFeed data={[{ ...action('ton_transfer', transfer()), finality }]} />)
    expect(feed.querySelector('[data-part="status"]')?.getAttribute('aria-label')).toBe(name)
  })

  it('is shown as the type of a transaction', () => {
    const type = word as never
    const { said } = draw(<TransactionList data={[transaction({ description: { type } })]} />)
    expect(said('[data-part="verb"]')).toBe(name)
  })

  it('is shown as the reason for which code did not run', () => {
    const compute_ph = { skipped: true, reason: word as never }
    const { container } = draw(
      <TransactionDetails data={transaction({ description: { type: 'ord', aborted: true, compute_ph } })} />,
    )
    expect(container.textContent).toContain(`The code did not run: ${spelled(word)}.`)
    expect(container.querySelector('[data-part="head"] [data-state="unknown"]')).not.toBeNull()
  })

  it('is shown as how a bounce went', () => {
    const bounce = { type: word as never }
    const { said } = draw(<TransactionDetails data={transaction({ description: { type: 'ord', bounce } })} />)
    expect(said('[data-phase="bounce"][data-state="unknown"]')).toContain(name)
  })

  it('is shown as the kind of an offer, without a price', async () => {
    const sale = { ...nftSales[0], type: word, details: { anything: 1 } } as unknown as NftSale
    const { container, said } = draw(<NftSaleList data={[sale]} />)
    await waitFor(() => expect(said('[data-column="offer"] [data-part="badge"]')).toBe(name))
    expect(container.querySelector('[data-part="row"] [data-column="price"] [data-part="number"]')).toBeNull()
  })
})

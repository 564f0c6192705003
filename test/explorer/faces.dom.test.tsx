import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'
import { importApp } from './importApp.ts'

stubLayout()
// The DOM of the test scrolls nothing.
Element.prototype.scrollTo = () => {}
afterEach(cleanup)

const { AccountPage } = await importApp(() => import('../../examples/explorer/src/pages/Account.tsx'))
const { BlockPage } = await import('../../examples/explorer/src/pages/Block.tsx')
const { CollectionPage } = await import('../../examples/explorer/src/pages/Collection.tsx')
const { contractKindOf } = await import('../../examples/explorer/src/pages/ContractKind.tsx')
const { NftPage } = await import('../../examples/explorer/src/pages/Nft.tsx')
const { verifiedTokens = [] } = await import('../../examples/explorer/src/tokens.ts')

const service = createLocalService()

/** On the demo chain, with the verified tokens of the explorer. */
function visit(page: React.ReactNode) {
  const asked: URL[] = []
  const { wrapper } = setup({
    baseUrl: 'http://local.test',
    fetch: async (request) => {
      asked.push(new URL(request.url))
      return service.fetch(request)
    },
  })
  render(<TonCenterProvider verifiedTokens={verifiedTokens}>{page}</TonCenterProvider>, { wrapper })
  return asked
}

interface Items {
  readonly nft_items: readonly { readonly address: string; readonly owner_address: string | null }[]
}

const DOMAINS = String(verifiedTokens.at(-1)?.address)

/** A domain that has an owner, or one that nobody has won. */
async function domain(isOwned: boolean): Promise<string> {
  const request = new Request(`http://local.test/api/v3/nft/items?collection_address=${encodeURIComponent(DOMAINS)}`)
  const { nft_items: items } = (await (await service.fetch(request)).json()) as Items
  return items.find(({ owner_address: owner }) => (owner !== null) === isOwned)?.address ?? ''
}

describe('the contract of an account', () => {
  it('is what it is, in a sentence that says who can move its money', async () => {
    visit(<AccountPage address={MAIN} tab="contract" search="" />)
    await screen.findByText(/^A wallet\. Money leaves it when its key signs an order, or when an extension/)
  })

  it.each([
    [['wallet_v3r2'], 'wallet'],
    [['wallet_highload_v3r1'], 'highload'],
    [['jetton_wallet_governed'], 'jettonWallet'],
    [['dns', 'nft_collection'], 'collection'],
    [['dns', 'editable', 'nft_item'], 'domain'],
    [['nft_sale_v2'], 'sale'],
    [['nft_auction'], 'auction'],
    [['multisig_order'], 'order'],
    [['vesting'], 'vesting'],
    [['wallet_v4r2'], 'walletV4'],
    [['wallet_v5_beta'], 'walletV5'],
    [['wallet_v6r1'], 'unknown'],
    [['jetton_sale'], 'unknown'],
    [['a_new_kind'], 'unknown'],
    [[], 'unknown'],
  ])('is by %j of the kind %s', (interfaces, kind) => expect(contractKindOf(interfaces)).toBe(kind))
})

describe('the messages of a contract', () => {
  it('are those that it received, and by a button those that it sent', async () => {
    const asked = visit(<AccountPage address={MAIN} tab="contract" search="" />)
    const sides = () =>
      asked.flatMap(({ pathname, searchParams }) =>
        pathname.endsWith('/messages') ? [['destination', 'source'].filter((name) => searchParams.has(name))] : [],
      )
    const received = await screen.findByRole<HTMLInputElement>('radio', { name: 'Received' })
    expect(received.checked).toBe(true)
    await waitFor(() => expect(sides()).toEqual([['destination']]))
    const verbs = () =>
      [...screen.getByRole('treegrid', { name: /Messages/ }).querySelectorAll('[data-place="title"]')].map(
        (one) => one.textContent,
      )
    await waitFor(() => expect(verbs()).toContain('Received'))
    expect(verbs()).not.toContain('Sent')
    // The button says it for all rows.
    expect(document.querySelector('[data-part="direction"]')).toBeNull()

    fireEvent.click(screen.getByRole('radio', { name: 'Sent' }))
    await waitFor(() => expect(sides()).toEqual([['destination'], ['source']]))
    await waitFor(() => expect(verbs()).toContain('Sent'))
    expect(verbs()).not.toContain('Received')
  })
})

it('the page of a block ahead of the newest says which is the newest, and that it waits', async () => {
  visit(<BlockPage workchain={-1} shard="8000000000000000" seqno={900_000} />)
  await screen.findByText('Block 900,000 does not exist yet')
  expect(screen.getByText(/^The newest one is [\d,]+\. This page shows the block/)).toBeTruthy()
})

describe('the page of a domain', () => {
  it('has its records beside the picture, and its collection by the name that is verified', async () => {
    visit(<NftPage address={await domain(true)} />)
    await screen.findByRole('heading', { name: 'Domain' })
    expect(screen.getAllByText('TON DNS Domains').length).toBeGreaterThan(0)
    expect(screen.queryByText('Unnamed collection')).toBeNull()
  })

  it('says why nobody owns it', async () => {
    visit(<NftPage address={await domain(false)} />)
    await screen.findAllByText('Nobody yet: sold by auction')
    expect(screen.queryByRole('heading', { name: 'Domain' })).toBeNull()
  })
})

it('the page of a collection says whose its items are, and repeats its name on none', async () => {
  visit(<CollectionPage address={DOMAINS} tab="items" />)
  const grid = await screen.findByRole('grid', { name: /Items/ })
  await waitFor(() => expect(within(grid).getAllByRole('gridcell').length).toBeGreaterThan(3))
  expect(within(grid).queryByText('TON DNS Domains')).toBeNull()
  expect(within(grid).getAllByText('Nobody yet: sold by auction').length).toBeGreaterThan(0)
  expect(screen.getAllByText('TON DNS Domains').length).toBeGreaterThan(0)
})

it('the page of an account that nobody deployed says what may be done with it', async () => {
  visit(<AccountPage address={`0:${'ab'.repeat(32)}`} tab="activity" search="" />)
  await screen.findByText(/^Nothing was sent from this address yet\. It can receive/)
})

import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { demoAccounts as demo } from '../../src/local/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { AccountCard } from '../../src/ui/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../src/ui/BalanceBadge/BalanceBadge.tsx'
import { BlockDetails } from '../../src/ui/BlockDetails/BlockDetails.tsx'
import { JettonCard } from '../../src/ui/JettonCard/JettonCard.tsx'
import { NetworkStatus } from '../../src/ui/NetworkStatus/NetworkStatus.tsx'
import { NftCard } from '../../src/ui/NftCard/NftCard.tsx'
import { NftCollectionCard } from '../../src/ui/NftCollectionCard/NftCollectionCard.tsx'
import { TransactionDetails } from '../../src/ui/TransactionDetails/TransactionDetails.tsx'
import { BREAKS, type Row } from '../support/breaks.ts'
import { serve } from '../support/server.ts'

afterEach(cleanup)
// React writes down every error that a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const service = createLocalService({ mine: 'manual' })
const ask = async (path: string) => (await service.fetch(`http://local/api/v3/${path}`)).json()
const item = (await ask('nft/items?limit=1')).nft_items[0]
const hash = (await ask('transactions?limit=1')).transactions[0].hash

const CARDS: readonly (readonly [name: string, element: ReactElement, member: string])[] = [
  ['TransactionDetails', <TransactionDetails key="" hash={hash} />, 'transactions'],
  ['BlockDetails', <BlockDetails key="" seqno={3} />, 'blocks'],
  ['AccountCard', <AccountCard key="" address={demo.main} />, 'accounts'],
  ['BalanceBadge', <BalanceBadge key="" address={demo.main} />, 'accounts'],
  ['JettonCard', <JettonCard key="" address={demo.dollarJetton} />, 'jetton_masters'],
  ['NftCard', <NftCard key="" address={item.address} />, 'nft_items'],
  ['NftCollectionCard', <NftCollectionCard key="" address={item.collection_address} />, 'nft_collections'],
]

/** Draws what the demo chain answers over HTTP, with what a card is about altered on the way. */
async function open(element: ReactElement, member: string, breaks: (row: Row) => unknown) {
  const change = { breaks }
  const { url } = await serve(async ({ url }, response) => {
    const answer = await ask(`${url.pathname.replace('/api/v3/', '')}${url.search}`)
    const rows = answer[member]
    if (Array.isArray(rows)) rows[0] = change.breaks(rows[0])
    else if (rows !== undefined) answer[member] = change.breaks(rows)
    response.setHeader('access-control-allow-origin', '*')
    return answer
  })
  const client = createClient({ network: 'local', baseUrl: url, retries: 0, onResponseMismatch: 'report' })
  const queryClient = new QueryClient()
  onTestFinished(() => {
    queryClient.clear()
    client.close()
  })
  const { container } = render(
    <TonCenterProvider client={client} queryClient={queryClient}>
      <p>Beside it.</p>
      {element}
    </TonCenterProvider>,
  )
  await waitFor(() => {
    expect(container.querySelector('[aria-busy="true"]')).toBeNull()
    expect(queryClient.isFetching()).toBe(0)
  })
  return { container, change }
}

describe.each(CARDS)('%s, where mismatches are only reported', (_name, element, member) => {
  it.each(BREAKS)('leaves the page alone when what it shows %s', async (_how, breaks) => {
    const { container } = await open(element, member, breaks)
    await waitFor(() => expect(container.textContent).toMatch(/^Beside it\..+/))
  })
})

describe('the state of the network, where mismatches are only reported', () => {
  it.each([null, 'sorry', 5, {}, { seqno: '7' }])(
    'says in a sentence that it cannot be read when the newest block is %j, until there is one again',
    async (last) => {
      const { container, change } = await open(<NetworkStatus />, 'last', () => last)
      expect((await screen.findByRole('alert')).textContent).toBe('The service sent something that cannot be read.')
      expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe('error')
      change.breaks = (row) => row as never
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(container.querySelector('[data-part="block"]')).not.toBeNull())
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it.each([null, 'sorry', '1e99', {}])('names the newest block when it was made at %j', async (gen_utime) => {
    const { container } = await open(<NetworkStatus />, 'last', (row) => ({ ...row, gen_utime }))
    await waitFor(() => expect(container.querySelector('[data-part="block"]')).not.toBeNull())
    expect(container.querySelector('time')).toBeNull()
  })

  it.each([null, 'sorry', {}, { seqno: 600, gen_utime: 'sorry' }])(
    'does not say how long a block takes when one of the last blocks is %j',
    async (block) => {
      const { container } = await open(<NetworkStatus />, 'blocks', () => block)
      await waitFor(() => expect(container.querySelector('[data-part="block"]')).not.toBeNull())
      expect(container.textContent).not.toContain('per block')
    },
  )
})

describe('a card that cannot be drawn', () => {
  it('does not lay what the host gave it to the service', async () => {
    render(
      <TonCenterProvider network="mainnet">
        <BlockDetails data={{ workchain: 0, shard: '8000000000000000', seqno: 3, start_lt: 5 } as never} />
      </TonCenterProvider>,
    )
    const { textContent } = await screen.findByRole('alert')
    expect(textContent).toContain('This did not load')
    expect(textContent).not.toContain('The answer of the service')
  })

  it('says so, and is drawn when what it shows is asked for again and is whole', async () => {
    const { container, change } = await open(<BlockDetails seqno={3} />, 'blocks', (row) => ({ ...row, start_lt: 5 }))
    expect((await screen.findByRole('alert')).textContent).toContain('The answer of the service cannot be shown')
    change.breaks = (row) => row as never
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(container.querySelector('[data-part="facts"]')).not.toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

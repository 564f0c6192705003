import { render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { StateCard } from '../../src/ui/accounts/StateCard/StateCard.tsx'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { NftCollectionCard } from '../../src/ui/nfts/NftCollectionCard/NftCollectionCard.tsx'
import { BalanceChange } from '../../src/ui/reading/BalanceChange/BalanceChange.tsx'
import { TraceNeighbours } from '../../src/ui/traces/TraceNeighbours/TraceNeighbours.tsx'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionSentence } from '../../src/ui/traces/TransactionSentence/TransactionSentence.tsx'
import { ValueFlow } from '../../src/ui/traces/ValueFlow/ValueFlow.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import type { Break, Row } from '../support/breaks.ts'
import { inProcess } from '../support/inProcess.ts'
import { setup } from '../support/react.tsx'

const service = createLocalService({ mine: 'manual' })
const ask = async (path: string) => (await service.fetch(`http://local/api/v3/${path}`)).json()
const item = (await ask('nft/items?limit=1')).nft_items[0]
const [{ hash, trace_id: trace }] = (await ask('transactions?limit=1')).transactions

type Card = readonly [name: string, element: ReactElement, member: string]

/** Each card, and the member of the answer that it draws. */
export const CARDS: readonly Card[] = [
  ['TransactionDetails', <TransactionDetails key="" hash={hash} />, 'transactions'],
  ['TraceNeighbours', <TraceNeighbours key="" transactionHash={hash} />, 'traces'],
  ['TransactionSentence', <TransactionSentence key="" transactionHash={hash} />, 'traces'],
  ['BalanceChange', <BalanceChange key="" traceId={trace} />, 'traces'],
  ['ValueFlow', <ValueFlow key="" traceId={trace} />, 'traces'],
  ['TraceTree', <TraceTree key="" transactionHash={hash} />, 'traces'],
  ['BlockDetails', <BlockDetails key="" seqno={3} />, 'blocks'],
  ['AccountCard', <AccountCard key="" address={demo.main} />, 'accounts'],
  ['StateCard', <StateCard key="" address={demo.main} />, 'accounts'],
  ['BalanceBadge', <BalanceBadge key="" address={demo.main} />, 'accounts'],
  ['JettonCard', <JettonCard key="" address={demo.dollarJetton} />, 'jetton_masters'],
  ['NftCard', <NftCard key="" address={item.address} />, 'nft_items'],
  ['NftCollectionCard', <NftCollectionCard key="" address={item.collection_address} />, 'nft_collections'],
]

/** Draws the demo chain's answers, with the subject of a card altered. */
export async function open(element: ReactElement, member: string, breaks: (row: Row) => unknown) {
  const change = { breaks }
  const { url, fetch } = inProcess(async ({ pathname, search }) => {
    const answer = await ask(`${pathname.replace('/api/v3/', '')}${search}`)
    const rows = answer[member]
    if (Array.isArray(rows)) rows[0] = change.breaks(rows[0])
    else if (rows !== undefined) answer[member] = change.breaks(rows)
    return answer
  })
  const { wrapper, queryClient } = setup({ baseUrl: url, fetch, onResponseMismatch: 'report' })
  const { container } = render(
    <>
      <p>Beside it.</p>
      {element}
    </>,
    { wrapper },
  )
  await waitFor(() => {
    expect(container.querySelector('[aria-busy="true"]')).toBeNull()
    expect(queryClient.isFetching()).toBe(0)
  })
  return { container, change }
}

/** Draws a card whose answer is broken. Expects all beside it as before, and a message in place of its thing. */
export async function failsAlone([name, element, member]: Card, [how, breaks]: Break): Promise<void> {
  const { container } = await open(element, member, breaks)
  await waitFor(() => expect(container.textContent).toMatch(/^Beside it\..+/))
  const state = container.querySelector('[data-part="root"]')?.getAttribute('data-state')
  // Some parts may be absent.
  if (!how.includes('parts')) expect(state, name).toBe('error')
  expect(['ready', 'error'], name).toContain(state)
}

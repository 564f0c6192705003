import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { bushOf } from '../../stories/fixtures/traces.ts'
import { oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { faintTexts } from './contrast.ts'
import { DRAWN, NOW } from './drawn.tsx'
import { beHost, HOST_PAGES, type HostPage } from './hosts.ts'
import { stage } from './stage.tsx'

describe('every text has enough contrast with the ground that the host gives it', () => {
  it.each(Object.entries(HOST_PAGES))('on %s', async (_name, host) => {
    beHost(host)
    const { container, settle } = await stage(
      <>
        <TransactionList data={oddTransactions} heading="Transactions" expandable />
        <ActivityFeed address={MAIN} heading="Activity" paging="load-more" pageSize={40} />
        <JettonTable data={jettonWallets} metadata={jettonMetadata} trustPolicy="dim" heading="Tokens" />
        <AccountCard address={MAIN} />
        <TransactionDetails data={transaction({})} />
        <TraceTree data={bushOf(4)} />
        <BalanceBadge address={MAIN} /> <BalanceBadge address={MAIN} size="large" />
      </>,
      { theme: 'system' },
    )
    await settle()
    await vi.waitFor(() => expect(container.querySelectorAll('[data-direction="in"]').length).toBeGreaterThan(3))
    expect(faintTexts(container)).toEqual([])
    const row = container.querySelector('[role="treegrid"] [aria-expanded="false"]') as Element
    await userEvent.hover(row)
    await vi.waitFor(() => expect(row.matches(':hover') && row.getAnimations().length).toBe(0))
    expect(faintTexts(container), 'with a row under the pointer').toEqual([])
    const label = row.querySelector('[data-column="parties"] [data-part="root"]') as Element
    await userEvent.hover(label)
    await vi.waitFor(() => expect(container.querySelector('[data-same]')).not.toBeNull())
    expect(faintTexts(container), 'with an account under the pointer').toEqual([])
    await userEvent.unhover(label)
  })
})

describe('every component', () => {
  // In these three the ground and the faintest text are nearest to each other.
  it.each(['shadcn light', 'Telegram dark', 'Telegram dark on iOS'])('has no faint text on %s', async (name) => {
    beHost(HOST_PAGES[name] as HostPage)
    const { container, settle } = await stage(DRAWN, { theme: 'system', now: NOW })
    await settle()
    expect(container.querySelectorAll('[data-part="root"]').length).toBeGreaterThan(40)
    expect(faintTexts(container)).toEqual([])
  })
})

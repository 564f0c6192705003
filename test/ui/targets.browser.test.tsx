import { describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { ActivityFeed } from '../../src/ui/activity/feed/ActivityFeed.tsx'
import { ActivityFilterBar } from '../../src/ui/activity/filters/ActivityFilterBar.tsx'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { HashLabel } from '../../src/ui/parts/HashLabel.tsx'
import { ErrorState } from '../../src/ui/states/ErrorState.tsx'
import { NewItemsBar } from '../../src/ui/states/NewItemsBar.tsx'
import { ColumnChooser } from '../../src/ui/table/ColumnChooser.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { LUSD, MAIN } from '../../stories/accounts.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { nftItems, nftMetadata } from '../../stories/fixtures/nfts.ts'
import { hashOf, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { stage } from './stage.tsx'

interface Devtools {
  send(method: string, params: object): Promise<unknown>
}

/** The reader has fingers in place of a mouse. */
async function touch() {
  const send = (enabled: boolean) =>
    (cdp() as Devtools).send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })
  await send(true)
  onTestFinished(() => void send(false))
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
}

const none = () => undefined
const COLUMNS = ['status', 'hash', 'amount'].map((id) => ({ id, label: id }))
const PARTS = (
  <>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24 }}>
      <AddressLabel address={MAIN} data={null} />
      <HashLabel data={hashOf(1)} kind="transaction" />
    </div>
    <ColumnChooser columns={COLUMNS} value={['hash']} onChange={none} />
    <ErrorState error={new Error('no')} onRetry={none} />
    <NewItemsBar data={3} onShow={none} />
    <AccountCard address={MAIN} />
    <JettonCard address={LUSD} />
    <NftCard data={nftItems[1]} metadata={nftMetadata} />
    <TransactionDetails data={transaction({})} />
    <BlockDetails workchain={-1} seqno={3} />
    <TransactionList data={oddTransactions.slice(0, 4)} heading="Transactions" expandable />
    <TransactionList address={MAIN} pageSize={3} paging="pages" heading="Pages" />
    <ActivityFeed
      address={MAIN}
      heading="Activity"
      paging="load-more"
      pageSize={4}
      toolbar={<ActivityFilterBar data={{ direction: 'in' }} onChange={none} />}
    />
    <JettonTable data={jettonWallets} metadata={jettonMetadata} heading="Tokens" />
  </>
)

const CONTROLS = 'button, select, summary, input:not([type="radio"], [type="checkbox"]), label:has(input)'
const LINKS = 'a[href]'

/** Not in a head that only readers who listen have. */
const isSeen = (target: Element): boolean =>
  target.checkVisibility() && !(target.closest('[role="row"], label')?.clientWidth === 1)

/** The controls, or links, that a press `size / 2` px beside their middle misses, and what it hits. */
function small(root: Element, selector: string, size: number): string[] {
  const reach = size / 2 - 1
  return [...root.querySelectorAll(selector)].filter(isSeen).flatMap((target) => {
    target.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const beside = { left: [-reach, 0], right: [reach, 0], above: [0, -reach], below: [0, reach] } as const
    const missed = Object.entries(beside).flatMap(([side, [dx, dy]]) => {
      // The pointer of an earlier test may have opened a tip.
      const hit = document.elementsFromPoint(x + dx, y + dy).find((one) => !one.closest('[role="tooltip"]'))
      // Links of adjoining lines share the room between them.
      const isShared = target.matches(LINKS) && hit?.closest(LINKS)
      return hit && (target.contains(hit) || isShared) ? [] : [`${side}: ${hit?.tagName} ${hit?.className}`]
    })
    const name = target.getAttribute('aria-label') ?? target.textContent
    return missed.length
      ? [`${target.tagName} ${target.className} ${name} ${width.toFixed()}×${height.toFixed()} ${missed.join(', ')}`]
      : []
  })
}

async function draw(width: number) {
  await page.viewport(width + 32, 900)
  const { container, settle } = await stage(PARTS, { width })
  await settle()
  expect(container.querySelectorAll(CONTROLS).length).toBeGreaterThan(30)
  expect(container.querySelectorAll(LINKS).length).toBeGreaterThan(30)
  return container
}

describe.each([360, 1000])('in %i px', (width) => {
  it('everything that is pressed is 24 px', async () => {
    expect(small(await draw(width), `${CONTROLS}, ${LINKS}`, 24)).toEqual([])
  })

  it('controls are 40 px for fingers', async () => {
    await touch()
    expect(small(await draw(width), CONTROLS, 40)).toEqual([])
  })

  it('links are 24 px for fingers', async () => {
    await touch()
    expect(small(await draw(width), LINKS, 24)).toEqual([])
  })
})

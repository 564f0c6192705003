import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceChart } from '../../src/ui/accounts/BalanceChart/BalanceChart.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { ActivityFilterBar } from '../../src/ui/activity/filters/ActivityFilterBar.tsx'
import { TransferFeed } from '../../src/ui/activity/TransferFeed/TransferFeed.tsx'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { BlockPulse } from '../../src/ui/blocks/BlockPulse/BlockPulse.tsx'
import { RateChart } from '../../src/ui/blocks/RateChart/RateChart.tsx'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { JettonComparison } from '../../src/ui/jettons/JettonComparison/JettonComparison.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { SupplyChart } from '../../src/ui/jettons/SupplyChart/SupplyChart.tsx'
import { AttributeGrid } from '../../src/ui/nfts/AttributeGrid/AttributeGrid.tsx'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { NftDetails } from '../../src/ui/nfts/NftDetails/NftDetails.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { PriceLine } from '../../src/ui/nfts/PriceLine/PriceLine.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { ExampleList } from '../../src/ui/parts/ExampleList.tsx'
import { HashLabel } from '../../src/ui/parts/HashLabel.tsx'
import { ErrorState } from '../../src/ui/states/ErrorState.tsx'
import { NewItemsBar } from '../../src/ui/states/NewItemsBar.tsx'
import { ColumnChooser } from '../../src/ui/table/ColumnChooser.tsx'
import { TraceNeighbours } from '../../src/ui/traces/TraceNeighbours/TraceNeighbours.tsx'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionSentence } from '../../src/ui/traces/TransactionSentence/TransactionSentence.tsx'
import { ValueFlow } from '../../src/ui/traces/ValueFlow/ValueFlow.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { LUSD, MAIN } from '../../stories/accounts.ts'
import { actionMetadata, oddActions } from '../../stories/fixtures/actions.ts'
import { pulseBlocks, rateBlocks } from '../../stories/fixtures/blocks.ts'
import { assetsFlow } from '../../stories/fixtures/flows.ts'
import {
  balanceTransactions,
  comparedMetadata,
  copyMaster,
  itemSales,
  supplyEvents,
  supplyMaster,
  supplyMetadata,
} from '../../stories/fixtures/histories.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { nftItems, nftMetadata, nftSales } from '../../stories/fixtures/nfts.ts'
import { swapTrace, traceBook } from '../../stories/fixtures/traces.ts'
import { hashOf, OWN, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { LISTS } from './lists.tsx'
import { CONTROLS, LINKS, small, touch } from './small.ts'
import { find, panel, stage } from './stage.tsx'

const none = () => undefined
const COLUMNS = ['status', 'hash', 'amount'].map((id) => ({ id, label: id }))
const NFT_ACTIONS = oddActions.filter(({ type }) => type.startsWith('nft_'))
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
    <TraceNeighbours data={assetsFlow.data} transactionHash={assetsFlow.data.transactions_order?.[4] as string} />
    <TransactionSentence {...assetsFlow} transactionHash={assetsFlow.data.transactions_order?.[4] as string} />
    <ValueFlow {...assetsFlow} />
    <TraceTree data={swapTrace} addressBook={traceBook} />
    <BlockPulse data={pulseBlocks} />
    <RateChart data={rateBlocks} />
    <AttributeGrid data={nftItems[0]} metadata={nftMetadata} />
    <NftDetails data={nftItems[1]} sale={nftSales[0]} metadata={nftMetadata} />
    <SupplyChart data={supplyMaster} events={supplyEvents} metadata={supplyMetadata} />
    <JettonComparison data={copyMaster} original={supplyMaster} metadata={comparedMetadata} />
    <BalanceChart data={balanceTransactions} />
    <PriceLine data={itemSales} />
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
    <ActivityFeed data={NFT_ACTIONS} metadata={actionMetadata} address={OWN} />
    <TransferFeed data={NFT_ACTIONS} metadata={actionMetadata} />
    <ExampleList data={[{ kind: 'account', id: MAIN, title: 'A wallet', text: 'With forty tokens.' }]} />
  </>
)

const SECTIONS = {
  parts: PARTS,
  lists: (
    <>
      {LISTS.map(([name, list]) => (
        <div key={name}>{list}</div>
      ))}
    </>
  ),
}

async function draw(section: keyof typeof SECTIONS, width: number) {
  await page.viewport(width + 32, 900)
  const { container, settle } = await stage(SECTIONS[section], { width })
  await settle()
  expect(container.querySelectorAll(CONTROLS).length).toBeGreaterThan(30)
  expect(container.querySelectorAll(LINKS).length).toBeGreaterThan(30)
  return container
}

describe.each([
  ['parts', 360],
  ['parts', 1000],
  ['lists', 360],
  ['lists', 1000],
] as const)('of %s in %i px', (section, width) => {
  it('everything that is pressed is 24 px; for fingers controls are 40 px and links 24 px', async () => {
    const container = await draw(section, width)
    expect(small(container, `${CONTROLS}, ${LINKS}`, 24)).toEqual([])
    await touch()
    expect(small(container, CONTROLS, 40)).toEqual([])
    expect(small(container, LINKS, 24)).toEqual([])
  })
})

const TOKENS = <JettonTable data={jettonWallets} metadata={jettonMetadata} />
const FILTER = <ActivityFilterBar data={{}} onChange={none} />
const choice = () => vi.waitFor(() => find(document, 'details[open] fieldset'))
const dialog = () => vi.waitFor(() => find(document, 'dialog[open]'))

describe.each([360, 1000])('in %i px, in what a press opens,', (width) => {
  it.each([
    ['the menu of an address', <AddressLabel key="" address={MAIN} data={null} />, 'button[aria-expanded]', panel],
    [
      'the chooser of columns',
      <ColumnChooser key="" columns={COLUMNS} value={['hash']} onChange={none} />,
      'summary',
      choice,
    ],
    ['the kinds of a filter', FILTER, '[data-part="control"]:nth-child(2) button', panel],
    ['the days of a filter', FILTER, '[data-part="control"]:nth-child(5) button', panel],
    ['the menu of a token', TOKENS, '[data-part="menu"] button', panel],
    ['an NFT', <NftGrid key="" data={nftItems} metadata={nftMetadata} />, '[data-part="card"]', dialog],
  ] as const)('%s, targets are 24 px, and controls 40 px for fingers', async (_what, element, button, opened) => {
    await page.viewport(width + 32, 900)
    const { container, settle } = await stage(element, { width })
    await settle()
    find(container, button).click()
    const content = await opened()
    await settle()
    expect(content.querySelectorAll(CONTROLS).length).toBeGreaterThan(0)
    expect(small(content, `${CONTROLS}, ${LINKS}`, 24)).toEqual([])
    await touch()
    expect(small(content, CONTROLS, 40)).toEqual([])
  })
})

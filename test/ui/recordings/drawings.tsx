import { expect, vi } from 'vitest'
import { rawForm } from '../../../src/core/values/address.ts'
import * as v2 from '../../../src/endpoints/v2.ts'
import * as v3 from '../../../src/endpoints/v3.ts'
import { accountStatusFromV2 } from '../../../src/fromV2/accountFromV2.ts'
import { blockFromV2, headFromV2 } from '../../../src/fromV2/blockFromV2.ts'
import type { AccountData } from '../../../src/fromV2/shown.ts'
import { type AnyV2Transaction, transactionFromV2 } from '../../../src/fromV2/transactionFromV2.ts'
import { readSteps, type TraceStep } from '../../../src/reading/trace/steps.ts'
import { BalanceBadge } from '../../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { TopAccountsTable } from '../../../src/ui/accounts/TopAccountsTable/TopAccountsTable.tsx'
import { ActivityFeed } from '../../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { BlockDetails } from '../../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { NetworkStatus } from '../../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { AddressLabel } from '../../../src/ui/parts/AddressLabel.tsx'
import { HashLabel } from '../../../src/ui/parts/HashLabel.tsx'
import { StatusBadge } from '../../../src/ui/parts/StatusBadge.tsx'
import { ExitCode } from '../../../src/ui/reading/ExitCode.tsx'
import { TraceList } from '../../../src/ui/traces/TraceList/TraceList.tsx'
import { TraceTree } from '../../../src/ui/traces/TraceTree/TraceTree.tsx'
import { MessageList } from '../../../src/ui/transactions/MessageList/MessageList.tsx'
import { find } from '../stage.tsx'
import { assetDrawings } from './assets.tsx'
import { drawAccount, drawAccounts, drawAddresses, drawBlocks, drawHash } from './chain.tsx'
import { type Answered, coins, type Drawing, draw, drawList, expectTexts, paidFor, plain } from './drawing.ts'
import { drawTransactions } from './transactions.tsx'

const accounts: Readonly<Record<string, Drawing>> = {
  'v2/getAddressInformation': drawAccount(v2.getAddressInformation),
  'v2/getExtendedAddressInformation': drawAccount(v2.getExtendedAddressInformation),
  'v2/getWalletInformation': drawAccount(v2.getWalletInformation),
  'v3/addressInformation': drawAccount(v3.addressInformation),
  'v3/walletInformation': drawAccount(v3.walletInformation),
  'v3/accountStates': drawAccounts(v3.accountStates, (data) => data.accounts),
  // Members of a wallet that are absent stay absent in its card.
  'v3/walletStates': drawAccounts(v3.walletStates, ({ wallets }) => wallets as AccountData[]),
  'v2/getAddressBalance': draw(
    v2.getAddressBalance,
    (balance) => <BalanceBadge data={{ balance, status: null }} precision="full" />,
    (drawn, balance) => expect(plain(drawn.textContent)).toContain(coins(balance)),
  ),
  'v2/getAddressState': draw(
    v2.getAddressState,
    (state) => <StatusBadge data={accountStatusFromV2(state)} />,
    (drawn) => expect(drawn.textContent).toBe('Active'),
  ),
  'v2/detectAddress': drawAddresses(v2.detectAddress, ({ raw_form, bounceable, non_bounceable }) => [
    raw_form,
    ...[bounceable, non_bounceable].flatMap(({ b64, b64url }) => [b64, b64url]),
  ]),
  'v2/packAddress': drawAddresses(v2.packAddress, (address) => [address]),
  'v2/unpackAddress': drawAddresses(v2.unpackAddress, (address) => [address]),
  'v3/addressBook': draw(
    v3.addressBook,
    (book) => Object.entries(book).map(([address, row]) => <AddressLabel key={address} address={address} data={row} />),
    (drawn, book) => {
      const labels = [...drawn.querySelectorAll<HTMLElement>('[data-account]')]
      expect(labels.map(({ dataset }) => dataset.account)).toEqual(Object.keys(book))
      for (const { domain } of Object.values(book)) expect(drawn.textContent).toContain(domain ?? '')
    },
  ),
  'v3/topAccountsByBalance': drawList(
    v3.topAccountsByBalance,
    (rows) => rows,
    (rows) => <TopAccountsTable data={rows} addressBook={{}} />,
    (element, { balance }) => expectTexts(element, [coins(balance)]),
  ),
}

const blocks: Readonly<Record<string, Drawing>> = {
  'v2/getBlockHeader': drawBlocks(v2.getBlockHeader, (header) => [blockFromV2(header)]),
  'v2/lookupBlock': drawBlocks(v2.lookupBlock, (id) => [blockFromV2(id)]),
  'v2/getMasterchainInfo': drawBlocks(v2.getMasterchainInfo, ({ last, init }) => [last, init].map(blockFromV2)),
  'v2/getShards': drawBlocks(v2.getShards, ({ shards }) => shards.map(blockFromV2)),
  'v3/masterchainInfo': drawBlocks(v3.masterchainInfo, ({ last, first }) => [last, first]),
  'v3/blocks': drawBlocks(v3.blocks, (data) => data.blocks),
  'v3/masterchainBlockShards': drawBlocks(v3.masterchainBlockShards, (data) => data.blocks),
  'v3/masterchainBlockShardState': drawBlocks(v3.masterchainBlockShardState, (data) => data.blocks),
  'v2/getConsensusBlock': draw(
    v2.getConsensusBlock,
    (block) => <NetworkStatus data={[headFromV2(block)]} />,
    (drawn, { consensus_block }) =>
      expect(plain(drawn.textContent)).toMatch(new RegExp(`^mainnetBlock ${consensus_block}$`)),
  ),
  'v2/getBlockTransactions': draw(
    v2.getBlockTransactions,
    ({ id, transactions }) => (
      <>
        <BlockDetails data={blockFromV2(id)} />
        {transactions.map(({ account, hash }) => (
          <p key={hash}>
            <AddressLabel address={account} data={null} /> <HashLabel data={hash} kind="transaction" />
          </p>
        ))}
      </>
    ),
    (drawn, { transactions }) => {
      const rows = [...drawn.querySelectorAll('p')]
      expect(rows).toHaveLength(transactions.length)
      for (const [index, { account, hash }] of transactions.entries()) {
        const row = rows[index] as HTMLElement
        expect(find(row, '[data-account]').dataset.account).toBe(rawForm(account))
        expect(row.innerHTML).toContain(hash)
      }
    },
  ),
}

type Listed = Pick<v3.TransactionsResponse, 'address_book'> & {
  transactions: v3.TransactionsResponse['transactions'] | null
}
const drawListed = <Data extends Listed>(endpoint: Answered<Data>) =>
  drawTransactions(
    endpoint,
    ({ transactions }) => transactions ?? [],
    ({ address_book }) => address_book,
  )
/** A row for each trace, which says what happened, and what all of its transactions cost. */
function checkTraceRows(drawn: HTMLElement, { traces }: v3.TracesResponse) {
  const elements = drawn.querySelectorAll<HTMLElement>('[data-part="row"]')
  expect(elements).toHaveLength(traces.length)
  for (const [place, { transactions = {} }] of traces.entries()) {
    const element = elements[place] as HTMLElement
    expect(find(element, '[data-part="sentence"]').textContent).toMatch(/\w/)
    expectTexts(find(element, '[data-column="fees"]'), [coins(paidFor(Object.values(transactions)))])
  }
}
/** The transactions of traces, all traces as rows, and each as a list and as a graph, with all of its steps. */
function drawTraces<Data extends v3.TracesResponse>(endpoint: Answered<Data>): Drawing {
  const rows = drawTransactions(
    endpoint,
    ({ traces }: Data) => traces.flatMap(({ transactions }) => Object.values(transactions ?? {})),
    ({ address_book }) => address_book,
  )
  const view = (of: 'list' | 'graph') => (data: Data) =>
    data.traces.map((trace) => (
      <TraceTree
        key={trace.trace_id ?? trace.start_lt}
        data={trace}
        view={of}
        addressBook={data.address_book}
        metadata={data.metadata}
      />
    ))
  const list = (data: Data) => (
    <TraceList data={data.traces} addressBook={data.address_book} metadata={data.metadata} trustPolicy="show" />
  )
  return draw<Data>(
    endpoint,
    [...rows.drawings, list, view('list'), view('graph')] as never,
    async (drawn, data, drawing) => {
      if (drawing < rows.drawings.length) return rows.check(drawn, data as never, drawing)
      if (drawing === rows.drawings.length) return checkTraceRows(drawn, data)
      const steps = data.traces.flatMap((trace) => readSteps(trace))
      const drawnSteps = () => [...drawn.querySelectorAll<HTMLElement>('[data-part="step"]')]
      // Repeated branches are folded at first.
      await vi.waitFor(() => {
        for (const button of drawn.querySelectorAll('button'))
          if (/^Show .*steps/.test(button.textContent)) button.click()
        expect(drawnSteps()).toHaveLength(steps.length)
      })
      for (const [place, element] of drawnSteps().entries()) {
        const { state, value, depth } = steps[place] as TraceStep
        expect(element.dataset.state).toBe(state)
        expect(element.ariaLevel).toBe(String(depth + 1))
        if (value !== undefined) expectTexts(element, [coins(String(value))])
      }
    },
  )
}
const drawActions = <Data extends v3.ActionsResponse>(endpoint: Answered<Data>) =>
  drawList(
    endpoint,
    ({ actions }) => actions,
    ({ actions, metadata, address_book }) => (
      <ActivityFeed data={actions} metadata={metadata} addressBook={address_book} />
    ),
    (element, { details }) => {
      expect(find(element, '[data-part="verb"]').textContent).toMatch(/\w/)
      if (details && 'value' in details) expectTexts(element, [coins(String(details.value))])
    },
  )
const fromV2 = (row: AnyV2Transaction) => transactionFromV2(row)
const drawExit = <Data extends { exit_code: number }>(endpoint: Answered<Data>) =>
  draw(
    endpoint,
    ({ exit_code }) => <ExitCode data={exit_code} />,
    (drawn, { exit_code }) => {
      expect(find(drawn, '[data-state]').dataset.state).toBe('success')
      expect(drawn.textContent).toContain(String(exit_code))
    },
  )

const transactions: Readonly<Record<string, Drawing>> = {
  'v2/getTransactions': drawTransactions(v2.getTransactions, (rows) => rows.map(fromV2)),
  'v2/getTransactionsStd': drawTransactions(v2.getTransactionsStd, (data) => data.transactions.map(fromV2)),
  'v2/getBlockTransactionsExt': drawTransactions(v2.getBlockTransactionsExt, (data) => data.transactions.map(fromV2)),
  'v2/tryLocateTx': drawTransactions(v2.tryLocateTx, (row) => [fromV2(row)]),
  'v2/tryLocateResultTx': drawTransactions(v2.tryLocateResultTx, (row) => [fromV2(row)]),
  'v2/tryLocateSourceTx': drawTransactions(v2.tryLocateSourceTx, (row) => [fromV2(row)]),
  'v2/runGetMethod': drawExit(v2.runGetMethod),
  'v2/runGetMethodStd': drawExit(v2.runGetMethodStd),
  'v3/runGetMethod': drawExit(v3.runGetMethod),
  'v2/detectHash': drawHash(v2.detectHash, ({ b64 }) => b64),
  'v2/sendBocReturnHash': drawHash(v2.sendBocReturnHash, ({ hash }) => hash),
  'v3/message': drawHash(v3.sendMessage, ({ message_hash }) => message_hash ?? ''),
  'v3/transactions': drawListed(v3.transactions),
  'v3/adjacentTransactions': drawListed(v3.adjacentTransactions),
  'v3/pendingTransactions': drawListed(v3.pendingTransactions),
  'v3/transactionsByMessage': drawListed(v3.transactionsByMessage),
  'v3/transactionsByMasterchainBlock': drawListed(v3.transactionsByMasterchainBlock),
  'v3/traces': drawTraces(v3.traces),
  'v3/pendingTraces': drawTraces(v3.pendingTraces),
  'v3/actions': drawActions(v3.actions),
  'v3/pendingActions': drawActions(v3.pendingActions),
  'v3/messages': drawList(
    v3.messages,
    (data) => data.messages,
    (data) => <MessageList data={data.messages} addressBook={data.address_book} />,
    (element, { value }) => expectTexts(element, value && value !== '0' ? [coins(value)] : []),
  ),
}

/** How the answers of each endpoint are drawn, by the folder of its recordings. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = { ...accounts, ...blocks, ...transactions, ...assetDrawings }

import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { rawForm } from '../../src/core/address.ts'
import { toDecimal } from '../../src/core/amount.ts'
import { createClient } from '../../src/core/client.ts'

import { isRateLimitError, type TonCenterError } from '../../src/core/errors.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import type { AddressBook } from '../../src/schemas/addressBook.ts'
import { AccountCard } from '../../src/ui/AccountCard/AccountCard.tsx'
import type { AccountData } from '../../src/ui/AccountCard/useAccountCard.ts'
import { AddressLabel } from '../../src/ui/AddressLabel/AddressLabel.tsx'
import { BalanceBadge } from '../../src/ui/BalanceBadge/BalanceBadge.tsx'
import { BlockDetails } from '../../src/ui/BlockDetails/BlockDetails.tsx'
import { BlockList } from '../../src/ui/BlockList/BlockList.tsx'
import { ErrorState } from '../../src/ui/ErrorState/ErrorState.tsx'
import { errorSentence } from '../../src/ui/ErrorState/errorText.ts'
import { ExitCode } from '../../src/ui/ExitCode/ExitCode.tsx'
import { accountFromV2, accountStatusFromV2, type V2Account } from '../../src/ui/fromV2/accountFromV2.ts'
import { blockFromV2, headFromV2 } from '../../src/ui/fromV2/blockFromV2.ts'
import type { ShownBlock, ShownMessage, ShownTransaction } from '../../src/ui/fromV2/shown.ts'
import { type AnyV2Transaction, transactionFromV2 } from '../../src/ui/fromV2/transactionFromV2.ts'
import { HashLabel } from '../../src/ui/HashLabel/HashLabel.tsx'
import { JettonCard } from '../../src/ui/JettonCard/JettonCard.tsx'
import { JettonTable } from '../../src/ui/JettonTable/JettonTable.tsx'
import { JettonTransferList } from '../../src/ui/JettonTransferList/JettonTransferList.tsx'
import { MessageList } from '../../src/ui/MessageList/MessageList.tsx'
import { NetworkStatus } from '../../src/ui/NetworkStatus/NetworkStatus.tsx'
import { NftGrid } from '../../src/ui/NftGrid/NftGrid.tsx'
import { OPCODES } from '../../src/ui/Opcode/opcodes.ts'
import { RateLimitNotice } from '../../src/ui/RateLimitNotice/RateLimitNotice.tsx'
import { ShardList } from '../../src/ui/ShardList/ShardList.tsx'
import { StatusBadge } from '../../src/ui/StatusBadge/StatusBadge.tsx'
import { TransactionDetails } from '../../src/ui/TransactionDetails/TransactionDetails.tsx'
import { OPERATIONS } from '../../src/ui/TransactionList/summary.ts'
import { TransactionList } from '../../src/ui/TransactionList/TransactionList.tsx'
import { en } from '../../src/ui/words/en.ts'
import { find, overflowing, stage } from './stage.tsx'

interface Recording {
  status: number | null
  body: object
}

// Answers of the live service lie beside the project and are no part of it: where they are absent, nothing is found.
const files = import.meta.glob<Recording>('../../../shared/recordings/*/*/*.json', { eager: true, import: 'default' })
const recordings = Object.entries(files).map(([path, recording]) => {
  const [generation = '', folder = '', file = ''] = path.split('/').slice(-3)
  // Two refusals came without their status.
  const isRefusal = folder === '_errors' || (recording.status ?? 200) >= 400
  return { ...recording, kind: `${generation}/${folder}`, name: `${generation}/${folder}/${file}`, isRefusal }
})
const isAbsent = recordings.length === 0

/** An endpoint, as far as its answers go. */
interface Answered<Data> {
  readonly generation: 'v2' | 'v3'
  readonly response: $ZodType<Data>
}

/** How the answer of an endpoint is drawn, and what must be seen then. */
interface Drawing {
  readonly endpoint: Answered<never>
  /** One after the other, in the place of the one before. */
  readonly drawings: readonly ((data: never) => ReactNode)[]
  readonly see: (drawn: HTMLElement, data: never, drawing: number) => void | Promise<void>
}
const draw = <Data,>(
  endpoint: Answered<Data>,
  drawings: ((data: Data) => ReactNode)[],
  see: (drawn: HTMLElement, data: Data, drawing: number) => void | Promise<void>,
): Drawing => ({ endpoint: endpoint as Answered<never>, drawings, see })

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(',', '')
/** Rows of a list: virtual ones come late, and all at once in a page that is as high as they are. */
async function rowsOf(drawn: HTMLElement, list: string, count: number): Promise<HTMLElement[]> {
  const all = () => [...drawn.querySelectorAll<HTMLElement>(`.tc-${list}-row[data-part="row"]`)]
  await vi.waitFor(() => expect(all()).toHaveLength(count))
  return all()
}

const standard = (opcode: string | null) => (opcode && opcode !== '0x00000000' ? OPCODES[opcode] : undefined)

function seeTransaction(row: HTMLElement, transaction: ShownTransaction) {
  const { hash, description, in_msg, out_msgs, total_fees, block_ref } = transaction
  const { compute_ph: compute, action } = description
  const status = find(row, '[data-part="status"]')
  const isTold = compute !== undefined || description.type !== 'ord'
  expect(status.getAttribute('aria-label'), hash).toMatch(isTold ? /^(Finalized|Failed|Bounced)$/ : /^Unknown$/)
  const hasFailed = compute?.success === false || action?.success === false
  expect(status.dataset.state === 'failed', hash).toBe(hasFailed)
  const verb = find(row, '[data-part="verb"]').textContent ?? ''
  expect(verb, hash).not.toBe('')
  expect(row.querySelectorAll('[data-column="parties"] [data-part="root"]').length, hash).toBeGreaterThan(0)

  const said = plain(find(row, '[data-column="amount"]').textContent)
  if (in_msg?.value && in_msg.value !== '0') expect(said, hash).toContain(toDecimal(in_msg.value, 9))
  for (const { value, bounced } of out_msgs.length === 1 ? out_msgs : [])
    if (value && value !== '0' && !bounced) expect(said, hash).toContain(toDecimal(value, 9))
  expect(find(row, '[data-column="fee"]').textContent, hash).toContain(toDecimal(total_fees, 9))
  const block = plain(find(row, '[data-column="block"]').textContent)
  expect(block, hash).toBe(block_ref ? block : '')
  if (block_ref) expect(block, hash).toContain(String(block_ref.seqno))

  // What the message that counts was about: what the standards or the service name is said by its name.
  const counts = in_msg?.source ? in_msg : (out_msgs.find(({ value, bounced }) => value !== null && !bounced) ?? in_msg)
  if (!counts || in_msg?.bounced) return
  if (OPERATIONS[counts.opcode ?? '']) expect(verb, hash).not.toMatch(/called|external/i)
  const shown = row.querySelector('[data-part="opcode"]')
  if (shown && counts.decoded_opcode) expect(shown.textContent, hash).toContain(counts.decoded_opcode)
}

function seeMessage(row: HTMLElement, { hash, value, opcode, decoded_opcode: decoded }: ShownMessage) {
  const operation = find(row, '[data-column="operation"]').textContent ?? ''
  expect(operation, hash).toMatch(/^(Internal|From outside|To the outside|Bounced)/)
  const said = plain(find(row, '[data-column="value"]').textContent)
  if (value && value !== '0') expect(said, hash).toContain(toDecimal(value, 9))
  const isText = opcode === '0x00000000' || opcode === '0x2167da4b'
  if (!isText && (decoded || standard(opcode))) expect(operation, hash).toContain(decoded || standard(opcode))
}

function seeDetails(
  card: HTMLElement,
  { hash, total_fees, in_msg, out_msgs, block_ref, description }: ShownTransaction,
) {
  const facts = find(card, '[data-part="facts"]').textContent ?? ''
  if (block_ref) expect(facts, hash).toContain(block_ref.shard.slice(0, 4))
  else expect(facts, hash).not.toContain(en['detail.block'])
  const phases = card.querySelectorAll('[data-phase]').length
  if (description.compute_ph) expect(phases, hash).toBeGreaterThan(0)
  else expect(card.textContent, hash).toContain(en['phases.none'])
  expect(find(card, '[data-fee="total"]').textContent, hash).toContain(toDecimal(total_fees, 9))
  const messages = [...(in_msg ? [in_msg] : []), ...out_msgs]
  const rows = [...card.querySelectorAll('[data-part="messages"] tbody tr')]
  expect(rows.length, hash).toBe(Math.min(messages.length, 40))
  for (const [index, row] of rows.entries()) {
    const { opcode, decoded_opcode: decoded, bounced } = messages[index] as ShownMessage
    const isText = opcode === '0x00000000' || opcode === '0x2167da4b'
    const operation = row.querySelector('td:nth-child(3)')?.textContent ?? ''
    if (opcode && !isText) expect(operation, hash).toContain(opcode)
    if (!isText && (decoded || OPERATIONS[opcode ?? '']))
      expect(operation.replace(opcode ?? '', ''), hash).toMatch(/\w/)
    if (bounced !== null) expect(row.getAttribute('data-type') === 'bounced', hash).toBe(bounced)
  }
}

/** Transactions in a list, each in full, their messages in a list, and what they left of their accounts. */
function drawTransactions<Data>(
  endpoint: Answered<Data>,
  rowsIn: (data: Data) => ShownTransaction[],
  bookOf: (data: Data) => AddressBook = () => ({}),
): Drawing {
  // As `/messages` tells them: each with the transaction that it is of. Without its hash a message is a part of that only.
  const messagesIn = (data: Data) =>
    rowsIn(data).flatMap(({ hash, in_msg, out_msgs }) => [
      ...[in_msg].flatMap((row) => (row?.hash ? [{ ...row, hash: row.hash, in_msg_tx_hash: hash }] : [])),
      ...out_msgs.flatMap((row) => (row.hash ? [{ ...row, hash: row.hash, out_msg_tx_hash: hash }] : [])),
    ])
  const statesIn = (data: Data) =>
    rowsIn(data).flatMap(({ hash, account, account_state_after: state }) => (state ? [{ hash, account, state }] : []))
  return draw<Data>(
    endpoint,
    [
      (data) => <TransactionList data={rowsIn(data)} addressBook={bookOf(data)} />,
      (data) => rowsIn(data).map((row) => <TransactionDetails key={row.hash} data={row} addressBook={bookOf(data)} />),
      (data) => <MessageList data={messagesIn(data)} addressBook={bookOf(data)} />,
      (data) =>
        statesIn(data).map(({ hash, account, state }) => (
          <AccountCard key={hash} address={account} data={{ balance: state.balance, status: state.account_status }} />
        )),
    ],
    async (drawn, data, drawing) => {
      const told = rowsIn(data)
      if (drawing === 0) {
        const rows = await rowsOf(drawn, 'TransactionList', told.length)
        for (const [index, row] of rows.entries()) seeTransaction(row, told[index] as ShownTransaction)
      } else if (drawing === 1) {
        const cards = [...drawn.querySelectorAll<HTMLElement>('[role="group"][data-state="ready"]')]
        expect(cards).toHaveLength(told.length)
        for (const [index, card] of cards.entries()) seeDetails(card, told[index] as ShownTransaction)
      } else if (drawing === 2) {
        const messages = messagesIn(data)
        const rows = await rowsOf(drawn, 'MessageList', messages.length)
        for (const [index, row] of rows.entries()) seeMessage(row, messages[index] as ShownMessage)
      } else {
        const cards = [...drawn.querySelectorAll<HTMLElement>('[role="group"][data-state="ready"]')]
        expect(cards.map((card) => plain(card.querySelector('[data-part="number"]')?.textContent))).toEqual(
          statesIn(data).map(({ state }) => toDecimal(state.balance ?? '0', 9)),
        )
      }
    },
  )
}

/** Blocks one by one and in both of their lists, and the first of them as the head of the chain. */
const drawBlocks = <Data,>(endpoint: Answered<Data>, blocksIn: (data: Data) => ShownBlock[]) =>
  draw<Data>(
    endpoint,
    [
      (data) => (
        <>
          {blocksIn(data).map((block) => (
            <BlockDetails key={block.root_hash} data={block} />
          ))}
          <BlockList data={blocksIn(data)} />
          <ShardList data={blocksIn(data)} />
          <NetworkStatus data={blocksIn(data)} />
        </>
      ),
    ],
    (drawn, data) => {
      const blocks = blocksIn(data)
      expect(blocks.length).toBeGreaterThan(0)
      for (const [index, block] of blocks.entries()) {
        const said = plain(drawn.textContent)
        expect(said.split(String(block.seqno)).length, String(block.seqno)).toBeGreaterThan(index === 0 ? 4 : 3)
        const facts = drawn.querySelectorAll('[role="group"] [data-part="body"]')[index]
        expect(facts?.textContent?.includes('UTC')).toBe(block.gen_utime !== undefined)
        expect(facts?.textContent?.includes(en['block.transactions'])).toBe(block.tx_count !== undefined)
      }
      expect(drawn.textContent).not.toMatch(/NaN|undefined|Invalid/)
      const state = drawn.querySelector('.tc-NetworkStatus-state')
      if (blocks[0]?.gen_utime === undefined) expect(state).toBeNull()
      else expect(state?.textContent).toMatch(/^(Live|Behind)$/)
      // The first is the head of the column.
      const plans = [...drawn.querySelectorAll('[data-column="plan"]')]
      expect(plans.slice(1).map(({ textContent }) => textContent)).toEqual(
        blocks.map(({ want_split: splits, want_merge: merges }) =>
          splits === undefined ? '' : splits ? 'Will split' : merges ? 'Will merge' : 'Stays',
        ),
      )
    },
  )

const SOMEBODY = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'

/** An account as a card, its balance and its status. */
const drawAccount = <Data extends V2Account>(endpoint: Answered<Data>) => {
  const accountOf = (data: Data): AccountData => accountFromV2(data, SOMEBODY)
  return draw<Data>(
    endpoint,
    [
      (data) => {
        const account = accountOf(data)
        const { balance = null, status = null } = account
        return (
          <>
            <AccountCard data={account} />
            <BalanceBadge data={{ balance, status }} precision="full" />
          </>
        )
      },
    ],
    (drawn, data) => {
      const { balance, status, wallet_type: type, last_transaction_hash: last, code_hash } = accountOf(data)
      expect(plain(drawn.textContent).split(toDecimal(balance ?? '', 9)).length).toBeGreaterThan(2)
      const badge = find(drawn, '[data-state="active"], [data-state="uninit"], [data-state="nonexist"]')
      expect(badge.dataset.state).toBe(status)
      if (type) expect(drawn.textContent).toContain(type.replace('wallet', 'Wallet'))
      const facts = find(drawn, 'dl').textContent ?? ''
      expect(facts.includes('none')).toBe(last === null || status !== 'active')
      // Code that has no hash is not said to be absent.
      if (status === 'active' && !code_hash) expect(facts).not.toContain(en['account.code'])
    },
  )
}

const drawAddress = <Data,>(endpoint: Answered<Data>, addressesIn: (data: Data) => string[]) =>
  draw<Data>(
    endpoint,
    [
      (data) =>
        addressesIn(data).map((address, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one account in several spellings
          <AddressLabel key={index} address={address} data={null} />
        )),
    ],
    (drawn, data) => {
      const labels = [...drawn.querySelectorAll<HTMLElement>('[data-account]')]
      expect(labels.map(({ dataset }) => dataset.account)).toEqual(addressesIn(data).map(rawForm))
      expect(drawn.textContent).toContain('UQCD')
    },
  )

const fromV2 = (row: AnyV2Transaction) => transactionFromV2(row)

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'v2/getAddressInformation': drawAccount(v2.getAddressInformation),
  'v2/getExtendedAddressInformation': drawAccount(v2.getExtendedAddressInformation),
  'v2/getWalletInformation': drawAccount(v2.getWalletInformation),
  'v3/addressInformation': drawAccount(v3.addressInformation),
  'v2/getAddressBalance': draw<string>(
    v2.getAddressBalance,
    [(balance) => <BalanceBadge data={{ balance, status: null }} precision="full" />],
    (drawn, balance) => expect(plain(drawn.textContent)).toContain(toDecimal(balance, 9)),
  ),
  'v2/getAddressState': draw(
    v2.getAddressState,
    [(state) => <StatusBadge data={accountStatusFromV2(state) ?? 'unknown'} />],
    (drawn) => expect(drawn.textContent).toBe('Active'),
  ),
  'v2/detectAddress': drawAddress(v2.detectAddress, ({ raw_form, bounceable, non_bounceable }) => [
    raw_form,
    ...[bounceable, non_bounceable].flatMap(({ b64, b64url }) => [b64, b64url]),
  ]),
  'v2/packAddress': drawAddress(v2.packAddress, (address) => [address]),
  'v2/unpackAddress': drawAddress(v2.unpackAddress, (address) => [address]),
  'v2/getBlockHeader': drawBlocks(v2.getBlockHeader, (header) => [blockFromV2(header)]),
  'v2/lookupBlock': drawBlocks(v2.lookupBlock, (id) => [blockFromV2(id)]),
  'v2/getMasterchainInfo': drawBlocks(v2.getMasterchainInfo, ({ last, init }) => [last, init].map(blockFromV2)),
  'v2/getShards': drawBlocks(v2.getShards, ({ shards }) => shards.map(blockFromV2)),
  'v3/masterchainInfo': drawBlocks(v3.masterchainInfo, ({ last, first }) => [last, first]),
  'v2/getConsensusBlock': draw(
    v2.getConsensusBlock,
    [(block) => <NetworkStatus data={[headFromV2(block)]} />],
    (drawn, { consensus_block }) =>
      expect(plain(drawn.textContent)).toMatch(new RegExp(`^mainnetBlock ${consensus_block}$`)),
  ),
  'v2/getBlockTransactions': draw(
    v2.getBlockTransactions,
    [
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
    ],
    (drawn, { transactions }) => {
      const rows = [...drawn.querySelectorAll('p')]
      expect(rows).toHaveLength(transactions.length)
      for (const [index, row] of rows.entries()) {
        const { account, hash } = transactions[index] as (typeof transactions)[number]
        expect(find(row, '[data-account]').dataset.account).toBe(rawForm(account))
        expect(row.innerHTML).toContain(hash)
      }
    },
  ),
  'v2/getTransactions': drawTransactions(v2.getTransactions, (rows) => rows.map(fromV2)),
  'v2/tryLocateTx': drawTransactions(v2.tryLocateTx, (row) => [fromV2(row)]),
  'v2/tryLocateResultTx': drawTransactions(v2.tryLocateResultTx, (row) => [fromV2(row)]),
  'v2/tryLocateSourceTx': drawTransactions(v2.tryLocateSourceTx, (row) => [fromV2(row)]),
  'v2/runGetMethod': draw(
    v2.runGetMethod,
    [({ exit_code }) => <ExitCode data={exit_code} />],
    (drawn, { exit_code }) => {
      expect(find(drawn, '[data-state]').dataset.state).toBe('success')
      expect(drawn.textContent).toContain(String(exit_code))
    },
  ),
  'v3/transactions': drawTransactions(
    v3.transactions,
    ({ transactions }) => transactions,
    ({ address_book }) => address_book,
  ),
  'v3/transactionsByMessage': drawTransactions(
    v3.transactionsByMessage,
    ({ transactions }) => transactions,
    ({ address_book }) => address_book,
  ),
  'v3/transactionsByMasterchainBlock': drawTransactions(
    v3.transactionsByMasterchainBlock,
    ({ transactions }) => transactions,
    ({ address_book }) => address_book,
  ),
  'v3/traces': drawTransactions(
    v3.traces,
    ({ traces }) => traces.flatMap(({ transactions }) => Object.values(transactions ?? {})),
    ({ address_book }) => address_book,
  ),
  'v3/jetton.wallets': draw(
    v3.jettonWallets,
    [
      ({ jetton_wallets, metadata, address_book }) => (
        <JettonTable data={jetton_wallets} metadata={metadata} addressBook={address_book} />
      ),
    ],
    async (drawn, { jetton_wallets: wallets }) => {
      const held = wallets.filter(({ balance }) => balance !== '0')
      const amounts = () => [...drawn.querySelectorAll('[data-column="balance"] [data-part="number"]')]
      await vi.waitFor(() => expect(amounts()).toHaveLength(held.length))
      const folds = [...drawn.querySelectorAll('[aria-colspan] > [aria-expanded="false"]')]
      expect(folds.map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining(`${wallets.length - held.length} zero`),
      ])
    },
  ),
  'v3/jetton.masters': draw(
    v3.jettonMasters,
    [
      ({ jetton_masters, metadata, address_book }) =>
        jetton_masters.map((master) => (
          <JettonCard key={master.address} data={master} metadata={metadata} addressBook={address_book} />
        )),
    ],
    (drawn, { jetton_masters }) => {
      const cards = [...drawn.querySelectorAll('[role="group"]')]
      expect(cards.map((card) => card.querySelector('[data-part="symbol"]')?.textContent)).toEqual(
        jetton_masters.map(({ jetton_content }) => jetton_content?.symbol),
      )
      for (const card of cards) expect(find(card, '[data-fact="supply"]').textContent).toMatch(/\d/)
    },
  ),
  'v3/jetton.transfers': draw(
    v3.jettonTransfers,
    [
      ({ jetton_transfers, metadata, address_book }) => (
        <JettonTransferList data={jetton_transfers} metadata={metadata} addressBook={address_book} />
      ),
    ],
    async (drawn, { jetton_transfers }) => {
      const rows = await rowsOf(drawn, 'JettonTransferList', jetton_transfers.length)
      for (const [index, row] of rows.entries()) {
        // From a service of 2024, without any metadata.
        expect(plain(row.textContent)).toContain(jetton_transfers[index]?.amount)
        expect(row.textContent).toContain('Raw units')
        expect(row.querySelectorAll('[data-column="parties"] [data-part="root"]')).toHaveLength(2)
      }
    },
  ),
  'v3/nft.items': draw(
    v3.nftItems,
    [
      ({ nft_items, metadata, address_book }) => (
        <NftGrid data={nft_items} metadata={metadata} addressBook={address_book} />
      ),
    ],
    async (drawn, { nft_items }) => {
      const cards = () => [...drawn.querySelectorAll('[data-part="card"]')]
      await vi.waitFor(() => expect(cards()).toHaveLength(nft_items.length))
      for (const [index, card] of cards().entries()) {
        // None of their metadata were read yet.
        expect(find(card, '[data-part="name"]').textContent).toBe(`Item #${nft_items[index]?.index}`)
        expect(find(card, '[data-part="media"]').dataset.state).toBe('drawn')
      }
    },
  ),
}

/** Answers that nothing of this half of the catalogue draws, and what will, if anything. */
const UNDRAWN: Readonly<Record<string, string>> = {
  'v2/getConfigParam': 'a cell of the configuration: ConfigTable',
  'v2/estimateFee': 'fees of a message that was not sent: FeeEstimate',
  'v2/getMasterchainBlockSignatures': 'signatures of validators: no component in the catalogue',
  'v2/getShardBlockProof': 'a proof for light clients, no reading matter: no component in the catalogue',
  'v2/getOutMsgQueueSize': 'lengths of queues, for those who run nodes: no component in the catalogue',
}

const drawable = recordings.filter(({ kind, isRefusal }) => !isRefusal && Object.hasOwn(DRAWINGS, kind))
const refusals = recordings.filter(({ isRefusal }) => isRefusal)

describe.skipIf(isAbsent)('the recorded answers of the live service', () => {
  it('are each drawn here, or it is written down why not', () => {
    expect(recordings.length).toBeGreaterThan(100)
    const left = recordings.filter(({ kind, isRefusal }) => !isRefusal && !Object.hasOwn(DRAWINGS, kind))
    expect([...new Set(left.map(({ kind }) => kind))].sort()).toEqual(Object.keys(UNDRAWN).sort())
    expect(new Set(drawable.map(({ kind }) => kind))).toEqual(new Set(Object.keys(DRAWINGS)))
    // Nine in ten.
    expect(left.length).toBeLessThan(recordings.length / 10)
  })

  const drawAll = async ({ kind, body }: Recording & { kind: string }) => {
    const { endpoint, drawings, see } = DRAWINGS[kind] as Drawing
    const answer = endpoint.generation === 'v2' && 'result' in body ? body.result : body
    const data = safeParse(endpoint.response, answer).data as never
    expect(data).toBeDefined()
    // High enough for virtual lists to draw all that they have.
    await page.viewport(1280, 12_000)
    const { container, asked, redraw } = await stage(null)
    for (const [index, drawing] of drawings.entries()) {
      await redraw(drawing(data))
      await see(container, data, index)
      expect(container.querySelector('[data-part="broken"]')).toBeNull()
      expectFits(container)
    }
    await vi.dynamicImportSettled()
    expect(container.querySelector('[data-part="broken"]')).toBeNull()
    expect(asked).toEqual([])
  }

  // The largest holds 74 transactions, each of which is drawn in four ways.
  it.each(drawable)('are drawn: $name', drawAll, 90_000)
})

/** Nothing sticks out, however narrow the place is: the layout follows its container. */
function expectFits(container: HTMLElement): void {
  const place = find(container, 'div[style*="inline-size"]')
  for (const width of [768, 360, 1200]) {
    place.style.inlineSize = `${width}px`
    expect(overflowing(container, width + 8), `${width} pixels`).toEqual([])
  }
}

describe.skipIf(isAbsent)('the recorded refusals of the live service', () => {
  it('are each a sentence of their own kind, with the words of the service beneath', async () => {
    expect(refusals.length).toBeGreaterThan(20)
    const failed = await Promise.all(
      refusals.map(async ({ kind, status, body }) => {
        const client = createClient({
          network: 'local',
          baseUrl: 'http://recorded.test',
          retries: 0,
          fetch: async () => new Response(JSON.stringify(body), { status: status ?? 500 }),
        })
        const endpoint = (
          kind.startsWith('v2') ? v2.getMasterchainInfo : v3.masterchainInfo
        ) as typeof v3.masterchainInfo
        const error: TonCenterError = await client.request(endpoint, {}).then(
          () => expect.unreachable('it should have failed'),
          (reason) => reason,
        )
        return error
      }),
    )
    const { container } = await stage(
      failed.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never moved
        <section key={index}>
          {isRateLimitError(error) ? <RateLimitNotice error={error} /> : <ErrorState error={error} />}
        </section>
      )),
    )
    const drawn = [...container.querySelectorAll('section')]
    for (const [index, section] of drawn.entries()) {
      const error = failed[index] as TonCenterError
      if (isRateLimitError(error)) {
        expect(section.textContent).not.toBe('')
        continue
      }
      expect(errorSentence(error)).not.toBe('error.other')
      expect(section.textContent).toContain(en[errorSentence(error)])
      expect(find(section, 'details').textContent).toContain(error.serviceText?.split('\n')[0]?.slice(0, 60))
    }
    expect(overflowing(container, 1208)).toEqual([])
  })
})

if (isAbsent) console.info('Skipped: there are no recordings beside this repository (../shared/recordings).')

import { useState } from 'react'
import { STORY_NOW } from '../../.storybook/Stage.tsx'
import { RateLimitError, ServerError } from '../../src/core/errors.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { transactionExport } from '../../src/history/transactionExport.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import {
  AddressLabel,
  Amount,
  BalanceBadge,
  ColumnChooser,
  CommentBubble,
  CopyButton,
  EmptyState,
  ErrorState,
  ExitCode,
  ExportButton,
  HashLabel,
  Media,
  NetworkStatus,
  NewItemsBar,
  Opcode,
  RateLimitNotice,
  StatusBadge,
  TimeAgo,
  TimeLeft,
  TokenImage,
} from '../../src/ui.ts'
import { LUSD, MAIN, SHOP } from '../accounts.ts'
import { headBlocks } from '../fixtures/blocks.ts'
import { picture } from '../fixtures/nfts.ts'
import { hashOf } from '../fixtures/transactions.ts'
import { Lines, Panel, Row } from './Panel.tsx'

const ago = (seconds: number) => STORY_NOW / 1000 - seconds
const request = { endpoint: 'v3 transactions', network: 'mainnet' } as const
const pause = new RateLimitError({ ...request, status: 429 }, 30_000)
const failure = new ServerError({ ...request, status: 500, serviceText: 'pq: canceling statement' })
const none = () => undefined

const Statuses = () => (
  <Panel title="Status">
    <Row>
      {(['success', 'failed', 'bounced', 'sent', 'pending', 'confirmed'] as const).map((status) => (
        <StatusBadge key={status} data={status} />
      ))}
    </Row>
    <Row>
      {(['active', 'frozen', 'uninit'] as const).map((status) => (
        <StatusBadge key={status} data={status} />
      ))}
    </Row>
    <h3>Network</h3>
    <NetworkStatus data={headBlocks(2)} />
    <h3>Key figure</h3>
    <BalanceBadge address={MAIN} size="large" />
  </Panel>
)

const Tokens = () => (
  <Panel title="Tokens and trust">
    <Row>
      <TokenImage token={{ symbol: 'LUSD' }} address={LUSD} size={40} />
      <TokenImage token={{ symbol: 'ACORN' }} address={demoAccounts.acornJetton} size={40} />
      <TokenImage token={undefined} address={SHOP} size={40} />
      <TokenImage token={{ symbol: 'USDT', is_scam: true }} address={LUSD} size={40} />
      <TokenImage token={{ symbol: 'GRΑM' }} flags={[{ kind: 'native', of: 'GRAM' }]} address={LUSD} size={40} />
    </Row>
    <Row>
      {[undefined, [{ kind: 'scam' } as const]].map((flags) => (
        <div key={String(flags)} style={{ inlineSize: 120 }}>
          <Media token={{ name: 'Tidal Form #0412', extra: picture(1) }} address={LUSD} flags={flags} />
        </div>
      ))}
    </Row>
  </Panel>
)

const Times = () => (
  <Panel title="Time and codes">
    <Lines
      of={{
        Made: <TimeAgo data={ago(130)} />,
        Age: <TimeAgo data={ago(3 * 86_400)} format="age" />,
        Ends: <TimeLeft data={ago(-5400)} />,
        Hash: <HashLabel data={hashOf(4)} kind="transaction" />,
        Opcode: <Opcode data="0x0f8a7ea5" />,
        Failure: <ExitCode data={-14} />,
      }}
    />
  </Panel>
)

const Addresses = () => (
  <Panel title="Address label">
    <Lines
      of={{
        Domain: <AddressLabel address={MAIN} />,
        Wallet: <AddressLabel address={demoAccounts.anna} />,
        Contract: <AddressLabel address={LUSD} />,
        Named: <AddressLabel address={SHOP} name="Kestrel Exchange" />,
        'Look-alike': <AddressLabel address={demoAccounts.poisoner} />,
        'Without a seal': <AddressLabel address={demoAccounts.chen} seal={false} />,
        'Test network': (
          <AddressLabel address={toFriendlyAddress(MAIN, { bounceable: false, testOnly: true })} data={null} />
        ),
      }}
    />
  </Panel>
)

const dollars = {
  symbol: 'LUSD',
  decimals: 6,
  mark: <TokenImage token={{ symbol: 'LUSD' }} address={LUSD} size={16} />,
}

const Amounts = () => (
  <Panel title="Amount">
    <Lines
      className="sheet-amounts"
      of={{
        Incoming: <Amount data="18250000000" direction="in" />,
        Outgoing: <Amount data="32000000000" direction="out" />,
        Jetton: <Amount data="1500000000" direction="in" token={dollars} />,
        Tiny: <Amount data="1" />,
        'Came back': <Amount data="5000000000" direction="out" isVoid />,
        Masked: <Amount data="1" masked />,
        Balance: <Amount data="6784726594781" />,
      }}
    />
  </Panel>
)

const Comments = () => (
  <Panel title="Comments">
    {['Invoice 2026-114', 'Visit https://free-gram.example to claim', 'Pay to \u202Enitram'].map((text) => (
      <Row key={text}>
        <CommentBubble data={text} />
      </Row>
    ))}
    <Row>
      <CommentBubble isEncrypted />
    </Row>
  </Panel>
)

const COLUMNS = ['Transaction', 'Value', 'Fee'].map((label) => ({ id: label, label }))

function Controls() {
  const [columns, setColumns] = useState<readonly string[]>(['Value', 'Fee'])
  return (
    <Panel title="Controls and notices" span={12}>
      <Row>
        <ExportButton endpoint={transactions} params={{ account: [MAIN] }} columns={transactionExport} />
        <ColumnChooser columns={COLUMNS} value={columns} onChange={setColumns} />
        <CopyButton data={MAIN} label="Copy the address" />
      </Row>
      <NewItemsBar data={3} onShow={none} />
      <RateLimitNotice error={pause} />
    </Panel>
  )
}

const States = () => (
  <>
    <Panel title="Empty">
      <EmptyState
        title="No activity yet"
        text="Transfers, swaps and contract calls of this account will appear here."
      />
    </Panel>
    <Panel title="Failed">
      <ErrorState error={failure} onRetry={none} />
    </Panel>
    <Panel title="Waiting">
      <RateLimitNotice error={pause} shape="box" />
    </Panel>
  </>
)

/** The small parts, each in the states that it has to survive. */
export const Parts = () => (
  <>
    <Statuses />
    <Tokens />
    <Comments />
    <Addresses />
    <Amounts />
    <Times />
    <Controls />
    <States />
  </>
)

import { demoAccounts } from '../../src/local/service/accounts.ts'
import {
  AccountCard,
  ActivityFeed,
  BlockList,
  HoldersTable,
  JettonCard,
  JettonTable,
  NftCard,
  NftCollectionCard,
  NftGrid,
  TransactionList,
} from '../../src/ui.ts'
import { LUSD, MAIN, SHOP } from '../accounts.ts'
import { Answers } from '../tools/answers.tsx'
import { Bare } from './Panel.tsx'

const few = { paging: 'load-more', pageSize: 4 } as const

/** Cards, and lists with a few rows each. */
export const Lists = () => (
  <>
    <Bare span={12}>
      <AccountCard address={MAIN} />
    </Bare>
    <Bare span={4}>
      <JettonCard address={LUSD} />
    </Bare>
    <Bare span={4}>
      <NftCollectionCard address={demoAccounts.postcards} />
    </Bare>
    <Bare span={4}>
      <NftCard address={demoAccounts.postcard} style={{ maxInlineSize: 'none' }} />
    </Bare>
    <Bare span={12}>
      <ActivityFeed address={MAIN} heading="Activity" {...few} />
    </Bare>
    <Bare span={12}>
      <TransactionList address={MAIN} heading="Compact, 40 px" density="compact" {...few} />
    </Bare>
    <Bare span={12}>
      <Answers of={{ transactions: null }}>
        <TransactionList address={SHOP} heading="Loading, in the same geometry" data-stays="loading" {...few} />
      </Answers>
    </Bare>
    <Bare span={6}>
      <JettonTable address={MAIN} heading="Tokens" search={false} {...few} />
    </Bare>
    <Bare span={6}>
      <HoldersTable jetton={LUSD} heading="Holders" {...few} />
    </Bare>
    <Bare span={12}>
      <NftGrid address={MAIN} heading="Collectibles" {...few} />
    </Bare>
    <Bare span={12}>
      <BlockList heading="Blocks" {...few} />
    </Bare>
  </>
)

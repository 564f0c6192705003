import type { ReactElement } from 'react'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { TopAccountsTable } from '../../src/ui/accounts/TopAccountsTable/TopAccountsTable.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { ShardList } from '../../src/ui/blocks/ShardList/ShardList.tsx'
import { DnsAuctionList } from '../../src/ui/dns/DnsAuctionList/DnsAuctionList.tsx'
import { DnsRecordList } from '../../src/ui/dns/DnsRecordList/DnsRecordList.tsx'
import { HoldersTable } from '../../src/ui/jettons/HoldersTable/HoldersTable.tsx'
import { JettonBurnList } from '../../src/ui/jettons/JettonBurnList/JettonBurnList.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { JettonTransferList } from '../../src/ui/jettons/JettonTransferList/JettonTransferList.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { NftSaleList } from '../../src/ui/nfts/NftSaleList/NftSaleList.tsx'
import { NftTransferList } from '../../src/ui/nfts/NftTransferList/NftTransferList.tsx'
import { TraceList } from '../../src/ui/traces/TraceList/TraceList.tsx'
import { MessageList } from '../../src/ui/transactions/MessageList/MessageList.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'

export type List = readonly [name: string, element: ReactElement, member: string]

/** Each list, and the member of the answer in which its rows are; the answer itself where there is none. */
export const LISTS: readonly List[] = [
  ['TransactionList', <TransactionList key="" address={demo.main} pageSize={6} paging="load-more" />, 'transactions'],
  ['MessageList', <MessageList key="" filter={{ source: demo.main }} pageSize={6} paging="load-more" />, 'messages'],
  ['BlockList', <BlockList key="" workchain={0} pageSize={6} paging="load-more" />, 'blocks'],
  ['ShardList', <ShardList key="" seqno={5} />, 'blocks'],
  ['ActivityFeed', <ActivityFeed key="" address={demo.main} pageSize={6} paging="load-more" />, 'actions'],
  ['TraceList', <TraceList key="" address={demo.main} pending={false} pageSize={6} paging="load-more" />, 'traces'],
  ['JettonTable', <JettonTable key="" address={demo.main} trustPolicy="show" />, 'jetton_wallets'],
  [
    'JettonTransferList',
    <JettonTransferList key="" address={demo.main} pageSize={6} paging="load-more" />,
    'jetton_transfers',
  ],
  ['JettonBurnList', <JettonBurnList key="" pageSize={6} paging="load-more" />, 'jetton_burns'],
  [
    'HoldersTable',
    <HoldersTable key="" jetton={demo.dollarJetton} pageSize={6} paging="load-more" />,
    'jetton_wallets',
  ],
  ['NftGrid', <NftGrid key="" address={demo.main} pageSize={6} paging="load-more" />, 'nft_items'],
  ['NftTransferList', <NftTransferList key="" address={demo.main} pageSize={6} paging="load-more" />, 'nft_transfers'],
  ['NftSaleList', <NftSaleList key="" contracts={[demo.sale, demo.main]} />, 'nft_sales'],
  ['TopAccountsTable', <TopAccountsTable key="" pageSize={6} paging="load-more" />, ''],
  ['DnsRecordList', <DnsRecordList key="" address={demo.main} pageSize={6} paging="load-more" />, 'records'],
  ['DnsAuctionList', <DnsAuctionList key="" address={demo.main} pageSize={6} paging="load-more" />, 'auctions'],
]

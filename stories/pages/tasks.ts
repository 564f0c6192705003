import type * as ui from '../../src/ui.ts'

/** What the package exports and draws. */
export type ComponentName = Extract<keyof typeof ui, Capitalize<string>>

/** What an app wants to show, and the component that shows it. A test asks for each component once. */
export const TASKS: Readonly<Record<string, Readonly<Record<string, ComponentName>>>> = {
  'An account': {
    'Show a balance': 'BalanceBadge',
    'Write an address': 'AddressLabel',
    'Sum an account up': 'AccountCard',
    'Show the state of a contract': 'StateCard',
    'Say what happened, in words': 'ActivityFeed',
    'Filter what happened': 'ActivityFilterBar',
    'List transactions': 'TransactionList',
    'List messages': 'MessageList',
    'List traces': 'TraceList',
    'Rank accounts by balance': 'TopAccountsTable',
    'Chart the balance of an account': 'BalanceChart',
    'List domain names': 'DnsRecordList',
    'List auctions of domain names': 'DnsAuctionList',
  },
  Tokens: {
    'List the tokens of a wallet': 'JettonTable',
    'Present a token': 'JettonCard',
    'Draw the image of a token': 'TokenImage',
    'Compare a token with the one that it imitates': 'JettonComparison',
    'Chart the supply of a token': 'SupplyChart',
    'Chart the prices of an NFT': 'PriceLine',
    'Write an amount': 'Amount',
    'List transfers of a token': 'JettonTransferList',
    'List burns of a token': 'JettonBurnList',
    'List the holders of a token': 'HoldersTable',
    'Show how a whole is divided': 'ShareBar',
  },
  Collectibles: {
    'Show a gallery': 'NftGrid',
    'Present an item': 'NftCard',
    'Say what an item is, and what it costs': 'NftDetails',
    'Show the attributes of an item': 'AttributeGrid',
    'Present a collection': 'NftCollectionCard',
    'List items for sale': 'NftSaleList',
    'List transfers of items': 'NftTransferList',
    'Draw a picture that may not be trusted': 'Media',
  },
  'The chain': {
    'Explain a transaction': 'TransactionDetails',
    'Say what a transaction did': 'TransactionSentence',
    'Step from transaction to transaction': 'TraceNeighbours',
    'Show where the value of a trace went': 'ValueFlow',
    'Compare balances before and after a trace': 'BalanceChange',
    'Show all that one message caused': 'TraceTree',
    'Explain a block': 'BlockDetails',
    'List transfers of the whole chain': 'TransferFeed',
    'List blocks': 'BlockList',
    'Draw the times of blocks': 'BlockPulse',
    'Draw the transactions per block': 'RateChart',
    'Show the newest block of each shard': 'ShardList',
    'Say whether the network is live': 'NetworkStatus',
    'Link to a transaction by its hash': 'HashLabel',
    'Name an operation': 'Opcode',
    'Explain an exit code': 'ExitCode',
    'Show a comment': 'CommentBubble',
  },
  Tools: {
    'Search for anything': 'SearchBox',
    'Run a get-method': 'GetMethodRunner',
    'Decode a message': 'DecodePanel',
    'Take an address apart': 'AddressInspector',
    'Say what a request would do': 'TransactionPreview',
    'Pay, from the preview to the balance': 'SendCycle',
    'Send a signed message': 'SendBocForm',
    'Follow a message': 'MessageLife',
    'Estimate fees': 'FeeEstimate',
    'Read the configuration of the chain': 'ConfigTable',
  },
  'States and controls': {
    'Show how something ended': 'StatusBadge',
    'Say how long ago': 'TimeAgo',
    'Say how long until': 'TimeLeft',
    'Say that there is nothing': 'EmptyState',
    'Say that something failed': 'ErrorState',
    'Say that requests wait': 'RateLimitNotice',
    'Hold a place while something loads': 'Skeleton',
    'Offer rows that arrived': 'NewItemsBar',
    'Export rows to a file': 'ExportButton',
    'Let a reader choose columns': 'ColumnChooser',
    'Show a newcomer what to look at': 'ExampleList',
    'Copy something': 'CopyButton',
  },
}

/** Where the stories are, by component: the folder is the group in the sidebar. */
const paths = Object.keys(import.meta.glob('../*/*.stories.tsx'))

/** The address of the documentation of a component. @throws {Error} where it has no stories */
export function docsOf(component: ComponentName): string {
  const path = paths.find((one) => one.endsWith(`/${component}.stories.tsx`))
  if (!path) throw new Error(`${component} has no stories`)
  return `?path=/docs/${path.split('/')[1]}-${component.toLowerCase()}--docs`
}

/** The types of v2's answers and arguments: the public entries re-export them. */
export type {
  AccountState,
  KnownAccountState,
  RawAccountState,
  RestrictedWalletAccountState,
  RestrictedWalletConfig,
  RestrictedWalletLimit,
  SeqnolessAccountState,
  UninitedAccountState,
  WalletAccountState,
} from './accountState.ts'
export type { V2AccountStatus } from './accountStatus.ts'
export type { AccountAddress, BlockIdExt, ExtraCurrencyBalance, TransactionId, UnknownObject } from './common.ts'
export type { ConfigInfo } from './config.ts'
export type {
  DnsContent,
  DnsRecordAdnlAddress,
  DnsRecordNextResolver,
  DnsRecordSet,
  DnsRecordSmcAddress,
  DnsRecordStorageAddress,
  SmcAddr,
  V2DnsRecord,
} from './dnsContent.ts'
export type {
  LegacyCellData,
  LegacyCellInput,
  LegacyStackCell,
  LegacyStackEntry,
  LegacyStackInput,
  LegacyTvmCell,
} from './legacyStack.ts'
export type { MessageData, RawMessageData, TextMessageData, V2Message } from './message.ts'
export type {
  PaymentChannelAccountState,
  PaymentChannelConfig,
  PaymentChannelOpenOrClose,
  PaymentChannelPayout,
} from './paymentChannel.ts'
export type { OffchainTokenContent, OnchainTokenContent, TokenContent } from './tokenContent.ts'
export type { JettonMasterData, JettonWalletData, NftCollectionData, NftItemData, TokenData } from './tokenData.ts'
export type { V2Transaction } from './transaction.ts'
export type { MessageStd, TransactionStdBody } from './transactionStd.ts'
export type {
  TvmCell,
  TvmList,
  TvmNumber,
  TvmSlice,
  TvmStackEntry,
  TvmStackEntryCell,
  TvmStackEntryList,
  TvmStackEntryNumber,
  TvmStackEntrySlice,
  TvmStackEntryTuple,
  TvmStackEntryUnsupported,
  TvmTuple,
} from './tvmStack.ts'

export { type AccountName, AccountNameError, type AccountNames } from './core/accountNames.ts'
export {
  type CallRecord,
  type Client,
  type ClientOptions,
  createClient,
  type HeadTries,
  type PendingCall,
  type RequestOptions,
} from './core/client.ts'
export type {
  Base,
  BatchFacts,
  Cache,
  Endpoint,
  Mutation,
  PaginatedEndpoint,
  Pagination,
} from './core/endpoint.ts'
export * from './core/errors.ts'
export type { Network } from './core/network.ts'
export type { Clock } from './core/pace/clock.ts'
export type { Priority } from './core/pace/priority.ts'
export type { Budget } from './core/pace/schedule.ts'
export type { Listed, RowList, Unreadable } from './core/schema/rowList.ts'
export {
  type AddressLike,
  type AnyAddress,
  type FriendlyForm,
  InvalidAddressError,
  isSameAddress,
  type ParsedAddress,
  parseAddress,
  toFriendlyAddress,
  toRawAddress,
  tryParseAddress,
} from './core/values/address.ts'
export * from './core/values/amount.ts'
export { InsecurePageError, InvalidBocError } from './core/values/cell.ts'
export { type AmountFormat, formatAmount, type Rounding } from './core/values/formatAmount.ts'
export { InvalidHashError, isSameHash, toBase64Hash, toHexHash } from './core/values/hash.ts'
export { compareLt } from './core/values/lt.ts'
export { normalizedMessageHash } from './core/values/messageHash.ts'
export { type AccountNamesOptions, createAccountNames, type NameStorage } from './names/createAccountNames.ts'
export {
  compareAccountNames,
  exportAccountNames,
  keepAccountNames,
  type NamesChange,
  type NamesFile,
  NamesFileError,
  readAccountNames,
} from './names/namesFile.ts'

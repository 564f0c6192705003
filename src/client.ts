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
} from './core/address.ts'
export * from './core/amount.ts'
export { InsecurePageError, InvalidBocError } from './core/cell.ts'
export { type CallRecord, type Client, type ClientOptions, createClient, type RequestOptions } from './core/client.ts'
export type { Clock } from './core/clock.ts'
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
export { type AmountFormat, formatAmount, type Rounding } from './core/formatAmount.ts'
export { InvalidHashError, isSameHash, toBase64Hash, toHexHash } from './core/hash.ts'
export { compareLt } from './core/lt.ts'
export { normalizedMessageHash } from './core/messageHash.ts'
export type { Network } from './core/network.ts'
export type { Priority } from './core/priority.ts'
export type { Listed, RowList, Unreadable } from './core/rowList.ts'
export type { Budget } from './core/schedule.ts'

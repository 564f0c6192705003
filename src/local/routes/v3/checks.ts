import { tryNormalizeHash } from '../../../core/values/hash.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Paging, Query } from './query.ts'

// Rules for the params of a request that a route cannot check while it reads them.

export type Check = (query: Query) => void

export const refuseWhen = (when: boolean, error: string, status = 422) => {
  if (when) throw new Refusal(status, error)
}

export const addresses =
  (...names: string[]): Check =>
  (query) =>
    names.forEach(query.addresses)
export const address =
  (...names: string[]): Check =>
  (query) =>
    names.forEach(query.address)
export const bools =
  (...names: string[]): Check =>
  (query) =>
    names.forEach(query.bool)
export const ints =
  (...names: string[]): Check =>
  (query) =>
    names.forEach(query.int)
export const oneOf =
  (error: string, ...names: string[]): Check =>
  (query) =>
    refuseWhen(!names.some(query.has), error)
export const allOf =
  (error: string, ...names: string[]): Check =>
  (query) =>
    refuseWhen(!names.every(query.has), error)
export const notBoth =
  (error: string, a: string, b: string): Check =>
  (query) =>
    refuseWhen(query.has(a) && query.has(b), error)
export const sorted =
  (status?: number): Check =>
  (query) => {
    query.sort(status)
  }
export const paged =
  (paging?: Paging): Check =>
  (query) => {
    query.limit(paging)
    query.int('offset')
  }
export const within: Check = (query) => {
  const [start, end] = [query.utime('start_utime'), query.utime('end_utime')]
  refuseWhen(
    start !== undefined && end !== undefined && start > end,
    'start_utime must be less than or equal to end_utime',
  )
}
/** Keys of validators: 32 bytes in any spelling. */
export const keys: Check = (query) => {
  for (const name of ['adnl_address', 'validator_pubkey']) {
    const text = query.text(name)
    refuseWhen(
      text !== undefined && tryNormalizeHash(text) === undefined,
      `${name} must be a 32-byte value in hex, base64 or base64url format`,
    )
  }
}
export const holder = [
  notBoth('provide either stake_holder_address or adnl_address, not both', 'stake_holder_address', 'adnl_address'),
  address('stake_holder_address'),
  keys,
  within,
  sorted(),
  paged(),
]
export const embedding =
  (name: string): Check =>
  (query) =>
    refuseWhen(!!query.bool(name) && query.limit() > 100, `limit must not exceed 100 when ${name} is true`)

/** Checks one after the other. @throws {Refusal} */
export const check = (query: Query, ...checks: Check[]): void => {
  for (const each of checks) each(query)
}

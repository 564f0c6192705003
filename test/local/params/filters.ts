import { expect } from 'vitest'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { toHexHash } from '../../../src/core/values/hash.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import {
  bounds,
  type Check,
  defaultLimit,
  keeps,
  limit,
  middle,
  offset,
  type Params,
  refuses,
  sort,
  spelled,
  type Table,
} from './checks.ts'
import type { Row } from './row.ts'

export const NOBODY = demo.empty
export const ZEROS = '0'.repeat(64)
const urlSafe = (hash: string) => hash.replaceAll('+', '-').replaceAll('/', '_')

/** An address may be sent in every form. */
export const everyAddress = (raw: string) => [
  raw,
  raw.toLowerCase(),
  toFriendlyAddress(raw),
  toFriendlyAddress(raw, { bounceable: false }),
  toFriendlyAddress(raw, { bounceable: false, urlSafe: false }),
  toFriendlyAddress(raw, { testOnly: true }),
]
/** So may a hash; without its padding it is refused. */
export const everyHash = (hash: string) => [
  hash,
  toHexHash(hash),
  toHexHash(hash).toUpperCase(),
  `0x${toHexHash(hash)}`,
  urlSafe(hash),
]

/** A filter by address: rows that pass, in every form; one nobody has finds nothing. */
export function byAddress(name: string, raw: string, test: (row: Row) => unknown, also: Params = {}): Check[] {
  return [
    keeps(name, raw, test, also),
    spelled(name, everyAddress(raw), also),
    async ({ rows }) => expectNone(await rows({ ...also, [name]: NOBODY })),
  ]
}
/** A filter by several addresses, repeated, with brackets and as a comma list. */
export function byAddresses(
  name: string,
  raws: readonly [string, string],
  test: (row: Row, one: string) => unknown,
): Check[] {
  const [a, b] = raws
  return [
    ...byAddress(name, a, (row) => test(row, a)),
    async ({ rows }) => {
      const wanted = (await rows({})).filter((row) => raws.some((raw) => test(row, raw)))
      expect(await rows({ [name]: [a, b] })).toEqual(wanted)
      expect(wanted.length).toBeGreaterThan((await rows({ [name]: a })).length)
    },
    spelled(name, [[a, b], [b, a, b], `${a},${b}`]),
    async ({ rows }) => {
      const wanted = await rows({ [name]: [a, b] })
      expect(await rows({ [`${name}[]`]: [a, b] })).toEqual(wanted)
    },
  ]
}
/** A filter by hash, picked from the rows. */
export function byHash(
  name: string,
  pick: (rows: Row[]) => string,
  test: (row: Row, hash: string) => unknown,
): Check[] {
  return [
    keeps(name, pick, test),
    spelled(name, (rows) => everyHash(pick(rows))),
    async ({ rows }) => expectNone(await rows({ [name]: ZEROS })),
  ]
}
export function byHashes(
  name: string,
  pick: (rows: Row[]) => [string, string],
  test: (row: Row, hash: string) => unknown,
) {
  const one = (rows: Row[]) => pick(rows)[0]
  return [
    ...byHash(name, one, test),
    keeps(name, pick, (row, hashes: string[]) => hashes.some((hash) => test(row, hash))),
    spelled(name, (rows) => [pick(rows), [...pick(rows)].reverse(), pick(rows).join(',')]),
  ]
}

export function expectNone(rows: Row[]): void {
  if (rows.length) throw new Error(`${rows.length} rows are found where there are none.`)
}

export const lt = (name: string) => (row: Row) => (row[name] === null ? null : BigInt(row[name]))
export const paging = (max = 1000, status = 422, count = 10) => ({
  limit: [limit(max, status), defaultLimit(count)],
  offset: offset(),
})
export const listed = (name: string, base: Params = {}): Pick<Table, 'rows' | 'paged' | 'base'> => ({
  base,
  paged: true,
  rows: (body) => body[name],
})
export const fixed = (name: string, base: Params = {}) => ({ ...listed(name, base), paged: false })

export const messagesOf = ({ in_msg, out_msgs }: Row): Row[] => [...(in_msg ? [in_msg] : []), ...out_msgs]
export const hasMessage = (row: Row, hash: string) =>
  messagesOf(row).some((message) => message.hash === hash || message.hash_norm === hash)
/** Two different hashes of rows, one of them in the middle. */
export const two = (rows: Row[], of: (row: Row) => string | null | undefined): [string, string] => [
  of(middle(rows, of)) as string,
  of(rows.findLast((row) => of(row) && of(row) !== of(middle(rows, of)))) as string,
]
export const unknownBlock = (name: string) => refuses({ [name]: 999_999 }, 404, 'masterchain block 999999 not found')

/** What the lists of events have in common. */
export const events = {
  ...bounds(lt('transaction_lt'), (row) => row.transaction_now),
  ...paging(),
  sort: sort((row) => BigInt(row.transaction_lt)),
}

import { expect, onTestFinished } from 'vitest'
import { type CallRecord, type ClientOptions, createClient, type RequestOptions } from '../../src/core/client.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { accountState, address as raw, rawOf } from '../support/accounts.ts'
import type { Seen } from '../support/server.ts'

export const asked = ({ url }: Pick<Seen, 'url'>, name = 'address') => url.searchParams.getAll(name)

/** Answers `/accountStates` for the requested accounts, in an order of its own, without those that `isAbsent`. */
export const states = (seen: Pick<Seen, 'url'>, isAbsent = (_address: string) => false) => {
  const rows = asked(seen)
    .map(rawOf)
    .filter((address) => !isAbsent(address))
    .reverse()
  const book = Object.fromEntries(rows.map((address) => [address, { user_friendly: `f${address}`, domain: null }]))
  return { accounts: rows.map((one) => accountState(one)), address_book: book, metadata: {} }
}

export function open(options: ClientOptions) {
  const client = createClient({ network: 'local', retries: 0, ...options })
  onTestFinished(() => client.close())
  const calls: CallRecord[] = []
  client.subscribe((call) => calls.push(call))
  const balance = (index: number, more?: RequestOptions) =>
    client
      .request(accountStates, { address: raw(index) }, more)
      .then(({ accounts }) => accounts.map((row) => row.address))
  return { client, calls, balance }
}

export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error) => error,
  )
export const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

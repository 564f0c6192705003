import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { createClient } from '../../src/core/client.ts'
import { rawForm } from '../../src/core/values/address.ts'
import recording from '../recordings/v3/transactions/001.json' with { type: 'json' }
import { inProcess } from '../support/inProcess.ts'

// A transaction with one message: thousands of it are checked.
export const row: Transaction = { ...(recording.body.transactions[1] as unknown as Transaction), out_msgs: [] }
const hashOf = (lt: bigint) => btoa(String(lt).padStart(32, '0'))
/** Logical time from block to block. */
export const BLOCK_LT = 1_000_000n

/** An index with transactions of accounts, each after the one before of its account. */
export function indexed() {
  const all: Transaction[] = []
  const newest = (account: string) => all.findLast((one) => one.account === account)
  let refused: number | undefined
  const { fetch, url, seen } = inProcess(({ pathname, searchParams }) => {
    if (refused !== undefined) return Response.json({ error: 'API key does not exist' }, { status: refused })
    if (pathname.endsWith('accountStates'))
      return {
        accounts: searchParams.getAll('address').flatMap((account) => {
          const last = newest(rawForm(account))
          return last ? [{ ...STATE, address: last.account, last_transaction_lt: last.lt }] : []
        }),
        address_book: {},
        metadata: {},
      }
    const start = BigInt(searchParams.get('start_lt') ?? 0)
    const wanted = new Set(searchParams.getAll('account').map(rawForm))
    const found = all
      .filter(({ lt, account }) => wanted.has(account) && BigInt(lt) >= start)
      .sort((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))
    return { transactions: found.slice(0, Number(searchParams.get('limit'))), address_book: {} }
  })
  const add = (account: string, lt: bigint, more: Partial<Transaction> = {}) => {
    const before = newest(account)
    all.push({ ...row, account, lt: `${lt}`, hash: hashOf(lt), prev_trans_lt: before?.lt ?? '0', ...more })
  }
  const client = createClient({ baseUrl: url, fetch, retries: 0 })
  const refuse = (status: number) => {
    refused = status
  }
  return { all, add, client, fetch, seen, refuse }
}

const STATE = {
  account_state_hash: hashOf(1n),
  balance: '1',
  extra_currencies: {},
  status: 'active',
  last_transaction_hash: hashOf(1n),
  contract_methods: null,
}

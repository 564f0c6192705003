import { Address, internal, toNano } from '@ton/core'
import type { V3Name } from '../../../src/contract/v3/calls.ts'
import { jettonBody } from '../../../src/local/engine/contracts.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { asking } from '../asking.ts'
import { signed } from '../signing.ts'
import { type Check, refuses, type Table } from './checks.ts'
import { everyAddress, everyHash, NOBODY, ZEROS } from './filters.ts'
import type { Row } from './row.ts'

/** A chain with two pending traces: one that main began, and one of the shop. */
async function pendingMessages() {
  const { ask, service } = asking({ mine: 'manual' })
  const hashes: string[] = []
  for (const name of ['main', 'shop'] as const) {
    const asked = { owner_address: demo[name], jetton_address: demo.dollarJetton }
    const to = Address.parse((await ask('v3/jetton/wallets', asked)).body.jetton_wallets[0].address)
    const [anna, owner] = [Address.parse(demo.anna), Address.parse(demo[name])]
    const { boc } = await signed({ ask }, name, [
      internal({ to, value: toNano('0.2'), body: jettonBody.transfer(anna, 1n, owner, 1, 1n) }),
    ])
    const init = { method: 'POST', body: JSON.stringify({ boc }) }
    hashes.push((await ask('v2/sendBocReturnHash', {}, init)).body.result.hash)
  }
  // Wallet and jetton wallet; the receiver's jetton wallet follows.
  await service.fetch('http://local.test/local/mine', { method: 'POST', body: JSON.stringify({ blocks: 2 }) })
  return { ask, hashes: hashes as [string, string] }
}

let chain: ReturnType<typeof pendingMessages> | undefined
const started = () => {
  chain ??= pendingMessages()
  return chain
}
const get = async (path: string, params: Row) => (await started()).ask(`v3/${path}`, params)
const ids = (body: Row, rows: string) => body[rows].map((row: Row) => row.trace_id)

const key = 'account or ext_msg_hash should be specified'
const traces = (path: string, rows: string): Table['params'] => ({
  account: [
    async () => {
      const found = ids((await get(path, { account: demo.main })).body, rows)
      if (found.length !== 1) throw new Error(`${found.length} of main`)
      for (const account of everyAddress(demo.main))
        if (ids((await get(path, { account })).body, rows).join() !== found.join()) throw new Error(account)
      if (ids((await get(path, { account: demo.shop })).body, rows).join() === found.join())
        throw new Error('The same.')
      if ((await get(path, { account: NOBODY })).body[rows].length) throw new Error('Nobody has none.')
      // The account wins.
      const both = await get(path, { account: demo.main, ext_msg_hash: ZEROS })
      if (ids(both.body, rows).join() !== found.join()) throw new Error('The account wins.')
    },
    refuses(() => ({}), 422, key),
  ],
  ext_msg_hash: [
    async () => {
      const { hashes } = await started()
      const found = ids((await get(path, { ext_msg_hash: hashes[0] })).body, rows)
      if (found.length !== 1) throw new Error(`${found.length} by hash`)
      for (const ext_msg_hash of everyHash(hashes[0]))
        if (ids((await get(path, { ext_msg_hash })).body, rows).join() !== found.join()) throw new Error(ext_msg_hash)
      for (const ext_msg_hash of [hashes, hashes.join(',')])
        if (ids((await get(path, { ext_msg_hash })).body, rows).length !== 2) throw new Error('Both.')
      if ((await get(path, { ext_msg_hash: ZEROS })).body[rows].length) throw new Error('Nobody has none.')
    },
    refuses(() => ({}), 422, key),
  ],
  // Every client understands these pending actions; pending compound actions have a test of their own.
  supported_action_types: async () => {
    const plain = (await get(path, { account: demo.main })).body
    for (const types of ['v1', 'latest', ['v1', 'jettons']]) {
      const { body } = await get(path, { account: demo.main, supported_action_types: types })
      if (JSON.stringify(body) !== JSON.stringify(plain)) throw new Error(String(types))
    }
  },
})

const withTransactions: Check = async () => {
  const account = demo.main
  const [bare] = (await get('pendingActions', { account })).body.actions
  const [full] = (await get('pendingActions', { account, include_transactions: true })).body.actions
  if ('transactions_full' in bare) throw new Error('By default they are left out.')
  if (full.transactions_full.map(({ hash }: Row) => hash).join() !== full.transactions.join())
    throw new Error('The transactions of the action.')
}

/** Params of pending rows, by endpoint. */
export const pendingTable = {
  pendingActions: {
    rows: (body) => body.actions,
    base: { account: demo.main },
    params: { ...traces('pendingActions', 'actions'), include_transactions: withTransactions },
  },
  pendingTraces: {
    rows: (body) => body.traces,
    base: { account: demo.main },
    params: traces('pendingTraces', 'traces'),
  },
  pendingTransactions: {
    rows: (body) => body.transactions,
    base: { account: demo.main },
    params: {
      account: [
        async () => {
          for (const account of everyAddress(demo.main)) {
            const { transactions } = (await get('pendingTransactions', { account })).body
            // The transactions so far, and the excess that follows.
            if (transactions.length !== 2 || transactions.some((row: Row) => row.account !== demo.main))
              throw new Error(account)
          }
          for (const account of [[demo.main, demo.shop], `${demo.main},${demo.shop}`])
            if ((await get('pendingTransactions', { account })).body.transactions.length !== 4) throw new Error('Both.')
        },
        refuses({ account: NOBODY }, 404, 'emulated traces not found'),
        refuses(() => ({}), 422, 'at least 1 account address required'),
      ],
      trace_id: async () => {
        const alone = await get('pendingTransactions', { trace_id: ZEROS })
        if (alone.status !== 422 || alone.body.error !== 'at least 1 account address required')
          throw new Error('Alone.')
        // The account wins.
        const { transactions } = (await get('pendingTransactions', { account: demo.main, trace_id: ZEROS })).body
        if (transactions.length !== 2) throw new Error('The account wins.')
      },
    },
  },
} satisfies Partial<Record<V3Name, Table>>

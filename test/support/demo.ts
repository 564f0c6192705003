import type { V2Name } from '../../src/contract/v2/calls.ts'
import type { V3Name } from '../../src/contract/v3/calls.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import type { LocalService } from '../../src/local/options.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { contract } from './contract.ts'
import { neededParams, SAMPLES } from './samples.ts'

/** Params that bring rows, where the least would bring an empty list or nothing of the kind. */
const BETTER: Partial<Record<V2Name | V3Name, object>> = {
  transactions: { account: demo.main },
  jettonWallets: { owner_address: demo.main },
  metadata: { address: demo.mainDollarWallet },
  getTokenData: { address: demo.dollarJetton },
}

/** Params for each endpoint of the demo chain: with hashes, times and accounts of this very chain. */
export async function demoParams(service: LocalService): Promise<(record: AnyEndpoint) => Record<string, unknown>> {
  const response = await service.fetch(`http://local/api/v3/transactions?account=${demo.main}&limit=20`)
  const { transactions } = await response.json()
  const row = transactions.find((one: { in_msg: { source: string | null } }) => one.in_msg.source)
  const { in_msg } = row
  const known = {
    ...SAMPLES,
    address: demo.main,
    account: demo.main,
    owner_address: demo.main,
    wallet: demo.main,
    workchain: 0,
    seqno: 5,
    hash: row.hash,
    tx_hash: row.hash,
    trace_id: row.trace_id,
    msg_hash: in_msg.hash,
    source: in_msg.source,
    destination: row.account,
    created_lt: in_msg.created_lt,
    mc_seqno: row.mc_block_seqno,
  }
  return (record) => ({ ...(BETTER[record.name as V3Name] ?? neededParams(contract(record), known)) })
}

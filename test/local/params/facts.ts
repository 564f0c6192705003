import { ask } from './demo.ts'
import type { Row } from './row.ts'

/** What of the demo chain a table needs to know. */
export interface Facts {
  /** A transaction with one before it and some after it. */
  inner: string
  /** Its trace. */
  innerTrace: string
  /** A masterchain block with several transactions. */
  fullBlock: number
  /** Two owners that burned jettons. */
  burners: [string, string]
  /** Two owners that NFT items went between, each of which both gave and got. */
  collectors: [string, string]
  /** A jetton wallet beside that of `main`. */
  otherWallet: string
}

async function all(path: string, name: string): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { body } = await ask(`v3/${path}`, { limit: 1000, offset: rows.length })
    rows.push(...body[name])
    if (body[name].length < 1000) return rows
  }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

export async function readFacts(): Promise<Facts> {
  const transactions = await all('transactions', 'transactions')
  const counts = new Map<number, number>()
  for (const { mc_block_seqno } of transactions) counts.set(mc_block_seqno, (counts.get(mc_block_seqno) ?? 0) + 1)
  const transfers = await all('nft/transfers', 'nft_transfers')
  const parties = unique(transfers.flatMap((row) => [row.old_owner, row.new_owner]))
  const count = (owner: string) => transfers.filter((row) => [row.old_owner, row.new_owner].includes(owner)).length
  const gave = parties.filter(
    (owner) => transfers.some((row) => row.old_owner === owner) && transfers.some((row) => row.new_owner === owner),
  )
  const collectors = unique([...gave.sort((a, b) => count(a) - count(b)), ...parties])
  const wallets = await all('jetton/wallets', 'jetton_wallets')
  const inner = transactions.find((row) => row.in_msg?.source && row.out_msgs.length)
  return {
    inner: inner.hash,
    innerTrace: inner.trace_id,
    fullBlock: [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0,
    burners: unique((await all('jetton/burns', 'jetton_burns')).map(({ owner }) => owner)).slice(0, 2) as [
      string,
      string,
    ],
    collectors: collectors.slice(0, 2) as [string, string],
    otherWallet: wallets.at(-1).address,
  }
}

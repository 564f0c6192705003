import { open } from 'node:fs/promises'
import { linesOf } from '../src/local/hosts/journalLines.ts'
import { Ledger } from '../src/local/index/ledger.ts'
import { type BlockRows, type ChainRows, noBlockRows, type TransactionRow } from '../src/local/index/rows.ts'
import { packed } from '../src/local/snapshot/demo.js'
import { unpackText } from '../src/local/snapshot/pack.ts'

const IN_BLOCK = 200

let made = 0
/** 32 bytes that no other row has, base64. */
const fresh = () => Buffer.from((++made).toString(16).padStart(64, '7'), 'hex').toString('base64')

/** A block with copies of transactions, with hashes and times of their own. */
function blockOf(rows: readonly TransactionRow[], { blocks }: ChainRows, seqno: number): BlockRows {
  const start = BigInt(seqno) * 1_000_000n
  const newest = blocks.at(-1)
  const now = Number(newest?.gen_utime) + 5 * (seqno - Number(newest?.seqno))
  const transactions = rows.map((row, index) => {
    const [hash, lt] = [fresh(), String(start + BigInt(index) * 2n + 2n)]
    const in_msg = row.in_msg && {
      ...row.in_msg,
      hash: fresh(),
      created_lt: row.in_msg.created_lt && String(start + BigInt(index) * 2n + 1n),
    }
    const block_ref = { ...row.block_ref, seqno }
    return { ...row, hash, lt, now, trace_id: hash, in_msg, mc_block_seqno: seqno, block_ref }
  })
  const sealed = blocks.slice(-2).map((block) => ({
    ...block,
    seqno,
    root_hash: fresh(),
    file_hash: fresh(),
    start_lt: String(start),
    end_lt: String(start + 999_999n),
    gen_utime: String(Number(block.gen_utime) + 5 * (seqno - block.seqno)),
    masterchain_block_ref: { ...block.masterchain_block_ref, seqno },
  }))
  return { ...noBlockRows(), blocks: sealed, transactions, queue: { taken: 0, added: [] } }
}

/** Writes a data file with so many transactions: the demo, and copies of what it has, of one account where that is named. */
export async function write(path: string, size: number, account?: string): Promise<void> {
  const rows = await unpackText(packed)
  const models = rows.transactions.filter(
    (row) => row.in_msg && !row.out_msgs.length && (account === undefined || row.account === account),
  )
  const file = await open(path, 'w')
  const add = async (entry: Parameters<typeof linesOf>[0]) => {
    for (const make of linesOf(entry)) await file.write(make().bytes)
  }
  await add({ origin: {} })
  // The names of the copies are left out: they have no others than the accounts of their transactions.
  await add({ rows, names: new Ledger(rows).takeNames() })
  let [count, seqno] = [rows.transactions.length, rows.blocks.at(-1)?.seqno ?? 0]
  while (count < size) {
    const some = Array.from(
      { length: Math.min(IN_BLOCK, size - count) },
      (_, at) => models[(count + at) % models.length],
    )
    seqno++
    await add({ batch: blockOf(some as TransactionRow[], rows, seqno), names: { of: {}, blocks: [[seqno, seqno]] } })
    count += some.length
  }
  await file.close()
}

import { Cell } from '@ton/core'
import { expect } from 'vitest'
import type { ChainRows, TransactionRow } from '../../src/local/index/rows.ts'

const sum = (values: Iterable<string | bigint | null | undefined>) =>
  [...values].reduce<bigint>((total, value) => total + BigInt(value ?? 0), 0n)

/** By account, oldest first. */
function historiesOf({ transactions }: ChainRows): Map<string, TransactionRow[]> {
  const histories = new Map<string, TransactionRow[]>()
  for (const row of transactions) {
    const history = histories.get(row.account)
    if (history) history.push(row)
    else histories.set(row.account, [row])
  }
  return histories
}

/** Messages between accounts that were sent and have not arrived. */
function pendingMessages({ transactions }: ChainRows) {
  const arrived = new Set(transactions.map(({ in_msg }) => in_msg?.hash))
  return transactions.flatMap(({ out_msgs }) => out_msgs).filter((one) => one.destination && !arrived.has(one.hash))
}

/** Messages between accounts that no transaction sent: what `/local/impersonate` put there. */
function fromNowhere({ transactions }: ChainRows) {
  const sent = new Set(transactions.flatMap(({ out_msgs }) => out_msgs.map(({ hash }) => hash)))
  return transactions.flatMap(({ in_msg }) => (in_msg?.source && !sent.has(in_msg.hash) ? [in_msg] : []))
}

/** What `/local/impersonate` took from an account, beside its transactions. */
function takenFrom(account: string, rows: ChainRows, history: readonly TransactionRow[]): bigint {
  const latest = rows.accounts.find(({ address }) => address === account)?.balance
  return sum(
    history.flatMap(({ account_state_after }, index) => {
      const next = history[index + 1] ? history[index + 1]?.account_state_before.balance : latest
      return [account_state_after.balance, `-${next ?? 0}`]
    }),
  )
}

/** The value before the first block, with all that was minted, equals balances, pending messages and fees. */
export function expectValueConserved(rows: ChainRows, debited: ReadonlySet<string> = new Set()): void {
  const first = [...historiesOf(rows).values()].map(([row]) => row?.account_state_before)
  const touched = new Set(rows.transactions.map(({ account }) => account))
  const untouched = rows.accounts.filter(({ address }) => !touched.has(address))
  const injected = fromNowhere(rows)
  const funded =
    sum(first.map((state) => state?.balance)) +
    sum(untouched.map(({ balance }) => balance)) +
    sum(injected.flatMap(({ value, fwd_fee }) => [value, fwd_fee]))
  const held = sum(rows.accounts.map(({ balance }) => balance))
  const moving = sum(pendingMessages(rows).flatMap(({ value, fwd_fee }) => [value, fwd_fee]))
  const fees = sum(rows.transactions.map(({ total_fees }) => total_fees))
  // The rest of the forwarding fee goes to the validators that deliver the message.
  const carried = sum(rows.transactions.map(({ in_msg }) => in_msg?.fwd_fee))
  expect(funded).toBeGreaterThan(0n)
  const histories = historiesOf(rows)
  const taken = [...debited].map((account) => String(takenFrom(account, rows, histories.get(account) ?? [])))
  expect(held + moving + fees + carried + sum(taken) - funded).toBe(0n)

  const extra = (of: Readonly<Record<string, string>> | null | undefined) => of?.['100']
  const begun =
    sum(first.map((state) => extra(state?.extra_currencies))) + sum(untouched.map((row) => extra(row.extra_currencies)))
  expect(sum(rows.accounts.map((row) => extra(row.extra_currencies)))).toBe(begun)
}

/** Every transaction names the one before, and finds the account as that left it, but those that were debited beside. */
export function expectChained(rows: ChainRows, debited: ReadonlySet<string> = new Set()): void {
  const histories = historiesOf(rows)
  for (const history of histories.values())
    for (const [index, row] of history.entries()) {
      const before = history[index - 1]
      expect(row.prev_trans_lt).toBe(before?.lt ?? '0')
      if (!before) continue
      expect(row.prev_trans_hash).toBe(before.hash)
      if (!debited.has(row.account)) expect(row.account_state_before).toEqual(before.account_state_after)
      expect(row.orig_status).toBe(before.end_status)
      expect(BigInt(row.lt)).toBeGreaterThan(BigInt(before.lt))
    }
  for (const account of rows.accounts) {
    const last = histories.get(account.address)?.at(-1)
    expect(account.last_transaction_hash).toBe(last?.hash ?? null)
    expect(account.last_transaction_lt).toBe(last?.lt ?? '0')
    if (last && !debited.has(account.address)) expect(account.account_state_hash).toBe(last.account_state_after.hash)
  }
}

/**
 * Hashes are those of what they name: transactions (all, or those `since` one), bodies, states, code and data. The state’s is in
 * the transaction cell too.
 */
export function expectHashed(rows: ChainRows, since = 0): void {
  const hashOf = (boc: string) => Cell.fromBase64(boc).hash().toString('base64')
  for (const { boc, hash, in_msg, account_state_before, account_state_after } of rows.transactions.slice(since)) {
    const cell = Cell.fromBase64(boc)
    expect(cell.hash().toString('base64')).toBe(hash)
    // A transaction has its messages, then the update of the state. The update is the hashes before and after, behind a byte.
    const update = cell.refs[1]?.beginParse()
    expect(update?.loadUint(8)).toBe(0x72)
    expect(update?.loadBuffer(32).toString('base64')).toBe(account_state_before.hash)
    expect(update?.loadBuffer(32).toString('base64')).toBe(account_state_after.hash)
    if (in_msg?.message_content?.body) expect(hashOf(in_msg.message_content.body)).toBe(in_msg.message_content.hash)
  }
  const touched = new Set(rows.transactions.slice(since).map(({ account }) => account))
  const accounts = since ? rows.accounts.filter(({ address }) => touched.has(address)) : rows.accounts
  const cells = since ? accounts.flatMap(({ code_hash, data_hash }) => [code_hash, data_hash]) : Object.keys(rows.cells)
  for (const hash of cells) if (hash !== null) expect(hashOf(rows.cells[hash] as string)).toBe(hash)
  for (const [hash, boc] of Object.entries(rows.libraries)) expect(hashOf(boc)).toBe(hash)
  for (const { address, account_state_hash } of accounts) {
    const state = Cell.fromBase64(rows.states[address] as string)
    expect(state.refs[0]?.hash().toString('base64')).toBe(account_state_hash)
  }
}

/** Every message between accounts arrives once, after it was created, in the trace of its sender. */
export function expectTracesWhole(rows: ChainRows): void {
  const sender = new Map(rows.transactions.flatMap((row) => row.out_msgs.map(({ hash }) => [hash, row] as const)))
  const seen = new Set<string>()
  const nowhere = new Set(fromNowhere(rows).map(({ hash }) => hash))
  for (const row of rows.transactions) {
    const { in_msg } = row
    expect(seen.has(in_msg?.hash ?? '')).toBe(false)
    seen.add(in_msg?.hash ?? '')
    if (!in_msg?.source || nowhere.has(in_msg.hash)) {
      expect(row.trace_id).toBe(row.hash)
      continue
    }
    expect(sender.get(in_msg.hash)?.trace_id).toBe(row.trace_id)
    expect(BigInt(row.lt)).toBeGreaterThan(BigInt(in_msg.created_lt ?? 0))
  }
  const waiting = new Set(rows.queue.map(({ boc }) => Cell.fromBase64(boc).hash().toString('base64')))
  for (const { hash } of pendingMessages(rows)) expect(waiting.has(hash)).toBe(true)
}

/** The wallets of a jetton hold the supply of its master, less pending transfers. */
export function expectJettonsCounted(rows: ChainRows): void {
  for (const { address, total_supply } of rows.jettonMasters) {
    const balances = rows.jettonWallets.filter(({ jetton }) => jetton === address).map(({ balance }) => balance)
    expect(sum(balances)).toBe(BigInt(total_supply))
  }
}

/** Blocks follow one another, and have the transactions that say so. */
export function expectBlocksFollow(rows: ChainRows): void {
  const ofBlock = new Map<string, TransactionRow[]>()
  for (const row of rows.transactions) {
    const key = `${row.block_ref.workchain}:${row.block_ref.seqno}`
    ofBlock.set(key, [...(ofBlock.get(key) ?? []), row])
  }
  for (const workchain of [-1, 0]) {
    const blocks = rows.blocks.filter((block) => block.workchain === workchain)
    for (const [index, block] of blocks.entries()) {
      const before = blocks[index - 1]
      expect(block.seqno).toBe(index + 1)
      if (before) {
        expect(BigInt(block.start_lt)).toBeGreaterThanOrEqual(BigInt(before.end_lt))
        expect(Number(block.gen_utime)).toBeGreaterThanOrEqual(Number(before.gen_utime))
      }
      const inside = ofBlock.get(`${workchain}:${block.seqno}`) ?? []
      expect(block.tx_count).toBe(inside.length)
      for (const row of inside) {
        expect(row.now).toBe(Number(block.gen_utime))
        expect(BigInt(row.lt)).toBeGreaterThanOrEqual(BigInt(block.start_lt))
        expect(BigInt(row.lt)).toBeLessThan(BigInt(block.end_lt))
      }
    }
  }
}

/** All of it; `since` is the first transaction whose hashes are counted again, `debited` for whom others sent. */
export function expectSound(rows: ChainRows, since = 0, debited: ReadonlySet<string> = new Set()): void {
  expectValueConserved(rows, debited)
  expectChained(rows, debited)
  expectHashed(rows, since)
  expectTracesWhole(rows)
  expectJettonsCounted(rows)
  expectBlocksFollow(rows)
}

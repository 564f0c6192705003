import { Cell } from '@ton/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../src/local/accounts.ts'
import { DEFAULT_HOPS, DEFAULT_NOW, DEFAULT_SEED } from '../../src/local/defaults.ts'
import { createEngine, resumeEngine } from '../../src/local/engine/index.ts'
import type { Engine, EngineOptions } from '../../src/local/ledger/engine.ts'
import { digestRows, unpackText } from '../../src/local/ledger/pack.ts'
import { digest, packed } from '../../src/local/snapshot/demo.js'

const options: EngineOptions = { seed: DEFAULT_SEED, now: DEFAULT_NOW, hopsPerBlock: DEFAULT_HOPS, scenario: 'demo' }
const sum = (values: Iterable<string | null | undefined>) =>
  [...values].reduce((total, value) => total + BigInt(value ?? 0), 0n)

let engine: Engine
let rows: Engine['rows']
beforeAll(async () => {
  engine = await createEngine(options)
  rows = engine.rows
}, 180_000)

describe('the committed snapshot', () => {
  it('is what the engine bakes today', async () => {
    expect(await digestRows(rows)).toBe(digest)
    expect(await digestRows(await unpackText(packed))).toBe(digest)
  })

  it('comes with the addresses that stories use', () => {
    expect(demoAccounts).toEqual(rows.names)
  })

  it('is smaller than 900 bytes of text a transaction', () => {
    expect(packed.length / rows.transactions.length).toBeLessThan(900)
  })
})

describe('the engine', () => {
  it('bakes another chain from another seed', async () => {
    const { rows } = await createEngine({ ...options, seed: 77, now: 1_800_000_000 })
    expect(await digestRows(rows)).not.toBe(digest)
    expect(rows.transactions.length).toBeGreaterThan(1900)
    expect(rows.blocks.at(-1)?.gen_utime).toBe('1800000000')
  }, 180_000)

  it('wakes a chain up that slept: a little has happened since, the same every time', async () => {
    const now = DEFAULT_NOW + 300 * 86_400
    const wake = async () => resumeEngine(await unpackText(packed), DEFAULT_HOPS, now)
    const [one, two] = [await wake(), await wake()]
    expect(await digestRows(one.rows)).toBe(await digestRows(two.rows))
    expect(one.rows.blocks.at(-1)?.gen_utime).toBe(String(now))
    const since = one.rows.transactions.filter((row) => row.now > DEFAULT_NOW)
    expect(since.length).toBeGreaterThan(100)
    expect(since.every((row) => row.now > now - 21 * 86_400)).toBe(true)
    expect(await one.live(5)).toEqual(await two.live(5))
  })

  it('mines one block more on request, later by what was asked', async () => {
    const { blocks } = await engine.live(7)
    expect(blocks.map(({ workchain }) => workchain)).toEqual([-1, 0])
    expect(Number(blocks[0]?.gen_utime)).toBe(DEFAULT_NOW + 7)
  })
})

describe('the demo chain', () => {
  it('conserves value to the nanoton', () => {
    const first = new Map<string, string | null>()
    for (const { account, account_state_before } of rows.transactions)
      if (!first.has(account)) first.set(account, account_state_before.balance)
    const untouched = rows.accounts.filter(({ address }) => !first.has(address)).map(({ balance }) => balance)
    const funded = sum([...first.values(), ...untouched])
    const held = sum(rows.accounts.map(({ balance }) => balance))
    const fees = sum(rows.transactions.map(({ total_fees }) => total_fees))
    // What is left of the forwarding fee when a message arrives goes to those who brought it.
    const carried = sum(rows.transactions.map(({ in_msg }) => in_msg?.fwd_fee))
    expect(funded).toBeGreaterThan(0n)
    expect(held + fees + carried - funded).toBe(0n)
  })

  it('links every transaction of an account to the one before, and every state to the next', () => {
    const last = new Map<string, (typeof rows.transactions)[number]>()
    for (const row of rows.transactions) {
      const previous = last.get(row.account)
      expect(row.prev_trans_lt).toBe(previous?.lt ?? '0')
      if (previous) {
        expect(row.prev_trans_hash).toBe(previous.hash)
        expect(row.account_state_before).toEqual(previous.account_state_after)
        expect(row.orig_status).toBe(previous.end_status)
        expect(BigInt(row.lt)).toBeGreaterThan(BigInt(previous.lt))
      }
      last.set(row.account, row)
    }
    for (const account of rows.accounts) {
      const row = last.get(account.address)
      if (!row) continue
      expect(account.last_transaction_hash).toBe(row.hash)
      expect(account.account_state_hash).toBe(row.account_state_after.hash)
    }
  })

  it('hashes what it carries: transactions, message bodies, code and data', () => {
    const hashOf = (boc: string) => Cell.fromBase64(boc).hash().toString('base64')
    for (const { boc, hash, in_msg } of rows.transactions) {
      expect(hashOf(boc)).toBe(hash)
      expect(hashOf(in_msg?.message_content?.body ?? '')).toBe(in_msg?.message_content?.hash)
    }
    for (const [hash, boc] of Object.entries(rows.cells)) expect(hashOf(boc)).toBe(hash)
  })

  it('delivers every message between accounts exactly once, after it was created, inside its trace', () => {
    const sent = new Map(
      rows.transactions.flatMap((row) => row.out_msgs.map((message) => [message.hash, row] as const)),
    )
    const received = rows.transactions.filter(({ in_msg }) => in_msg?.source)
    expect(received.length).toBe(sent.size)
    for (const row of received) {
      const sender = sent.get(row.in_msg?.hash ?? '')
      expect(sender?.trace_id).toBe(row.trace_id)
      expect(BigInt(row.lt)).toBeGreaterThan(BigInt(row.in_msg?.created_lt ?? '0'))
    }
    for (const row of rows.transactions.filter(({ in_msg }) => !in_msg?.source)) expect(row.trace_id).toBe(row.hash)
  })

  it('has as many tokens in the wallets of a jetton as its master says', () => {
    expect(rows.jettonMasters.length).toBeGreaterThan(30)
    for (const { address, total_supply } of rows.jettonMasters) {
      const balances = rows.jettonWallets.filter(({ jetton }) => jetton === address).map(({ balance }) => balance)
      expect(sum(balances)).toBe(BigInt(total_supply))
      expect(BigInt(total_supply)).toBeGreaterThan(0n)
    }
  })

  it('has some of everything that a list must be able to draw', () => {
    const has = (test: (row: (typeof rows.transactions)[number]) => boolean | undefined) => rows.transactions.some(test)
    const { description } = { description: (row: (typeof rows.transactions)[number]) => row.description }
    expect(rows.transactions.length).toBeGreaterThan(1900)
    expect(has((row) => description(row).compute_ph?.exit_code === -14)).toBe(true)
    expect(has((row) => description(row).compute_ph?.exit_code === 706)).toBe(true)
    expect(has((row) => description(row).action?.result_code === 37)).toBe(true)
    expect(has((row) => row.in_msg?.bounced === true)).toBe(true)
    expect(has((row) => row.account === demoAccounts.uninit && row.end_status === 'uninit')).toBe(true)
    expect(has((row) => String(row.in_msg?.message_content?.decoded?.comment).length > 4000)).toBe(true)
    for (const opcode of ['jetton_transfer', 'jetton_notify', 'jetton_burn', 'excess', 'text_comment', 'bounce'])
      expect(has((row) => row.in_msg?.decoded_opcode === opcode)).toBe(true)
    expect(rows.jettonMasters.map(({ jetton_content }) => jetton_content?.decimals)).toEqual(
      expect.arrayContaining(['0', '6', '9', '18', '30', undefined, 'about nine']),
    )
    expect(rows.accounts.map(({ wallet }) => wallet?.wallet_type)).toEqual(
      expect.arrayContaining(['wallet v3 r2', 'wallet v4 r2', 'wallet v5 r1']),
    )
  })
})

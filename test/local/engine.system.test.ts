import { describe, expect, it } from 'vitest'
import { resumeEngine } from '../../src/local/engine/index.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { DEFAULT_HOPS, DEFAULT_NOW } from '../../src/local/service/defaults.ts'
import { digest, packed } from '../../src/local/snapshot/demo.js'
import { digestRows } from '../../src/local/snapshot/pack.ts'
import { demoRows } from '../support/demoChain.ts'
import { expectPlayed } from './bursts.ts'

const rows = await demoRows()

describe('the committed snapshot', () => {
  it('is what the engine plays today: so say its first bursts', async () => {
    expect(await expectPlayed(rows, 20)).toBeGreaterThan(100)
  })

  it('has the digest of its snapshot', async () => {
    expect(await digestRows(rows)).toBe(digest)
  })

  it('has the addresses that stories use', () => {
    expect(demoAccounts).toEqual(rows.names)
  })

  it('is smaller than 900 bytes of text a transaction', () => {
    expect(packed.length / rows.transactions.length).toBeLessThan(900)
  })
})

describe('the engine', () => {
  it('mines one block more on request, later by the requested seconds', async () => {
    const engine = await resumeEngine(await demoRows(), DEFAULT_HOPS)
    const { blocks } = await engine.live(7)
    expect(blocks.map(({ workchain }) => workchain)).toEqual([-1, 0])
    expect(Number(blocks[0]?.gen_utime)).toBe(DEFAULT_NOW + 7)
  })
})

describe('the demo chain', () => {
  it('has some of everything that a list must be able to draw', () => {
    const has = (test: (row: (typeof rows.transactions)[number]) => boolean | undefined) => rows.transactions.some(test)
    const { description } = { description: (row: (typeof rows.transactions)[number]) => row.description }
    expect(rows.transactions.length).toBeGreaterThan(1900)
    expect(rows.jettonMasters.length).toBeGreaterThan(30)
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

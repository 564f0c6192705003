import { describe, expect, it } from 'vitest'
import { type Action, action as schema } from '../../src/contract/v3/action.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { isBounce } from '../../src/reading/story.ts'
import { golden } from '../local/golden/read.ts'
import { tried } from '../support/tried.ts'

const traces = golden()
const rows = traces.flatMap((trace) => trace.rows)
/** Members that the recordings do not have: see the README beside them. */
const absent = new Set(
  traces.flatMap(({ expected }) =>
    expected.flatMap(({ action_id, unknown = [] }) => unknown.map((path) => `${action_id} ${path}`)),
  ),
)
// biome-ignore lint/suspicious/noExplicitAny: details of every shape
type Details = any
type Moved = readonly [amount: string, asset: string | null]

/** Who paid whom and what, by type: written from the contract, beside the readings. */
const MEANING: Readonly<Record<string, (details: Details) => { from?: string; to?: string; moved: Moved[] }>> = {
  ton_transfer: (d) => ({ from: d.source, to: d.destination, moved: [[d.value, null]] }),
  call_contract: (d) => ({ from: d.source, to: d.destination, moved: [[d.value, null]] }),
  jetton_transfer: (d) => ({ from: d.sender, to: d.receiver, moved: [[d.amount, d.asset]] }),
  jetton_burn: (d) => ({ from: d.owner, moved: [[d.amount, d.asset]] }),
  jetton_mint: (d) => ({ to: d.receiver, moved: [[d.amount, d.asset]] }),
  jetton_swap: (d) => ({
    from: d.sender,
    moved: [
      [d.dex_incoming_transfer.amount, d.dex_incoming_transfer.asset],
      // Of a swap that failed, what came back.
      [d.dex_outgoing_transfer.amount, d.dex_outgoing_transfer.asset],
    ],
  }),
  nft_mint: (d) => ({ to: d.owner, moved: [] }),
  // The buyer pays the seller behind the sale.
  nft_purchase: (d) => ({ from: d.new_owner, to: d.real_old_owner, moved: [[d.price, null]] }),
  election_recover: (d) => ({ moved: [[d.amount, null]] }),
  vesting_send_message: (d) => ({ moved: [[d.amount, null]] }),
}

describe('the actions of recorded traces of mainnet', () => {
  it('keep to the contract, member by member', () => {
    const faults = rows.flatMap((row) => {
      const issues = tried(schema, row).issues ?? []
      return issues.filter(({ path }) => !absent.has(`${row.action_id} ${path.join('.')}`))
    })
    expect(faults).toEqual([])
    expect(rows).toHaveLength(434)
  })

  it('are none of them unknown to this library', () => {
    for (const row of rows) if (row.type !== 'call_contract') expect(readAction(row).verb, row.type).not.toBe('called')
  })

  const known = rows.filter(({ type }) => type in MEANING)
  it.each(Object.keys(MEANING))('%s says who paid whom, and what', (type) => {
    const own = known.filter((row) => row.type === type)
    expect(own.length).toBeGreaterThan(0)
    for (const row of own) {
      const { from, to, moved } = MEANING[type]?.(row.details) ?? { moved: [] }
      const view = readAction(row)
      if (from !== undefined) expect(view.from).toBe(from)
      if (to !== undefined) expect(view.to).toBe(to)
      const read = view.amounts.map(({ amount, asset }) => [amount, asset])
      // Nothing is said of an amount that the service does not state, and of nothing at all.
      expect(read.filter(([amount]) => amount !== '0')).toEqual(moved.filter(([amount]) => amount && amount !== '0'))
    }
  })

  it('are a payment to the one side and an income to the other', () => {
    const transfers = rows.filter(({ type }) => type === 'jetton_transfer' || type === 'ton_transfer') as Action[]
    for (const row of transfers) {
      const { from, to } = readAction(row)
      if (!from || !to || from === to) continue
      expect(readAction(row, { account: from }).direction).toBe('out')
      expect(readAction(row, { account: to }).direction).toBe('in')
    }
  })

  it('failed where the service says so, and only there', () => {
    const failed = rows.filter(({ success }) => !success)
    expect(failed.length).toBeGreaterThan(20)
    // What returned arrived, and is no success.
    for (const row of rows)
      expect(readAction(row).status === 'success', row.type).toBe(row.success === true && !isBounce(row))
  })
})

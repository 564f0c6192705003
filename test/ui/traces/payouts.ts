import type { Trace } from '../../../src/contract/v3/trace.ts'
import { accountOf, type TraceLine, traceOf } from '../../../stories/fixtures/traces.ts'

interface Payouts {
  /** Places of payouts whose last step fails. */
  failed?: readonly number[]
  /** Its exit codes, in turn. */
  codes?: readonly number[]
  /** Steps that each payout causes. */
  leaves?: number
  /** Steps of a chain beside the payouts. */
  tail?: number
}

/** A wallet that pays so many accounts: each passes a part of it on. */
export function payouts(count: number, { failed = [], codes = [7], leaves = 1, tail = 0 }: Payouts = {}): Trace {
  const lines: TraceLine[] = [{ account: accountOf(0) }]
  for (let payout = 0; payout < count; payout++) {
    const parent = lines.length
    lines.push({
      parent: 0,
      account: accountOf(payout + 1),
      message: { opcode: '0x00000010', value: `${payout + 1}00000000` },
    })
    for (let leaf = 0; leaf < leaves; leaf++) {
      const code = codes[failed.indexOf(payout) % codes.length] ?? 0
      lines.push({
        parent,
        account: accountOf(200),
        message: { opcode: '0x00000020', value: '50000000' },
        ...(failed.includes(payout) && { transaction: { description: refusedWith(code) } }),
      })
    }
  }
  for (let place = 0; place < tail; place++) {
    lines.push({ parent: place === 0 ? 0 : lines.length - 1, account: accountOf(300 + place) })
  }
  return traceOf(lines)
}

const refusedWith = (exit_code: number) =>
  ({
    type: 'ord',
    aborted: true,
    compute_ph: { skipped: false, success: false, exit_code, gas_used: '1', gas_limit: '2', gas_fees: '1' },
  }) as const

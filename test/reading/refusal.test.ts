import { describe, expect, it } from 'vitest'
import { readRefusal } from '../../src/reading/refusal.ts'

const refused = (exitcode: number) =>
  `LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted
Cannot run message on account: inbound external message rejected by transaction EC4AE997A38E65C9:
exitcode=${exitcode}, steps=41, gas_used=0
VM Log (truncated)`

describe('a message that the wallet did not take', () => {
  it('is nothing that another refusal says', () => {
    expect(readRefusal('Ratelimit exceed')).toBeUndefined()
    expect(readRefusal('External message was not accepted')).toBeUndefined()
    expect(readRefusal('exitcode=33')).toBeUndefined()
  })

  it('has the code of the wallet', () => {
    expect(readRefusal(refused(33))).toEqual({ code: 'wallet-refused', exitCode: 33 })
    expect(readRefusal(refused(135))).toEqual({ code: 'wallet-refused', exitCode: 135 })
    expect(readRefusal(refused(-14))).toEqual({ code: 'wallet-refused', exitCode: -14 })
  })

  it('has expired by the codes of v4 and v5', () => {
    for (const code of [36, 136]) expect(readRefusal(refused(code))).toEqual({ code: 'expired' })
  })
})

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

  it('has the code of the contract, where it is not known to be a wallet', () => {
    for (const exitCode of [33, 36, 136, -14, 0])
      expect(readRefusal(refused(exitCode))).toEqual({ code: 'exit', phase: 'compute', exitCode })
    expect(readRefusal(refused(36), ['jetton_master'])).toEqual({ code: 'exit', phase: 'compute', exitCode: 36 })
  })

  it('has the code of the wallet', () => {
    expect(readRefusal(refused(33), ['wallet_v4r2'])).toEqual({ code: 'wallet-refused', exitCode: 33 })
    expect(readRefusal(refused(135), ['wallet_v5r1'])).toEqual({ code: 'wallet-refused', exitCode: 135 })
    expect(readRefusal(refused(-14), ['wallet_v3r2'])).toEqual({ code: 'wallet-refused', exitCode: -14 })
  })

  it.each([
    ['wallet_v2r1', 35],
    ['wallet_v4r1', 36],
    ['wallet_v5r1', 136],
  ])('of %s has expired by its code %i', (wallet, code) => {
    expect(readRefusal(refused(code), [wallet])).toEqual({ code: 'expired' })
  })

  it('of v3 may have expired: its code 35 is that of a wrong signature too', () => {
    expect(readRefusal(refused(35), ['wallet_v3r1'])).toEqual({ code: 'wallet-refused', exitCode: 35 })
  })
})

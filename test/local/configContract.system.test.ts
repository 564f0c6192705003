import { Cell, Dictionary } from '@ton/core'
import { loadConfigParamsAsSlice } from '@ton/ton'
import { describe, expect, it } from 'vitest'
import { asking } from './asking.ts'

const json = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

describe('the contract of the configuration', () => {
  it.each([['demo'], ['empty']] as const)(
    'is at its address, and has what the service answers: %s',
    async (scenario) => {
      const { ask } = asking({ scenario })
      const { result } = (await ask('v2/getConfigParam', { config_id: 0 })).body
      const address = `-1:${Cell.fromBase64(result.config.bytes).beginParse().loadBuffer(32).toString('hex').toUpperCase()}`
      expect(address).toBe(`-1:${'5'.repeat(64)}`)
      const { state, data } = (await ask('v2/getAddressInformation', { address })).body.result
      expect(state).toBe('active')
      // As clients of the main network read it: the dictionary is the first reference of the data.
      const kept = Cell.fromBase64(data).refs[0] as Cell
      const { config } = (await ask('v2/getConfigAll')).body.result
      expect(kept.toBoc().toString('base64')).toBe(config.bytes)
      const params = loadConfigParamsAsSlice(Cell.fromBase64(data).refs[0]?.toBoc().toString('base64') as string)
      expect(params.get(34)?.remainingBits).toBeGreaterThan(0)
      expect(Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), kept).keys()).toContain(20)
      expect((await ask('v3/accountStates', { address })).body.accounts).toMatchObject([
        { status: 'active', interfaces: [] },
      ])
    },
  )

  it('has its get-method, and refuses proposals', async () => {
    const { ask } = asking()
    const address = `-1:${'5'.repeat(64)}`
    const run = async (method: string) =>
      (await ask('v2/runGetMethod', {}, json({ address, method, stack: [] }))).body.result
    expect(await run('seqno')).toMatchObject({ exit_code: 0, stack: [['num', '0x0']] })
    expect(await run('list_proposals')).toMatchObject({ exit_code: 11 })
    const body = 'te6cckEBAQEAAgAAAEysuc0='
    const { source_fees } = (await ask('v2/estimateFee', {}, json({ address, body }))).body.result
    expect(source_fees.gas_fee).toBe(0)
  })
})

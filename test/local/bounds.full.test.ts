import { describe, expect, it } from 'vitest'
import { asking } from './asking.ts'
import { deploy } from './deploying.ts'

/** Each message goes to the contract itself three times, each with 0.01 GRAM, the fees paid apart. */
const FLOOD = (() => {
  const one = '8010c8cb05f828cf16' // The beginning of a message to itself.
  const coins = '8208989680fa02' // 10 000 000 INT STGRAMS
  const rest = '7001cb6ac971fb00' // ZERO SWAP 107 STU ENDC 1 INT SENDRAWMSG
  return (one + coins + rest).repeat(3)
})()

describe('bounds', () => {
  it('of a block: contracts that write more and more fill it, and the rest waits', async () => {
    const local = asking()
    const address = await deploy(local, FLOOD, '900')
    const sizes = async (limit: number): Promise<number[]> =>
      (await local.ask('v3/blocks', { workchain: 0, limit })).body.blocks.map(
        (row: { tx_count: number }) => row.tx_count,
      )
    expect(Math.max(...(await sizes(20)))).toBe(300)
    const { trace_info } = (await local.ask('v3/pendingTraces', { account: address })).body.traces[0]
    expect(trace_info.pending_messages).toBeGreaterThan(500)
    // Beside the emulation of the next block.
    const mined = (await sizes(8)).reduce((sum, size) => sum + size, 0)
    expect(mined).toBeGreaterThan(500)
    expect(mined).toBeLessThan(800)
    await local.service.fetch('http://local.test/local/mine', { method: 'POST' })
    expect(await sizes(1)).toEqual([300])
  })
})

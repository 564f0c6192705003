import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { type PulseBlock, useBlockPulse } from '../../src/ui/blocks/BlockPulse/useBlockPulse.ts'
import { useRateChart } from '../../src/ui/blocks/RateChart/useRateChart.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <TonCenterProvider network="mainnet">{children}</TonCenterProvider>
)
const pulseOf = (data: readonly PulseBlock[], count?: number) =>
  renderHook(() => useBlockPulse({ data, count }), { wrapper }).result.current.data
const at = (seqno: number, time: number | string) => ({ seqno, gen_utime: String(time) })

describe('the pulse of blocks', () => {
  it('is none without two blocks that follow each other', () => {
    expect(pulseOf([])).toBeUndefined()
    expect(pulseOf([at(1, 10)])).toBeUndefined()
    expect(pulseOf([at(1, 10), at(5, 20)])).toBeUndefined()
    expect(pulseOf([at(1, 'soon'), at(2, 20)])).toBeUndefined()
  })

  it('leaves out a block whose time nobody knows, because that before it is missing', () => {
    expect(pulseOf([at(9, 40), at(8, 30), at(6, 10), at(5, 5)])?.beats).toEqual([
      { seqno: 6, seconds: 5 },
      { seqno: 9, seconds: 10 },
    ])
  })

  it('takes blocks in any order, and no time for less than nothing', () => {
    expect(pulseOf([at(2, 20), at(3, 19), at(1, 10)])?.beats).toEqual([
      { seqno: 2, seconds: 10 },
      { seqno: 3, seconds: 0 },
    ])
  })

  it('says what is usual without those that are slow', () => {
    const blocks = [at(1, 0), at(2, 2), at(3, 4), at(4, 9_000_000), at(5, 9_000_002)]
    expect(pulseOf(blocks)).toMatchObject({ usual: 2, slow: 3.4 })
  })

  it('has the newest, as many as were asked for', () => {
    expect(pulseOf([at(1, 0), at(2, 2), at(3, 4), at(4, 6)], 2)?.beats.map(({ seqno }) => seqno)).toEqual([3, 4])
  })
})

describe('the transactions per block', () => {
  it('leave out blocks that do not say how many they have', () => {
    const shard = '8000000000000000'
    const data = [
      { shard, seqno: 3, tx_count: 7 },
      { shard, seqno: 2 },
      { shard, seqno: 1, tx_count: 0 },
    ]
    const { result } = renderHook(() => useRateChart({ data }), { wrapper })
    expect(result.current.data).toEqual([
      { seqno: 1, count: 0 },
      { seqno: 3, count: 7 },
    ])
  })
})

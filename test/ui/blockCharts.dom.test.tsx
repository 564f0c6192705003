import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { BlockPulse } from '../../src/ui/blocks/BlockPulse/BlockPulse.tsx'
import { type PulseBlock, useBlockPulse } from '../../src/ui/blocks/BlockPulse/useBlockPulse.ts'
import { useNetworkStatus } from '../../src/ui/blocks/NetworkStatus/useNetworkStatus.ts'
import { RateChart } from '../../src/ui/blocks/RateChart/RateChart.tsx'
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

  it('says from when on the chain rested: a minute at least', () => {
    const every = (seconds: number) => Array.from({ length: 9 }, (_, index) => at(index, index * seconds))
    expect(pulseOf(every(2))?.rest).toBe(60)
    expect(pulseOf(every(10))?.rest).toBe(120)
  })

  it('is drawn with a rest as a gap and in words, and the other blocks keep their height', () => {
    const blocks = [at(1, 0), at(2, 2), at(3, 4), at(4, 9_000_000), at(5, 9_000_002)]
    const { container, getByRole } = render(<BlockPulse data={blocks} />, { wrapper })
    const bars = [...container.querySelectorAll<HTMLElement>('[role="img"] [style*="block-size"]')]
    expect(bars.map(({ dataset }) => dataset.tone)).toEqual([undefined, undefined, 'gap', undefined])
    // Off the scale: a rest is no short block.
    expect(bars[2]?.style.blockSize).toBe('100%')
    expect(Number.parseFloat(bars[0]?.style.blockSize ?? '')).toBeGreaterThan(25)
    expect(getByRole('img').getAttribute('aria-label')).toContain(
      'the slowest 2 sec. 1 pause of 60 sec or more, the longest 104.2 days',
    )
  })

  it('has the newest, as many as were asked for', () => {
    expect(pulseOf([at(1, 0), at(2, 2), at(3, 4), at(4, 6)], 2)?.beats.map(({ seqno }) => seqno)).toEqual([3, 4])
  })
})

describe('the time that a block takes', () => {
  const head = (data: readonly PulseBlock[]) =>
    renderHook(() => useNetworkStatus({ data }), { wrapper }).result.current.blockSeconds

  it('is the mean over ten blocks and more, without those before which the chain rested', () => {
    const made = [0, 5, 10, 15, 20, 25, 30, 9_000, 9_005, 9_010, 9_015, 9_020]
    const blocks = made.map((time, seqno) => at(seqno, time)).reverse()
    expect(head(blocks)).toBe(5)
    expect(head(blocks.slice(0, 9))).toBeUndefined()
  })

  it('counts the blocks that are missing between two', () => {
    expect(head([at(40, 200), at(20, 100), at(10, 50)])).toBe(5)
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

  it('are short beside the lines of the scale, however many they are', () => {
    const shard = '8000000000000000'
    const data = [1, 2].map((seqno) => ({ shard, seqno, tx_count: 60_000_000 * seqno }))
    const { container } = render(<RateChart data={data} />, { wrapper })
    const ticks = [...container.querySelectorAll('[role="img"] > span')].map(({ textContent }) => textContent)
    expect(ticks).toEqual(['0', '50M', '100M'])
  })
})

import { describe, expect, it } from 'vitest'
import { fromBits, makeCell, parseBoc } from '../../../src/core/values/cell.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { decodeParam } from '../../../src/ui/tools/ConfigTable/decodeParam.ts'
import { readConfig } from '../../../src/ui/tools/ConfigTable/readConfig.ts'

const cellOf = (value: bigint, bits: number) => makeCell(fromBits(value, bits), [])

describe('a dictionary', () => {
  it.each([
    ['an empty cell', cellOf(0n, 0)],
    ['a label longer than the key', cellOf((1n << 34n) - 2n, 34)],
    ['a fork without branches', cellOf(0n, 2)],
  ])('of %s is refused', (_name, cell) => expect(() => readConfig(cell)).toThrow('Not a bag of cells'))

  it('gives the params of the configuration of the local chain in the order of their numbers', async () => {
    const answer = await createLocalService().fetch(new Request('http://local.test/api/v2/getConfigAll'))
    const { result } = await answer.json()
    const numbers = [...readConfig(parseBoc(result.config.bytes)).keys()]
    expect(numbers).toEqual(expect.arrayContaining([0, 1, 8, 15, 16, 17, 18, 20, 21, 24, 25, 34]))
    expect(numbers.filter((one) => one >= 0)).toEqual(numbers.filter((one) => one >= 0).sort((a, b) => a - b))
  })
})

describe('a param', () => {
  it('that is an account is its address in the masterchain', () => {
    expect(decodeParam(0, cellOf(0x55n, 256))).toEqual([
      { name: 'account', unit: 'account', value: `-1:${'55'.padStart(64, '0')}` },
    ])
  })
  it('with times is in seconds', () => {
    const times = [65_536n, 32_768n, 8_192n, 32_768n]
    const cell = cellOf(
      times.reduce((all, one) => (all << 32n) | one, 0n),
      128,
    )
    expect(decodeParam(15, cell)?.map(({ value }) => value)).toEqual(times.map(String))
  })
  it('of another layout, or that ends too early, is left to its cells', () => {
    expect(decodeParam(8, cellOf(0xffn, 104))).toBeUndefined()
    expect(decodeParam(15, cellOf(1n, 32))).toBeUndefined()
    expect(decodeParam(99, cellOf(1n, 32))).toBeUndefined()
  })
})

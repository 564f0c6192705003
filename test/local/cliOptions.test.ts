import { describe, expect, it } from 'vitest'
import { readCommandLine } from '../../src/local/hosts/cliOptions.ts'

const mineOf = (...argv: string[]) => readCommandLine(argv)?.service.mine

describe('toncenter-local --every', () => {
  it('refuses a text that is no number of seconds', () => {
    for (const text of ['soon', '-1', '1e3', '0.0004', '.5', ''])
      expect(() => readCommandLine([`--every=${text}`])).toThrow('--every needs seconds, such as 5 or 0.4')
  })

  it('takes fractions, and 0 for a chain that makes no blocks', () => {
    expect(mineOf('--every', '0.4')).toEqual({ everyMs: 400 })
    expect(mineOf('--every', '30')).toEqual({ everyMs: 30_000 })
    expect(mineOf('--every', '0')).toBe('auto')
    expect(mineOf('--every', '0', '--scenario', 'live')).toBe('auto')
  })

  it('is 5 seconds, and mainnet’s 0.4 in the scenario live', () => {
    expect(mineOf()).toEqual({ everyMs: 5_000 })
    expect(mineOf('--scenario', 'live')).toEqual({ everyMs: 400 })
    expect(mineOf('--scenario', 'live', '--every', '5')).toEqual({ everyMs: 5_000 })
  })
})

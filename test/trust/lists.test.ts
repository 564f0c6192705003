import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BEST_KNOWN_TOKENS } from '../../src/react/bestKnownTokens.ts'
import { DEFAULT_SETTINGS } from '../../src/react/settings.ts'
import { domainFlags } from '../../src/trust/domains.ts'
import type { Flag } from '../../src/trust/flags.ts'
import { textFlags } from '../../src/trust/textFlags.ts'
import { createTokenFlags } from '../../src/trust/tokenFlags.ts'

const STRANGER = `0:${'AB'.repeat(32)}`
const flagsOf = createTokenFlags(DEFAULT_SETTINGS.nativeCurrency, BEST_KNOWN_TOKENS, { isIncluded: true })

const linesOf = (list: string) =>
  readFileSync(new URL(`lists/${list}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# '))

/** A line of a list of tokens: name, symbol, and the master of a genuine one. */
function tokenFlags(line: string) {
  const [name, symbol, master = STRANGER] = line.split(' | ')
  return flagsOf({ name, symbol }, master)
}
const nameFlags = (name: string) => flagsOf({ name }, STRANGER)

type Read = (line: string) => readonly Flag[]

/** Says the rate, and names the lines on the wrong side of it. */
function rate(list: string, read: Read, isBad: boolean): number {
  const lines = linesOf(list)
  const flagged = lines.filter((line) => read(line).length > 0)
  const wrong = isBad ? lines.filter((line) => !flagged.includes(line)) : flagged
  const share = flagged.length / lines.length
  console.log(`${list}: ${flagged.length} of ${lines.length} flagged (${(100 * share).toFixed(1)} %)`, wrong)
  return share
}

describe('with the default settings', () => {
  it.each<[string, Read, number]>([
    ['lookalikes', tokenFlags, 95],
    ['lures', textFlags, 95],
    // Names that only promise lead nowhere.
    ['calls', nameFlags, 90],
    ['bad-domains', domainFlags, 95],
  ])('of the %s at least a share is flagged', (list, read, least) => {
    expect(100 * rate(list, read, true)).toBeGreaterThanOrEqual(least)
  })

  it.each<[string, Read]>([
    ['honest-tokens', tokenFlags],
    ['honest-nfts', nameFlags],
    ['honest-sentences', textFlags],
    ['honest-domains', domainFlags],
  ])('at most 1 in 100 of the %s is flagged', (list, read) => {
    expect(rate(list, read, false)).toBeLessThanOrEqual(0.01)
  })

  it('the known tokens of the network are known by their masters', () => {
    expect(rate('genuine', tokenFlags, false)).toBe(0)
    for (const line of linesOf('genuine')) {
      const [name, symbol] = line.split(' | ')
      expect(
        flagsOf({ name, symbol }, STRANGER).map(({ kind }) => kind),
        line,
      ).toEqual(['lookalike'])
    }
  })

  it.each(BEST_KNOWN_TOKENS)('an included token has the master that the list of known ones names: $symbol', (token) => {
    expect(linesOf('genuine')).toContain(`${token.name} | ${token.symbol} | ${String(token.address).toLowerCase()}`)
  })
})

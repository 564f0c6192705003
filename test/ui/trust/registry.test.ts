import { Address } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { InvalidRegistryError, type TokenRegistry } from '../../../src/core/tokenRegistry.ts'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { BEST_KNOWN_TOKENS } from '../../../src/react/bestKnownTokens.ts'
import { DEFAULT_SETTINGS } from '../../../src/react/settings.ts'
import { indexOf } from '../../../src/trust/registryIndex.ts'
import { createTokenFlags } from '../../../src/trust/tokenFlags.ts'
import { charactersRead } from '../../support/charactersRead.ts'
import drawn from './drawn.json' with { type: 'json' }
import { pairsOf } from './honest.ts'

const coin = DEFAULT_SETTINGS.nativeCurrency
const rawOf = (number: number) => `0:${number.toString(16).toUpperCase().padStart(64, '0')}`
const STRANGER = rawOf(0xdead)
const FROG = { address: rawOf(1), symbol: 'FROG', name: 'Pending Frog' }
const registryOf = (tokens: readonly unknown[]) => ({ name: 'Pond', tokens }) as TokenRegistry

describe('a value that is no registry', () => {
  it.each([
    [7, 'it is no object'],
    [[], 'it is no object'],
    [{ tokens: [] }, 'its name is no text of 1 to 128 characters'],
    [{ name: 'x'.repeat(129), tokens: [] }, 'its name is no text'],
    [{ name: 'Pond', network: 1, tokens: [] }, 'its network is no text'],
    [{ name: 'Pond' }, 'its tokens are no list'],
    [{ name: 'Pond', tokens: Array.from({ length: 50_001 }) }, '50001 tokens, and 50000 at most'],
    [registryOf([null]), 'tokens[0] is no object'],
    [registryOf([FROG, { ...FROG, address: 'EQ' }]), 'tokens[1] has no address'],
    [registryOf([{ ...FROG, address: 7 }]), 'tokens[0] has no address'],
    [registryOf([{ ...FROG, symbol: 7 }]), 'tokens[0] has a symbol that is no text'],
    [registryOf([{ ...FROG, name: 'x'.repeat(129) }]), 'tokens[0] has a name that is no text'],
    [registryOf([{ address: FROG.address }]), 'tokens[0] has neither a symbol nor a name'],
  ])('is refused with a sentence: %#', (registry, fault) => {
    const use = () => createTokenFlags(coin, [], { registry: registry as never })
    expect(use).toThrow(InvalidRegistryError)
    expect(use).toThrow(fault)
  })

  it('says which token it is', () => {
    const fault = expect.objectContaining({ name: 'InvalidRegistryError', index: 1 })
    expect(() => indexOf(registryOf([FROG, {}]))).toThrow(fault)
  })
})

describe('a registry', () => {
  it.each([
    ['raw', FROG.address],
    ['raw in small letters', FROG.address.toLowerCase()],
    ['friendly', toFriendlyAddress(FROG.address)],
    ['an Address of @ton/core', Address.parse(FROG.address)],
  ])('knows a token by its account, whose address is %s', (_form, address) => {
    expect(indexOf(registryOf([{ ...FROG, address }])).has(FROG.address)).toBe(true)
  })

  it('is read once', () => {
    const registry = registryOf([FROG])
    expect(indexOf(registry)).toBe(indexOf(registry))
  })

  it('names the original of an imitation, and its list', () => {
    const flagsOf = createTokenFlags(coin, [], { registry: registryOf([FROG]) })
    const flags = [{ kind: 'lookalike', of: 'FROG', by: 'listed', list: 'Pond' }]
    expect(flagsOf({ symbol: 'FROG', name: 'Pending Frog' }, STRANGER)).toEqual(flags)
    expect(flagsOf({ symbol: 'FRОG' }, STRANGER)).toEqual(flags)
    expect(flagsOf({ symbol: 'FR\u200BOG' }, STRANGER)[0]).toEqual(flags[0])
    expect(flagsOf({ symbol: 'FROG', name: 'Pending Frog' }, FROG.address)).toEqual([])
    expect(flagsOf({ symbol: 'FROG', name: 'Another Frog' }, STRANGER)).toEqual([])
  })

  it('is not imitated by another token of one word, but by one that is spelled as it is, or in disguise', () => {
    const flagsOf = createTokenFlags(coin, [], {
      registry: registryOf([{ address: FROG.address, symbol: 'TOAD', name: 'Toad' }]),
    })
    const kinds = (symbol: string, name: string) => flagsOf({ symbol, name }, STRANGER).map(({ kind }) => kind)
    expect(kinds('TOAD', 'TOAD')).toEqual([])
    expect(kinds('TOAD', 'Toad Coin')).toEqual([])
    expect(kinds('TOAD', 'Toad')).toEqual(['lookalike'])
    expect(kinds('T0AD', 'T0ad')).toEqual(['lookalike'])
    expect(kinds('TОAD', 'Toad')).toEqual(['lookalike'])
  })

  it('gives way to what the app verifies', () => {
    const flagsOf = createTokenFlags(coin, BEST_KNOWN_TOKENS, {
      isIncluded: true,
      registry: registryOf([{ address: rawOf(2), symbol: 'USDT', name: 'Tether' }]),
    })
    const flags = [{ kind: 'lookalike', of: 'USD₮', by: 'included' }]
    expect(flagsOf({ symbol: 'USDT', name: 'Tether' }, rawOf(2))).toEqual(flags)
  })

  it('shows nothing hidden of its own names', () => {
    const registry = { ...registryOf([{ ...FROG, symbol: 'FRO\u202EG' }]), name: 'Po\u202End' }
    const [flag] = createTokenFlags(coin, [], { registry })({ symbol: 'FRОG' }, STRANGER)
    expect(flag).toMatchObject({ of: 'FRO U+202E G', list: 'Po U+202E nd' })
  })

  it('flags less than one in a hundred honest names that are not its own', () => {
    const names = pairsOf(drawn.names.join('\n'))
    const tokens = names.filter((_, at) => at % 2).map(([symbol, name], at) => ({ address: rawOf(at), symbol, name }))
    const flagsOf = createTokenFlags(coin, BEST_KNOWN_TOKENS, { registry: registryOf(tokens) })
    const others = names.filter((_, at) => at % 2 === 0)
    const flagged = others.filter(([symbol, name]) => flagsOf({ symbol, name }, STRANGER).length)
    expect(flagged.length / others.length, JSON.stringify(flagged)).toBeLessThan(0.01)
  })

  it('of 10 000 tokens makes a check of as many steps as one of 10', () => {
    const tokens = Array.from({ length: 10_000 }, (_, at) => ({
      address: rawOf(at),
      symbol: `S${at}`,
      name: `Token ${at} of many`,
    }))
    const stepsOf = (registry: TokenRegistry) => {
      const flagsOf = createTokenFlags(coin, BEST_KNOWN_TOKENS, { registry })
      const check = (at: number) => flagsOf({ symbol: `Х${at}`, name: `Tоken ${at}` }, STRANGER)
      // The first check makes the index.
      check(0)
      return charactersRead(() => check(1))
    }
    expect(stepsOf(registryOf(tokens))).toBeLessThan(2 * stepsOf(registryOf(tokens.slice(0, 10))))
  })
})

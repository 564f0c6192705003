import { Address } from '@ton/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAddress, toFriendlyAddress, toRawAddress, tryParseAddress } from '../../src/core/values/address.ts'

const hashes = fc.uint8Array({ minLength: 32, maxLength: 32 })
const workchains = fc.constantFrom(0, -1, 1, 127, -128)

function parses(text: string): boolean {
  try {
    Address.parseFriendly(text)
    return true
  } catch {
    return false
  }
}

/** Compares the codec with that of `@ton/core` in random forms, `runs` of each kind. */
export function testAddressForms(runs: number): void {
  it(`are refused wherever @ton/core refuses them: one changed character in ${runs} friendly forms`, () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    fc.assert(
      fc.property(hashes, workchains, fc.nat(47), fc.nat(63), fc.boolean(), (hash, wc, at, char, bounceable) => {
        const text = new Address(wc, Buffer.from(hash)).toString({ bounceable })
        const changed = text.slice(0, at) + alphabet[char] + text.slice(at + 1)
        expect(tryParseAddress(changed) !== undefined).toBe(Address.isFriendly(changed) && parses(changed))
      }),
      { numRuns: runs },
    )
  })

  it(`agree with @ton/core on ${runs} accounts`, () => {
    fc.assert(
      fc.property(
        hashes,
        workchains,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (hash, workchain, bounceable, testOnly, urlSafe) => {
          const theirs = new Address(workchain, Buffer.from(hash))
          const form = { bounceable, testOnly, urlSafe }
          const text = theirs.toString(form)
          expect(toFriendlyAddress(theirs.toRawString(), form)).toBe(text)
          expect(toRawAddress(text).toLowerCase()).toBe(theirs.toRawString())
          expect(parseAddress(text)).toMatchObject({ workchain, bounceable, testOnly })
        },
      ),
      { numRuns: runs },
    )
  })
}

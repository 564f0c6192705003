import { Address, beginCell, Cell, external, type StateInit, storeMessage } from '@ton/core'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cellHash, InsecurePageError, InvalidBocError, parseBoc } from '../../src/core/values/cell.ts'
import { normalizedMessageHash } from '../../src/core/values/messageHash.ts'

/** Trees of cells of any size, up to four deep. */
const trees = fc.memo(
  (depth): fc.Arbitrary<Cell> =>
    fc
      .tuple(
        fc.bigInt({ min: 0n, max: 2n ** 255n - 1n }),
        fc.integer({ min: 255, max: 1023 }),
        fc.array(depth > 1 ? trees() : fc.constant(Cell.EMPTY), { maxLength: 3 }),
      )
      .map(([value, bits, refs]) => {
        const builder = beginCell().storeUint(value, 255)
        for (let at = 255; at < bits; at++) builder.storeBit((value >> BigInt(at % 255)) & 1n ? 1 : 0)
        for (const ref of refs) builder.storeRef(ref)
        return builder.endCell()
      }),
)
const cells = trees(3)

/** A BoC with two-byte references around cells that are written already. */
function bocOf(cells: number[], count: number): Buffer {
  const size = cells.length
  const counts = [count >> 8, count & 255, 0, 1, 0, 0, (size >> 16) & 255, (size >> 8) & 255, size & 255, 0, 0]
  return Buffer.from([0xb5, 0xee, 0x9c, 0x72, 2, 3, ...counts, ...cells])
}

describe('a bag of cells', () => {
  it('is refused when it is none, or is cut anywhere', () => {
    for (const text of ['', '*', 'aGVsbG8gd29ybGQ=', 'te6cckE=']) expect(() => parseBoc(text)).toThrow(InvalidBocError)
    const whole = beginCell()
      .storeUint(7, 13)
      .storeRef(beginCell().storeUint(1, 64).endCell())
      .endCell()
      .toBoc({ crc32: false })
    for (let length = 0; length < whole.length; length++) {
      expect(() => parseBoc(whole.subarray(0, length).toString('base64')), `${length} bytes`).toThrow(InvalidBocError)
    }
  })

  it('is refused when it is deeper than a cell can be', () => {
    let cell = beginCell().endCell()
    for (let depth = 0; depth < 1_000; depth++) cell = beginCell().storeRef(cell).endCell()
    expect(parseBoc(cell.toBoc().toString('base64')).depth).toBe(1_000)
    // 60 000 cells, each with a reference to the next: @ton/core itself builds no such thing.
    const count = 60_000
    const chain = Array.from({ length: count }, (_, n) =>
      n === count - 1 ? [0, 0] : [1, 0, (n + 1) >> 8, (n + 1) & 255],
    )
    const boc = bocOf(chain.flat(), count)
    expect(() => parseBoc(boc.toString('base64'))).toThrow('1024 cells deep')
  })

  it('never makes the parser do anything but refuse or read', () => {
    fc.assert(
      fc.property(cells, fc.nat(), fc.nat(255), (cell, at, byte) => {
        const bytes = Buffer.from(cell.toBoc())
        bytes[at % bytes.length] = byte
        try {
          parseBoc(bytes.toString('base64'))
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidBocError)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('has the hash that @ton/core computes, with and without index and checksum', async () => {
    await fc.assert(
      fc.asyncProperty(cells, fc.boolean(), fc.boolean(), async (cell, idx, crc32) => {
        const boc = cell.toBoc({ idx, crc32 }).toString('base64')
        expect(await cellHash(parseBoc(boc))).toBe(cell.hash().toString('base64'))
      }),
      { numRuns: 200 },
    )
  })
})

/** TEP-467 by @ton/core. */
const normalized = (to: Address, body: Cell) =>
  beginCell()
    .storeUint(0b1000, 4)
    .storeAddress(to)
    .storeUint(0, 4)
    .storeBit(0)
    .storeBit(1)
    .storeRef(body)
    .endCell()
    .hash()

describe('the normalized hash of a message from outside', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    ['crypto.subtle', { getRandomValues: () => {} }],
    ['crypto', undefined],
  ])('is refused on a page without %s, with what to do', async (_name, crypto) => {
    const to = Address.parse(`0:${'11'.repeat(32)}`)
    const message = beginCell()
      .store(storeMessage(external({ to, body: Cell.EMPTY })))
      .endCell()
    vi.stubGlobal('crypto', crypto)
    const refused = normalizedMessageHash(message.toBoc().toString('base64'))
    await expect(refused).rejects.toThrow(InsecurePageError)
    await expect(refused).rejects.toThrow(/crypto\.subtle.*plain http.*https or on localhost/)
  })

  it('is refused for other messages', async () => {
    await expect(normalizedMessageHash('x')).rejects.toThrow(InvalidBocError)
    const internal = beginCell().storeUint(0, 64).endCell().toBoc().toString('base64')
    await expect(normalizedMessageHash(internal)).rejects.toThrow('no message from outside')
  })

  it('is that of TEP-467, however the message is written', async () => {
    const address = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((hash) => new Address(0, Buffer.from(hash)))
    const init: fc.Arbitrary<StateInit | undefined> = fc.option(
      fc.record({ code: cells, data: cells }, { requiredKeys: [] }),
      { nil: undefined },
    )
    await fc.assert(
      fc.asyncProperty(address, cells, init, fc.boolean(), fc.boolean(), async (to, body, state, inRef, initInRef) => {
        const message = external({ to, body, init: state })
        const cell = beginCell()
          .store(storeMessage(message, { forceRef: inRef || initInRef }))
          .endCell()
        const hash = await normalizedMessageHash(cell.toBoc().toString('base64'))
        expect(hash).toBe(normalized(to, body).toString('base64'))
      }),
      { numRuns: 200 },
    )
  })

  it('does not see a sender or an import fee', async () => {
    const to = new Address(0, Buffer.alloc(32, 7))
    const body = beginCell().storeUint(1, 32).endCell()
    const odd = beginCell().storeUint(0b1001, 4).storeUint(8, 9).storeUint(0xab, 8).storeAddress(to).storeCoins(12345)
    const cell = odd.storeBit(0).storeBit(1).storeRef(body).endCell()
    expect(await normalizedMessageHash(cell.toBoc().toString('base64'))).toBe(normalized(to, body).toString('base64'))
  })
})

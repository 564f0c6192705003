import { beginCell } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { parseBoc } from '../../src/core/values/cell.ts'
import { decodeBody } from '../../src/local/bodies/decode.ts'
import { Slice } from '../../src/local/bodies/slice.ts'
import { demoRows } from '../support/demoChain.ts'
import { bocsOf, keepsHash } from './bocs.ts'

const rows = await demoRows()

describe('bags of cells, read without the TON packages', () => {
  it.each([
    ['nothing', ''],
    ['no base64', '\u0000'],
    ['no bag', btoa('hello, world')],
    ['half a bag', beginCell().storeUint(1, 200).endCell().toBoc().toString('base64').slice(0, 24)],
    ['a bag of two roots', 'te6ccgEBAgIABAABAAAAAAAA'],
  ])('%s is refused', (_, boc) => {
    expect(() => parseBoc(boc)).toThrow()
  })

  it('every byte of a bag may be wrong without more than an error', () => {
    const good = atob(rows.cells[Object.keys(rows.cells)[0] as string] as string)
    for (let at = 0; at < good.length; at += 3) {
      for (const byte of [0, 255, (good.charCodeAt(at) + 1) & 255]) {
        const bad = btoa(good.slice(0, at) + String.fromCharCode(byte) + good.slice(at + 1))
        try {
          decodeBody(parseBoc(bad))
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
          expect(error).not.toBeInstanceOf(TypeError)
        }
      }
    }
  })

  it('keep their hash: every tenth code, data and transaction of the demo', () => {
    for (const boc of bocsOf(rows).filter((_, index) => index % 10 === 0)) keepsHash(boc)
  })

  it('read as the reference reads them', () => {
    const core = beginCell().storeUint(5, 3).storeInt(-2, 8).storeCoins(123_456_789_012n).storeBit(true)
    const cell = core.storeRef(beginCell().storeUint(7, 9).endCell()).storeUint(1, 255).endCell()
    const slice = new Slice(parseBoc(cell.toBoc().toString('base64')))
    expect([slice.uint(3), slice.int(8), slice.coins(), slice.bit()]).toEqual([5, -2, 123_456_789_012n, true])
    expect(new Slice(slice.ref()).uint(9)).toBe(7)
    expect(slice.bits).toBe(255)
    expect(new Slice(slice.rest()).big(255)).toBe(1n)
    expect(() => slice.bit()).toThrow()
    expect(() => slice.ref()).toThrow()
  })
})

describe('bodies', () => {
  it('of v5 wallets are spelled as the owner signed them', () => {
    const decodable = rows.transactions.flatMap(({ in_msg }) =>
      in_msg?.decoded_opcode === 'w5_external_signed_request' ? [in_msg.message_content?.decoded] : [],
    )
    expect(decodable.length).toBeGreaterThan(20)
    for (const decoded of decodable)
      expect(decoded).toMatchObject({
        '@type': 'w5_external_signed_request',
        request: { '@type': 'w5_signed_request', inner: { out_actions: { value: { cell_reference: {} } } } },
        signature: expect.stringMatching(/^[\dA-F]{128}$/),
      })
  })

  it('that promise more than they hold stay undecoded', () => {
    const body = beginCell().storeUint(0x0f8a7ea5, 32).storeUint(1, 64).endCell()
    const opcode = '0x0f8a7ea5'
    expect(decodeBody(parseBoc(body.toBoc().toString('base64')))).toEqual({
      opcode,
      decoded_opcode: null,
      decoded: null,
    })
  })
})

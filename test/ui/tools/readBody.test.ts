import { describe, expect, it } from 'vitest'
import { parseBoc } from '../../../src/core/values/cell.ts'
import { readBody } from '../../../src/ui/tools/DecodePanel/readBody.ts'
import { BODIES } from '../../../stories/tools/bodies.ts'

const hexOf = (base64: string) =>
  [...atob(base64)].map((char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('')

describe('a pasted body', () => {
  it.each([
    ['nothing', ''],
    ['words', 'hello world'],
    ['half a byte', 'abc'],
    ['cells that end early', BODIES.comment.slice(0, 16)],
    ['more bytes than a cell has', 'ab'.repeat(128)],
    ['a megabyte', 'z'.repeat(1_000_000)],
  ])('that is %s is none', (_name, text) => expect(readBody(text)).toBeUndefined())

  it.each([
    ['base64', BODIES.comment],
    ['hex', hexOf(BODIES.comment)],
    ['base64 over several lines', BODIES.comment.replace(/.{8}/g, '$&\n')],
  ])('is read as %s', (_name, text) => expect(readBody(text)).toEqual({ boc: BODIES.comment, opcode: '0x00000000' }))

  it('of eight hex digits is an opcode', () => {
    expect(readBody('0x0F8A7EA5')).toEqual({ opcode: '0x0f8a7ea5' })
  })
  it('of other hex digits is the data of one cell', () => {
    const { boc = '', opcode } = readBody('deadbeef0011') ?? {}
    expect(opcode).toBe('0xdeadbeef')
    expect(parseBoc(boc)).toMatchObject({ bits: 48, refs: [] })
  })
})

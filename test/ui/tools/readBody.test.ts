import { describe, expect, it } from 'vitest'
import { parseBoc } from '../../../src/core/values/cell.ts'
import { fieldsOf, readBody } from '../../../src/ui/tools/DecodePanel/readBody.ts'
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

describe('the fields of a decoded body', () => {
  it('have the names on the way to them, and leave out the name of the whole', () => {
    const tree = { '@type': 'transfer', amount: '5', to: { '@type': 'addr', hash: 'ab' }, list: ['x', 'y'] }
    expect(fieldsOf(tree)).toEqual([
      { path: 'amount', value: '5' },
      { path: 'to.@type', value: 'addr' },
      { path: 'to.hash', value: 'ab' },
      { path: 'list.0', value: 'x' },
      { path: 'list.1', value: 'y' },
    ])
  })
  it('are an account, a number or a dash where several members write one', () => {
    const to = { '@type': 'addr_std', anycast: {}, workchain_id: '-1', address: 'ab'.repeat(32) }
    const tree = { to, amount: { '@type': 'var_uint', len: '3', value: '15' }, rest: { '@type': 'nothing_from_maybe' } }
    expect(fieldsOf(tree).map(({ value }) => value)).toEqual([`-1:${'AB'.repeat(32)}`, '15', '—'])
    expect(fieldsOf({ to: { ...to, address: 'x' } }).length).toBeGreaterThan(1)
  })
  it('are cut where they nest without end, or are too many', () => {
    let deep: Record<string, unknown> = { end: '1' }
    for (let level = 0; level < 5_000; level++) deep = { in: deep }
    expect(fieldsOf(deep).at(-1)?.value).toBe('…')
    expect(fieldsOf(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, ''])))).toHaveLength(
      200,
    )
  })
})

import { Address, internal, toNano } from '@ton/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { holding, jsonBytes, lasting, tellOnce } from '../../src/local/service/lasting.ts'
import { asking } from './asking.ts'
import { signed } from './signing.ts'

const text = (body: object) => new TextDecoder().decode(jsonBytes(body))

/** JSON in which some objects and lists say that they last, some that they hold such, and some nothing. */
const answers = fc.letrec((tie) => {
  const marked = <Value extends object>(values: fc.Arbitrary<Value>) =>
    fc
      .tuple(fc.nat(2), values)
      .map(([mark, value]) => (mark === 0 ? lasting(value) : mark === 1 ? holding(value) : value))
  const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.double(), fc.boolean(), fc.constantFrom(null, undefined))
  return {
    value: fc.oneof({ depthSize: 'small' }, scalar, tie('list'), tie('members')),
    list: marked(fc.array(tie('value'), { maxLength: 4 })),
    members: marked(fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 })),
    body: fc.oneof(fc.dictionary(fc.string(), tie('value'), { maxKeys: 5 }), fc.array(tie('value'), { maxLength: 5 })),
  }
})

describe('the JSON of an answer', () => {
  it('is what JSON.stringify has, whatever lasts in it, the first time and again', () => {
    fc.assert(
      fc.property(answers.body as fc.Arbitrary<object>, (body) => {
        const wanted = JSON.stringify(body)
        expect([text(body), text(body)]).toEqual([wanted, wanted])
      }),
      { numRuns: 300 },
    )
  })

  it('spells what lasts once, and everything else anew', () => {
    let spelt = 0
    const row = { toJSON: () => ({ spelt: ++spelt }) }
    const tell = tellOnce(() => ({ ...row }))
    expect(tell(row)).toBe(tell(row))
    for (let turn = 0; turn < 3; turn++) expect(text({ rows: [tell(row)] })).toBe('{"rows":[{"spelt":1}]}')
    for (const times of [2, 3]) expect(text({ rows: [{ ...row }] })).toBe(`{"rows":[{"spelt":${times}}]}`)
  })
})

describe('answers', () => {
  it('tell a trace anew after every block that adds to it', async () => {
    const { ask, service } = asking({ mine: 'manual' })
    const { boc } = await signed({ ask }, 'main', [internal({ to: Address.parse(demo.anna), value: toNano('1') })])
    await ask('v2/sendBoc', {}, { method: 'POST', body: JSON.stringify({ boc }) })
    const seen: unknown[] = []
    for (let block = 0; block < 2; block++) {
      await service.fetch('http://local.test/local/mine', { method: 'POST', body: '{}' })
      const [trace] = (await ask('v3/traces', { account: demo.main, limit: 1, include_actions: true })).body.traces
      seen.push([trace.trace_info.trace_state, trace.transactions_order.length, Object.keys(trace.transactions).length])
    }
    expect(seen).toEqual([
      ['pending', 1, 1],
      ['complete', 2, 2],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { Contract } from '../../src/core/endpoint.ts'
import { run } from '../../src/core/schema/schema.ts'
import { zodOf } from '../support/judges.ts'

const modules = import.meta.glob<Record<string, Contract<object, unknown>>>('../../src/contract/*/endpoints/*.ts', {
  eager: true,
})
const contracts = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .map((facts) => [`${facts.generation} ${facts.name}`, facts] as const)

const RAW = `0:${'ab'.repeat(32)}`
const FRIENDLY = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const HASH = `${'A'.repeat(43)}=`
/** What a page may send for a param: right for some, wrong for others. */
const VALUES: readonly unknown[] = [
  ...[RAW, FRIENDLY, FRIENDLY.toLowerCase(), HASH, 'ab'.repeat(32), 'te6cckEBAQEAAgAAAEysuc0=', 'null', 'x', '', ' '],
  ...[
    'asc',
    'desc',
    'in',
    'out',
    'won',
    'stake_accepted',
    'reward',
    'both',
    'get_wallet_data',
    '2.0',
    '0x0f8a7ea5',
    '-1',
    '7',
    '8000000000000000',
  ],
  ...[0, 1, 7, 10, 1_000, 1_001, 1_024, 1_025, 10_001, -1, 1.5, 2 ** 31, 2 ** 32, 2 ** 53, Number.NaN, true, false],
  ...[null, undefined, {}, { a: [1] }, [], [7], [null], [HASH, HASH], [RAW, 'x'], [FRIENDLY, RAW], ['1', '2'], [[]]],
  ...[[['num', '5']], [['num', 5]], [['tvm.Cell', 'te6cckEBAQEAAgAAAEysuc0=']], [['cell', { bytes: 'x' }]], [['int']]],
  ...[[{ type: 'num', value: '5' }], [{ type: 'tuple', value: '5' }], [{ type: 'num', value: '' }]],
  ...[[{ '@type': 'tvm.stackEntryNumber', number: { '@type': 'tvm.numberDecimal', number: '5' } }]],
  ...[
    [{ address: FRIENDLY, amount: '1' }],
    [{ address: RAW, amount: 1 }],
    [{ address: 'x', amount: '-1', payload: 5 }],
  ],
  Array.from({ length: 1_001 }, (_, index) => index.toString(16).padStart(64, '0')),
]

/** What both judges make of params; `undefined` for those that they refuse. */
function verdicts(facts: Contract<object, unknown>, params: unknown) {
  const { value, issues } = run(facts.params, params)
  const { data } = zodOf(facts, 'Params').safeParse(params)
  return { ours: issues.length ? undefined : value, zod: data }
}

describe.each(contracts)('the params of %s: the check of the hooks and the schema of zod agree', (_name, facts) => {
  const names = Object.keys(facts.params.shape)
  const right = Object.fromEntries(
    names.map((name) => [name, VALUES.filter((value) => value !== undefined && zodTakes(facts, name, value))]),
  )

  it('on each value of each param', () => {
    const required = Object.fromEntries(names.map((name) => [name, right[name]?.[0]]))
    for (const name of names) {
      expect(right[name]?.length, name).toBeGreaterThan(0)
      for (const value of VALUES) {
        for (const params of [{ [name]: value }, { ...required, [name]: value }]) {
          const { ours, zod } = verdicts(facts, params)
          expect(zod, JSON.stringify(params)?.slice(0, 300)).toEqual(ours)
        }
      }
    }
  })

  it('on pairs of params, and on none', () => {
    for (const first of names) {
      for (const second of names) {
        const { ours, zod } = verdicts(facts, { [first]: right[first]?.at(-1), [second]: right[second]?.[0] })
        expect(zod, `${first}, ${second}`).toEqual(ours)
      }
    }
    for (const params of [{}, null, [], 'x', undefined])
      expect(verdicts(facts, params).zod).toEqual(verdicts(facts, params).ours)
  })
})

function zodTakes(facts: Contract<object, unknown>, name: string, value: unknown): boolean {
  const shape = (
    zodOf(facts, 'Params') as unknown as { shape: Record<string, { safeParse(value: unknown): { success: boolean } }> }
  ).shape
  return shape[name]?.safeParse(value).success ?? false
}

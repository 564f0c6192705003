import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from '../../src/core/schema/schema.ts'

interface Row {
  name: string
  amount?: number | undefined
  tags: (string | null)[]
}
const row = z.object<Row>({
  name: z.string(),
  amount: z.optional(z.number()),
  tags: z.array(z.nullable(z.string())),
})
const good = { name: 'a', tags: ['x', null], more: { kept: true } }

describe('a value', () => {
  it('a value in which nothing changes is given back itself, unknown fields included', () => {
    const { value, issues } = z.run(row, good)
    expect(issues).toEqual([])
    expect(value).toBe(good)
  })

  it('a value in which something changes is copied so far as it changed; the given one stays as it was', () => {
    const list = z.array(z.object<{ n: unknown }>({ n: z.preprocess(String, z.string()) }))
    const given = Object.freeze([Object.freeze({ n: '1' }), Object.freeze({ n: 2 })])
    const { value } = z.run(list, given)
    expect(value).toEqual([{ n: '1' }, { n: '2' }])
    expect(value[0]).toBe(given[0])
  })

  it('does not carry a __proto__ of its own on, in an object or in a map', () => {
    const hostile = JSON.parse('{"name":"a","tags":[],"__proto__":{"isAdmin":true}}')
    expect(Object.hasOwn(z.run(row, hostile).value, '__proto__')).toBe(false)
    const map = z.run(z.mapOf(z.unknown()), JSON.parse('{"__proto__":{"isAdmin":true},"a":1}')).value
    expect(Object.keys(map)).toEqual(['a'])
  })

  it('a value of params with a __proto__ of its own is refused, as with any other unknown name', () => {
    const params = z.params<{ a: unknown }>({ a: z.unknown() })
    const { issues } = z.run(params, JSON.parse('{"a":1,"__proto__":{"isAdmin":true}}'))
    expect(issues).toMatchObject([{ message: 'without __proto__' }])
  })

  it.each([
    [{ ...good, name: 1 }, ['name'], 'a string'],
    [{ ...good, amount: Number.NaN }, ['amount'], 'a number'],
    [{ ...good, amount: Number.POSITIVE_INFINITY }, ['amount'], 'a number'],
    [{ ...good, amount: null }, ['amount'], 'a number'],
    [{ ...good, tags: ['x', 7] }, ['tags', 1], 'a string'],
    [{ ...good, tags: {} }, ['tags'], 'an array'],
    [{ tags: [] }, ['name'], 'a string'],
    [[], [], 'an object'],
    [null, [], 'an object'],
  ])('%j is refused, and the place is named', (value, path, message) => {
    expect(z.run(row, value).issues).toMatchObject([{ path, message }])
  })

  it('a value that must be there, whatever it is, must be there', () => {
    const any = z.object<{ any: unknown }>({ any: z.unknown() })
    expect(z.run(any, {}).issues).toMatchObject([{ path: ['any'], message: 'given' }])
    expect(z.run(any, { any: null }).issues).toEqual([])
  })

  it('a value with a hundred thousand faults is refused with all of them', () => {
    expect(z.run(z.array(z.string()), Array(100_000).fill(0)).issues).toHaveLength(100_000)
  })
})

describe('a library that takes Standard Schema', () => {
  it('checks with our schemas', () => {
    const { version, validate } = row['~standard']
    expect(version).toBe(1)
    expect(validate(good)).toEqual({ value: good })
    expect(validate(7)).toMatchObject({ issues: [{ message: 'an object', path: [] }] })
    expect(validate({ ...good, tags: [1] })).toMatchObject({ issues: [{ message: 'a string', path: ['tags', 0] }] })
  })

  it('infers what our schemas give and what they take', () => {
    const amount = z.preprocess((value: string | number) => String(value), z.string())
    expectTypeOf<StandardSchemaV1.InferOutput<typeof row>>().toEqualTypeOf<Row>()
    expectTypeOf<StandardSchemaV1.InferInput<typeof amount>>().toEqualTypeOf<string | number>()
    expectTypeOf<StandardSchemaV1.InferOutput<typeof amount>>().toEqualTypeOf<string>()
  })
})

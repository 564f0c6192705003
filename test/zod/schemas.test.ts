import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import * as schemas from '../../src/zod.ts'
import { statedNames } from '../support/contract.ts'

const all = Object.entries(schemas) as [string, z.ZodType][]

describe('the schemas of zod', () => {
  it('are one for the params and one for the answer of each endpoint', () => {
    const upper = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`
    const names = [...statedNames.v3, ...statedNames.emulate, ...statedNames.v2.map((name) => `v2${upper(name)}`)]
    expect(all.map(([name]) => name).sort()).toEqual(names.flatMap((name) => [`${name}Answer`, `${name}Params`]).sort())
    expect(all.length).toBeGreaterThanOrEqual(166)
  })

  it.each(all)('%s becomes JSON Schema, of its input and of its output', (_name, schema) => {
    for (const io of ['input', 'output'] as const) expect(z.toJSONSchema(schema, { io })).toHaveProperty('$schema')
  })

  it.each(all.filter(([name]) => name.endsWith('Params')))('%s refuses a name that no param has', (_name, schema) => {
    const { error } = schema.safeParse({ of_tomorrow: 1 })
    expect(error?.issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: ['of_tomorrow'] }))
  })

  it('extend: params with one more, an answer with a member of a newer service', () => {
    const mine = schemas.transactionsParams.extend({ theme: z.enum(['light', 'dark']) })
    expect(mine.parse({ theme: 'dark' })).toEqual({ theme: 'dark', limit: 10, sort: 'desc' })
    const newer = schemas.masterchainInfoAnswer.extend({ shards: z.int() })
    expect(newer.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual(['last', 'first', 'shards'])
  })

  it('name the fault of a row of an open union, down to its member', () => {
    const actions = [{ type: 'ton_transfer', details: { value: 7 } }]
    const { error } = schemas.actionsAnswer.safeParse({ actions, address_book: {}, metadata: {} })
    expect(error?.issues[0]).toMatchObject({ path: ['actions', 0] })
    expect(error?.issues[0]?.message).toContain('value: Invalid input: expected string, received number')
  })

  it('keep members that they do not know, but no __proto__', () => {
    const answer = JSON.parse('{"address_book":{},"transactions":[],"of_tomorrow":1,"__proto__":{"isAdmin":true}}')
    expect(schemas.transactionsAnswer.parse(answer)).toEqual({ address_book: {}, transactions: [], of_tomorrow: 1 })
  })
})

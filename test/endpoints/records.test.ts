import { describe, expect, it } from 'vitest'
import type { V2Name } from '../../src/contract/v2/calls.ts'
import type { V3Name } from '../../src/contract/v3/calls.ts'
import type { AnyEndpoint, Cache, Endpoint, PaginatedEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { contract } from '../support/contract.ts'
import { neededParams, sample } from '../support/samples.ts'
import { takes, tried } from '../support/tried.ts'

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]

describe.each(records.map((record) => [`${record.generation} ${record.name}`, record] as const))(
  '%s',
  (_name, record) => {
    const stated = contract(record)
    const needed = neededParams(stated)
    const paged = record as unknown as Partial<PaginatedEndpoint<Record<string, unknown>, unknown, string, unknown>>

    it('has the path, the verb and the params of the contract', () => {
      expect(record).toMatchObject({ path: stated.path, method: stated.method })
      const names = stated.params.map(({ name }) => name)
      expect(Object.keys(record.params.shape).sort()).toEqual(names.sort())
    })

    it('is refused without required params', () => {
      const { data, issues } = tried(record.params, {})
      const required = stated.params.filter((param) => param.required).map(({ name }) => name)
      const { oneOf } = stated
      expect(data === undefined).toBe(required.length + oneOf.length > 0)
      const blamed = issues?.map((issue) => issue.path[0]) ?? []
      for (const name of required) expect(blamed).toContain(name)
      if (oneOf.length && !required.length) for (const name of oneOf) expect(issues?.[0]?.message).toContain(name)
      expect(tried(record.params, needed).issues).toBeUndefined()
    })

    it('takes a list exactly where the contract says that a param repeats', () => {
      for (const param of stated.params) {
        const schema = (record.params.shape as Record<string, typeof record.params>)[param.name]
        const value = sample(param.type)
        if (!schema || value === undefined) continue
        expect(takes(schema, value), `${param.name} takes ${value}`).toBe(true)
        expect(takes(schema, [value]), `${param.name} takes a list`).toBe(!!param.repeated)
      }
    })

    it('keeps to the bounds and choices of the contract', () => {
      for (const { name, min, max, choices } of stated.params) {
        const schema = (record.params.shape as Record<string, typeof record.params>)[name]
        if (!schema) continue
        for (const bound of [min, max]) {
          // Bounds of a decimal string are those of its type.
          if (typeof bound === 'number' && takes(schema, 1)) {
            expect(takes(schema, bound), `${name} ${bound}`).toBe(true)
            expect(takes(schema, bound === min ? bound - 1 : bound + 1), `${name} beyond ${bound}`).toBe(false)
          }
        }
        for (const choice of choices ?? []) expect(takes(schema, choice)).toBe(true)
        if (choices) expect(takes(schema, 'neither')).toBe(false)
      }
    })

    it('takes as many values as the contract says, and not one more', () => {
      for (const { name, type, repeated, maxItems: max } of stated.params) {
        const schema = (record.params.shape as Record<string, typeof record.params>)[name]
        if (!max || !repeated || !schema) continue
        const values = Array.from({ length: max + 1 }, (_, index) => distinct(name === 'index' ? name : type, index))
        expect(tried(schema, values.slice(1)).issues, `${max} of ${name}`).toBeUndefined()
        expect(takes(schema, values), `${max + 1} of ${name}`).toBe(false)
      }
    })

    it('travels in batches exactly where the contract has one row for each key that a row names', () => {
      const { batch } = record as Endpoint<Record<string, unknown>, unknown>
      expect(batch?.key).toBe(ALONE[record.name as V3Name] ? undefined : stated.batch?.key)
      if (!batch) return
      expect('limit' in batch.join({}, ['a'])).toBe(stated.batch?.mustSendLimit ?? false)
      expect(batch.max).toBeLessThanOrEqual(Math.min(250, stated.batch?.max ?? 250))
    })

    it('stays fresh as the contract says of v2; an answer about a past block is final', () => {
      if (record.generation === 'v3' || record.kind === 'mutation') return
      const kinds: Record<string, Cache> = {
        'per-block': 'block',
        immutable: 'immutable',
        config: 'config',
        never: 'never',
      }
      const cache = typeof record.cache === 'function' ? record.cache({}) : record.cache
      expect(cache).toBe(FRESH[record.name as V2Name]?.kind ?? kinds[stated.cacheability ?? ''])
      if (typeof record.cache === 'function') {
        expect(record.cache({ seqno: 1, from_seqno: 1, lt: '1', hash: 'x' })).toBe('immutable')
      }
    })

    it('pages as the contract says', () => {
      const { limits } = stated
      expect(!!paged.pagination).toBe(!!limits)
      if (!limits || !paged.pagination) return
      expect(paged.pagination).toMatchObject({ defaultLimit: limits.default, maxLimit: limits.maximum })
      const { limit, count } = tried(record.params, needed).data as { limit?: number; count?: number }
      expect(limit ?? count).toBe(limits.default)
    })
  },
)

/** Endpoints that are not batched although their rows have one key, with the reason. */
const ALONE: Partial<Record<V3Name, string>> = {
  decode: 'answers go by position, not by key',
  decodePost: 'answers go by position, not by key',
}

/** Cache kinds that differ from what the contract says of the service, with the reason. */
const FRESH: Partial<Record<V2Name, { kind: Cache; why: string }>> = {
  getLibraries: { kind: 'config', why: 'a library that is missing now may appear later (its own note)' },
}

/** The `index`-th of many values of a type. */
function distinct(type: string, index: number): string {
  const hex = index.toString(16).padStart(64, '0')
  if (type === 'index') return String(index)
  if (type === 'address') return `0:${hex}`
  if (type === 'hash') return hex
  if (type === 'opcode') return `0x${hex.slice(-8)}`
  return type === 'boc' ? Buffer.from(`b5ee9c72${hex}`, 'hex').toString('base64') : `text_${index}`
}

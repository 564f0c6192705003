import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/v4/core'
import type { AnyEndpoint, PaginatedEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { contract } from '../support/contract.ts'

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]

describe.each(records.map((record) => [`${record.generation} ${record.name}`, record] as const))(
  '%s',
  (_name, record) => {
    const stated = contract(record)
    const paged = record as unknown as Partial<PaginatedEndpoint<Record<string, unknown>, unknown, string, unknown>>

    it('has the path, the verb and the params of the contract', () => {
      expect(record).toMatchObject({ path: stated.path, method: stated.method })
      expect(Object.keys(record.params.shape).sort()).toEqual(stated.params.map(({ name }) => name).sort())
    })

    it('refuses to go without what is required', () => {
      const required = stated.params.filter((param) => param.required)
      const result = safeParse(record.params, {})
      expect(result.success).toBe(required.length === 0)
      const paths = result.error?.issues.map((issue) => issue.path[0]) ?? []
      for (const { name } of required) expect(paths).toContain(name)
    })

    it('takes a list exactly where the contract says that a param repeats', () => {
      for (const param of stated.params) {
        const schema = (record.params.shape as Record<string, typeof record.params>)[param.name]
        const value = sample(param.type)
        if (!schema || value === undefined) continue
        expect(safeParse(schema, value).success, `${param.name} takes ${value}`).toBe(true)
        expect(safeParse(schema, [value]).success, `${param.name} takes a list`).toBe(!!param.repeated)
      }
    })

    it('keeps to the bounds and choices of the contract', () => {
      for (const { name, min, max, enum: choices } of stated.params) {
        const schema = (record.params.shape as Record<string, typeof record.params>)[name]
        if (!schema) continue
        for (const bound of [min, max]) {
          // Bounds of a decimal string are those of its type.
          if (typeof bound === 'number' && safeParse(schema, 1).success) {
            expect(safeParse(schema, bound).success, `${name} ${bound}`).toBe(true)
            expect(safeParse(schema, bound === min ? bound - 1 : bound + 1).success, `${name} beyond ${bound}`).toBe(
              false,
            )
          }
        }
        for (const choice of choices ?? []) expect(safeParse(schema, choice).success).toBe(true)
        if (choices) expect(safeParse(schema, 'neither').success).toBe(false)
      }
    })

    it('pages as the contract says', () => {
      const { paginated } = stated
      expect(!!paged.pagination).toBe(!!paginated)
      if (!paginated || !paged.pagination) return
      expect(paged.pagination).toMatchObject({
        defaultLimit: paginated.default_limit,
        maxLimit: paginated.max_limit,
      })
      const { data } = safeParse(
        record.params,
        stated.params.some((param) => param.required) ? { address: ADDRESS } : {},
      )
      expect((data as { limit: number }).limit).toBe(paginated.default_limit)
    })
  },
)

const ADDRESS = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'

/** A value that any param of this type takes. */
function sample(type: string): unknown {
  switch (type) {
    case 'address':
    case 'TonAddr':
      return ADDRESS
    case 'hash':
    case 'TonHash':
      return 'A'.repeat(43)
    case 'lt':
    case 'Int64String':
      return '1'
    case 'bool':
    case 'boolean':
      return true
    case 'int32':
    case 'i32':
    case 'i53':
    case 'utime':
      return 1
    case 'shard':
      return '8000000000000000'
    case 'opcode':
      return '0x0f8a7ea5'
    default:
      return
  }
}

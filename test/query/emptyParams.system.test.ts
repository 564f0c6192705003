import { skipToken } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { Endpoint, PaginatedEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { queryOptions } from '../../src/query/options.ts'
import { contract } from '../support/contract.ts'
import { neededParams } from '../support/samples.ts'

type AnyQuery = Endpoint<object, unknown>
type AnyList = PaginatedEndpoint<object, unknown, never, unknown>

const client = createClient({ network: 'local', baseUrl: 'http://local.test' })
const records = [...Object.values(v3), ...Object.values(v2)].filter(
  ({ kind }) => kind === 'query',
) as unknown as AnyQuery[]
const isList = (record: AnyQuery): record is AnyList & AnyQuery => 'pagination' in record

/** Each param of an endpoint that is a text, with what it needs beside. */
const rows = records.flatMap((record) => {
  const stated = contract(record)
  const texts = stated.params.filter(({ type }) =>
    /^(?:address|address-text|hash|boc|lt|shard|opcode|string)$/.test(type),
  )
  return texts.map(
    ({ name, repeated }) =>
      [...([record.generation, record.name, name, repeated] as const), record, neededParams(stated) as object] as const,
  )
})

const queriesOf = (record: AnyQuery, params: object) => [
  queryOptions(record, client, params).queryFn,
  ...(isList(record) ? [infiniteQueryOptions(record, client, params as never).queryFn] : []),
]

describe('an empty text is a param that is not known yet', () => {
  it.each(rows)('%s %s waits for %s', (_generation, _name, param, repeated, record, needed) => {
    const empty = repeated ? [[''], ['', 'x']] : ['']
    for (const value of empty) {
      const queries = queriesOf(record, { ...needed, [param]: value })
      expect(new Set(queries)).toEqual(new Set([skipToken]))
    }
    expect(queriesOf(record, needed)).not.toContain(skipToken)
  })

  it('is a matter of most endpoints', () => {
    expect(new Set(rows.map(([generation, name]) => `${generation} ${name}`)).size).toBeGreaterThan(60)
  })
})

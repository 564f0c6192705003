import type { Endpoint, Generation, Json, Parameter } from './openapi.ts'

/** Whether a param takes one value or many. */
export const repeated = (schema: Json) => schema.type === 'array' && schema.uniqueItems

/** Whether a param is sent as given, because its spelling is the question. */
export const isVerbatim = ({ name }: Parameter, endpoint: Endpoint) => !!endpoint['x-verbatim']?.includes(name)

const BY_FORMAT: Record<string, string> = {
  'account-id': 'accountId',
  'address-text': 'anyText',
  'address-or-null': 'addressOrNull',
  decimal: 'decimalText',
}

/** The check of a param's value, by its name in `schemas/params.ts` and in `zod/params.ts`; `undefined` without one. */
export function paramName(schema: Json, isVerbatim: boolean, generation: Generation): string | undefined {
  const { $ref, type, format, minimum, maximum } = schema
  if ($ref || type === 'boolean' || schema.const !== undefined) return
  if (schema.enum) return schema.enum.join() === 'asc,desc' ? 'sort' : undefined
  if (type === 'object') return 'anyObject'
  if (format === 'address' && isVerbatim && generation === 'v2') return 'addressAsGiven'
  if (format === 'shard' && generation === 'v2') return 'decimalShard'
  if (format === 'seqno' && minimum) return 'blockSeqno'
  if (format === 'utime' && maximum !== 0xffffffff) return 'utime31'
  if (format) return BY_FORMAT[format] ?? format
  if (type === 'integer') return minimum === 1 ? `limit(${maximum})` : 'offset'
  if (schema.pattern) return 'word'
  return Array.isArray(type) ? 'textOrNumber' : 'text'
}

import { type Contract, endpointsOf, type Generation, type Json, limitsOf } from './openapi.ts'

/** The formats that have a check or a type of their own. */
const FORMATS = new Set(
  'account-id address address-or-null address-text boc decimal hash hex-number int32 lt method number-257 opcode seqno shard utime'.split(
    ' ',
  ),
)

/** The members that the standard lacks, as CONTRIBUTING.md lists them. */
const MEMBERS = new Set(
  [
    'kind rows row-order ordered verbatim paging batch brings cacheability head sends is-rpc legacy401 note python',
    'at-least-one-of at-most-one-of together in-order',
    'known-values open undocumented service-default recent types listed groups choose',
  ]
    .join(' ')
    .split(' ')
    .map((name) => `x-${name}`),
)

const MAX_INT32 = 2 ** 31 - 1

/** Whether a whole number has a check: a limit, an offset, or a format. */
const hasCheck = ({ format, minimum, maximum, default: byDefault }: Json) =>
  format !== undefined ||
  (minimum === 1 && maximum !== undefined && byDefault !== undefined) ||
  (minimum === 0 && maximum === MAX_INT32 && byDefault === undefined)

/**
 * Reports what the generator would misread in silence.
 * @returns sentences, each with the place of the fault; none for a contract that can be generated
 */
export function faultsOf(contract: Contract, generation: Generation): string[] {
  const faults: string[] = []
  const walk = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) {
      if (key.startsWith('x-') && !MEMBERS.has(key)) faults.push(`${place}: no member is named ${key}.`)
      if (key === 'format' && typeof member === 'string' && !FORMATS.has(member))
        faults.push(`${place}: no format is named ${member}.`)
      walk(member, `${place}.${key}`)
    }
  }
  walk(contract.paths, `${generation} paths`)
  walk(contract.components, `${generation} components`)
  for (const endpoint of endpointsOf(contract, generation)) {
    const { operationId, params } = endpoint
    if (endpoint['x-paging'] && !endpoint['x-rows']) faults.push(`${generation} ${operationId}: x-paging needs x-rows.`)
    if (endpoint['x-paging'] && limitsOf(endpoint)?.default === undefined)
      faults.push(`${generation} ${operationId}: x-paging needs a param limit or count with a default and a maximum.`)
    for (const { name, schema } of params) {
      const place = `${generation} ${operationId}, param ${name}`
      if (schema.type === 'number') faults.push(`${place}: a param is an integer, a text or a boolean.`)
      if (schema.type === 'integer' && !hasCheck(schema))
        faults.push(
          `${place}: an integer has a format, or is a limit (minimum 1, a maximum, a default), or an offset (0 to ${MAX_INT32}).`,
        )
    }
  }
  return faults
}

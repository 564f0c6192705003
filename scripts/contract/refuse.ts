import { unusedMeanings } from './meanings.ts'
import { type Contract, contractFile, endpointsOf, type Generation, type Json, limitsOf } from './openapi.ts'

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
  const issues = contractFile.safeParse(contract).error?.issues ?? []
  const faults = issues.flatMap((issue) => {
    const messages =
      issue.code === 'unrecognized_keys' ? issue.keys.map((name) => `no member is named ${name}.`) : [issue.message]
    return messages.map((message) => `${generation} ${issue.path.join('.')}: ${message}`)
  })
  if (faults.length) return faults
  const unused = unusedMeanings(contract).map((key) => `${generation} x-meanings: no member takes ${key}.`)
  const ofEndpoints = endpointsOf(contract, generation).flatMap((endpoint) => {
    const place = `${generation} ${endpoint.operationId}`
    const isPaged = !!endpoint['x-paging']
    return [
      isPaged && !endpoint['x-rows'] && `${place}: x-paging needs x-rows.`,
      isPaged &&
        limitsOf(endpoint)?.default === undefined &&
        `${place}: x-paging needs a param limit or count with a default and a maximum.`,
      ...endpoint.params.map(({ name, schema }) => {
        if (schema.type === 'number') return `${place}, param ${name}: a param is an integer, a text or a boolean.`
        if (schema.type !== 'integer' || hasCheck(schema)) return false
        const kinds = `a limit (minimum 1, a maximum, a default), or an offset (0 to ${MAX_INT32})`
        return `${place}, param ${name}: an integer has a format, or is ${kinds}.`
      }),
    ].filter((fault) => fault !== false)
  })
  return [...unused, ...ofEndpoints]
}

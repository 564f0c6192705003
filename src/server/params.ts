import type { AnyEndpoint, WireParams } from '../core/endpoint.ts'
import { isInvalidParamsError } from '../core/errors.ts'
import type { Network } from '../core/network.ts'
import { boc, normalizeParams, tryNormalizeBoc } from '../core/schema/params.ts'
import * as z from '../core/schema/schema.ts'
import { Refusal } from './answer.ts'

/** Words that a URL, or a JSON-RPC call, has for a value of another type. A number is taken in its one spelling only. */
const READINGS: readonly ((text: string) => unknown)[] = [
  (text) => text,
  (text) => (String(Number(text)) === text ? Number(text) : undefined),
  (text) => ({ true: true, false: false })[text],
]

/** Characters of the longest number and of the longest other word. */
const LONGEST_WORD = 24

/** The value of a text, or of a list of texts, as a param. The text itself where it has none: the check refuses it. */
function readText(schema: z.Schema, given: unknown): unknown {
  const isTexts = Array.isArray(given) ? given.every((one) => typeof one === 'string') : typeof given === 'string'
  if (!isTexts || [given].flat().some((text) => (text as string).length > LONGEST_WORD)) return given
  const values = READINGS.map((read) => (Array.isArray(given) ? given.map(read) : read(given as string)))
  const isValue = (value: unknown) => value !== undefined && !z.run(schema, value).issues.length
  return values.find(isValue) ?? given
}

/** A bag of cells in hex as base64, by Node: of a mebibyte in a tenth of the time. Any other text as it is: the check converts it. */
function readBoc(given: unknown): unknown {
  if (typeof given !== 'string' || !/^(?:[\da-f]{2}){4}/i.test(given)) return given
  const bytes = globalThis.Buffer?.from(given, 'hex')
  // Conversion ends at the first character that is no digit.
  return bytes && 2 * bytes.length === given.length ? bytes.toString('base64') : given
}

/**
 * The params of a request, checked by the endpoint's record and in their one spelling. Names that were not given are
 * not added.
 * @throws {Refusal} 400, which names the param
 */
export function checkParams(
  endpoint: AnyEndpoint,
  given: Readonly<Record<string, unknown>>,
  network: Network,
): WireParams {
  const shape = endpoint.params.shape as Readonly<Record<string, z.Schema>>
  const read = Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
      return [name, schema === boc ? readBoc(value) : schema ? readText(schema, value) : value]
    }),
  )
  try {
    const wire = normalizeParams(endpoint, read, network)
    return Object.fromEntries(Object.entries(wire).filter(([name]) => Object.hasOwn(given, name)))
  } catch (error) {
    if (!isInvalidParamsError(error)) throw error
    const said = error.issues.map(({ path, message }) => (path.length ? `${path.join('.')} ${message}` : message))
    throw new Refusal(400, 'params', `The params are wrong: ${said.join('; ').slice(0, 300)}.`)
  }
}

/** Characters of the longest value in a query that is no bag of cells. */
const MAX_TEXT = 512
/** Controls, bidirectional marks, lone surrogates, spaces: no value of a query has them. */
const ODD = /[\p{C}\p{Z}]/u

/** A query as params: a name that is repeated has a list. @throws {Refusal} 400 for a value that no param has */
export function fromQuery(query: URLSearchParams): Record<string, unknown> {
  const given = new Map<string, string | string[]>()
  for (const [name, value] of query) {
    const isLong = value.length > MAX_TEXT && tryNormalizeBoc(value) === undefined
    if (isLong || ODD.test(value)) {
      throw new Refusal(400, 'params', `The params are wrong: ${name.slice(0, 50)} is too long or has odd characters.`)
    }
    const before = given.get(name)
    if (Array.isArray(before)) before.push(value)
    else given.set(name, before === undefined ? value : [before, value])
  }
  return Object.fromEntries(given)
}

import { Refusal } from '../../service/refusal.ts'
import { parseExactJson } from '../exactJson.ts'
import { isPaddedBase64 } from '../raw.ts'

/** The JSON object of a POST to v3. */
export type Body = Readonly<Record<string, unknown>>

/** @throws {Refusal} for another content type than JSON, and for a body that is no object */
export function readBody(text: string, headers: Headers): Body {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
  if (!type.endsWith('json')) throw new Refusal(422, 'Unprocessable Entity')
  let json: unknown
  try {
    json = parseExactJson(text)
  } catch {
    throw new Refusal(422, 'invalid character in the body: JSON is expected')
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Refusal(422, 'json: cannot unmarshal into Go value: an object is expected')
  return json as Body
}

/** A bag of cells as text; `''` when absent. */
export function bocOf(body: Body, name: string): string {
  const value = body[name] ?? ''
  if (typeof value !== 'string')
    throw new Refusal(422, `json: cannot unmarshal into Go struct field ${name} of type string`)
  // The service hands it to v2, which takes base64 with its padding.
  if (!isPaddedBase64(value)) throw new Refusal(422, `failed to parse ${name}`)
  return value
}

import { Refusal } from '../../service/refusal.ts'
import { genuine } from '../route.ts'
import type { Body } from './body.ts'
import { decodeAll } from './decode.ts'

/** A list of texts; absent counts as empty. */
function textsOf(body: Body, name: string): string[] {
  const value = body[name] ?? []
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string'))
    throw new Refusal(422, `json: cannot unmarshal into Go struct field DecodeRequest.${name} of type []string`)
  return value
}

export const decodePost = genuine((body: Body) => decodeAll(textsOf(body, 'opcodes'), textsOf(body, 'bodies')))

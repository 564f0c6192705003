import type { Base } from '../../src/core/endpoint.ts'
import { InvalidParamsError } from '../../src/core/errors.ts'
import { normalizeParams } from '../../src/core/schema/params.ts'

/** The params of a request as they go out. */
export const sent = <Params>(endpoint: Base<Params, unknown>, params: NoInfer<Params>) =>
  normalizeParams(endpoint, params, 'local')

/** The same as JSON, or why they are refused. */
export function said<Params>(endpoint: Base<Params, unknown>, params: NoInfer<Params>): string {
  try {
    return JSON.stringify(sent(endpoint, params))
  } catch (error) {
    if (error instanceof InvalidParamsError) return error.message
    throw error
  }
}

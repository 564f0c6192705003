import type { AnyEndpoint } from '../core/endpoint.ts'
// The one list of all endpoints is the public face of the records: whatever is added there passes the proxy.
import * as v2 from '../endpoints/v2.ts'
import * as v3 from '../endpoints/v3.ts'

const isRecord = (value: unknown): value is AnyEndpoint => typeof (value as AnyEndpoint | undefined)?.path === 'string'

/** What the proxy lets through, and under which name. */
export interface Routes {
  /** The endpoint of `/api/vN/…`, whatever its method. */
  byPath(path: string): AnyEndpoint | undefined
  /** The v2 endpoint that a JSON-RPC call names. */
  byMethod(method: string): AnyEndpoint | undefined
}

/**
 * The endpoints that may be asked: those named, or all. What changes the chain is always known here; `send` decides on it.
 * @throws {TypeError} for a name that is no endpoint: a misspelt one would silently stay closed.
 */
export function createRoutes(allow: readonly string[] | undefined): Routes {
  const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)].filter(isRecord)
  const namesOf = ({ generation, name }: AnyEndpoint) => [name, `${generation} ${name}`]
  const known = new Set(records.flatMap(namesOf))
  const unknown = allow?.find((name) => !known.has(name))
  if (unknown !== undefined) throw new TypeError(`createProxy: allow names "${unknown}", which is no endpoint.`)
  const open = records.filter(
    (record) => !allow || record.kind === 'mutation' || namesOf(record).some((name) => allow.includes(name)),
  )
  const paths = new Map(open.map((record) => [`/api/${record.generation}${record.path}`, record]))
  const methods = new Map(open.filter(({ generation }) => generation === 'v2').map((record) => [record.name, record]))
  return { byPath: (path) => paths.get(path), byMethod: (method) => methods.get(method) }
}

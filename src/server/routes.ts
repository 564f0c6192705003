import type { AnyEndpoint } from '../core/endpoint.ts'
import { records } from './records.ts'

/** The endpoints that the proxy allows, and their names. */
export interface Routes {
  /** The endpoints of `/api/vN/…`: one for each method that it is asked with (`decode` has two). */
  byPath(path: string): readonly AnyEndpoint[]
  /** The v2 endpoint that a JSON-RPC call names. */
  byMethod(method: string): AnyEndpoint | undefined
}

/**
 * The endpoints that may be asked: those named, or all; without `emulate` none that runs a message. Endpoints that change the chain are always known here; `send`
 * decides on it.
 * @throws {TypeError} for a name that is no endpoint: a misspelt one would silently stay closed.
 */
export function createRoutes(allow: readonly string[] | undefined, emulate = true): Routes {
  const namesOf = ({ generation, name }: AnyEndpoint) => [name, `${generation} ${name}`]
  const known = new Set(records.flatMap(namesOf))
  const unknown = allow?.find((name) => !known.has(name))
  if (unknown !== undefined) throw new TypeError(`createProxy: allow names "${unknown}", which is no endpoint.`)
  const open = records.filter(
    (record) =>
      (emulate || record.generation !== 'emulate') &&
      (!allow || record.kind === 'mutation' || namesOf(record).some((name) => allow.includes(name))),
  )
  const paths = new Map<string, AnyEndpoint[]>()
  for (const record of open) {
    const path = `/api/${record.generation}${record.path}`
    paths.set(path, [...(paths.get(path) ?? []), record])
  }
  const callable = open.filter(({ generation, isRpc }) => generation === 'v2' && !isRpc)
  const methods = new Map(callable.map((record) => [record.name, record]))
  return { byPath: (path) => paths.get(path) ?? [], byMethod: (method) => methods.get(method) }
}

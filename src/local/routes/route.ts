import type { Context } from './context.ts'

/**
 * How true an answer of the local service is. `genuine`: from the TVM, cells, fees and exit codes as on any chain. `block model`:
 * numbers, times and lists are true of this chain, hashes of blocks are seeded digests. `synthetic`: made up where there is
 * nothing to be true to. `none of it`: checked and answered as on a chain that has no such contracts.
 */
export type Fidelity = 'genuine' | 'block model' | 'synthetic' | 'none of it'

type Handler<Request> = (request: Request, context: Context) => unknown

/** How the local service answers an endpoint. */
export interface Route<Request> {
  readonly fidelity: Fidelity
  readonly answer: Handler<Request>
  /** Whether it needs the TVM, and so Node or a worker. All others are answered in a page too, from the snapshot. */
  readonly onTvm?: true
  /** Names beside those of the contract that it takes in JSON. */
  readonly alsoTakes?: readonly string[]
}

/** Names of the calls by `Method`. JSON-RPC is none of them: it calls the others by their names. */
type ByMethod<Calls, Method> = {
  [Name in keyof Calls]: Calls[Name] extends { readonly method: Method; readonly isRpc?: never } ? Name : never
}[keyof Calls]

/** A route for each of these calls. */
export type Routes<Calls, Asked, Method = string> = Readonly<Record<ByMethod<Calls, Method>, Route<Asked>>>

const routeOf =
  (fidelity: Fidelity) =>
  <Request>(answer: Handler<Request>): Route<Request> => ({ fidelity, answer })

export const genuine = routeOf('genuine')
export const blockModel = routeOf('block model')
export const synthetic = routeOf('synthetic')
export const none = routeOf('none of it')

export const onTvm = <Request>(route: Route<Request>): Route<Request> => ({ ...route, onTvm: true })

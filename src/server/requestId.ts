import type { Asked } from './asked.ts'

const REQUEST_ID = /^[\w.:/+=-]{1,100}$/
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

const ids = new WeakMap<Asked, string>()

/** The name of a request: that which a balancer gave it, or a new one. */
export function requestIdOf(asked: Asked): string {
  const given = asked.header('x-request-id')
  if (given !== null && REQUEST_ID.test(given)) return given
  const id = ids.get(asked) ?? crypto.randomUUID()
  ids.set(asked, id)
  return id
}

/** The trace of a request, where the header has the form that it must have. */
export function traceparentOf({ header }: Asked): string | undefined {
  const given = header('traceparent')
  return given !== null && TRACEPARENT.test(given) ? given : undefined
}

export const traceIdOf = (traceparent: string) => traceparent.slice(3, 35)

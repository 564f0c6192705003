import { isServerError, ServerError, type TonCenterError } from '../../../core/errors.ts'

/** Requests that failed once because the service is busy or fails. */
const failed = /* @__PURE__ */ new WeakSet<object>()

/**
 * The error that ends a request which fails so for the second time: its first try has cost the service up to 3 s. The second asks for
 * actions as the first did: an answer without them reads as one in which nothing happens.
 */
export function lastOf(error: TonCenterError, request: object): TonCenterError | undefined {
  if (!isServerError(error)) return
  const { endpoint, network, status, serviceText, retryAfterMs } = error
  const info = { endpoint, network, status, serviceText }
  if (failed.has(request)) return Object.assign(new ServerError(info, retryAfterMs), { retryable: false })
  failed.add(request)
  return
}

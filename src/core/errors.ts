import type { Network } from './network.ts'
import { type Fault, inWords } from './schema/issues.ts'
import { isGiven, membersWhere } from './schema/members.ts'

/** The kind of failure, as a tag to switch on. */
export type ErrorCode =
  | 'unknown-key'
  | 'network-not-allowed'
  | 'key-restricted'
  | 'send-not-allowed'
  | 'method-not-allowed'
  | 'rate-limit'
  | 'bad-request'
  | 'not-found'
  | 'not-in-history'
  | 'message-refused'
  | 'server'
  | 'timeout'
  | 'connection'
  | 'aborted'
  | 'not-json'
  | 'response-mismatch'
  | 'invalid-params'
  | 'ownership-mismatch'
  | 'browser-key'
  | 'not-loaded'

/** One fault in the params of a request. */
export interface ParamIssue {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** The facts from which an error is made. */
export interface ErrorInfo {
  /** `v3 transactions`: generation and name of the endpoint. */
  readonly endpoint: string
  readonly network: Network
  /** Of HTTP; absent without an answer. */
  readonly status?: number | undefined
  /** The words of the service. */
  readonly serviceText?: string | undefined
  /** The error below it. */
  readonly cause?: unknown
}

/** Guards look for this, so that they work across two copies of the library and across realms. */
const BRAND = Symbol.for('toncenter-react.error')

/*
 * Each class has a body of its own: a page with one factory for all is larger, by 13 bytes.
 */

/** The base of every error of this library. Switch on `code`, or use the guards (`isRateLimitError(error)` …). */
export class TonCenterError extends Error {
  declare readonly code: ErrorCode
  /** Generation and name of the endpoint, `v3 transactions`. */
  declare readonly endpoint: string
  declare readonly network: Network
  /** HTTP status, or the `code` of a v2 envelope. */
  declare readonly status?: number
  /** The words of the service: for "technical details", not for the reader. */
  declare readonly serviceText?: string
  /** Whether the same request may succeed later. */
  declare readonly retryable: boolean

  constructor(code: ErrorCode, info: ErrorInfo, message: string, retryable = false) {
    super(`${info.endpoint}: ${message}`, info.cause === undefined ? undefined : { cause: info.cause })
    // 'rate-limit' is RateLimitError: from the code, because a minifier changes the name of the class.
    this.name = `${code.replace(/(?:^|-)./g, (part) => part.slice(-1).toUpperCase())}Error`
    const { cause: _cause, ...said } = info
    Object.assign(this, { code, retryable, ...membersWhere(said, isGiven) })
    // Not enumerable: a brand is no field, and devtools need not show it.
    Object.defineProperty(this, BRAND, { value: code })
  }
}

const brandOf = (error: unknown) => (error as { [BRAND]?: ErrorCode } | null | undefined)?.[BRAND]

/** Whether this library threw `error`. */
export const isTonCenterError = (error: unknown): error is TonCenterError => brandOf(error) !== undefined

/** 401: the service does not know the API key. */
export class UnknownKeyError extends TonCenterError {
  constructor(info: ErrorInfo) {
    super('unknown-key', info, 'the service does not know this API key.')
  }
}
export const isUnknownKeyError = (error: unknown): error is UnknownKeyError => brandOf(error) === 'unknown-key'

/** 403: the API key belongs to the other network. */
export class NetworkNotAllowedError extends TonCenterError {
  constructor(info: ErrorInfo) {
    super('network-not-allowed', info, `the service allows no ${info.network} to this key or caller.`)
  }
}
export const isNetworkNotAllowedError = (error: unknown): error is NetworkNotAllowedError =>
  brandOf(error) === 'network-not-allowed'

/** The key is known, but its own settings allow no request from this origin or IP address. */
export class KeyRestrictedError extends TonCenterError {
  constructor(info: ErrorInfo) {
    super('key-restricted', info, 'this API key allows no requests from this origin or IP address.')
  }
}
export const isKeyRestrictedError = (error: unknown): error is KeyRestrictedError => brandOf(error) === 'key-restricted'

/** 403 of a proxy: it lets nothing through that changes the chain. Nothing was sent. */
export class SendNotAllowedError extends TonCenterError {
  constructor(info: ErrorInfo) {
    super(
      'send-not-allowed',
      info,
      'nothing was sent: the proxy refuses what changes the chain. Set send of createProxy.',
    )
  }
}
export const isSendNotAllowedError = (error: unknown): error is SendNotAllowedError =>
  brandOf(error) === 'send-not-allowed'

/** 405: the base URL takes other HTTP methods. Often the route of a proxy exports GET alone. */
export class MethodNotAllowedError extends TonCenterError {
  /** The methods that are allowed, from the `Allow` header. A browser hides it from pages of another origin. */
  declare readonly allow?: readonly string[]
  constructor(info: ErrorInfo, allow?: readonly string[] | null) {
    const allowed = allow ? ` (allowed: ${allow.join(', ')})` : ''
    const message = `this HTTP method is not allowed here${allowed}. Export POST as well as GET from the route of the proxy.`
    super('method-not-allowed', info, message)
    if (allow) this.allow = allow
  }
}
export const isMethodNotAllowedError = (error: unknown): error is MethodNotAllowedError =>
  brandOf(error) === 'method-not-allowed'

/** 429: more requests than the service allows. The client has paused for `retryAfterMs` before it gave up. */
export class RateLimitError extends TonCenterError {
  /** How long to wait before the next request, milliseconds. */
  declare readonly retryAfterMs: number
  constructor(info: ErrorInfo, retryAfterMs: number) {
    super('rate-limit', info, `too many requests. Wait ${retryAfterMs} ms.`, true)
    this.retryAfterMs = retryAfterMs
  }
}
export const isRateLimitError = (error: unknown): error is RateLimitError => brandOf(error) === 'rate-limit'

/** 400, 409, 413, 414, 416, 422, and a 401 that means a missing argument: the service refused the request. */
export class BadRequestError extends TonCenterError {
  constructor(info: ErrorInfo, retryable = false) {
    super('bad-request', info, `the service refused the request (${info.status}): ${info.serviceText}`, retryable)
  }
}
export const isBadRequestError = (error: unknown): error is BadRequestError => brandOf(error) === 'bad-request'

/** 404: the service has no such block, transaction or path. */
export class NotFoundError extends TonCenterError {
  constructor(info: ErrorInfo) {
    super('not-found', info, `the service found nothing: ${info.serviceText}`)
  }
}
export const isNotFoundError = (error: unknown): error is NotFoundError => brandOf(error) === 'not-found'

/** The nodes that were asked do not keep the block or transaction: it is too old for them, or does not exist. */
export class NotInHistoryError extends TonCenterError {
  constructor(info: ErrorInfo) {
    const remedy = 'Ask with archival: true, or a service with archival nodes.'
    super('not-in-history', info, `the nodes do not have it (${info.status}). ${remedy} ${info.serviceText}`)
  }
}
export const isNotInHistoryError = (error: unknown): error is NotInHistoryError => brandOf(error) === 'not-in-history'

/**
 * The account did not accept an external message: a node ran it before it passed it on. Nothing was sent, and nothing was paid.
 * `readRefusal` of `toncenter-react/reading` gives the meaning of the code for a known wallet.
 */
export class MessageRefusedError extends TonCenterError {
  /** The exit code of the compute phase. Absent where the code of the account did not run. */
  declare readonly exitCode?: number
  constructor(info: ErrorInfo, exitCode?: number) {
    const phase = exitCode === undefined ? '' : ` with exit code ${exitCode}`
    super('message-refused', info, `nothing was sent: the account refused the message${phase}. ${info.serviceText}`)
    if (exitCode !== undefined) this.exitCode = exitCode
  }
}
export const isMessageRefusedError = (error: unknown): error is MessageRefusedError =>
  brandOf(error) === 'message-refused'

/** 5xx: the service, its database or a gateway failed, or a proxy is busy. */
export class ServerError extends TonCenterError {
  /** From a `Retry-After` header, milliseconds. */
  declare readonly retryAfterMs?: number
  constructor(info: ErrorInfo, retryAfterMs?: number) {
    super('server', info, `the service failed (${info.status}): ${info.serviceText}`, true)
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs
  }
}
export const isServerError = (error: unknown): error is ServerError => brandOf(error) === 'server'

/** No answer within `timeoutMs` of sending. */
export class TimeoutError extends TonCenterError {
  constructor(info: ErrorInfo, timeoutMs: number) {
    super('timeout', info, `no answer within ${timeoutMs} ms.`, true)
  }
}
export const isTimeoutError = (error: unknown): error is TimeoutError => brandOf(error) === 'timeout'

/**
 * The request did not reach the service, or the answer broke off; `cause` is the reason. Or nothing was sent: then the message
 * states that. Or the service redirects a request with a key, which follows no redirect. The message names the target; a browser
 * hides it.
 */
export class ConnectionError extends TonCenterError {
  /** `unsent`: why nothing was sent. `redirect`: the target of a redirect. */
  constructor(info: ErrorInfo, unsent?: string, redirect?: string) {
    const fault = redirect ? `redirects to ${redirect}, and a key follows no redirect` : 'could not be reached'
    const message = unsent ? `${unsent}. Nothing was sent.` : `the service ${fault}. Is the base URL right?`
    super('connection', info, message, !redirect)
  }
}
export const isConnectionError = (error: unknown): error is ConnectionError => brandOf(error) === 'connection'

/** The caller aborted the request. */
export class AbortedError extends TonCenterError {
  constructor(info: ErrorInfo) {
    super('aborted', info, 'the request was aborted.')
  }
}
export const isAbortedError = (error: unknown): error is AbortedError => brandOf(error) === 'aborted'

/** The answer is no JSON: often the page of a gateway or a wrong base URL. `serviceText` holds its beginning. */
export class NotJsonError extends TonCenterError {
  constructor(info: ErrorInfo) {
    super('not-json', info, `the answer (${info.status}) is not JSON. Is the base URL right?`)
  }
}
export const isNotJsonError = (error: unknown): error is NotJsonError => brandOf(error) === 'not-json'

/** The answer does not have the shape of the contract. */
export class ResponseMismatchError extends TonCenterError {
  /** Where in the answer. */
  declare readonly path: readonly (string | number)[]
  declare readonly expected: string
  declare readonly got: string
  constructor(info: ErrorInfo, fault: Fault) {
    super('response-mismatch', info, `the answer is not as documented: ${inWords(fault, 'the answer')}`)
    Object.assign(this, fault)
  }
}
export const isResponseMismatchError = (error: unknown): error is ResponseMismatchError =>
  brandOf(error) === 'response-mismatch'

/** The params are wrong; nothing was sent. */
export class InvalidParamsError extends TonCenterError {
  declare readonly issues: readonly ParamIssue[]
  constructor(info: ErrorInfo, issues: readonly ParamIssue[]) {
    const said = issues.map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message))
    super('invalid-params', info, `nothing was sent: ${said.join('; ')}`)
    this.issues = issues
  }
}
/** The error of one param or option. */
export const invalid = (info: ErrorInfo, message: string, ...path: string[]): InvalidParamsError =>
  new InvalidParamsError(info, [{ path, message }])
export const isInvalidParamsError = (error: unknown): error is InvalidParamsError => brandOf(error) === 'invalid-params'

/** The answer holds rows of accounts that were not asked for; none of it is used. */
export class OwnershipMismatchError extends TonCenterError {
  declare readonly asked: readonly string[]
  declare readonly got: readonly string[]
  constructor(info: ErrorInfo, asked: readonly string[], got: readonly string[]) {
    super('ownership-mismatch', info, `the answer holds rows of ${got[0]}, which was not asked for.`)
    this.asked = asked
    this.got = got
  }
}
export const isOwnershipMismatchError = (error: unknown): error is OwnershipMismatchError =>
  brandOf(error) === 'ownership-mismatch'

/** A literal API key in a browser: everybody could read it. */
export class BrowserKeyError extends TonCenterError {
  constructor(network: Network) {
    super(
      'browser-key',
      { endpoint: 'createClient', network },
      'an API key in a browser is public. Keep it on a server, or set dangerouslyAllowBrowserKey.',
    )
  }
}
export const isBrowserKeyError = (error: unknown): error is BrowserKeyError => brandOf(error) === 'browser-key'

/** A part that is installed or served apart did not load: `toncenter-local`, `undici`, the program of a worker. */
export class NotLoadedError extends TonCenterError {
  /** The name of the package, or `the program of the worker`. */
  declare readonly part: string
  /** @param remedy what the developer does about it */
  constructor(info: ErrorInfo, part: string, remedy: string) {
    super('not-loaded', info, `${part} did not load. ${remedy}`)
    this.part = part
  }
}
export const isNotLoadedError = (error: unknown): error is NotLoadedError => brandOf(error) === 'not-loaded'

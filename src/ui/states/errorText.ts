import { isBadRequestError, isMessageRefusedError, isServerError, isTonCenterError } from '../../core/errors.ts'
import { isNotReady, refusedPart } from '../../core/refusals.ts'
import type { errorTexts } from '../words/en/states/errors.ts'
import type { Words } from '../words/words.ts'

type ErrorWord = keyof typeof errorTexts

const SENTENCES: Readonly<Record<string, ErrorWord>> = {
  'unknown-key': 'error.key',
  'network-not-allowed': 'error.key',
  'key-restricted': 'error.keyRestricted',
  'browser-key': 'error.key',
  'not-loaded': 'error.connection',
  'send-not-allowed': 'error.send',
  'method-not-allowed': 'error.method',
  'bad-request': 'error.badRequest',
  'invalid-params': 'error.invalidParams',
  'not-found': 'error.notFound',
  'not-in-history': 'error.notInHistory',
  'message-refused': 'error.refused',
  'rate-limit': 'limit.title',
  server: 'error.server',
  timeout: 'error.timeout',
  connection: 'error.connection',
  aborted: 'error.other',
}

/** Exit codes that mean the same in every contract. Success without acceptance is no reason. */
const REFUSED: Readonly<Record<number, ErrorWord>> = {
  0: 'error.refusedSilently',
  1: 'error.refusedSilently',
  [-14]: 'error.refusedNoGas',
  [-15]: 'error.refusedNoGas',
}

/** Statuses of a gateway, or of a service without a free node: the same request may succeed later. */
const UNAVAILABLE = new Set([502, 503, 504])

/**
 * The key of the sentence for a reader; of a code without one, that the answer cannot be read.
 * The service's own words belong under "technical details".
 */
export function errorSentence(error: unknown): ErrorWord {
  if (!isTonCenterError(error)) return 'error.other'
  if (isMessageRefusedError(error) && error.exitCode !== undefined)
    return REFUSED[error.exitCode] ?? 'error.refusedWith'
  const part = isServerError(error) || isBadRequestError(error) ? refusedPart(error.serviceText ?? '') : undefined
  if (part) return `error.no${part}`
  if (!isServerError(error) || !error.status) return SENTENCES[error.code] ?? 'error.unreadable'
  return UNAVAILABLE.has(error.status) || isNotReady(error.serviceText ?? '') ? 'error.unavailable' : 'error.status'
}

/** The same in words, with the status of the answer where the service failed, or the exit code of an account that refused. */
export const sayError = (error: unknown, words: Words<typeof errorTexts>): string =>
  words(errorSentence(error), {
    status: (isServerError(error) && error.status) || '',
    // A real minus.
    code: isMessageRefusedError(error) ? String(error.exitCode).replace('-', '\u2212') : '',
  })

/** For a developer: endpoint, what happened, and the service's own words. */
export function errorDetails(error: unknown): string {
  if (!isTonCenterError(error)) return String(error)
  const { code, status, message, serviceText } = error
  const said = serviceText && !message.includes(serviceText) ? [serviceText] : []
  return [status ? `${code} (${status})` : code, message, ...said].join('\n')
}

import { isTonCenterError } from '../../core/errors.ts'
import type { errorTexts } from './texts.ts'

type Word = keyof typeof errorTexts

const SENTENCES: Readonly<Record<string, Word>> = {
  'unknown-key': 'error.key',
  'network-not-allowed': 'error.key',
  'browser-key': 'error.key',
  'send-not-allowed': 'error.send',
  'method-not-allowed': 'error.method',
  'bad-request': 'error.badRequest',
  'invalid-params': 'error.badRequest',
  'not-found': 'error.notFound',
  'rate-limit': 'limit.title',
  server: 'error.server',
  timeout: 'error.timeout',
  connection: 'error.connection',
  aborted: 'error.other',
}

/** The sentence for a reader: of what is not told apart here, that the answer cannot be read. What the service said in its own words belongs under "technical details". */
export function errorSentence(error: unknown): Word {
  return isTonCenterError(error) ? (SENTENCES[error.code] ?? 'error.unreadable') : 'error.other'
}

/** For a developer: endpoint, what happened, and the service's own words. */
export function errorDetails(error: unknown): string {
  if (!isTonCenterError(error)) return String(error)
  const { code, status, message, serviceText } = error
  const said = serviceText && !message.includes(serviceText) ? [serviceText] : []
  return [status ? `${code} (${status})` : code, message, ...said].join('\n')
}

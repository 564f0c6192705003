import type { ProxyEvent } from '../server/event.ts'
import type { ProxyTrouble } from '../server/options.ts'

export type Level = 'info' | 'warn' | 'error'
type Facts = Readonly<Record<string, unknown>>

export interface Log {
  line(level: Level, message: string, facts?: Facts): void
  trouble(trouble: ProxyTrouble): void
  event(event: ProxyEvent): void
}

export interface LogOptions {
  isJson: boolean
  /** Never written. */
  keys: readonly string[]
  write(line: string): void
  now?: () => Date
}

/** Causes of an error that a line has at most. `fetch failed` alone explains nothing. */
const DEEPEST = 5

/** The causes of an error, from the outermost to the one that began it: `TypeError: fetch failed: ECONNREFUSED …`. */
export function causesOf(cause: unknown): string {
  const said: string[] = []
  for (let one = cause, depth = 0; one instanceof Error && depth < DEEPEST; depth++) {
    const code = (one as { code?: unknown }).code
    const text = one.message || String(code ?? one.name)
    const words = typeof code === 'string' && !text.includes(code) ? `${code} ${text}` : text
    if (!said.includes(words)) said.push(words)
    one = (one instanceof AggregateError ? one.errors[0] : undefined) ?? one.cause
  }
  return said.join(': ')
}

/** Control characters would begin a line of their own. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '')

/** A value in a line of text; quoted where its end would not be seen. */
const word = (value: unknown) => {
  const text = plain(String(value))
  return /[ "=]/.test(text) ? JSON.stringify(text) : text
}

/** Writes lines of an operator's log: a time, a level, a message, and facts as `name=value` or as members of JSON. */
export function createLog({ isJson, keys, write, now = () => new Date() }: LogOptions): Log {
  const redact = (text: string) => keys.reduce((said, key) => (key ? said.replaceAll(key, '…') : said), text)

  function line(level: Level, message: string, facts: Facts = {}) {
    const given = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')
    const time = now().toISOString()
    const text = isJson
      ? JSON.stringify({ time, level, message: plain(message), ...Object.fromEntries(given) })
      : [time, level, plain(message), ...given.map(([name, value]) => `${name}=${word(value)}`)].join(' ')
    write(`${redact(text)}\n`)
  }

  return {
    line,
    trouble({ network, endpoint, status, message, cause, requestId }) {
      const level = status >= 500 && status !== 503 ? 'error' : 'warn'
      line(level, message, { network, endpoint, status, cause: causesOf(cause), requestId })
    },
    event({ cause, ...facts }) {
      line('info', 'answered', { ...facts, cause: causesOf(cause) })
    },
  }
}

import { type ReadOptions, readAnswer } from './readAnswer.ts'

/** A request to the service. */
export interface Outgoing {
  /** `https://toncenter.com`, and the rest with its `/`. */
  origin: string
  path: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body: string | undefined
  signal: AbortSignal
}

/** The head of an answer of the service, and the way to its text. */
export interface Reply {
  status: number
  /** `null` for none. */
  header(name: string): string | null
  isRedirect: boolean
  read(options: ReadOptions): Promise<string>
}

export type AskDirectly = (outgoing: Outgoing) => Promise<Reply>

/** A `fetch` that can do without the web's requests and answers has this member: they cost more than all that the proxy does. */
export const ASK = Symbol('toncenter: ask')

export type Fetch = ((input: Request) => Promise<Response>) & { [ASK]?: AskDirectly }

/** Asks with any `fetch`. */
export function askBy(fetch: Fetch): AskDirectly {
  if (fetch[ASK]) return fetch[ASK]
  return async ({ origin, path, method, headers, body, signal }) => {
    // A redirect would carry the key to wherever it points. Workers of Cloudflare refuse the value `error`.
    const init = { method, headers, signal, redirect: 'manual', ...(body !== undefined && { body }) } as const
    const response = await fetch(new Request(`${origin}${path}`, init))
    const { status, type } = response
    return {
      status,
      header: (name) => response.headers.get(name),
      isRedirect: type === 'opaqueredirect' || (status >= 300 && status < 400),
      read: (options) => readAnswer(response, options),
    }
  }
}

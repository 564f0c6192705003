import type { Action } from '../../src/contract/v3/action.ts'
import type { LocalServiceOptions } from '../../src/local/options.ts'
import { createLocalService } from '../../src/local/service.ts'

type Params = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** The details of an action by their names, whatever its type. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into details of every shape
export const detailsOf = (action: Action | undefined) => (action?.details ?? {}) as Record<string, any>

/** A path of the service with params, lists as repeated keys. */
export function url(path: string, params: Params = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  return `http://local.test/api/${path}?${search}`
}

/** Every row of a list of v3, page by page. */
export async function everyRow<Row>(
  { ask }: Pick<ReturnType<typeof asking>, 'ask'>,
  path: string,
  rows: string,
  params: Params = {},
): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const page = (await ask(`v3/${path}`, { ...params, limit: 1000, offset: all.length })).body[rows]
    all.push(...page)
    if (page.length < 1000) return all
  }
}

/** A fresh service and short ways to ask it. */
export function asking(options: LocalServiceOptions = {}) {
  const service = createLocalService(options)
  /** Status and body of an answer. */
  async function ask(path: string, params?: Params, init?: RequestInit) {
    const response = await service.fetch(url(path, params), init)
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    return { status: response.status, body: (await response.json()) as any, headers: response.headers }
  }
  /** Asks a list of v3: one page where there is a `limit`, otherwise page after page to the end. */
  const rowsOf =
    // biome-ignore lint/suspicious/noExplicitAny: as above
      <Row = any>(path: string, rows: string) =>
      async (params: Params = {}): Promise<Row[]> => {
        if (!('limit' in params)) return everyRow<Row>({ ask }, path, rows, params)
        return (await ask(`v3/${path}`, params)).body[rows]
      }
  return { service, ask, rowsOf }
}

import { type Query, QueryClient } from '@tanstack/react-query'
import type { Client } from '../core/client.ts'

/** Pairs of names that are logged already. */
const said = /* @__PURE__ */ new Set<string>()

const TWO_COPIES =
  'toncenter-react: `queryClient` is of a second @tanstack/react-query: see `npm ls @tanstack/react-query`.'

/**
 * Logs, in development only, that a query client is of another copy of the library, and that a server has prefetched for a client of the same network under another name: the page loads it
 * again. Hears of answers that are hydrated later, too; gives the function that ends it. Bundlers take the code out of a production
 * build.
 */
export function noticeScope(queryClient: QueryClient, { network, keyName }: Client): (() => void) | undefined {
  // Without a bundler there is no `process`; and a notice breaks no page.
  try {
    if (process.env.NODE_ENV !== 'production') {
      if (!(queryClient instanceof QueryClient)) console.warn(TWO_COPIES)
      const serviceOf = (name: string) => name.split('?', 1)[0]
      const look = ({ queryKey: [ours, name], state, options }: Query) => {
        // A query that was hydrated, and that nothing has loaded since, has no function.
        if (ours !== 'toncenter' || typeof name !== 'string' || !state.data || options.queryFn) return
        if (name.split(/[@#?]/, 1)[0] !== network || serviceOf(name) === serviceOf(keyName)) return
        if (said.has(`${name} ${keyName}`)) return
        said.add(`${name} ${keyName}`)
        console.warn(
          `toncenter-react: the query cache has answers of "${name}", and the page asks "${keyName}" for them again. Where both are one service, give both clients the same \`scope\`: createClient({ scope: 'my-network' }) on the server, <TonCenterProvider scope="my-network"> in the page.`,
        )
      }
      const cache = queryClient.getQueryCache()
      cache.getAll().forEach(look)
      return cache.subscribe(({ type, query }) => {
        if (type === 'added') look(query)
      })
    }
  } catch {}
  return
}

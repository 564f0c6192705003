import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { Client } from '../core/client.ts'
import type { QueryKey } from '../query/keys.ts'

const said = /* @__PURE__ */ new Set<string>()

/**
 * Logs once, in development only, that an answer is in the cache for a client of the same network under another name: a server has
 * prefetched what the page asks for again. Bundlers take the code out of a production build.
 */
export function noticeScope(queryClient: QueryClient, { network, keyName }: Client, queryKey: QueryKey): void {
  // Without a bundler there is no `process`; and a notice breaks no page.
  try {
    if (process.env.NODE_ENV !== 'production') {
      const sameNetwork = (name: unknown) => typeof name === 'string' && name.split(/[@#?]/, 1)[0] === network
      const service = (name: string) => name.split('?', 1)[0]
      const question = hashKey(queryKey.slice(2))
      if (queryClient.getQueryData(queryKey) !== undefined) return
      const twin = queryClient
        .getQueryCache()
        .findAll({ queryKey: ['toncenter'], type: 'inactive' })
        .find((query) => {
          const [, name, ...asked] = query.queryKey as unknown as QueryKey
          return (
            sameNetwork(name) &&
            service(name) !== service(keyName) &&
            query.state.data !== undefined &&
            hashKey(asked) === question
          )
        })
      const name = twin?.queryKey[1] as string | undefined
      if (name === undefined || said.has(`${name} ${keyName}`)) return
      said.add(`${name} ${keyName}`)
      console.warn(
        `toncenter-react: the query cache has this answer of "${name}", and the page asks "${keyName}" for it again. Where both are one service, give both clients the same \`scope\`: createClient({ scope: 'my-network' }) on the server, <TonCenterProvider scope="my-network"> in the page.`,
      )
    }
  } catch {}
}

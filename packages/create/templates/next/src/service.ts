import 'server-only'
import { createClient } from 'toncenter-react/client'
import { createLocalService, type LocalService } from 'toncenter-react/local'
import { createProxy } from 'toncenter-react/server'

const { TONCENTER_NETWORK, TONCENTER_UPSTREAM: upstream } = process.env
const apiKey = () => process.env.TONCENTER_API_KEY ?? ''

/** Without a name of a network the app runs offline, on a local chain. */
export const network = TONCENTER_NETWORK || 'local'

/** Pages and the route handler are bundles of their own, and development loads both again: the process keeps one chain. */
const kept = globalThis as { toncenterLocal?: LocalService }

function localService(): LocalService {
  const now = Math.floor(Date.now() / 1000)
  kept.toncenterLocal ??= createLocalService({ network, now, mine: { everyMs: 2000 } })
  return kept.toncenterLocal
}

/** Asks the service itself. It keeps no answer, so one serves all visitors. The page has the same `scope`: so it asks nothing again. */
export const service =
  network === 'local'
    ? createClient({
        network,
        scope: network,
        baseUrl: 'http://local',
        fetch: (...args) => localService().fetch(...args),
      })
    : createClient({ network, scope: network, apiKey, ...(upstream && { baseUrl: upstream }) })

/** `/ton` of the local chain, with its commands. */
function answerLocally(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return localService().handle(new Request(`http://local${pathname.slice('/ton'.length)}${search}`, request))
}

/** What pages ask. Everybody may send what a wallet has signed. `perClient` limits each visitor of a public site. */
export const answer =
  network === 'local' ? answerLocally : createProxy({ network, apiKey, send: true, ...(upstream && { upstream }) })

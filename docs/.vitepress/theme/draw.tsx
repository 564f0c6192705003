import { type ComponentType, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { TonCenterProvider } from 'toncenter-react'
import { type Client, createClient } from 'toncenter-react/client'
import { workerFetch } from 'toncenter-react/local'

/** `boc` is the signed message of the send. */
interface LiveProps {
  address: string
  boc: string
}
type Example = ComponentType<LiveProps>

/** Made at build: the examples by their files, and the props of each by its name. */
const examples = import.meta.glob<Record<string, Example>>('../generated/live/*.tsx')

const [loadProps] = Object.values(import.meta.glob<{ default: Record<string, LiveProps> }>('../generated/live.json'))

let client: Client | undefined

/** One chain for all examples of a visit: a block every second, on the virtual machine in a worker. */
function clientOf(worker: string): Client {
  client ??= createClient({
    network: 'local',
    baseUrl: 'http://local',
    fetch: workerFetch(new Worker(worker, { type: 'module' }), { mine: { everyMs: 1000 } }),
    timeoutMs: 60_000,
  })
  return client
}

/** Draws an example into a place, and gives the function that ends it. */
export function draw(place: HTMLElement, name: string, worker: string): () => void {
  const Drawn = lazy(async () => {
    const [module, loaded] = await Promise.all([examples[`../generated/live/${name}.tsx`]?.(), loadProps?.()])
    const Named = module?.[name]
    const props = loaded?.default[name]
    if (!Named || !props) throw new Error(`docs/live.md has no example ${name}.`)
    return { default: () => <Named {...props} /> }
  })
  const root = createRoot(place)
  root.render(
    <TonCenterProvider client={clientOf(worker)} mediaHosts={['data:']} refresh="block">
      <Suspense fallback="…">
        <Drawn />
      </Suspense>
    </TonCenterProvider>,
  )
  return () => root.unmount()
}

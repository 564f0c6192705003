import { type ComponentType, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { TonCenterProvider } from 'toncenter-react'
import { type Client, createClient } from 'toncenter-react/client'
import { workerFetch } from 'toncenter-react/local'

type Example = ComponentType<{ address: string; boc: string }>

/** Made at build: the examples by their files, and the signed message of the send. */
const examples = import.meta.glob<Record<string, Example>>('../generated/live/*.tsx')

const [loadMessage] = Object.values(
  import.meta.glob<{ default: { address: string; boc: string } }>('../generated/message.json'),
)

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
    const [module, message] = await Promise.all([examples[`../generated/live/${name}.tsx`]?.(), loadMessage?.()])
    const Named = module?.[name]
    if (!Named || !message) throw new Error(`docs/live.md has no example ${name}.`)
    return { default: () => <Named {...message.default} /> }
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

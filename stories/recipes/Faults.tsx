import { QueryClient } from '@tanstack/react-query'
import { TonCenterProvider } from 'toncenter-react'
import { createLocalService, type Fault } from 'toncenter-react/local'
import { BlockList } from 'toncenter-react/ui'

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  'All is well': [],
  'Answers take 2 s': [{ kind: 'latency', ms: 2000 }],
  'Too many requests': [{ kind: 'status', status: 429, retryAfter: 30 }],
  'The service fails': [{ kind: 'status', status: 500 }],
  'No connection': [{ kind: 'drop' }],
  'Answers break off': [{ kind: 'truncate' }],
}

const service = createLocalService()
const queryClient = new QueryClient()

/** From now on the service answers like this; the data of the page are refetched. */
function play(faults: readonly Fault[]) {
  service.faults(faults)
  queryClient.resetQueries()
}

export const Faults = () => (
  <TonCenterProvider baseUrl="http://faults.test" fetch={service.fetch} queryClient={queryClient} retries={0}>
    {Object.entries(FAULTS).map(([name, faults]) => (
      <button key={name} type="button" onClick={() => play(faults)}>
        {name}
      </button>
    ))}
    <BlockList heading="Blocks" paging="load-more" pageSize={5} />
  </TonCenterProvider>
)

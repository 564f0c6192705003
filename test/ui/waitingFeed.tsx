import { createClient } from '../../src/core/client.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { actionBook, actionMetadata, oddActions } from '../../stories/fixtures/actions.ts'
import { OWN } from '../../stories/fixtures/transactions.ts'

const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch: () => new Promise(() => {}) })

/** A feed that has its actions, at a service that never answers. */
export const waitingFeed = (
  <TonCenterProvider client={client} now={Date.UTC(2026, 0, 1, 12)} timeZone="UTC">
    <ActivityFeed address={OWN} data={oddActions} metadata={actionMetadata} addressBook={actionBook} />
  </TonCenterProvider>
)

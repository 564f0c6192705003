import { walletStatesFacts } from '../../../contract/v3/endpoints/walletStates.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const walletStates = /* @__PURE__ */ defineEndpoint(walletStatesFacts, {
  cache: 'block',
  worth: 'first',
  batch: byKey(walletStatesFacts, { key: 'address', keysOf: (row) => [row.address] }),
  owns: ownedBy(walletStatesFacts, { address: (row) => row.address }),
})

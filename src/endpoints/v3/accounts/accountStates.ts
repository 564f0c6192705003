import { accountStatesFacts } from '../../../contract/v3/endpoints/accountStates.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const accountStates = /* @__PURE__ */ defineEndpoint(accountStatesFacts, {
  cache: 'block',
  worth: 'first',
  batch: byKey(accountStatesFacts, { key: 'address', keysOf: (row) => [row.address] }),
  owns: ownedBy(accountStatesFacts, { address: (row) => row.address }),
})

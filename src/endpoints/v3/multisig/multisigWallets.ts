import { multisigWalletsFacts } from '../../../contract/v3/endpoints/multisigWallets.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const multisigWallets = /* @__PURE__ */ defineEndpoint(multisigWalletsFacts, {
  cache: 'block',
  batch: byKey(multisigWalletsFacts, { key: 'address', keysOf: (row) => [row.address], sendLimit: true }),
  owns: ownedBy(multisigWalletsFacts, {
    address: (row) => row.address,
    wallet_address: (row) => [...(row.signers ?? []), ...(row.proposers ?? [])],
  }),
  pagination: offsetPages(multisigWalletsFacts, { order: 'id', rowKey: ({ address }) => address }),
})

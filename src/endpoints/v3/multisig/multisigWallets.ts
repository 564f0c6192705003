import {
  type MultisigWalletsParams,
  type MultisigWalletsResponse,
  multisigWalletsFacts,
} from '../../../contract/v3/endpoints/multisigWallets.ts'
import type { Multisig } from '../../../contract/v3/multisig.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { foreignRows } from '../foreignRows.ts'

export const multisigWallets = /* @__PURE__ */ defineEndpoint<
  MultisigWalletsParams,
  MultisigWalletsResponse,
  'offset',
  Multisig
>(multisigWalletsFacts, {
  cache: 'block',
  batch: byKey<MultisigWalletsParams, MultisigWalletsResponse, Multisig>(multisigWalletsFacts, {
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  owns: (params, { multisigs: rows }) => [
    ...foreignAddresses(
      params.address,
      rows.map((row) => row.address),
    ),
    ...foreignRows(
      params.wallet_address,
      rows.map((row) => [...(row.signers ?? []), ...(row.proposers ?? [])]),
    ),
  ],
  pagination: offsetPages(multisigWalletsFacts, { order: 'id', rowKey: ({ address }) => address }),
})

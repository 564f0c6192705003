import {
  type WalletStatesParams,
  type WalletStatesResponse,
  walletStatesFacts,
} from '../../../contract/v3/endpoints/walletStates.ts'
import type { WalletState } from '../../../contract/v3/walletState.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const walletStates = /* @__PURE__ */ defineEndpoint<WalletStatesParams, WalletStatesResponse>(
  walletStatesFacts,
  {
    cache: 'block',
    batch: byKey<WalletStatesParams, WalletStatesResponse, WalletState>(walletStatesFacts, {
      key: 'address',
      keysOf: (row) => [row.address],
      sendLimit: false,
    }),
    owns: ({ address }, { wallets }) =>
      foreignAddresses(
        address,
        wallets.map((row) => row.address),
      ),
  },
)

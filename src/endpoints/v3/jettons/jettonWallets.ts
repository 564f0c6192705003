import {
  type JettonWalletsParams,
  type JettonWalletsResponse,
  jettonWalletsFacts,
} from '../../../contract/v3/endpoints/jettonWallets.ts'
import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import { byKey, byOwner } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import type { OneOrMany } from '../../../core/schema/checks.ts'
import * as z from '../../../core/schema/schema.ts'
import { refuse } from '../../../core/schema/schema.ts'
import type { AnyAddress } from '../../../core/values/address.ts'

const oneOwnerForManyJettons: z.Check<JettonWalletsParams> = (payload) => {
  const { value } = payload
  const many = (list: OneOrMany<AnyAddress> | undefined) => (Array.isArray(list) ? list.length : 0)
  if (many(value.jetton_address) > 1 && many(value.owner_address) !== 1) {
    refuse(payload, 'one jetton alone, or several with exactly one owner_address', ['jetton_address'])
  }
}

export const jettonWallets = /* @__PURE__ */ defineEndpoint<
  JettonWalletsParams,
  JettonWalletsResponse,
  'offset',
  JettonWallet
>(jettonWalletsFacts, {
  params: z.checked(jettonWalletsFacts.params, oneOwnerForManyJettons),
  cache: 'block',
  batch: byKey<JettonWalletsParams, JettonWalletsResponse, JettonWallet>(jettonWalletsFacts, {
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  batchPages: byOwner<JettonWalletsResponse, JettonWallet>(jettonWalletsFacts, {
    key: 'owner_address',
    ownerOf: ({ owner }) => owner,
    orderOf: ({ balance }) => balance,
    maxLimit: 1000,
    // Several jettons need exactly one owner.
    alone: ({ jetton_address: jettons }) => Array.isArray(jettons) && jettons.length > 1,
  }),
  owns: (params, { jetton_wallets: rows }) => [
    ...foreignAddresses(
      params.address,
      rows.map((row) => row.address),
    ),
    ...foreignAddresses(
      params.owner_address,
      rows.map((row) => row.owner),
    ),
    ...foreignAddresses(
      params.jetton_address,
      rows.map((row) => row.jetton),
    ),
  ],
  pagination: offsetPages(jettonWalletsFacts, {
    order: 'balance',
    rowKey: ({ address }) => address,
  }),
})

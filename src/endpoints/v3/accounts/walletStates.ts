import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address, hash } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { type WalletState, walletState } from '../../../schemas/wallet.ts'

export interface WalletStatesParams {
  /** One account or up to 1 000, in any form. */
  address: OneOrMany<AnyAddress>
  /** Only accounts with one of these codes. */
  code_hash?: OneOrMany<string> | undefined
}
export interface WalletStatesResponse extends Listed {
  /** Accounts that the chain has never seen are left out. The order is not that of the request. */
  wallets: WalletState[]
  address_book: AddressBook
  metadata: Metadata
}

/** Accounts read as wallets: balance, type, seqno. */
export const walletStates = /* @__PURE__ */ defineEndpoint<WalletStatesParams, WalletStatesResponse>({
  generation: 'v3',
  name: 'walletStates',
  method: 'GET',
  path: '/walletStates',
  params: z.params({ address: list(address), code_hash: z.optional(list(hash)) }),
  rows: 'wallets',
  response: z.object({
    wallets: z.array(walletState),
    address_book: addressBook,
    metadata,
  }),
  cache: 'block',
  batch: byKey<WalletStatesParams, WalletStatesResponse, WalletState>({
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: false,
  }),
  owns: ({ address }, { wallets }) =>
    foreignAddresses(
      address,
      wallets.map((row) => row.address),
    ),
})

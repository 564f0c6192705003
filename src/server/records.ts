import type { AnyEndpoint } from '../core/endpoint.ts'
import { getAddressInformation } from '../endpoints/v2/accounts/getAddressInformation.ts'
import { getMasterchainInfo } from '../endpoints/v2/blocks/getMasterchainInfo.ts'
import { getTransactions } from '../endpoints/v2/transactions/getTransactions.ts'
import { accountStates } from '../endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../endpoints/v3/accounts/addressBook.ts'
import { metadata } from '../endpoints/v3/accounts/metadata.ts'
import { walletStates } from '../endpoints/v3/accounts/walletStates.ts'
import { blocks } from '../endpoints/v3/blockchain/blocks.ts'
import { masterchainInfo } from '../endpoints/v3/blockchain/masterchainInfo.ts'
import { transactions } from '../endpoints/v3/blockchain/transactions.ts'
import { jettonMasters } from '../endpoints/v3/jettons/jettonMasters.ts'
import { jettonWallets } from '../endpoints/v3/jettons/jettonWallets.ts'

/**
 * Every endpoint: what the proxy knows. A list, because a namespace (`import * as v3`) would be built as one more export of the
 * public entry, and pull all records into whatever imports one. A test holds it against the entries.
 */
export const records: readonly AnyEndpoint[] = [
  getAddressInformation,
  getMasterchainInfo,
  getTransactions,
  accountStates,
  addressBook,
  metadata,
  walletStates,
  blocks,
  masterchainInfo,
  transactions,
  jettonMasters,
  jettonWallets,
]

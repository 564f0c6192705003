import type { AnyEndpoint } from '../core/endpoint.ts'
import { getAddressInformation } from '../endpoints/v2/accounts/getAddressInformation.ts'
import { getMasterchainInfo } from '../endpoints/v2/blocks/getMasterchainInfo.ts'
import { getTransactions } from '../endpoints/v2/transactions/getTransactions.ts'
import { accountStates } from '../endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../endpoints/v3/accounts/addressBook.ts'
import { metadata } from '../endpoints/v3/accounts/metadata.ts'
import { walletStates } from '../endpoints/v3/accounts/walletStates.ts'
import { actions } from '../endpoints/v3/actions/actions.ts'
import { pendingActions } from '../endpoints/v3/actions/pendingActions.ts'
import { pendingTraces } from '../endpoints/v3/actions/pendingTraces.ts'
import { traces } from '../endpoints/v3/actions/traces.ts'
import { adjacentTransactions } from '../endpoints/v3/blockchain/adjacentTransactions.ts'
import { blocks } from '../endpoints/v3/blockchain/blocks.ts'
import { masterchainBlockShardState } from '../endpoints/v3/blockchain/masterchainBlockShardState.ts'
import { masterchainBlockShards } from '../endpoints/v3/blockchain/masterchainBlockShards.ts'
import { masterchainInfo } from '../endpoints/v3/blockchain/masterchainInfo.ts'
import { messages } from '../endpoints/v3/blockchain/messages.ts'
import { pendingTransactions } from '../endpoints/v3/blockchain/pendingTransactions.ts'
import { transactions } from '../endpoints/v3/blockchain/transactions.ts'
import { transactionsByMasterchainBlock } from '../endpoints/v3/blockchain/transactionsByMasterchainBlock.ts'
import { transactionsByMessage } from '../endpoints/v3/blockchain/transactionsByMessage.ts'
import { dnsActiveAuctions } from '../endpoints/v3/dns/dnsActiveAuctions.ts'
import { dnsRecords } from '../endpoints/v3/dns/dnsRecords.ts'
import { jettonBurns } from '../endpoints/v3/jettons/jettonBurns.ts'
import { jettonMasters } from '../endpoints/v3/jettons/jettonMasters.ts'
import { jettonTransfers } from '../endpoints/v3/jettons/jettonTransfers.ts'
import { jettonWallets } from '../endpoints/v3/jettons/jettonWallets.ts'
import { addressInformation } from '../endpoints/v3/legacy/addressInformation.ts'
import { estimateFee } from '../endpoints/v3/legacy/estimateFee.ts'
import { runGetMethod } from '../endpoints/v3/legacy/runGetMethod.ts'
import { sendMessage } from '../endpoints/v3/legacy/sendMessage.ts'
import { walletInformation } from '../endpoints/v3/legacy/walletInformation.ts'
import { multisigOrders } from '../endpoints/v3/multisig/multisigOrders.ts'
import { multisigWallets } from '../endpoints/v3/multisig/multisigWallets.ts'
import { nftCollections } from '../endpoints/v3/nfts/nftCollections.ts'
import { nftItems } from '../endpoints/v3/nfts/nftItems.ts'
import { nftSales } from '../endpoints/v3/nfts/nftSales.ts'
import { nftTransfers } from '../endpoints/v3/nfts/nftTransfers.ts'
import { nominatorPool } from '../endpoints/v3/staking/nominatorPool.ts'
import { nominatorPoolNominator } from '../endpoints/v3/staking/nominatorPoolNominator.ts'
import { nominatorPoolNominatorEvents } from '../endpoints/v3/staking/nominatorPoolNominatorEvents.ts'
import { nominatorPoolNominatorRewards } from '../endpoints/v3/staking/nominatorPoolNominatorRewards.ts'
import { nominatorPoolValidatorEvents } from '../endpoints/v3/staking/nominatorPoolValidatorEvents.ts'
import { nominatorPoolValidatorRewards } from '../endpoints/v3/staking/nominatorPoolValidatorRewards.ts'
import { topAccountsByBalance } from '../endpoints/v3/stats/topAccountsByBalance.ts'
import { decode } from '../endpoints/v3/utils/decode.ts'
import { decodePost } from '../endpoints/v3/utils/decodePost.ts'
import { validatorComplaints } from '../endpoints/v3/validators/validatorComplaints.ts'
import { validatorCycles } from '../endpoints/v3/validators/validatorCycles.ts'
import { validatorElections } from '../endpoints/v3/validators/validatorElections.ts'
import { validatorEvents } from '../endpoints/v3/validators/validatorEvents.ts'
import { vesting } from '../endpoints/v3/vesting/vesting.ts'

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
  actions,
  pendingActions,
  pendingTraces,
  traces,
  adjacentTransactions,
  blocks,
  masterchainBlockShardState,
  masterchainBlockShards,
  masterchainInfo,
  messages,
  pendingTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
  dnsActiveAuctions,
  dnsRecords,
  jettonBurns,
  jettonMasters,
  jettonTransfers,
  jettonWallets,
  addressInformation,
  estimateFee,
  runGetMethod,
  sendMessage,
  walletInformation,
  multisigOrders,
  multisigWallets,
  nftCollections,
  nftItems,
  nftSales,
  nftTransfers,
  nominatorPool,
  nominatorPoolNominator,
  nominatorPoolNominatorEvents,
  nominatorPoolNominatorRewards,
  nominatorPoolValidatorEvents,
  nominatorPoolValidatorRewards,
  topAccountsByBalance,
  decode,
  decodePost,
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
  vesting,
]

import type { Context } from '../context.ts'
import { absent } from './absent.ts'
import { accountStates } from './accountStates.ts'
import { actions } from './actions.ts'
import { addressBook } from './addressBook.ts'
import { addressInformation } from './addressInformation.ts'
import { adjacentTransactions } from './adjacentTransactions.ts'
import { blocks } from './blocks.ts'
import type { Body } from './body.ts'
import { decode } from './decode.ts'
import { decodePost } from './decodePost.ts'
import { dnsActiveAuctions } from './dnsActiveAuctions.ts'
import { dnsRecords } from './dnsRecords.ts'
import { estimateFee } from './estimateFee.ts'
import { jettonBurns } from './jettonBurns.ts'
import { jettonMasters } from './jettonMasters.ts'
import { jettonTransfers } from './jettonTransfers.ts'
import { jettonWallets } from './jettonWallets.ts'
import { masterchainBlockShardState } from './masterchainBlockShardState.ts'
import { masterchainBlockShards } from './masterchainBlockShards.ts'
import { masterchainInfo } from './masterchainInfo.ts'
import { message } from './message.ts'
import { messages } from './messages.ts'
import { metadata } from './metadata.ts'
import { nftCollections } from './nftCollections.ts'
import { nftItems } from './nftItems.ts'
import { nftSales } from './nftSales.ts'
import { nftTransfers } from './nftTransfers.ts'
import { pendingActions } from './pendingActions.ts'
import { pendingTraces } from './pendingTraces.ts'
import { pendingTransactions } from './pendingTransactions.ts'
import type { Query } from './query.ts'
import { runGetMethod } from './runGetMethod.ts'
import { topAccountsByBalance } from './topAccountsByBalance.ts'
import { events, traces } from './traces.ts'
import { transactions } from './transactions.ts'
import { transactionsByMasterchainBlock } from './transactionsByMasterchainBlock.ts'
import { transactionsByMessage } from './transactionsByMessage.ts'
import { validatorCycles } from './validatorCycles.ts'
import { walletInformation } from './walletInformation.ts'
import { walletStates } from './walletStates.ts'

type Answer<Asked> = (asked: Asked, context: Context) => object | Promise<object>

/** The GET endpoints of v3, by path without the slash in front. */
export const v3Gets: ReadonlyMap<string, Answer<Query>> = /* @__PURE__ */ new Map<string, Answer<Query>>(
  Object.entries({
    ...absent,
    accountStates,
    actions,
    addressBook,
    addressInformation,
    adjacentTransactions,
    blocks,
    decode,
    'dns/activeAuctions': dnsActiveAuctions,
    'dns/records': dnsRecords,
    'jetton/burns': jettonBurns,
    'jetton/masters': jettonMasters,
    'jetton/transfers': jettonTransfers,
    'jetton/wallets': jettonWallets,
    masterchainBlockShardState,
    masterchainBlockShards,
    masterchainInfo,
    messages,
    metadata,
    'nft/collections': nftCollections,
    'nft/items': nftItems,
    'nft/sales': nftSales,
    'nft/transfers': nftTransfers,
    pendingActions,
    pendingTraces,
    pendingTransactions,
    topAccountsByBalance,
    traces,
    transactions,
    transactionsByMasterchainBlock,
    transactionsByMessage,
    'validators/cycles': validatorCycles,
    walletInformation,
    walletStates,
    // Other names under which real clients ask.
    account: addressInformation,
    events,
    wallet: walletInformation,
  }),
)

/** The POST endpoints of v3. */
export const v3Posts: ReadonlyMap<string, Answer<Body>> = /* @__PURE__ */ new Map<string, Answer<Body>>(
  Object.entries({ decode: decodePost, estimateFee, message, runGetMethod }),
)

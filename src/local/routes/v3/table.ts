import { accountStates } from '../../../endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../../endpoints/v3/accounts/addressBook.ts'
import { metadata } from '../../../endpoints/v3/accounts/metadata.ts'
import { walletStates } from '../../../endpoints/v3/accounts/walletStates.ts'
import { blocks } from '../../../endpoints/v3/blockchain/blocks.ts'
import { masterchainInfo } from '../../../endpoints/v3/blockchain/masterchainInfo.ts'
import { transactions } from '../../../endpoints/v3/blockchain/transactions.ts'
import { jettonMasters } from '../../../endpoints/v3/jettons/jettonMasters.ts'
import { jettonWallets } from '../../../endpoints/v3/jettons/jettonWallets.ts'
import type { Context } from '../context.ts'
import { accountStates as answerAccountStates } from './accountStates.ts'
import { addressBook as answerAddressBook } from './addressBook.ts'
import { blocks as answerBlocks } from './blocks.ts'
import { jettonMasters as answerJettonMasters } from './jettonMasters.ts'
import { jettonWallets as answerJettonWallets } from './jettonWallets.ts'
import { masterchainInfo as answerMasterchainInfo } from './masterchainInfo.ts'
import { metadata as answerMetadata } from './metadata.ts'
import type { Query } from './query.ts'
import { transactions as answerTransactions } from './transactions.ts'
import { walletStates as answerWalletStates } from './walletStates.ts'

export type V3Answer = (query: Query, context: Context) => object

/** What the local service answers of v3, by path without the slash in front. All of them are GET. */
export const v3Routes: ReadonlyMap<string, V3Answer> = /* @__PURE__ */ new Map(
  (
    [
      [masterchainInfo, answerMasterchainInfo],
      [blocks, answerBlocks],
      [accountStates, answerAccountStates],
      [walletStates, answerWalletStates],
      [addressBook, answerAddressBook],
      [metadata, answerMetadata],
      [transactions, answerTransactions],
      [jettonWallets, answerJettonWallets],
      [jettonMasters, answerJettonMasters],
    ] as const
  ).map(([record, answer]) => [record.path.slice(1), answer]),
)

const posts = 'decode estimateFee message runGetMethod'
const gets =
  'actions pendingActions pendingTraces traces adjacentTransactions masterchainBlockShardState masterchainBlockShards ' +
  'messages pendingTransactions transactionsByMasterchainBlock transactionsByMessage jetton/burns jetton/transfers ' +
  'nft/collections nft/items nft/sales nft/transfers dns/records dns/activeAuctions staking/nominatorPools/pool ' +
  'staking/nominatorPools/nominator staking/nominatorPools/nominatorEvents staking/nominatorPools/nominatorRewards ' +
  'staking/nominatorPools/validatorEvents staking/nominatorPools/validatorRewards validators/events ' +
  'validators/elections validators/cycles validators/complaints multisig/orders multisig/wallets vesting ' +
  'topAccountsByBalance decode addressInformation walletInformation'

/** Endpoints of the contract that are not served yet, as `GET path`. */
export const v3Unserved: ReadonlySet<string> = new Set([
  ...gets.split(' ').map((path) => `GET ${path}`),
  ...posts.split(' ').map((path) => `POST ${path}`),
])

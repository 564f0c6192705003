import type { AnyEndpoint } from '../../../core/endpoint.ts'
import { getAddressInformation } from '../../../endpoints/v2/accounts/getAddressInformation.ts'
import { getMasterchainInfo } from '../../../endpoints/v2/blocks/getMasterchainInfo.ts'
import { getTransactions } from '../../../endpoints/v2/transactions/getTransactions.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { getAddressInformation as answerGetAddressInformation } from './getAddressInformation.ts'
import { getMasterchainInfo as answerGetMasterchainInfo } from './getMasterchainInfo.ts'
import { getTransactions as answerGetTransactions } from './getTransactions.ts'

export interface V2Route {
  /** What the method takes. */
  readonly params: readonly string[]
  answer(args: Arguments, context: Context): unknown
}

const route = (record: AnyEndpoint, answer: V2Route['answer']) =>
  [record.path.slice(1), { params: Object.keys(record.params.shape), answer }] as const

/** What the local service answers of v2, by method name. */
export const v2Routes: ReadonlyMap<string, V2Route> = /* @__PURE__ */ new Map([
  route(getMasterchainInfo, answerGetMasterchainInfo),
  route(getAddressInformation, answerGetAddressInformation),
  route(getTransactions, answerGetTransactions),
])

/** Methods of the contract that are not served yet. */
const names =
  'getExtendedAddressInformation getWalletInformation getAddressBalance getAddressState getTokenData ' +
  'getMasterchainBlockSignatures getShardBlockProof getConsensusBlock lookupBlock getShards shards getBlockHeader ' +
  'getOutMsgQueueSize getBlockTransactions getBlockTransactionsExt getTransactionsStd tryLocateTx tryLocateResultTx ' +
  'tryLocateSourceTx sendBoc sendBocReturnHash estimateFee runGetMethod runGetMethodStd detectAddress detectHash ' +
  'packAddress unpackAddress getConfigParam getConfigAll getLibraries'
export const v2Unserved: ReadonlySet<string> = new Set(names.split(' '))

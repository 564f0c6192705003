import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { detectAddress } from './detectAddress.ts'
import { detectHash } from './detectHash.ts'
import { estimateFee } from './estimateFee.ts'
import { getAddressBalance } from './getAddressBalance.ts'
import { getAddressInformation } from './getAddressInformation.ts'
import { getAddressState } from './getAddressState.ts'
import { getBlockHeader } from './getBlockHeader.ts'
import { getBlockTransactions } from './getBlockTransactions.ts'
import { getBlockTransactionsExt } from './getBlockTransactionsExt.ts'
import { getConfigAll } from './getConfigAll.ts'
import { getConfigParam } from './getConfigParam.ts'
import { getConsensusBlock } from './getConsensusBlock.ts'
import { getExtendedAddressInformation } from './getExtendedAddressInformation.ts'
import { getLibraries } from './getLibraries.ts'
import { getMasterchainBlockSignatures } from './getMasterchainBlockSignatures.ts'
import { getMasterchainInfo } from './getMasterchainInfo.ts'
import { getOutMsgQueueSize } from './getOutMsgQueueSize.ts'
import { getShardBlockProof } from './getShardBlockProof.ts'
import { getShards } from './getShards.ts'
import { getTokenData } from './getTokenData.ts'
import { getTransactions } from './getTransactions.ts'
import { getTransactionsStd } from './getTransactionsStd.ts'
import { getWalletInformation } from './getWalletInformation.ts'
import { tryLocateResultTx, tryLocateSourceTx, tryLocateTx } from './locate.ts'
import { lookupBlock } from './lookupBlock.ts'
import { packAddress } from './packAddress.ts'
import { runGetMethod } from './runGetMethod.ts'
import { runGetMethodStd } from './runGetMethodStd.ts'
import { sendBoc, sendBocReturnHash } from './send.ts'
import { unpackAddress } from './unpackAddress.ts'

export interface V2Route {
  /** What the method takes: names that are not among them are refused in JSON. */
  readonly params: readonly string[]
  /** Whether it takes POST only. */
  readonly post: boolean
  answer(args: Arguments, context: Context): unknown
}

/** Params that repeat in a query. */
export const lists = ['libraries']

const reads = (answer: V2Route['answer'], params = ''): V2Route => ({
  params: params.split(' ').filter(Boolean),
  post: false,
  answer,
})
const writes = (answer: V2Route['answer'], params: string): V2Route => ({ ...reads(answer, params), post: true })

const account = 'address seqno'
const block = 'workchain shard seqno root_hash file_hash'
const history = 'address limit lt hash to_lt archival'
const page = `${block} after_lt after_hash count`
const ends = 'source destination created_lt'
const method = 'address method stack seqno'

/** The methods of v2, by name. */
export const v2Routes: ReadonlyMap<string, V2Route> = /* @__PURE__ */ new Map(
  Object.entries({
    getAddressInformation: reads(getAddressInformation, account),
    getExtendedAddressInformation: reads(getExtendedAddressInformation, account),
    getWalletInformation: reads(getWalletInformation, account),
    getAddressBalance: reads(getAddressBalance, account),
    getAddressState: reads(getAddressState, account),
    getTokenData: reads(getTokenData, account),
    getMasterchainInfo: reads(getMasterchainInfo),
    getMasterchainBlockSignatures: reads(getMasterchainBlockSignatures, 'seqno'),
    getShardBlockProof: reads(getShardBlockProof, 'workchain shard seqno from_seqno'),
    getConsensusBlock: reads(getConsensusBlock),
    lookupBlock: reads(lookupBlock, 'workchain shard seqno lt unixtime'),
    getShards: reads(getShards, 'seqno'),
    // By this name real clients ask.
    shards: reads(getShards, 'seqno'),
    getBlockHeader: reads(getBlockHeader, block),
    getOutMsgQueueSize: reads(getOutMsgQueueSize),
    getBlockTransactions: reads(getBlockTransactions, page),
    getBlockTransactionsExt: reads(getBlockTransactionsExt, page),
    getTransactions: reads(getTransactions, history),
    getTransactionsStd: reads(getTransactionsStd, history),
    tryLocateTx: reads(tryLocateTx, ends),
    tryLocateResultTx: reads(tryLocateResultTx, ends),
    tryLocateSourceTx: reads(tryLocateSourceTx, ends),
    sendBoc: writes(sendBoc, 'boc'),
    sendBocReturnHash: writes(sendBocReturnHash, 'boc'),
    estimateFee: writes(estimateFee, 'address body init_code init_data ignore_chksig'),
    runGetMethod: writes(runGetMethod, method),
    runGetMethodStd: writes(runGetMethodStd, method),
    detectAddress: reads(detectAddress, 'address'),
    detectHash: reads(detectHash, 'hash'),
    packAddress: reads(packAddress, 'address'),
    unpackAddress: reads(unpackAddress, 'address'),
    getConfigParam: reads(getConfigParam, 'config_id param seqno'),
    getConfigAll: reads(getConfigAll, 'seqno'),
    getLibraries: reads(getLibraries, 'libraries'),
  }),
)

/**
 * How true an answer of the local service is. `genuine`: from the TVM, cells, fees and exit codes as on any chain. `block model`:
 * numbers, times and lists are true of this chain, hashes of blocks are seeded digests. `synthetic`: made up where there is
 * nothing to be true to. `none of it`: checked and answered as on a chain that has no such contracts.
 */
export type Fidelity = 'genuine' | 'block model' | 'synthetic' | 'none of it'

const groups: Readonly<Record<'v2' | 'v3', Readonly<Record<Fidelity, string>>>> = {
  v3: {
    genuine:
      'accountStates addressBook metadata walletStates actions pendingActions pendingTraces traces adjacentTransactions ' +
      'messages pendingTransactions transactions transactionsByMasterchainBlock transactionsByMessage jetton/burns ' +
      'jetton/masters jetton/transfers jetton/wallets topAccountsByBalance decode addressInformation walletInformation ' +
      'nft/collections nft/items nft/transfers nft/sales dns/records dns/activeAuctions validators/cycles ' +
      'estimateFee message runGetMethod',
    'block model': 'blocks masterchainBlockShardState masterchainBlockShards masterchainInfo',
    synthetic: '',
    'none of it':
      'staking/nominatorPools/pool staking/nominatorPools/nominator staking/nominatorPools/nominatorEvents staking/nominatorPools/nominatorRewards ' +
      'staking/nominatorPools/validatorEvents staking/nominatorPools/validatorRewards validators/events ' +
      'validators/elections validators/complaints multisig/orders multisig/wallets vesting',
  },
  v2: {
    genuine:
      'getAddressInformation getExtendedAddressInformation getWalletInformation getAddressBalance getAddressState ' +
      'getTokenData getTransactions getTransactionsStd tryLocateTx tryLocateResultTx tryLocateSourceTx sendBoc ' +
      'sendBocReturnHash estimateFee runGetMethod runGetMethodStd detectAddress detectHash packAddress unpackAddress ' +
      'getConfigParam getConfigAll getLibraries jsonRPC',
    'block model':
      'getMasterchainInfo getConsensusBlock lookupBlock getShards getBlockHeader getOutMsgQueueSize ' +
      'getBlockTransactions getBlockTransactionsExt',
    synthetic: 'getMasterchainBlockSignatures getShardBlockProof',
    'none of it': '',
  },
}

/** How true the endpoint with this path (without a slash in front) is, or `undefined` for none of the contract's. */
export function fidelityOf(generation: 'v2' | 'v3', path: string): Fidelity | undefined {
  const found = Object.entries(groups[generation]).find(([, paths]) => paths.split(' ').includes(path))
  return found?.[0] as Fidelity | undefined
}

/** What needs the TVM, and so Node or a worker: everything else is answered in a page too, from the snapshot. */
export const needsTvm: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'v3/estimateFee',
  'v3/message',
  'v3/runGetMethod',
  'v2/sendBoc',
  'v2/sendBocReturnHash',
  'v2/estimateFee',
  'v2/runGetMethod',
  'v2/runGetMethodStd',
])

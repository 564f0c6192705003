import type { V2MasterchainInfo } from '../../../contract/v2/endpoints/getMasterchainInfo.ts'
import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockId } from './ids.ts'

export const getMasterchainInfo = blockModel((_: Arguments, { ledger }: Context): V2MasterchainInfo => {
  const { head, rows } = ledger
  return {
    '@type': 'blocks.masterchainInfo',
    last: blockId(head),
    state_root_hash: head.state_root_hash,
    init: { ...blockId(head), shard: '0', seqno: 0, ...rows.zerostate },
  }
})

import type { MasterchainInfo } from '../../../contract/v3/endpoints/masterchainInfo.ts'
import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import { asBlock } from './block.ts'
import type { Query } from './query.ts'

export const masterchainInfo = blockModel(
  (_query: Query, context: Context): MasterchainInfo => ({
    last: asBlock(context.ledger.head, context),
    first: asBlock(context.ledger.first, context),
  }),
)

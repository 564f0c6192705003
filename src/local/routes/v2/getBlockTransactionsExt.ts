import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockPage } from './blockPage.ts'
import { blockId } from './ids.ts'
import { asTransactionExt } from './transactionRows.ts'

export const getBlockTransactionsExt = blockModel((args: Arguments, context: Context) => {
  const { block, rows, count, incomplete } = blockPage(args, context)
  return {
    '@type': 'blocks.transactionsExt',
    id: blockId(block),
    req_count: count,
    incomplete,
    transactions: rows.map(asTransactionExt),
  }
})

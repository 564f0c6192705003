import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockPage } from './blockPage.ts'
import { blockId } from './ids.ts'

/** The bits for the fields of a short id: account, logical time and hash. */
const MODE = 135

export const getBlockTransactions = blockModel((args: Arguments, context: Context) => {
  const { block, rows, count, incomplete } = blockPage(args, context)
  return {
    '@type': 'blocks.transactions',
    id: blockId(block),
    req_count: count,
    incomplete,
    transactions: rows.map(({ account, lt, hash }) => ({
      '@type': 'blocks.shortTxId',
      mode: MODE,
      account: account.toLowerCase(),
      lt,
      hash,
    })),
  }
})

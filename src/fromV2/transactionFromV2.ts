import type { TransactionStdBody } from '../contract/v2/transactionStdBody.ts'
import type { V2Transaction } from '../contract/v2/v2Transaction.ts'
import type { TransactionDescription } from '../contract/v3/transactionDescription.ts'
import { rawForm } from '../core/values/address.ts'
import { type MessageFacts, messageFromV2 } from './messageFromV2.ts'
import { readTransactionBoc, type TransactionBoc } from './readTransactionBoc.ts'
import type { ShownTransaction } from './shown.ts'

/**
 * A row of `getTransactions`, `getTransactionsStd`, `getBlockTransactionsExt`, or the answer of `tryLocateTx` and its like.
 */
export type AnyV2Transaction = (V2Transaction | TransactionStdBody) & { account?: string | undefined }

/**
 * A transaction of v2 in the form that `TransactionList` and `TransactionDetails` render. Phases, exit codes, account states and
 * bounces are read from the transaction's own cells (`data`). Without these cells, or with others, the outcome is unknown. Block,
 * trace and balance are absent: v2 does not report them.
 *
 * @param account the account of the request, in any form. Services before 2023 do not name it in the row: then the messages decide.
 * `''` where they do not either
 */
export function transactionFromV2(transaction: AnyV2Transaction, account?: string): ShownTransaction {
  const { transaction_id: id, utime, fee, out_msgs } = transaction
  const { in_msg: incoming } = transaction
  const boc = cellsOf(transaction)
  const description = boc?.description ?? untold(incoming !== undefined)
  const sent = out_msgs.map((message) =>
    messageFromV2(message, {
      // A message is written in the transaction that sends it; one that returns is alone there.
      created_at: String(utime),
      bounced: boc ? description.bounce?.type === 'ok' : null,
    }),
  )
  const received = incoming ? messageFromV2(incoming, headOf(boc)) : null
  const { accountHash, incoming: _head, ...bocFacts } = boc ?? {}
  return {
    // v2 adds to the fees of the transaction what the way of the sent messages costs.
    total_fees: String(
      out_msgs.reduce((rest, { fwd_fee, ihr_fee }) => rest - BigInt(fwd_fee) - BigInt(ihr_fee), BigInt(fee)),
    ),
    ...bocFacts,
    description,
    account: rawForm(
      transaction.account ??
        transaction.address?.account_address ??
        account ??
        received?.destination ??
        sent[0]?.source ??
        // Without messages: ticks and tocks, which special accounts of the masterchain have, and nobody else.
        (description.type === 'tick_tock' && accountHash ? `-1:${accountHash}` : ''),
    ),
    hash: id.hash,
    lt: id.lt,
    now: utime,
    in_msg: received,
    out_msgs: sent,
  }
}

/** The facts of the cells; nothing where they are those of another transaction, or of none. */
function cellsOf({ data, transaction_id: { lt } }: AnyV2Transaction): TransactionBoc | undefined {
  try {
    const read = readTransactionBoc(data)
    return read.lt === lt ? read : undefined
  } catch {
    return
  }
}

/** Of a transaction whose cells are not there: without an incoming message it is none of the ordinary ones. */
const untold = (hasMessage: boolean): TransactionDescription => ({ type: hasMessage ? 'ord' : 'tick_tock' })

function headOf(boc: TransactionBoc | undefined): MessageFacts {
  const { type, ...head } = boc?.incoming ?? {}
  return head
}

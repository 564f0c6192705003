import type { Message } from '../../../contract/v3/message.ts'
import { parseBoc } from '../../../core/values/cell.ts'
import type { TransactionRow } from '../../index/rows.ts'
import { accountAddress, extraCurrencies, friendly, transactionId } from './ids.ts'

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const rootBytes = (boc: string | null | undefined) => (boc ? parseBoc(boc).bytes : new Uint8Array())

/** The body: a comment as text, everything else as it is. */
function dataOf({ message_content, init_state }: Message) {
  const comment = message_content?.decoded?.comment
  if (typeof comment === 'string')
    return { '@type': 'msg.dataText', text: base64(new TextEncoder().encode(comment)) } as const
  return { '@type': 'msg.dataRaw', body: message_content?.body ?? '', init_state: init_state?.body ?? '' } as const
}

const factsOf = (message: Message) => ({
  hash: message.hash,
  value: message.value ?? '0',
  extra_currencies: extraCurrencies(message.value_extra_currencies),
  fwd_fee: message.fwd_fee ?? '0',
  ihr_fee: message.ihr_fee ?? '0',
  created_lt: message.created_lt ?? '0',
  body_hash: message.message_content?.hash ?? '',
  msg_data: dataOf(message),
})

const asMessage = (message: Message) => ({
  '@type': 'ext.message',
  source: friendly(message.source),
  destination: friendly(message.destination),
  ...factsOf(message),
  message:
    typeof message.message_content?.decoded?.comment === 'string'
      ? message.message_content.decoded.comment
      : // Not a text: the bits of the root cell, and a line break where there are any.
        base64(rootBytes(message.message_content?.body)).replace(/.$/, '$&\n'),
})

const asMessageStd = (message: Message) => ({
  '@type': 'raw.message',
  source: accountAddress(message.source),
  destination: accountAddress(message.destination),
  ...factsOf(message),
})

function bodyOf<Spelled>(row: TransactionRow, spell: (message: Message) => Spelled) {
  const { account, boc, hash, lt, now, total_fees, description, in_msg, out_msgs } = row
  // Unlike `total_fees` of v3, `fee` has what forwarding the sent messages costs in it.
  const fee = out_msgs.reduce((sum, { fwd_fee }) => sum + BigInt(fwd_fee ?? 0), BigInt(total_fees))
  const storage = BigInt(description.storage_ph?.storage_fees_collected ?? 0)
  return {
    address: accountAddress(account),
    utime: now,
    data: boc,
    transaction_id: transactionId(lt, hash),
    fee: fee.toString(),
    storage_fee: storage.toString(),
    other_fee: (fee - storage).toString(),
    ...(in_msg && { in_msg: spell(in_msg) }),
    out_msgs: out_msgs.map(spell),
  }
}

/** A transaction as `getTransactions` and the `tryLocate…` methods spell it. */
export const asTransaction = (row: TransactionRow) => ({
  '@type': 'ext.transaction',
  account: row.account,
  ...bodyOf(row, asMessage),
})

/** As `getTransactionsStd` does. */
export const asTransactionStd = (row: TransactionRow) => ({ '@type': 'raw.transaction', ...bodyOf(row, asMessageStd) })

/** As `getBlockTransactionsExt` does. */
export const asTransactionExt = (row: TransactionRow) => ({
  '@type': 'raw.transactionExt',
  account: row.account,
  ...bodyOf(row, asMessageStd),
})

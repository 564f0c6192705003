import { toFriendlyAddress } from '../../../core/address.ts'
import type { Message } from '../../../schemas/message.ts'
import type { MessageData, V2Message, V2Transaction } from '../../../schemas/v2/transaction.ts'
import { rootBytes } from '../../ledger/boc.ts'
import type { TransactionRow } from '../../ledger/rows.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import type { Arguments } from './arguments.ts'
import { transactionId } from './ids.ts'

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const friendly = (address: string | null) => (address === null ? '' : toFriendlyAddress(address))

function content({ message_content, init_state }: Message): { msg_data: MessageData; message: string } {
  const body = message_content?.body ?? ''
  const comment = message_content?.decoded?.comment
  if (typeof comment === 'string') {
    const text = Array.from(new TextEncoder().encode(comment), (byte) => String.fromCharCode(byte)).join('')
    return { msg_data: { '@type': 'msg.dataText', text: btoa(text) }, message: comment }
  }
  return {
    msg_data: { '@type': 'msg.dataRaw', body, init_state: init_state?.body ?? '' },
    // Not a text: the bits of the root cell, and a line break where there are any.
    message: base64(rootBytes(body)).replace(/.$/, '$&\n'),
  }
}

const asMessage = (message: Message): V2Message => ({
  '@type': 'ext.message',
  hash: message.hash,
  source: friendly(message.source),
  destination: friendly(message.destination),
  value: message.value ?? '0',
  extra_currencies: [],
  fwd_fee: message.fwd_fee ?? '0',
  ihr_fee: message.ihr_fee ?? '0',
  created_lt: message.created_lt ?? '0',
  body_hash: message.message_content?.hash ?? '',
  ...content(message),
})

function asTransaction({ account, boc, hash, lt, now, total_fees, description, in_msg, out_msgs }: TransactionRow) {
  // Unlike `total_fees` of v3, `fee` has what forwarding the sent messages costs in it.
  const fee = out_msgs.reduce((sum, { fwd_fee }) => sum + BigInt(fwd_fee ?? 0), BigInt(total_fees))
  const storage = BigInt(description.storage_ph?.storage_fees_collected ?? 0)
  return {
    '@type': 'ext.transaction',
    address: { '@type': 'accountAddress', account_address: friendly(account) },
    account,
    utime: now,
    data: boc,
    transaction_id: transactionId(lt, hash),
    fee: fee.toString(),
    storage_fee: storage.toString(),
    other_fee: (fee - storage).toString(),
    ...(in_msg && { in_msg: asMessage(in_msg) }),
    out_msgs: out_msgs.map(asMessage),
  } satisfies V2Transaction
}

export function getTransactions(args: Arguments, { ledger }: Context): V2Transaction[] {
  const history = ledger.transactionsOf.get(args.address()) ?? []
  const limit = args.int('limit', 1, 1000) ?? 10
  // 0 counts as absent.
  const lt = args.lt('lt') || undefined
  const hash = args.hash('hash')
  const toLt = args.lt('to_lt') ?? 0n
  // Every node here is archival; a value that is none is refused all the same.
  args.bool('archival')
  if ((lt === undefined) !== (hash === undefined))
    throw new Refusal(422, 'failed to validate request: lt and hash are needed both or none')
  let end = history.length
  if (lt !== undefined) {
    const place = history.findIndex((row) => BigInt(row.lt) === lt && row.hash === hash)
    if (place < 0) throw new Refusal(500, 'LITE_SERVER_UNKNOWN: cannot compute block with specified transaction')
    end = place + 1
  }
  return history
    .slice(Math.max(0, end - limit), end)
    .reverse()
    .filter((row) => BigInt(row.lt) > toLt)
    .map(asTransaction)
}

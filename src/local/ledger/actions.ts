import type { Action, ActionOf, ActionType } from '../../schemas/action.ts'
import type { JettonWallet } from '../../schemas/jetton.ts'
import type { Message } from '../../schemas/message.ts'
import { opcodes, spellOpcode } from './decode.ts'
import { readJettonEvent } from './jettonRows.ts'
import { readNftTransfer } from './nftRows.ts'
import type { NftItemRow, TransactionRow } from './rows.ts'
import { firstOf, isComplete, lastOf, type TraceRow } from './trace.ts'

/** What telling a trace needs to know beside it. */
export interface Known {
  holding(address: string): JettonWallet | undefined
  isMaster(address: string): boolean
  item(address: string): NftItemRow | undefined
}

type Told<Type extends ActionType> = Pick<ActionOf<Type>, 'type' | 'details'>

const is = (message: Message | null | undefined, op: number) => message?.opcode === spellOpcode(op)
const optional = <Key extends string>(key: Key, value: string | null | undefined) =>
  value == null ? {} : ({ [key]: value } as Record<Key, string>)

/** Whether what a transaction was for came true. Money that an account without code got by a message that does not bounce arrived. */
function succeeded({ description, in_msg }: TransactionRow): boolean {
  if (!description.aborted) return true
  return description.compute_ph?.skipped === true && in_msg?.bounce === false
}

const deploys = ({ orig_status, end_status }: TransactionRow) => orig_status !== 'active' && end_status === 'active'

/** Members of details that name who takes part, reached by a transaction or not. */
const parties = [
  'sender',
  'receiver',
  'sender_jetton_wallet',
  'receiver_jetton_wallet',
  'owner',
  'old_owner',
  'new_owner',
]

/** Tells what a trace amounts to, in the types that the service uses: transfers, calls, deploys, and what jettons do. */
export function tellActions(trace: TraceRow, known: Known): Action[] {
  const { transactions } = trace
  const receiver = new Map(transactions.flatMap((row) => (row.in_msg ? [[row.in_msg.hash, row] as const] : [])))
  const caused = (row: TransactionRow) => row.out_msgs.flatMap(({ hash }) => receiver.get(hash) ?? [])
  const withAll = (row: TransactionRow): TransactionRow[] => [row, ...caused(row).flatMap(withAll)]
  const [first, last] = [firstOf(trace), lastOf(trace)]
  const complete = isComplete(trace)
  const actions: Action[] = []

  function tell<Type extends ActionType>(told: Told<Type>, rows: TransactionRow[], success: boolean, id?: string) {
    const [start, end] = [rows[0] as TransactionRow, rows.reduce((a, b) => (BigInt(a.lt) > BigInt(b.lt) ? a : b))]
    const accounts = rows.flatMap(({ account, in_msg }) => [account, ...(in_msg?.source ? [in_msg.source] : [])])
    const said = told.details as unknown as Readonly<Record<string, unknown>>
    accounts.push(...parties.map((party) => said[party]).filter((party): party is string => typeof party === 'string'))
    const { in_msg } = first
    actions.push({
      trace_id: trace.id,
      action_id: id ?? start.hash,
      start_lt: start.lt,
      end_lt: end.lt,
      start_utime: start.now,
      end_utime: end.now,
      trace_end_lt: last.lt,
      trace_end_utime: last.now,
      trace_mc_seqno_end: complete ? last.mc_block_seqno : 0,
      transactions: rows.map(({ hash }) => hash),
      success,
      ...told,
      ...optional('trace_external_hash', in_msg?.hash),
      ...optional('trace_external_hash_norm', in_msg?.hash_norm),
      accounts: [...new Set(accounts)].sort(),
      finality: complete ? 'finalized' : 'pending',
    } as Action)
  }

  /** What a jetton wallet was asked to do. Gives whether it was something to do with jettons. */
  function tellJettons(row: TransactionRow): boolean {
    const wallet = known.holding(row.account)
    // A transfer that failed is an action, though not a row of the list of transfers.
    const event = wallet && readJettonEvent({ ...row, description: { ...row.description, aborted: false } }, wallet)
    if (!event) return false
    const rows = withAll(row)
    const next = caused(row).find(({ in_msg }) => !in_msg?.bounced && !is(in_msg, opcodes.excess))
    const success = succeeded(row) && (!next || succeeded(next))
    const { jetton: asset, owner, address } = wallet
    if (event.kind === 'burn') {
      const details = { owner, owner_jetton_wallet: address, asset, amount: event.row.amount }
      tell({ type: 'jetton_burn', details }, rows, success)
      return true
    }
    const { destination, amount, query_id, response_destination, custom_payload, forward_payload } = event.row
    const comment = event.row.decoded_forward_payload?.comment
    const details = {
      asset,
      sender: owner,
      receiver: destination || null,
      sender_jetton_wallet: address,
      receiver_jetton_wallet: next && known.holding(next.account) ? next.account : null,
      amount,
      comment: typeof comment === 'string' ? comment : null,
      is_encrypted_comment: false,
      query_id,
      response_destination,
      custom_payload,
      forward_payload,
      forward_amount: event.row.forward_ton_amount,
    }
    tell({ type: 'jetton_transfer', details }, rows, success)
    return true
  }

  function tellMint(row: TransactionRow): boolean {
    if (!known.isMaster(row.account) || !is(row.in_msg, opcodes.jettonMint)) return false
    const minted = caused(row).find(({ in_msg }) => is(in_msg, opcodes.jettonInternalTransfer))
    const wallet = minted && known.holding(minted.account)
    const amount = (minted?.in_msg?.message_content?.decoded?.amount as { value?: string } | undefined)?.value
    if (!wallet || amount === undefined) return false
    const details = {
      asset: row.account,
      receiver: wallet.owner,
      receiver_jetton_wallet: wallet.address,
      amount,
      ton_amount: minted?.in_msg?.value ?? null,
    }
    tell({ type: 'jetton_mint', details }, withAll(row), succeeded(row) && succeeded(minted))
    return true
  }

  /** What an NFT item was asked for, or its beginning. Gives whether it was either. */
  function tellNft(row: TransactionRow): boolean {
    const item = known.item(row.account)
    if (!item) return false
    const { collection_address: nft_collection, index: nft_item_index, address: nft_item } = item
    const minted = deploys(row) && row.in_msg?.source === nft_collection
    if (minted) {
      const owner = item.owner_address
      const details = { ...optional('owner', owner), nft_item, nft_collection, nft_item_index }
      tell({ type: 'nft_mint', details }, [row], succeeded(row), row.in_msg?.hash)
      return true
    }
    const transfer = readNftTransfer(row, item)
    if (!transfer) return false
    const comment = transfer.decoded_forward_payload?.comment
    const details = {
      nft_collection,
      nft_item,
      nft_item_index,
      ...optional('old_owner', transfer.old_owner),
      new_owner: transfer.new_owner || null,
      is_purchase: false,
      query_id: transfer.query_id,
      response_destination: transfer.response_destination,
      custom_payload: transfer.custom_payload,
      forward_payload: transfer.forward_payload,
      forward_amount: transfer.forward_amount,
      comment: typeof comment === 'string' ? comment : null,
      is_encrypted_comment: false,
      marketplace: null,
      real_old_owner: null,
    }
    tell({ type: 'nft_transfer', details }, withAll(row), succeeded(row))
    return true
  }

  function visit(row: TransactionRow): void {
    const { in_msg, account } = row
    // What comes back belongs to what was sent, and was told with it.
    if (in_msg?.bounced) return
    const of = {
      ...optional('opcode', in_msg?.opcode),
      ...optional('source', in_msg?.source),
      destination: account,
      ...optional('value', in_msg?.value),
    }
    if (deploys(row) && !known.item(account)) tell({ type: 'contract_deploy', details: of }, [row], true, in_msg?.hash)
    if (in_msg?.source == null) {
      // A message from outside is worth telling by itself only where nothing followed from it.
      if (!row.out_msgs.length)
        tell({ type: 'call_contract', details: { ...of, extra_currencies: {} } }, [row], succeeded(row))
    } else {
      if (tellJettons(row) || tellMint(row) || tellNft(row)) return
      const comment = in_msg.message_content?.decoded?.comment
      if (in_msg.opcode === null || is(in_msg, opcodes.comment)) {
        const details = {
          source: in_msg.source,
          destination: account,
          value: in_msg.value,
          value_extra_currencies: {},
          comment: typeof comment === 'string' ? comment : null,
          encrypted: false,
        }
        tell({ type: 'ton_transfer', details }, [row], succeeded(row))
      } else if (!is(in_msg, opcodes.excess)) {
        tell({ type: 'call_contract', details: { ...of, extra_currencies: {} } }, [row], succeeded(row))
      }
    }
    for (const next of caused(row)) visit(next)
  }

  visit(first)
  return actions
}

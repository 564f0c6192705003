import { Address, type Builder, beginCell, type Cell } from '@ton/core'
import type { Message } from '../../src/contract/v3/message.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import type { ActionType } from '../../src/endpoints/v3/actions/actionOf.ts'
import { classify } from '../../src/local/classify/classify.ts'
import { type Facts, NO_FACTS } from '../../src/local/classify/facts.ts'

/** An account of a made-up trace: one letter or two, repeated. */
export const raw = (name: string) =>
  `0:${Buffer.from(name.padEnd(32, name)).toString('hex').toUpperCase().slice(0, 64)}`
export const address = (name: string) => Address.parse(raw(name))

/** A message of a made-up trace, and those that its receiver sends. */
export interface Sent {
  /** The receiver; `null` for a message to the outside. */
  to: string | null
  /** Absent where the body is shorter than an opcode. */
  op?: number
  /** What follows the opcode. */
  body?: (builder: Builder) => Builder
  /** Nanograms; `null` for a message from outside. */
  value?: bigint | null
  extra?: Record<string, string>
  aborted?: boolean
  bounce?: boolean
  /** The receiver becomes a contract. */
  deploys?: boolean
  init?: Cell
  /** No message, but the clock of the chain caused it: only the first of a trace. */
  isTick?: boolean
  sends?: Sent[]
}

export const comment = (text: string) => ({ op: 0, body: (builder: Builder) => builder.storeStringTail(text) })
/** A body that begins with the number of a query. */
export const queried =
  (rest: (builder: Builder) => Builder = (builder) => builder) =>
  (builder: Builder) =>
    rest(builder.storeUint(7, 64))

const hash = (kind: string, number: number) => Buffer.from(`${kind}${number}`.padEnd(32, '.')).toString('base64')
const boc = (cell: Cell) => cell.toBoc().toString('base64')
/** A payload as the service writes it, by another library. */
export const payloadOf = (builder: Builder) => builder.endCell().toBoc({ idx: false, crc32: true }).toString('base64')

/** The transactions that a message causes, in a chain of their own. */
function play(first: Sent): Transaction[] {
  const rows: Transaction[] = []
  let count = 0
  const message = (from: string | null, sent: Sent, lt: number): Message => {
    const builder = beginCell()
    if (sent.op !== undefined) builder.storeUint(sent.op, 32)
    const body = (sent.body?.(builder) ?? builder).endCell()
    const isOutside = from === null || sent.to === null
    return {
      hash: hash('message', count++),
      source: from,
      destination: sent.to === null ? null : raw(sent.to),
      value: isOutside || sent.value === null ? null : (sent.value ?? 100_000_000n).toString(),
      value_extra_currencies: sent.extra ?? {},
      fwd_fee: null,
      ihr_fee: null,
      created_lt: from === null ? null : String(lt),
      created_at: from === null ? null : '1700000000',
      opcode: sent.op === undefined ? null : `0x${sent.op.toString(16).padStart(8, '0')}`,
      ihr_disabled: null,
      bounce: sent.bounce ?? true,
      bounced: false,
      import_fee: null,
      message_content: { hash: hash('body', count), body: boc(body), decoded: null },
      init_state: sent.init ? { hash: hash('init', count), body: boc(sent.init), decoded: null } : null,
    }
  }
  const open: { sent: Sent; in_msg: Message }[] = [{ sent: first, in_msg: message(null, first, 0) }]
  for (const { sent, in_msg } of open) {
    const lt = (rows.length + 1) * 1000
    const account = raw(sent.to ?? '')
    const then = (sent.sends ?? []).map((next, place) => ({
      sent: next,
      in_msg: message(account, next, lt + 1 + place),
    }))
    open.push(...then.filter(({ sent: next }) => next.to !== null))
    rows.push({
      account,
      hash: hash('transaction', rows.length),
      lt: String(lt),
      now: 1_700_000_000 + rows.length,
      mc_block_seqno: 1,
      orig_status: sent.deploys ? 'uninit' : 'active',
      end_status: 'active',
      description: {
        type: sent.isTick ? 'tick_tock' : 'ord',
        aborted: sent.aborted ?? false,
        compute_ph: { skipped: false },
      },
      in_msg: sent.isTick ? null : in_msg,
      out_msgs: then.map((next) => next.in_msg),
    } as unknown as Transaction)
  }
  return rows
}

/** A message from outside to a wallet, and its result. */
export const fromWallet = (wallet: string, ...sends: Sent[]): Sent => ({ to: wallet, op: 0x7369676e, sends })

/** The actions of what a message causes. */
export const actionsOf = (first: Sent, facts: Partial<Facts> = {}) => {
  const transactions = play(first)
  const trace = { id: transactions[0]?.hash as string, transactions, complete: true }
  return classify(trace, { ...NO_FACTS, ...facts })
}

/** Those that everybody sees who knows all types: no parts. */
export const wholesOf = (first: Sent, facts: Partial<Facts> = {}) =>
  actionsOf(first, facts)
    .filter(({ ancestors }) => !ancestors.length)
    .map(({ action }) => action)

/** The hashes of the transactions with these places in the trace. */
export const places = (...numbers: number[]) => numbers.map((number) => hash('transaction', number))

/** A trace with an action of one type, made by hand from the rules of the service. */
export interface Case {
  type: ActionType
  says: string
  first: Sent
  facts?: Partial<Facts>
  /** Places of the action's transactions in the trace. */
  at: number[]
  success?: boolean
  details: object
  /** Types of its parts, for clients that do not know it. */
  parts?: ActionType[]
  /** Types of the other actions. */
  beside?: ActionType[]
}

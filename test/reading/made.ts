import type { Action } from '../../src/contract/v3/action.ts'
import type { Message } from '../../src/contract/v3/message.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { traceOf } from './goldenTraces.ts'

export const accountOf = (digit: number) => `0:${digit.toString(16).toUpperCase().repeat(64).slice(0, 64)}`
/** A wallet, its jetton wallet, the receiver, and the jetton wallet of the receiver. */
export const [WALLET, OWN, RECEIVER, THEIRS, MASTER] = [1, 2, 3, 4, 5].map(accountOf) as [
  string,
  string,
  string,
  string,
  string,
]

/** A message by what matters of it; the hash connects it with the transaction that receives it. */
export const message = (hash: string, more: Partial<Message> = {}): Message =>
  ({
    hash,
    source: null,
    destination: null,
    value: null,
    fwd_fee: null,
    ihr_fee: null,
    import_fee: null,
    opcode: null,
    bounce: null,
    bounced: false,
    message_content: null,
    ...more,
  }) as unknown as Message

type Description = Partial<Transaction['description']>
type Row = Partial<Omit<Transaction, 'description'>> & { account: string; description?: Description }

/** A phase of code that ran well, and one that ended with a code. */
export const ran = { skipped: false, success: true, exit_code: 0, gas_fees: '1000' }
export const ended = (exit_code: number) => ({ ...ran, success: false, exit_code })
/** A run whose message returned; its compute phase is to be added. */
export const bounced = { aborted: true, action: undefined, bounce: { type: 'ok' } } as const
export const acted = { success: true, result_code: 0, skipped_actions: 0, msgs_created: 1 }

/** Final transactions in the order of their logical times. */
export function rows(...all: Row[]): Transaction[] {
  return all.map(
    ({ description, ...row }, index) =>
      ({
        hash: `T${index}`,
        lt: String(1000 + index),
        now: 1_700_000_000 + index,
        total_fees: '1500',
        in_msg: null,
        out_msgs: [],
        finality: 'finalized',
        emulated: false,
        description: { type: 'ord', aborted: false, compute_ph: ran, action: acted, ...description },
        ...row,
      }) as unknown as Transaction,
  )
}

/** An action of the service about these transactions. */
export const action = (type: string, details: object, transactions: string[], success = true): Action =>
  ({
    action_id: `A-${type}-${transactions.join()}`,
    type,
    details,
    transactions,
    success,
    start_lt: '1000',
    end_lt: '1001',
    finality: 'finalized',
  }) as unknown as Action

/** A wallet is asked from outside to send one message, which one account receives. */
export function sent(
  wallet: Description,
  receiver: Description | undefined,
  payment: Partial<Message> = {},
  back?: Partial<Message>,
): Transaction[] {
  const paid = message('M1', { source: WALLET, destination: RECEIVER, value: '1000000', fwd_fee: '300', ...payment })
  const returned = back && message('M2', { source: RECEIVER, destination: WALLET, bounced: true, ...back })
  return rows(
    {
      account: WALLET,
      in_msg: message('M0', { destination: WALLET }),
      out_msgs: receiver ? [paid] : [],
      description: wallet,
    },
    ...(receiver
      ? [{ account: RECEIVER, in_msg: paid, out_msgs: returned ? [returned] : [], description: receiver }]
      : []),
    ...(returned ? [{ account: WALLET, in_msg: returned }] : []),
  )
}

export const tonTransfer = (transactions: string[], success = true): Action =>
  action('ton_transfer', { source: WALLET, destination: RECEIVER, value: '1000000' }, transactions, success)

export const traceWith = (transactions: readonly Transaction[], actions?: Action[], more?: Partial<Trace>): Trace =>
  traceOf(transactions, { actions, ...more })

export const outcomeOf = (transactions: readonly Transaction[], actions?: Action[], more?: Partial<Trace>) =>
  readTrace(traceWith(transactions, actions, more)).outcome

/** A wallet pays two accounts by one request. @param second how the run of the second ended */
export function twoPayments(second: Description, skipped = 0): Transaction[] {
  const [one, two] = [RECEIVER, THEIRS].map((destination, index) =>
    message(`M${index + 1}`, { source: WALLET, destination, value: '5' }),
  ) as [Message, Message]
  return rows(
    {
      account: WALLET,
      in_msg: message('M0', { destination: WALLET }),
      out_msgs: [one, two],
      description: { action: { ...acted, msgs_created: 2, skipped_actions: skipped } as never },
    },
    { account: RECEIVER, in_msg: one },
    { account: THEIRS, in_msg: two, description: second },
  )
}

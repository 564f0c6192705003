import { hashOf, message, OTHER, OWN, transaction } from '../fixtures/transactions.ts'

/** The index and the queue know nothing of the message. */
export const noTraces = {
  '/traces': { traces: [], address_book: {}, metadata: {} },
  '/pendingTraces': { traces: [], address_book: {}, metadata: {} },
}

interface Ending {
  /** Nanograms that left with the first message. */
  gone?: string
  /** Nanograms that the receiver sent back: its code failed. */
  back?: string
  /** The wallet had too few coins, and left its message out. */
  isSkipped?: boolean
}

/** What the account's own transaction costs, and the one that takes back what was refused: nanograms. */
const FEES = { own: 3_833_331n, forward: 266_669n, skipped: 3_000_000n, taking: 400_000n }
const LEFT = 1_244_503_291_200n

const REFUSAL = {
  type: 'ord',
  aborted: true,
  compute_ph: { skipped: false, success: false, exit_code: 13, gas_used: '3308', gas_fees: '1323200' },
  bounce: { type: 'ok' },
} as const

/** The steps of a message: the account's own, that of the receiver, and the one that takes back what it refused. */
function stepsOf({ gone = '40000000000', back, isSkipped = false }: Ending) {
  const first = transaction({})
  const stateOf = (balance: bigint) => ({ ...first.account_state_before, balance: String(balance) })
  const fromOutside = { source: null, value: null, fwd_fee: null, hash: hashOf(7), destination: OWN }
  const payment = message({ source: OWN, destination: OTHER, value: gone, hash: hashOf(8), bounce: true })
  const refund = message({ source: OTHER, destination: OWN, bounced: true, value: back ?? '0', hash: hashOf(10) })
  const had = isSkipped ? 1_180_000_000n : LEFT + BigInt(gone) + FEES.own + FEES.forward
  const left = isSkipped ? had - FEES.skipped : LEFT
  const action = { success: true, result_code: 0, skipped_actions: isSkipped ? 1 : 0, msgs_created: isSkipped ? 0 : 1 }
  const root = {
    ...first,
    account_state_before: stateOf(had),
    account_state_after: stateOf(left),
    hash: hashOf(71),
    total_fees: String(isSkipped ? FEES.skipped : FEES.own),
    description: { ...first.description, action },
    in_msg: message(fromOutside),
    out_msgs: isSkipped ? [] : [payment],
  }
  if (isSkipped) return [root]
  const receiver = {
    ...first,
    account: OTHER,
    hash: hashOf(72),
    in_msg: payment,
    ...(back && { description: REFUSAL, out_msgs: [refund] }),
  }
  if (!back) return [root, receiver]
  const taking = {
    ...first,
    account_state_before: stateOf(left),
    account_state_after: stateOf(left + BigInt(back) - FEES.taking),
    hash: hashOf(73),
    total_fees: String(FEES.taking),
    in_msg: refund,
  }
  return [root, receiver, taking]
}

interface Node {
  tx_hash: string
  in_msg_hash: string | undefined
  children: Node[]
}

/** Answers with a trace that is final. */
export function finalTrace(ending: Ending) {
  const rows = stepsOf(ending)
  const [root] = rows as [(typeof rows)[number]]
  const tree = rows.reduceRight<Node[]>(
    (children, { hash, in_msg }) => [{ tx_hash: hash, in_msg_hash: in_msg?.hash, children }],
    [],
  )
  const trace = {
    trace_id: root.hash,
    external_hash: hashOf(7),
    mc_seqno_start: '1',
    mc_seqno_end: '2',
    start_lt: root.lt,
    start_utime: root.now,
    end_lt: root.lt,
    end_utime: root.now,
    trace_info: {
      trace_state: 'complete',
      messages: rows.length,
      transactions: rows.length,
      pending_messages: 0,
      classification_state: 'ok',
    },
    is_incomplete: false,
    trace: tree[0],
    transactions_order: rows.map(({ hash }) => hash),
    transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
  }
  return { '/traces': { ...noTraces['/traces'], traces: [trace] }, '/pendingTraces': noTraces['/pendingTraces'] }
}

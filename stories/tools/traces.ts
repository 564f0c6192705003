import { hashOf, message, OTHER, OWN, transaction } from '../fixtures/transactions.ts'

/** The index and the queue know nothing of the message. */
export const noTraces = {
  '/traces': { traces: [], address_book: {}, metadata: {} },
  '/pendingTraces': { traces: [], address_book: {}, metadata: {} },
}

interface Ending {
  /** Nanotons that left with the first message. */
  gone?: string
  /** Nanotons that a receiver sent back. */
  back?: string
  isAborted?: boolean
}

/** Answers with a trace that is final: the account's own step, and the one that takes back what was refused. */
export function finalTrace({ gone = '40000000000', back, isAborted = false }: Ending) {
  const first = transaction({})
  const stateOf = (balance: bigint) => ({ ...first.account_state_before, balance: String(balance) })
  const left = 1_244_503_291_200n
  const root = {
    ...first,
    account_state_before: stateOf(1_284_507_391_200n),
    account_state_after: stateOf(left),
    hash: hashOf(71),
    total_fees: '4100000',
    description: { ...first.description, aborted: isAborted },
    out_msgs: isAborted ? [] : [message({ source: OWN, destination: OTHER, value: gone })],
  }
  const returned = {
    ...first,
    account_state_before: stateOf(left),
    account_state_after: stateOf(left + BigInt(back ?? 0)),
    hash: hashOf(72),
    out_msgs: [],
    in_msg: message({ source: OTHER, destination: OWN, bounced: true, value: back ?? '0' }),
  }
  const rows = back ? [root, returned] : [root]
  const trace = {
    trace_id: root.hash,
    external_hash: hashOf(7),
    mc_seqno_start: '1',
    mc_seqno_end: '2',
    start_lt: first.lt,
    start_utime: first.now,
    end_lt: first.lt,
    end_utime: first.now,
    trace_info: {
      trace_state: 'complete',
      messages: 1,
      transactions: 1,
      pending_messages: 0,
      classification_state: 'ok',
    },
    is_incomplete: false,
    trace: { tx_hash: root.hash, in_msg_hash: hashOf(7), children: [] },
    transactions_order: rows.map(({ hash }) => hash),
    transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
  }
  return { '/traces': { ...noTraces['/traces'], traces: [trace] }, '/pendingTraces': noTraces['/pendingTraces'] }
}

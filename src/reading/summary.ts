import { isSameAddress } from '../core/values/address.ts'
import * as opcodes from '../core/values/opcodes.ts'
import type { ShownMessage as Message, ShownTransaction as Transaction } from '../fromV2/shown.ts'
import { commentOf } from './commentOf.ts'
import { type Outcome, outcome } from './outcome.ts'
import type { OperationWord, TokenOperation } from './verbs.ts'
import { opcodeOf } from './walletRequest.ts'

/** What a transaction was about, for one row. */
export interface TransactionSummary extends Outcome {
  /** What happened, in two words: a key of the dictionary, as `op.sent`; of an unknown type, the service's own word. Apps have their own texts for it. */
  readonly verb: OperationWord | (string & {})
  /** As seen by the transaction's account. `undefined` where no coins moved. */
  readonly direction?: 'in' | 'out' | 'self' | undefined
  /** Raw address; `outside` for a message that no account sent, `system` for the chain itself. */
  readonly from: string | 'outside' | 'system'
  /** Raw addresses, each once. */
  readonly to: readonly (string | 'outside')[]
  /** Nanograms of the incoming message. */
  readonly incoming: bigint
  /** Nanograms that left with outgoing messages. */
  readonly outgoing: bigint
  /** The incoming coins were sent back. */
  readonly isVoid: boolean
  /** Written by a stranger. */
  readonly comment?: string | 'encrypted' | undefined
  /** Whether the comment is encrypted. */
  readonly isEncrypted: boolean
  /** `0x` and 8 hex digits, of the message that matters. */
  readonly opcode?: string | undefined
  /** Its name, where it is known. */
  readonly opcodeName?: string | undefined
}

/** Operations of the token standards, by their names there. */
const TOKEN_OPERATIONS: Readonly<Record<TokenOperation, string>> = {
  excess: opcodes.EXCESS,
  jetton_burn: opcodes.JETTON_BURN,
  jetton_burn_notification: opcodes.JETTON_BURN_NOTIFICATION,
  jetton_internal_transfer: opcodes.JETTON_INTERNAL_TRANSFER,
  jetton_notify: opcodes.JETTON_NOTIFY,
  jetton_transfer: opcodes.JETTON_TRANSFER,
  nft_ownership_assigned: opcodes.NFT_OWNERSHIP_ASSIGNED,
  nft_transfer: opcodes.NFT_TRANSFER,
}
const BY_OPCODE: ReadonlyMap<string, OperationWord> = new Map(
  Object.entries(TOKEN_OPERATIONS).map(([name, opcode]) => [opcode, `op.${name as TokenOperation}`]),
)

const isPlain = (message: Message) =>
  !message.opcode || message.opcode === opcodes.TEXT || message.opcode === opcodes.ENCRYPTED_TEXT

/** By the answer's own object: every cell of a row asks. */
const summaries = new WeakMap<Transaction, TransactionSummary>()

/** Reads a transaction the way its account sees it. */
export function summarize(transaction: Transaction): TransactionSummary {
  const known = summaries.get(transaction) ?? read(transaction)
  summaries.set(transaction, known)
  return known
}

function read(transaction: Transaction): TransactionSummary {
  const { account, in_msg: incoming, out_msgs: all } = transaction
  // The message that a bounce sends back is not a payment of the account.
  const sent = all.filter((message) => !message.bounced)
  const payments = sent.filter((message) => message.value !== null)
  const sender = incoming?.source
  // Without one it was the account itself that acted.
  const counts = sender ? incoming : (payments[0] ?? incoming)
  const to = (sender ? [] : payments).map(({ destination }) => destination)
  const from = sender ?? (to.length ? account : incoming ? 'outside' : 'system')

  return {
    ...outcome(transaction),
    verb: verbOf(transaction, payments),
    direction: direction(account, from, to, incoming),
    from,
    to: to.length ? to.map((address) => address ?? 'outside') : [account],
    incoming: BigInt(incoming?.value ?? 0),
    outgoing: payments.reduce((sum, message) => sum + BigInt(message.value ?? 0), 0n),
    isVoid: isRefused(transaction),
    comment: counts ? commentOf(counts) : undefined,
    isEncrypted: counts?.opcode === opcodes.ENCRYPTED_TEXT,
    ...(counts?.opcode !== opcodes.TEXT && {
      opcode: counts ? opcodeOf(counts) : undefined,
      opcodeName: counts?.decoded_opcode ?? undefined,
    }),
  }
}

function direction(account: string, from: string, to: readonly (string | null)[], incoming: Message | null) {
  if (from === 'system') return
  const isOut = isSameAddress(from, account)
  if (!isOut) return 'in'
  const reached = to.length ? to : [incoming?.destination ?? null]
  return reached.every((address) => address !== null && isSameAddress(address, account)) ? 'self' : 'out'
}

function verbOf(transaction: Transaction, payments: readonly Message[]): TransactionSummary['verb'] {
  const { in_msg: incoming, description, orig_status, end_status } = transaction
  if (description.type === 'tick_tock') return description.is_tock ? 'op.tock' : 'op.tick'
  if (description.type === 'storage') return 'op.storage'
  if (description.type.startsWith('split')) return 'op.split'
  if (description.type.startsWith('merge')) return 'op.merge'
  if (description.type !== 'ord') return description.type
  if (incoming?.bounced) return 'op.returned'
  // What it received could not be read.
  if (!incoming && transaction.unreadable?.some(({ member }) => member === 'in_msg')) return 'op.call'
  const [payment] = payments
  if (!incoming?.source) {
    if (payment) return isPlain(payment) ? 'op.sent' : operation(payment)
    if (incoming && hasSentNothing(outcome(transaction))) return 'op.nothingSent'
    return isDeployed(orig_status, end_status) ? 'op.deploy' : 'op.externalCall'
  }
  if (isPlain(incoming)) {
    if (isRefused(transaction)) return 'op.refused'
    return isDeployed(orig_status, end_status) && incoming.init_state ? 'op.deploy' : 'op.received'
  }
  return operation(incoming)
}

/** The wallet skipped its messages, or its action phase failed as a whole. */
const hasSentNothing = ({ status, cause }: Outcome): boolean =>
  status === 'failed' &&
  (cause === 'outcome.nothingSent' ||
    cause === 'outcome.noCoins' ||
    (typeof cause === 'object' && 'phase' in cause && cause.phase === 'action'))

/** Its message returned to the sender. */
export const isRefused = ({ description: { bounce } }: Transaction): boolean => bounce?.type === 'ok'

const isDeployed = (before?: string, after?: string) => after === 'active' && before !== 'active'

const operation = ({ opcode }: Message): OperationWord => BY_OPCODE.get(opcode ?? '') ?? 'op.call'

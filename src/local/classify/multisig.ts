import { hex256 } from '../bodies/slice.ts'
import { type Block, meaning, mergeAs } from './block.ts'
import type { Facts } from './facts.ts'
import { CallBlock, type MessageBlock, TransferBlock } from './messages.ts'
import { call, type Found, isCall, oneOf } from './pattern.ts'
import { plainBocOf } from './payload.ts'
import type { Rule } from './rule.ts'

const NEW_ORDER = 0xf718510f
const INIT_ORDER = 0x9c73fba2
const APPROVE = 0xa762230f
const ACCEPTED = 0x82609bf6
const REJECTED = 0xafaf283e
const EXECUTE = 0x75097f5d
const APPROVE_TEXT = 'approve'

const base64 = (hex: string) => btoa(hex.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))

/** Whether the order is approved from the start by the signer who made it. @throws {InvalidBocError} */
function readApproval(init: CallBlock) {
  const slice = init.body()
  slice.big(64)
  slice.uint(8)
  // The signers.
  slice.ref()
  slice.uint(48)
  return { order: slice.ref(), isApproved: slice.bit() }
}

function buildCreation(block: CallBlock, { named }: Found, facts: Facts): void {
  const init = named.get('init') as CallBlock
  const slice = block.body()
  const query_id = slice.big(64).toString()
  const order_seqno = slice.big(256).toString()
  const is_created_by_signer = slice.bit()
  const creator_index = slice.uint(8)
  const expiration_date = slice.uint(48)
  const { order, isApproved } = readApproval(init)
  const signers = facts.signersOf(init.destination)
  if (!signers) return
  const { source, destination } = block
  const details = {
    query_id,
    order_seqno,
    is_created_by_signer,
    is_signed_by_creator: isApproved,
    creator_index,
    expiration_date,
    order_boc: plainBocOf(order),
    source,
    destination,
    destination_order: init.destination,
  }
  const from = [source, ...signers]
  const made = meaning({ type: 'multisig_create_order', details, from, to: [destination, init.destination] })
  mergeAs(made, [block, init])
}

/** Who approves by a comment gives no number. */
function signerIndex(block: MessageBlock): number {
  if (!(block instanceof CallBlock)) return -1
  const slice = block.body()
  slice.big(64)
  return slice.uint(8)
}

function exitCode(rejected: CallBlock): number {
  const slice = rejected.body()
  slice.big(64)
  return slice.uint(32)
}

function buildApproval(block: MessageBlock, { named }: Found, facts: Facts): void {
  const accepted = named.get('accepted')
  const answer = (accepted ?? named.get('rejected')) as CallBlock
  const signers = facts.signersOf(block.destination)
  if (!signers) return
  const { source, destination } = block
  const exit_code = accepted ? 0 : exitCode(answer)
  const details = { signer_index: signerIndex(block), exit_code, source, destination }
  const made = meaning({ type: 'multisig_approve', details, from: [source, ...signers], to: [destination] })
  mergeAs(made, [block, answer], { failed: !accepted })
}

function buildExecution(block: CallBlock, _found: Found, facts: Facts): void {
  const slice = block.body()
  const query_id = slice.big(64).toString()
  const order_seqno = slice.big(256).toString()
  const expiration_date = slice.uint(48)
  const approvals_num = slice.uint(8)
  const signers_hash = base64(hex256(slice.big(256)))
  const order_boc = plainBocOf(slice.ref())
  const signers = facts.signersOf(block.source ?? '')
  if (!signers) return
  const { source, destination } = block
  const details = {
    query_id,
    order_seqno,
    expiration_date,
    approvals_num,
    signers_hash,
    order_boc,
    source,
    destination,
  }
  const made = meaning({ type: 'multisig_execute', details, from: [source, ...signers], to: [destination] })
  mergeAs(made, [block], { failed: block.failed })
}

const approves = (block: Block) =>
  isCall(block, APPROVE) || (block instanceof TransferBlock && block.comment.text === APPROVE_TEXT)

/** Wallets of several signers, each payment an order of its own. */
export const multisigs: readonly Rule[] = [
  { of: call(NEW_ORDER, { each: call(INIT_ORDER, { as: 'init' }) }), build: buildCreation },
  {
    needs: [0, APPROVE],
    of: { fits: approves, each: oneOf([call(ACCEPTED, { as: 'accepted' }), call(REJECTED, { as: 'rejected' })]) },
    build: buildApproval,
  },
  { of: call(EXECUTE), build: buildExecution },
]

import { type Cell, parseBoc } from '../../core/values/cell.ts'
import { spellOpcode } from '../bodies/opcodes.ts'
import { Slice } from '../bodies/slice.ts'
import { Block, meaning } from './block.ts'
import { type Comment, NO_COMMENT, readComment } from './comment.ts'
import { isAborted, isLog, type Node } from './node.ts'

const ENCRYPTED = 0x2167da4b

const bodyOf = ({ message }: Node): Cell => parseBoc(message?.message_content?.body ?? '')

/** The members of a call and of a deploy; those without a value are left out. */
function called(node: Node) {
  const { message, opcode } = node
  return {
    ...(opcode !== undefined && { opcode: spellOpcode(opcode) }),
    ...(message?.source != null && { source: message.source }),
    ...(message?.destination != null && { destination: message.destination }),
    ...(message?.value != null && { value: message.value }),
  }
}

const partiesOf = ({ message }: Node) => ({ from: [message?.source], to: [message?.destination] })
const extrasOf = ({ message }: Node) => message?.value_extra_currencies ?? {}

/** One message, not merged with any. */
export class MessageBlock extends Block {
  readonly opcode: number | undefined

  constructor(kind: string, node: Node) {
    super(kind, [node])
    this.opcode = node.opcode
  }

  get message(): NonNullable<Node['message']> {
    return this.node.message as NonNullable<Node['message']>
  }

  get source(): string | null {
    return this.message.source
  }

  get destination(): string {
    return this.message.destination as string
  }

  /** Nanograms. */
  get value(): bigint {
    return BigInt(this.message.value ?? 0)
  }

  get isAborted(): boolean {
    return this.node.transaction.description.aborted === true
  }

  /** The body after the opcode. @throws {InvalidBocError} */
  body(): Slice {
    return new Slice(bodyOf(this.node), 32)
  }

  /** Whether the message made a contract of its account. */
  get deploys(): boolean {
    const { orig_status, end_status } = this.node.transaction
    return this.kind !== 'tick_tock' && orig_status !== 'active' && end_status === 'active'
  }
}

/** A contract that came to be: beside the message that brought it. */
const deployOf = (node: Node): Block => {
  const block = new Block('contract_deploy', [node])
  block.failed = isAborted(node)
  block.meaning = meaning({ type: 'contract_deploy', details: called(node), ...partiesOf(node) })
  return block
}

/** A message with an opcode. */
export class CallBlock extends MessageBlock {
  constructor(node: Node) {
    super('call_contract', node)
    const { message } = node
    const extra_currencies = extrasOf(node)
    const hasExtras = Object.keys(extra_currencies).length > 0
    const type = hasExtras ? 'extra_currency_transfer' : 'call_contract'
    const hasNoValue = message?.value == null || BigInt(message.value) === 0n
    this.failed = isAborted(node) && !(hasNoValue && this.opcode && !hasExtras)
    // From outside, or to the outside: no action.
    if (message?.source == null || isLog(message)) return
    this.meaning = meaning({
      type,
      details: { ...called(node), extra_currencies } as never,
      ...partiesOf(node),
    })
  }
}

function transferFails({ message, transaction, ...node }: Node): boolean {
  if (!isAborted({ message, transaction, ...node })) return false
  if (message?.bounce === true) return true
  const { compute_ph } = transaction.description
  return transaction.end_status !== 'uninit' && !(compute_ph?.skipped === true && compute_ph.reason === 'no_gas')
}

/** Coins, with or without a comment. */
export class TransferBlock extends MessageBlock {
  readonly comment: Comment

  constructor(node: Node) {
    super('ton_transfer', node)
    // A body that is shorter than an opcode has no comment.
    this.comment = this.opcode === undefined || !node.message?.message_content ? NO_COMMENT : readComment(bodyOf(node))
    const extras = extrasOf(node)
    this.failed = transferFails(node)
    this.meaning = meaning({
      type: Object.keys(extras).length ? 'extra_currency_transfer' : 'ton_transfer',
      details: {
        source: this.source,
        destination: this.destination,
        value: this.message.value,
        value_extra_currencies: extras,
        comment: this.comment.text,
        encrypted: this.comment.encrypted,
      },
      ...partiesOf(node),
    })
  }
}

/** A transaction that the clock of the chain caused. */
function tickTock(node: Node): Block {
  const block = new MessageBlock('tick_tock', node)
  block.failed = isAborted(node)
  block.meaning = meaning({ type: 'tick_tock', details: {}, from: [node.transaction.account] })
  return block
}

function blockOf(node: Node): Block {
  const { message, opcode } = node
  if (!message) return tickTock(node)
  const isTransfer = !opcode || opcode === ENCRYPTED
  return isTransfer && message.source !== null && !isLog(message) ? new TransferBlock(node) : new CallBlock(node)
}

/** The blocks of a tree of nodes, each message one, under a root that is none. */
export function blockTree(first: Node): Block {
  const root = new Block('root')
  const open: { node: Node; previous: Block }[] = [{ node: first, previous: root }]
  for (let at = 0; at < open.length; at++) {
    const { node, previous } = open[at] as (typeof open)[number]
    const block = blockOf(node)
    previous.connect(block)
    if (block instanceof MessageBlock && block.deploys && node.transaction.orig_status !== 'frozen' && !node.isGhost)
      block.parts.push(deployOf(node))
    for (const child of node.children) open.push({ node: child, previous: block })
  }
  return root
}

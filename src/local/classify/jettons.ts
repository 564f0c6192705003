import { WRAPPED_COINS } from '../../core/values/wrappedCoins.ts'
import { Slice } from '../bodies/slice.ts'
import { Block, meaning, mergeAs } from './block.ts'
import { type Comment, NO_COMMENT, readComment } from './comment.ts'
import type { Facts } from './facts.ts'
import type { CallBlock } from './messages.ts'
import { call, type Found, isCall, oneOf } from './pattern.ts'
import { bocOrNull, readForward } from './payload.ts'
import type { Rule } from './rule.ts'

export const TRANSFER = 0x0f8a7ea5
export const INTERNAL_TRANSFER = 0x178d4519
export const NOTIFY = 0x7362d09c
export const BURN = 0x595f07bc
export const BURN_NOTIFICATION = 0x7bdd97de
export const MINT = 0x642b7d07
/** The mint of the first standard minters. */
export const MINTER_MINT = 0x15

/** A transfer as its sender asked for it. @throws {InvalidBocError} */
export function readTransfer(block: CallBlock) {
  const slice = block.body()
  const query_id = slice.big(64).toString()
  const amount = slice.coins().toString()
  const [destination, response] = [slice.address(), slice.address()]
  const custom = slice.maybeRef()
  const forwardAmount = slice.coins().toString()
  const payload = readForward(slice)
  const forward = payload?.bits ? payload : undefined
  const comment: Comment = forward ? readComment(forward) : NO_COMMENT
  return { query_id, amount, destination, response, custom, forwardAmount, forward, comment }
}

/** @throws {InvalidBocError} */
export function readInternalTransfer(block: CallBlock) {
  const slice = block.body()
  slice.big(64)
  const amount = slice.coins().toString()
  const [from, response] = [slice.address(), slice.address()]
  return { amount, from, response, forwardAmount: slice.coins().toString() }
}

/** @throws {InvalidBocError} */
export function readBurn(block: CallBlock) {
  const slice = block.body()
  slice.big(64)
  return { amount: slice.coins().toString() }
}

export interface Transfer {
  readonly asset: string | null
  readonly sender: string | null
  readonly receiver: string | null
  readonly senderWallet: string | null
  readonly receiverWallet: string | null
  readonly amount: string
  readonly request: ReturnType<typeof readTransfer>
}

/** Jettons that moved from one owner to another, or should have. */
export class JettonTransferBlock extends Block {
  readonly transfer: Transfer

  constructor(transfer: Transfer, forwardAmount: string) {
    super('jetton_transfer')
    this.transfer = transfer
    const { asset, sender, receiver, senderWallet, receiverWallet, amount, request } = transfer
    this.meaning = meaning({
      type: 'jetton_transfer',
      details: {
        asset,
        sender,
        receiver,
        sender_jetton_wallet: senderWallet,
        receiver_jetton_wallet: receiverWallet,
        amount,
        comment: request.comment.text,
        is_encrypted_comment: request.comment.encrypted,
        query_id: request.query_id,
        response_destination: request.response,
        custom_payload: bocOrNull(request.custom),
        forward_payload: bocOrNull(request.forward),
        forward_amount: forwardAmount,
      },
      from: [sender, senderWallet],
      to: [receiver, receiverWallet],
    })
  }
}

const notify = call(NOTIFY, { optional: true })
const findCall = ({ blocks }: Found, opcode: number) =>
  blocks.find((block): block is CallBlock => isCall(block, opcode))

/** The receiver's wallet says which jetton it is: that of the sender may be a stranger's. */
function buildTransfer(block: CallBlock, found: Found, facts: Facts): void {
  const request = readTransfer(block)
  const internal = findCall(found, INTERNAL_TRANSFER) as CallBlock
  const wallet = facts.jettonWallet(internal.destination)
  if (!wallet) return
  const arrived = readInternalTransfer(internal)
  const transfer = {
    asset: wallet.jetton,
    sender: block.source,
    receiver: wallet.owner,
    senderWallet: block.destination,
    receiverWallet: internal.destination,
    amount: arrived.amount,
    request,
  }
  const whole = new JettonTransferBlock(transfer, arrived.forwardAmount)
  whole.failed = block.failed || internal.failed
  whole.merge([block, ...found.blocks])
}

function buildWrapped(block: CallBlock, found: Found, facts: Facts): void {
  const asset = facts.jettonWallet(block.destination)?.jetton
  if (asset === undefined || !WRAPPED_COINS.has(asset)) return
  const request = readTransfer(block)
  const { amount, destination: receiver, forwardAmount } = request
  const transfer = { asset, sender: block.source, receiver, senderWallet: null, receiverWallet: null, amount, request }
  const whole = new JettonTransferBlock(transfer, forwardAmount)
  whole.failed = block.failed
  whole.merge([block, ...found.blocks])
}

/** A transfer that a wallet was asked to send, and did not: its sender's wallet says which jetton it is. */
export function buildUnsent(block: CallBlock, { blocks }: Found, facts: Facts): void {
  const request = readTransfer(block)
  const transfer = {
    asset: facts.jettonWallet(block.destination)?.jetton ?? null,
    sender: block.source,
    receiver: request.destination,
    senderWallet: block.destination,
    receiverWallet: null,
    amount: request.amount,
    request,
  }
  const whole = new JettonTransferBlock(transfer, request.forwardAmount)
  whole.failed = block.failed
  whole.merge([block, ...blocks])
}

function buildBurn(block: CallBlock, { blocks }: Found, facts: Facts): void {
  const { amount } = readBurn(block)
  const wallet = facts.jettonWallet(block.destination)
  if (!wallet) return
  const { owner, jetton: asset } = wallet
  const details = { owner, owner_jetton_wallet: block.destination, asset, amount }
  const made = meaning({ type: 'jetton_burn', details, from: [owner, block.destination] })
  mergeAs(made, [block, ...blocks], { failed: block.failed })
}

/** New jettons. */
export class JettonMintBlock extends Block {
  readonly asset: string
  readonly amount: string | null
  /** The receiver's. */
  readonly wallet: string | null

  constructor(asset: string, amount: string | null, wallet: string | null) {
    super('jetton_mint')
    this.asset = asset
    this.amount = amount
    this.wallet = wallet
  }
}

function buildMint(block: CallBlock, found: Found, facts: Facts): void {
  const slice = block.body()
  slice.big(64)
  const named = slice.anyAddress()
  // Nobody is outside of the chain.
  const recipient = named?.includes(';') ? null : named
  const ton_amount = slice.coins().toString()
  const internal = findCall(found, INTERNAL_TRANSFER)
  let minted: { asset: string; receiver: string | null; wallet: string | null; amount: string | null }
  if (!block.failed && internal) {
    const wallet = facts.jettonWallet(internal.destination)
    if (!wallet) return
    const { amount } = readInternalTransfer(internal)
    minted = { asset: wallet.jetton, receiver: wallet.owner, wallet: internal.destination, amount }
  } else {
    const isMinter = block.opcode === MINTER_MINT
    const amount = isMinter ? readMasterMessage(slice) : null
    minted = { asset: block.destination, receiver: recipient, wallet: null, amount }
  }
  const { asset, receiver, wallet, amount } = minted
  const whole = new JettonMintBlock(asset, amount, wallet)
  whole.failed = wallet === null || block.failed || !!internal?.failed
  whole.meaning = meaning({
    type: 'jetton_mint',
    details: { asset, receiver, receiver_jetton_wallet: wallet, amount, ton_amount },
    to: [receiver, wallet],
  })
  whole.merge([block, ...found.blocks])
}

/** The amount in the internal transfer that a mint carries. */
const readMasterMessage = (slice: Slice): string => new Slice(slice.ref(), 32 + 64).coins().toString()

export const jettonTransfers: readonly Rule[] = [
  { of: call(TRANSFER, { each: call(INTERNAL_TRANSFER, { each: notify }) }), build: buildTransfer },
  { of: call(TRANSFER, { each: notify }), build: buildWrapped },
]

export const jettonBurns: Rule = {
  of: call(BURN, { each: call(BURN_NOTIFICATION, { optional: true }) }),
  build: buildBurn,
}

const minted = oneOf([call(NOTIFY), call(INTERNAL_TRANSFER, { each: notify })], { optional: true })

export const jettonMints: Rule = {
  of: { fits: (block) => isCall(block, MINT, MINTER_MINT), each: minted },
  needs: [MINT, MINTER_MINT],
  build: buildMint,
}

export const unsentTransfers: Rule = { of: call(TRANSFER), build: buildUnsent }

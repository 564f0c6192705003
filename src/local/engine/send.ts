import { Address, beginCell, Cell, internal, loadMessage, storeMessage } from '@ton/core'
import { Refusal } from '../service/refusal.ts'
import type { Chain } from './chain.ts'
import type { Estimate, EstimatedFees, Impersonation, SentMessage, SignedTransfer, Transfer } from './engine.ts'
import { normalizedHash } from './messageRow.ts'
import { bocOf, spelledCellHash } from './spelling.ts'
import { parseTransaction } from './transactionRow.ts'
import type { Wallet } from './wallets.ts'

function cellOf(boc: string, what: string): Cell {
  try {
    return Cell.fromBase64(boc)
  } catch {
    throw new Refusal(400, `Failed to parse ${what}: not a bag of cells`)
  }
}

/** The masterchain and the basechain. */
const workchains: readonly number[] = [-1, 0]

/** How much of the log of the TVM the service shows. */
const LOG_LENGTH = 500

const refused = (why: string) =>
  new Refusal(
    500,
    `LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\nCannot run message on account: ${why}`,
  )

interface Failed {
  error: string
  vmResults?: { vmLog: string; vmExitCode: number } | undefined
}

function toRefusal(address: Address, { error, vmResults }: Failed): Refusal {
  const account = address.hash.toString('hex').toUpperCase()
  if (!vmResults) return refused(`inbound external message rejected by account ${account}: ${error}`)
  const { vmLog, vmExitCode } = vmResults
  const steps = vmLog.match(/^execute /gm)?.length ?? 0
  const log = vmLog.length > LOG_LENGTH ? `...${vmLog.slice(-LOG_LENGTH)}` : vmLog
  return refused(
    `inbound external message rejected by transaction ${account}:\nexitcode=${vmExitCode}, steps=${steps}, gas_used=0\nVM Log (truncated):\n${log}`,
  )
}

/** Queues a message from outside if its receiver would accept it now. @throws {Refusal} */
export async function sendExternal(chain: Chain, boc: string): Promise<SentMessage> {
  const cell = cellOf(boc, 'message')
  let message: ReturnType<typeof loadMessage>
  try {
    message = loadMessage(cell.beginParse())
  } catch {
    throw new Refusal(500, 'LITE_SERVER_UNKNOWN: cannot unpack external message')
  }
  if (message.info.type !== 'external-in')
    throw new Refusal(500, 'LITE_SERVER_UNKNOWN: external message must begin with ext_in_msg_info$10')
  const { dest } = message.info
  if (!workchains.includes(dest.workChain)) throw refused(`workchain ${dest.workChain} has no accounts here`)
  const { result } = await chain.tryOut(cell, dest)
  if (!result.success) throw toRefusal(dest, result)
  chain.send(cell)
  const hash = spelledCellHash(cell)
  return { hash, hash_norm: normalizedHash(message) ?? hash }
}

/** Queues a message that nobody signed. */
export function sendUnsigned(chain: Chain, { from, to, value, body, bounce }: Impersonation): SentMessage {
  const dest = Address.parse(to)
  if (!workchains.includes(dest.workChain))
    throw new Refusal(422, 'This chain has accounts in the masterchain and in workchain 0 only.')
  const createdLt = chain.nextLt
  const info = {
    type: 'internal',
    ihrDisabled: true,
    bounce,
    bounced: false,
    src: Address.parse(from),
    dest,
    value: { coins: value },
    ihrFee: 0n,
    forwardFee: 0n,
    createdLt,
    createdAt: chain.now,
  } as const
  const message = { info, body: body === undefined ? Cell.EMPTY : cellOf(body, 'body') }
  const cell = beginCell().store(storeMessage(message)).endCell()
  chain.inject(cell, dest, createdLt)
  const hash = spelledCellHash(cell)
  return { hash, hash_norm: hash }
}

/** Signs a transfer by the key of its sender, one of `signers`. @throws {Refusal} */
export function signTransfer(chain: Chain, signers: readonly Wallet[], transfer: Transfer): SignedTransfer {
  const { from, to, value, comment } = transfer
  const source = Address.parse(from)
  const wallet = signers.find(({ address }) => address.equals(source))
  if (!wallet)
    throw new Refusal(404, `This chain has no key of ${from}: only wallets that act in its scenario can sign.`)
  const message = wallet.sign(chain, [internal({ to: Address.parse(to), value, bounce: false, body: comment })])
  return { boc: bocOf(beginCell().store(storeMessage(message)).endCell()), body: bocOf(message.body) }
}

/** What a message from outside would cost its receiver. @throws {Refusal} when it would not be accepted */
export async function estimateFees(chain: Chain, message: Estimate): Promise<EstimatedFees> {
  const { address, body, init_code, init_data, ignore_chksig } = message
  const dest = Address.parse(address)
  const init = init_code
    ? { code: cellOf(init_code, 'init_code'), data: init_data ? cellOf(init_data, 'init_data') : Cell.EMPTY }
    : null
  const info = { type: 'external-in', src: null, dest, importFee: 0n } as const
  const cell = beginCell()
    .store(storeMessage({ info, init, body: cellOf(body, 'body') }))
    .endCell()
  const { result } = await chain.tryOut(cell, dest, ignore_chksig)
  if (!result.success) throw toRefusal(dest, result)
  const { parsed } = parseTransaction(result.transaction)
  if (parsed.description.type !== 'generic') throw new Refusal(500, 'Only ordinary transactions are estimated.')
  const { storagePhase, computePhase, actionPhase } = parsed.description
  const storage = storagePhase?.storageFeesCollected ?? 0n
  const gas = computePhase.type === 'vm' ? computePhase.gasFees : 0n
  const action = actionPhase?.totalActionFees ?? 0n
  return {
    // What the transaction took beyond its phases is the import of the message.
    in_fwd_fee: Number(parsed.totalFees.coins - storage - gas - action),
    storage_fee: Number(storage),
    gas_fee: Number(gas),
    fwd_fee: Number(actionPhase?.totalFwdFees ?? 0n),
  }
}

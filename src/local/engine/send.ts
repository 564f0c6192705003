import { Address, beginCell, Cell, loadMessage, storeMessage } from '@ton/core'
import { Refusal } from '../service/refusal.ts'
import type { Account } from './account.ts'
import { cellOf } from './cellOf.ts'
import type { Chain } from './chain.ts'
import type { Estimate, EstimatedFees, Impersonation, SentMessage } from './engine.ts'
import { importFee, storageFee } from './fees.ts'
import { normalizedHash } from './messageRow.ts'
import { endow } from './signers.ts'
import { spelledCellHash } from './spelling.ts'
import { parseTransaction } from './transactionRow.ts'

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
  endow(chain, dest)
  if (!workchains.includes(dest.workChain)) throw refused(`workchain ${dest.workChain} has no accounts here`)
  const { result } = await chain.tryOut(cell, dest)
  if (!result.success) throw toRefusal(dest, result)
  chain.send(cell)
  const hash = spelledCellHash(cell)
  return { hash, hash_norm: normalizedHash(message) ?? hash }
}

/** A message between accounts that no transaction sent. */
function unsigned(chain: Chain, src: Address, { to, value, body, bounce }: Omit<Impersonation, 'from'>) {
  const dest = Address.parse(to)
  if (!workchains.includes(dest.workChain))
    throw new Refusal(422, 'This chain has accounts in the masterchain and in workchain 0 only.')
  const createdLt = chain.nextLt
  const info = {
    type: 'internal',
    ihrDisabled: true,
    bounce,
    bounced: false,
    src,
    dest,
    value: { coins: value },
    ihrFee: 0n,
    forwardFee: 0n,
    createdLt,
    createdAt: chain.now,
  } as const
  const message = { info, body: body === undefined ? Cell.EMPTY : cellOf(body, 'body') }
  const cell = beginCell().store(storeMessage(message)).endCell()
  const hash = spelledCellHash(cell)
  return { cell, dest, createdLt, sent: { hash, hash_norm: hash } }
}

/** Queues a message that nobody signed. Its sender pays the value, and no fee. @throws {Refusal} when it cannot */
export function sendUnsigned(chain: Chain, message: Impersonation): { sent: SentMessage; sender: Account } {
  const src = Address.parse(message.from)
  const storage = chain.account(src).facts.parsed.account?.storage
  if (!storage) throw new Refusal(404, `There is no account ${message.from}.`)
  const left = storage.balance.coins - message.value
  if (left < 0n) throw new Refusal(422, `${message.from} has ${storage.balance.coins} nanograms only.`)
  const { cell, dest, createdLt, sent } = unsigned(chain, src, message)
  chain.inject(cell, dest, createdLt)
  return { sent, sender: chain.setBalance(src, left) }
}

/** Nobody: the address from which new coins come, as on mainnet. */
const NOBODY = new Address(-1, Buffer.alloc(32))

/** Seals a block that mints coins for an account. @throws {Refusal} */
export async function fundAccount(chain: Chain, to: string, value: bigint) {
  const { cell, dest, createdLt, sent } = unsigned(chain, NOBODY, { to, value, bounce: false })
  return { sent, sealed: await chain.mineOnly(cell, dest, createdLt) }
}

/** What a message from outside would cost its receiver. One that it would not accept costs no gas. @throws {Refusal} */
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
  if (!result.success)
    return {
      in_fwd_fee: Number(importFee(chain.config.config, cell, dest.workChain === -1)),
      storage_fee: Number(storageFee(chain.config.config, chain.account(dest).facts.parsed, chain.now)),
      gas_fee: 0,
      fwd_fee: 0,
    }
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

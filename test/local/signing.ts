import { beginCell, type Cell, external, type MessageRelaxed, SendMode, storeMessage } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV4, WalletContractV5R1 } from '@ton/ton'
import { digest } from '../../src/local/engine/random.ts'
import type { asking } from './asking.ts'

const boc = (cell: Cell) => cell.toBoc().toString('base64')

export const keyOf = (name: string) => keyPairFromSeed(digest('key', 1, name))

export const walletOf = (name: 'main' | 'shop') =>
  name === 'main'
    ? WalletContractV5R1.create({ workchain: 0, publicKey: keyOf(name).publicKey })
    : WalletContractV4.create({ workchain: 0, publicKey: keyOf(name).publicKey })

/** What the wallet of the demo signs for the state it is in: the message, and its body alone. Base64 BoCs. */
export async function signed(
  { ask }: Pick<ReturnType<typeof asking>, 'ask'>,
  name: 'main' | 'shop',
  messages: MessageRelaxed[],
  change: { seqno?: number; mode?: number } = {},
): Promise<{ boc: string; body: string }> {
  const contract = walletOf(name)
  const { wallets } = (await ask('v3/walletStates', { address: contract.address.toRawString() })).body
  const now = Number((await ask('v3/masterchainInfo')).body.last.gen_utime)
  const args = {
    seqno: change.seqno ?? wallets[0].seqno,
    secretKey: keyOf(name).secretKey,
    messages,
    sendMode: change.mode ?? SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS,
    timeout: now + 600,
  }
  const body = contract instanceof WalletContractV4 ? contract.createTransfer(args) : contract.createTransfer(args)
  const message = external({ to: contract.address, body })
  return { boc: boc(beginCell().store(storeMessage(message)).endCell()), body: boc(body) }
}

import {
  Address,
  beginCell,
  internal,
  loadStateInit,
  type StateInit,
  storeMessage,
  storeStateInit,
  toNano,
} from '@ton/core'
import { developerWallets } from '../developerWallets.ts'
import { Refusal } from '../service/refusal.ts'
import { cellOf } from './cellOf.ts'
import type { Chain } from './chain.ts'
import type { OpenWallet, OutMessage, SignedTransfer, Transfer } from './engine.ts'
import { bocOf, raw } from './spelling.ts'
import { type Wallet, walletOfSeed } from './wallets.ts'

/** What a wallet of this version takes at once. */
const MOST_MESSAGES = { v3r2: 4, v4r2: 4, v5r1: 255 } as const

/** What a developer's wallet has at first. */
const ENDOWMENT = toNano('1000')

const known = new Map<string, Wallet>()

/** The wallet of a developer at this address, if there is one. */
function developerAt(address: Address): Wallet | undefined {
  const found = developerWallets.find((one) => one.address === raw(address))
  if (!found) return
  const wallet = known.get(found.address) ?? walletOfSeed(found.kind, Buffer.from(found.seed, 'hex'))
  known.set(found.address, wallet)
  return wallet
}

/** Gives a developer's wallet that was never used its coins, outside of any block. */
export function endow(chain: Chain, address: Address): void {
  if (developerAt(address) && !chain.account(address).facts.parsed.account) chain.setBalance(address, ENDOWMENT)
}

/** A wallet whose key is here: of a developer, or one of `signers`. @throws {Refusal} for any other */
function signerAt(signers: readonly Wallet[], address: string): Wallet {
  const source = Address.parse(address)
  const wallet = developerAt(source) ?? signers.find((one) => one.address.equals(source))
  if (!wallet)
    throw new Refusal(
      404,
      `This chain has no key of ${address}: only wallets that act in its scenario and those of developers can sign.`,
    )
  return wallet
}

const cellOfMessage = (message: ReturnType<Wallet['sign']>) => beginCell().store(storeMessage(message)).endCell()

/**
 * A wallet that can sign. One of a developer that was never used gets its coins, and its code by a message of its own: `sealed` has the
 * block. @throws {Refusal}
 */
export async function openWallet(chain: Chain, signers: readonly Wallet[], at: string) {
  const signer = signerAt(signers, at)
  const { address, kind, publicKey, init } = signer
  const isNew = developerAt(address) !== undefined && !chain.account(address).facts.parsed.account
  const wallet: OpenWallet = {
    address: raw(address),
    kind,
    public_key: publicKey.toString('hex'),
    state_init: bocOf(beginCell().store(storeStateInit(init)).endCell()),
  }
  if (!isNew) return { wallet, sealed: undefined }
  endow(chain, address)
  return { wallet, sealed: await chain.mineOnly(cellOfMessage(signer.sign(chain, [])), address, 0n) }
}

function stateInitOf(boc: string): StateInit {
  try {
    return loadStateInit(cellOf(boc, 'state_init').beginParse())
  } catch {
    throw new Refusal(400, 'Failed to parse state_init: no code and data')
  }
}

const relaxed = ({ to, value, bounce, body, comment, stateInit }: OutMessage) =>
  internal({
    to: Address.parse(to),
    value,
    bounce,
    body: body === undefined ? comment : cellOf(body, 'body'),
    ...(stateInit !== undefined && { init: stateInitOf(stateInit) }),
  })

/** Signs a transfer by the key of its sender, and sends nothing. @throws {Refusal} */
export function signTransfer(chain: Chain, signers: readonly Wallet[], transfer: Transfer): SignedTransfer {
  const { from, messages, ...signing } = transfer
  const wallet = signerAt(signers, from)
  const most = MOST_MESSAGES[wallet.kind]
  if (messages.length > most) throw new Refusal(422, `A wallet ${wallet.kind} takes ${most} messages at once.`)
  const message = wallet.sign(chain, messages.map(relaxed), signing)
  return { boc: bocOf(cellOfMessage(message)), body: bocOf(message.body) }
}

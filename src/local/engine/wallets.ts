import {
  type Address,
  beginCell,
  type Cell,
  external,
  type Message,
  type MessageRelaxed,
  SendMode,
  storeMessage,
} from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV5R1 } from '@ton/ton/dist/wallets/v5r1/WalletContractV5R1'
import { WalletContractV3R2 } from '@ton/ton/dist/wallets/WalletContractV3R2'
import { WalletContractV4 } from '@ton/ton/dist/wallets/WalletContractV4'
import type { WalletType } from '../../contract/v3/walletType.ts'
import { walletCodes } from '../bodies/walletCodes.ts'
import type { AccountRow } from '../index/rows.ts'
import type { Chain } from './chain.ts'
import type { WalletKind } from './engine.ts'
import { digest } from './random.ts'
import { spelledCellHash } from './spelling.ts'

/** The data of a wallet: v1 and v2 have no id, v5 begins with a flag. */
function readData(type: WalletType, data: Cell): { seqno: number; wallet_id?: number; is_signature_allowed?: boolean } {
  const slice = data.beginParse()
  const is_signature_allowed = type.startsWith('wallet v5') ? slice.loadBit() : undefined
  const seqno = slice.loadUint(32)
  if (/^wallet v[12]/.test(type)) return { seqno }
  return { seqno, wallet_id: slice.loadUint(32), ...(is_signature_allowed !== undefined && { is_signature_allowed }) }
}

/** The standard wallet that this code and these data make, if any. */
export function readWallet(code: Cell, data: Cell): AccountRow['wallet'] {
  const wallet_type = walletCodes.get(spelledCellHash(code))?.type
  if (!wallet_type) return
  try {
    return { wallet_type, ...readData(wallet_type, data) }
  } catch {
    // Anybody can deploy this code with data that are no wallet's.
    return
  }
}

/** Node's own keys, where there is a Node: a hundred times as fast, and everybody in a scene has one. */
interface NodeKeys {
  createPrivateKey(key: { key: Buffer; format: 'der'; type: 'pkcs8' }): object
  createPublicKey(key: object): { export(as: { format: 'der'; type: 'spki' }): Buffer }
}
const natives = globalThis as unknown as { process?: { getBuiltinModule?(name: 'node:crypto'): NodeKeys | undefined } }

/** What PKCS #8 has before the seed of an Ed25519 key. */
const PKCS8 = '302e020100300506032b657004220420'

/** The key pair of a seed: the same wherever it is made. */
function keyPairOf(seed: Buffer): { publicKey: Buffer; secretKey: Buffer } {
  const node = natives.process?.getBuiltinModule?.('node:crypto')
  if (!node) return keyPairFromSeed(seed)
  const key = Buffer.concat([Buffer.from(PKCS8, 'hex'), seed])
  const secret = node.createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  const publicKey = Buffer.from(node.createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32))
  return { publicKey, secretKey: Buffer.concat([seed, publicKey]) }
}

/** How a message is signed, where not as usual. */
export interface Signing {
  readonly mode?: number | undefined
  /** Unix seconds. Default: an hour from now. */
  readonly validUntil?: number | undefined
  /** Default: the one that the wallet waits for. */
  readonly seqno?: number | undefined
  /** Signs with a key that is not that of the wallet. */
  readonly isForged?: boolean | undefined
}

/** A wallet that can sign. */
export interface Wallet {
  readonly kind: WalletKind
  readonly address: Address
  readonly publicKey: Buffer
  /** What deploys it, or would if it were not placed elsewhere. */
  readonly init: { code: Cell; data: Cell }
  /** Where the address does not follow from code and data: what has to be there before the first block. */
  readonly placed: { code: Cell; data: Cell } | undefined
  /**
   * Signs up to 4 (v3, v4) or 255 (v5) messages: a message from outside, valid for an hour. The first one deploys the wallet.
   * IGNORE_ERRORS in `mode` is required by v5.
   */
  sign(chain: Chain, messages: MessageRelaxed[], signing?: Signing): Message
  /** Signs, and sends. */
  send(chain: Chain, messages: MessageRelaxed[], mode?: number): void
}

/** The wallet of a key pair. `at` is where it is placed, instead of where it would deploy itself. */
function walletOf(kind: WalletKind, { publicKey, secretKey }: ReturnType<typeof keyPairOf>, at?: Address): Wallet {
  const args = { workchain: 0, publicKey }
  const contract =
    kind === 'v3r2'
      ? WalletContractV3R2.create(args)
      : kind === 'v4r2'
        ? WalletContractV4.create(args)
        : WalletContractV5R1.create(args)
  const address = at ?? contract.address
  const wallet: Wallet = {
    kind,
    address,
    publicKey,
    init: contract.init,
    placed: at && contract.init,
    sign(chain, messages, { mode, validUntil, seqno, isForged } = {}) {
      const state = chain.account(address).facts.parsed.account?.storage.state
      const { code, data } = state?.type === 'active' ? state.state : {}
      const args = {
        seqno: seqno ?? (code && data && readWallet(code, data)?.seqno) ?? 0,
        secretKey: isForged ? keyPairOf(digest('forged')).secretKey : secretKey,
        messages,
        sendMode: mode ?? SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS,
        timeout: validUntil ?? chain.now + 3600,
      }
      const body =
        contract instanceof WalletContractV5R1 ? contract.createTransfer(args) : contract.createTransfer(args)
      const init = data ? undefined : contract.init
      return external({ to: address, body, ...(init && { init }) })
    },
    send(chain, messages, mode) {
      chain.send(
        beginCell()
          .store(storeMessage(wallet.sign(chain, messages, { mode })))
          .endCell(),
      )
    },
  }
  return wallet
}

/** A wallet of a scene: its key depends on nothing but the seed and the name. */
export const createWallet = (kind: WalletKind, seed: number, name: string, at?: Address): Wallet =>
  walletOf(kind, keyPairOf(digest('key', seed, name)), at)

/** The wallet of an Ed25519 seed. */
export const walletOfSeed = (kind: WalletKind, seed: Buffer): Wallet => walletOf(kind, keyPairOf(seed))

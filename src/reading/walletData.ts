import { attempt } from '../core/attempt.ts'
import { type CellReader, parseBoc, readCell } from '../core/values/cell.ts'
import { dictionaryEntries } from '../core/values/dictionary.ts'
import { walletOf } from './wallets.ts'

/** What a wallet keeps: who signs for it, and who else may move its coins. */
export interface WalletData {
  /** 64 hex digits, lower-case. */
  readonly publicKey: string
  /** Unsigned 32 bits. Absent for v1 and v2. */
  readonly walletId?: number
  /** Of v5 alone: whether orders that the key signed are accepted. */
  readonly isSignatureAllowed?: boolean
  /** Plugins of v4 and extensions of v5: contracts that may move its coins without a signature; counted up to 1 000. Absent for older wallets. */
  readonly others?: number
}

/** Few cells can hold any number of entries. */
const MOST_OTHERS = 1_000

/** Bits of a key: a plugin by its workchain and hash, an extension by its hash. */
const PLUGIN = 264
const EXTENSION = 256

/**
 * Reads the data of a wallet of v1 to v5, as its code lays them out. The code says what they mean: the caller gives the interfaces that
 * the service found. `undefined` for other code, and for data that are no wallet's. Costs nothing: `/accountStates` with `include_boc`
 * has the data.
 */
export function readWalletData(interfaces: readonly string[], dataBoc: string): WalletData | undefined {
  const version = Number(/^wallet_v([1-5])r\d$/.exec(walletOf(interfaces) ?? '')?.[1])
  if (!version) return
  return attempt(() => {
    const reader = readCell(parseBoc(dataBoc))
    const flag = version === 5 && { isSignatureAllowed: reader.bit() }
    reader.uint(32) // The seqno.
    const id = version >= 3 && { walletId: Number(reader.uint(32)) }
    const publicKey = reader.uint(256).toString(16).padStart(64, '0')
    const others = version >= 4 && { others: countOthers(reader, version === 4 ? PLUGIN : EXTENSION) }
    if (reader.bits() || reader.refs()) return
    return { publicKey, ...id, ...flag, ...others }
  })
}

function countOthers(reader: CellReader, keyBits: number): number {
  if (!reader.bit()) return 0
  let count = 0
  for (const _ of dictionaryEntries(reader.ref(), keyBits)) if (++count === MOST_OTHERS) break
  return count
}

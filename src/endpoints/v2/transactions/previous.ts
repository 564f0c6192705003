/** Where the fields of a transaction cell lie, in bits: a 4-bit tag, the account (256), then these. */
const LT = 4 + 256
const PREVIOUS_HASH = LT + 64
const PREVIOUS_LT = PREVIOUS_HASH + 256

/** `length` bits of `bytes`, `from` bits after the start. */
function bits(bytes: Uint8Array, from: number, length: number): bigint {
  let value = 0n
  for (let at = from; at < from + length; at++) {
    value = (value << 1n) | BigInt(((bytes[at >> 3] as number) >> (7 - (at & 7))) & 1)
  }
  return value
}

/**
 * The transaction before this one on its account, read from the transaction's own BoC (`data`), or `undefined` where that is
 * absent or no transaction. `lt` `"0"` means that there is none. The service offers no cursor: asking from the last row
 * again would repeat it. Layouts: `serialized_boc#b5ee9c72` in boc.tlb and `transaction$0111` in block.tlb.
 */
export function previousTransaction(data: string): { lt: string; hash: string } | undefined {
  let bytes: Uint8Array
  try {
    bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
  } catch {
    return
  }
  if (bits(bytes.length > 10 ? bytes : new Uint8Array(16), 0, 32) !== 0xb5ee9c72n) return
  const flags = bytes[4] as number
  const refSize = flags & 7
  const offsetSize = bytes[5] as number
  const cells = Number(bits(bytes, 48, refSize * 8))
  const rootList = 6 + 3 * refSize + offsetSize
  const indexed = flags >> 7
  // The root comes first in every writer known; another place is not looked for.
  if (bits(bytes, rootList * 8, refSize * 8) !== 0n) return
  const root = rootList + refSize + (indexed ? cells * offsetSize : 0)
  const withHashes = ((bytes[root] as number) >> 4) & 1
  const start = (root + 2 + withHashes * 34) * 8
  if (bytes.length * 8 < start + PREVIOUS_LT + 64 || bits(bytes, start, 4) !== 0b0111n) return
  let hash = ''
  for (let i = 0; i < 32; i++) hash += String.fromCharCode(Number(bits(bytes, start + PREVIOUS_HASH + i * 8, 8)))
  return { lt: String(bits(bytes, start + PREVIOUS_LT, 64)), hash: btoa(hash) }
}

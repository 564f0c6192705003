import { parseBoc, readCell } from '../../../core/values/cell.ts'

/**
 * The transaction before this one on its account, from the transaction's own BoC (`data`). `undefined` where that is
 * absent or no transaction. `lt` `"0"` means that there is none. The service offers no cursor, and asking from the last
 * row again would repeat it. Layout: `transaction$0111 account_addr lt prev_trans_hash prev_trans_lt` of block.tlb.
 */
export function previousTransaction(data: string): { lt: string; hash: string } | undefined {
  try {
    const reader = readCell(parseBoc(data))
    if (reader.uint(4) !== 0b0111n) return
    reader.uint(256 + 64)
    const hash = reader.uint(256).toString(16).padStart(64, '0')
    const lt = String(reader.uint(64))
    return { lt, hash: btoa(hash.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)))) }
  } catch {
    return
  }
}

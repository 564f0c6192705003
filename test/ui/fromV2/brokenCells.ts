import fc from 'fast-check'
import { expect } from 'vitest'
import type { V2Transaction } from '../../../src/contract/v2/v2Transaction.ts'
import { transactionFromV2 } from '../../../src/fromV2/transactionFromV2.ts'
import { summarize } from '../../../src/reading/summary.ts'

/** Reads `runs` transactions with up to four bytes changed: none may throw. */
export function readBroken(rows: readonly V2Transaction[], runs: number): void {
  const pick = fc.constantFrom(...rows)
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 })
  fc.assert(
    fc.property(pick, changes, (row, places) => {
      const bytes = Uint8Array.from(atob(row.data), (char) => char.charCodeAt(0))
      for (const [at, value] of places) bytes[at % bytes.length] = value
      const got = transactionFromV2({ ...row, data: btoa(String.fromCharCode(...bytes)) })
      expect(got.hash).toBe(row.transaction_id.hash)
      expect(() => summarize(got)).not.toThrow()
    }),
    { numRuns: runs },
  )
}

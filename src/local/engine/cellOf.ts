import { Cell } from '@ton/core'
import { Refusal } from '../service/refusal.ts'

/** Reads a bag of cells, base64. @throws {Refusal} that says `what` it should have been */
export function cellOf(boc: string, what: string): Cell {
  try {
    return Cell.fromBase64(boc)
  } catch {
    throw new Refusal(400, `Failed to parse ${what}: not a bag of cells`)
  }
}

import { type Address, Cell, loadMessage } from '@ton/core'
import type { QueuedRow } from '../index/rows.ts'
import { bocOf } from './spelling.ts'

/** A message that waits for a block. */
export interface QueuedMessage {
  cell: Cell
  traceId: string | undefined
  /** Logical time of the message's creation; 0 for an external one. */
  createdLt: bigint
  destination: Address
}

export const toQueuedRow = ({ cell, traceId, createdLt }: QueuedMessage): QueuedRow => ({
  boc: bocOf(cell),
  ...(traceId !== undefined && { trace_id: traceId }),
  created_lt: createdLt.toString(),
})

export function fromQueuedRow({ boc, trace_id, created_lt }: QueuedRow): QueuedMessage {
  const cell = Cell.fromBase64(boc)
  const { info } = loadMessage(cell.beginParse())
  return { cell, traceId: trace_id, createdLt: BigInt(created_lt), destination: info.dest as Address }
}

/** The messages that a transaction sent to accounts, and the latest logical time among all that it sent. */
export function readSent(messages: readonly Cell[], traceId: string): { queued: QueuedMessage[]; lastLt: bigint } {
  const queued: QueuedMessage[] = []
  let lastLt = 0n
  for (const cell of messages) {
    const { info } = loadMessage(cell.beginParse())
    if (info.type === 'external-in') continue
    if (info.createdLt > lastLt) lastLt = info.createdLt
    if (info.type === 'internal') queued.push({ cell, traceId, createdLt: info.createdLt, destination: info.dest })
  }
  return { queued, lastLt }
}

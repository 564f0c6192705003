import { attempt } from '../../../core/attempt.ts'
import type { Preview } from '../../../reading/preview/previewOf.ts'
import { messageIn } from './walletAnswer.ts'

/** What the preview had said of the coins of the wallet, nanograms. */
export interface Foreseen {
  readonly change: bigint
  readonly fee: bigint
}

/** A message that was signed and has not ended. */
export interface KeptMessage {
  /** Base64. */
  readonly boc: string
  /** The page was to send it, and has no answer. */
  readonly isUnsure: boolean
  readonly foreseen: Foreseen | undefined
}

/** Where messages are kept: `localStorage` is one. It may throw, and may have lost everything. */
export type MessageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const foreseenIn = (preview: Preview | undefined): Foreseen | undefined =>
  preview?.change !== undefined && preview.fee !== undefined ? { change: preview.change, fee: preview.fee } : undefined

const DIGITS = /^-?\d{1,30}$/

/** Reads what another visit kept: anybody may have written it. */
export function readKept(storage: MessageStorage | undefined, name: string, account: string): KeptMessage | undefined {
  const text = attempt(() => storage?.getItem(name))
  const value = text ? attempt(() => JSON.parse(text)) : undefined
  const boc = messageIn(value, account)
  if (boc === undefined) return
  const { isUnsure, change, fee } = value
  const isForeseen = DIGITS.test(change) && DIGITS.test(fee)
  const foreseen = isForeseen ? { change: BigInt(change), fee: BigInt(fee) } : undefined
  return { boc, isUnsure: isUnsure === true, foreseen }
}

/** Keeps it, or nothing where there is none. A storage that is full or forbidden keeps nothing: the page goes on. */
export function keep(storage: MessageStorage | undefined, name: string, kept: KeptMessage | undefined): void {
  attempt(() => {
    if (!kept) return storage?.removeItem(name)
    const { boc, isUnsure, foreseen } = kept
    const figures = foreseen && { change: String(foreseen.change), fee: String(foreseen.fee) }
    storage?.setItem(name, JSON.stringify({ boc, isUnsure, ...figures }))
  })
}

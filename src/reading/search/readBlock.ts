/** A block by its place in the chain. */
export interface BlockPlace {
  /** -1 for the masterchain, 0 for the basechain. */
  readonly workchain: number
  /** Hex, upper-case, 16 digits. */
  readonly shard: string
  /** Its number in its chain. */
  readonly seqno: number
}

/** The one shard of the masterchain. */
export const MASTERCHAIN = { workchain: -1, shard: '8000000000000000' } as const
const MOST_SEQNO = 2 ** 31 - 1

const PLACE = /^\(?(-?\d{1,10})[:,]\s?(-?[\da-f]{1,20})[:,]\s?(\d{1,10})(?:[:,].*)?\)?$/i
const NUMBER = /^#?(\d{1,3}(?:([ ,.'\u00a0\u202f])\d{3})(?:\2\d{3})*|\d{1,10})$/

/**
 * The block that a text names: `123`, `#123` and `1,234,567` are of the masterchain, `(workchain,shard,seqno)` and
 * `workchain:shard:seqno` of any shard, whose number may be hex or a signed decimal. `undefined` for other texts.
 */
export function readBlock(text: string): BlockPlace | undefined {
  const number = NUMBER.exec(text)?.[1]?.replace(/\D/g, '')
  const [, workchain, shard = '', place] = PLACE.exec(text) ?? []
  const seqno = Number(number ?? place)
  if (!(seqno <= MOST_SEQNO)) return
  if (number !== undefined) return { ...MASTERCHAIN, seqno }
  const hex = shardOf(shard)
  return hex === undefined ? undefined : { workchain: Number(workchain), shard: hex, seqno }
}

/** Hex as answers have it, also of a signed decimal. */
function shardOf(text: string): string | undefined {
  const isDecimal = /^-\d+$|^\d{17,20}$/.test(text)
  if (!isDecimal && !/^[\da-f]{1,16}$/i.test(text)) return
  if (!isDecimal) return text.toUpperCase().padEnd(16, '0')
  return BigInt.asUintN(64, BigInt(text)).toString(16).toUpperCase().padStart(16, '0')
}

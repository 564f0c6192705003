import { toRawAddress, tryParseAddress } from '../../../core/values/address.ts'
import { tryNormalizeHash } from '../../../core/values/hash.ts'
import type { SearchTarget } from './searchTarget.ts'

export const MASTERCHAIN = { workchain: -1, shard: '8000000000000000' } as const
const MOST_SEQNO = 2 ** 31 - 1

/** The chain takes up to 126 letters, digits and hyphens; Telegram also underscores. */
const DOMAIN = /^(?:[a-z\d_-]{1,126}\.){1,4}(?:ton|t\.me)$/i
const PLACE = /^\(?(-?\d{1,10})[:,]\s?(-?[\da-f]{1,20})[:,]\s?(\d{1,10})(?:[:,].*)?\)?$/i
const NUMBER = /^#?(\d{1,3}(?:([ ,.'\u00a0\u202f])\d{3})(?:\2\d{3})*|\d{1,10})$/

/** Reads `123` and `1,234,567` as blocks of the masterchain, `(workchain,shard,seqno)` and `workchain:shard:seqno` as any. */
export function readBlock(text: string): SearchTarget | undefined {
  const number = NUMBER.exec(text)?.[1]?.replace(/\D/g, '')
  const [, workchain, shard = '', place] = PLACE.exec(text) ?? []
  const seqno = Number(number ?? place)
  if (!(seqno <= MOST_SEQNO)) return
  if (number !== undefined) return { kind: 'block', ...MASTERCHAIN, seqno }
  const hex = shardOf(shard)
  return hex === undefined ? undefined : { kind: 'block', workchain: Number(workchain), shard: hex, seqno }
}

/** Hex as answers have it, also of a signed decimal. */
function shardOf(text: string): string | undefined {
  const isDecimal = /^-\d+$|^\d{17,20}$/.test(text)
  if (!isDecimal && !/^[\da-f]{1,16}$/i.test(text)) return
  if (!isDecimal) return text.toUpperCase().padEnd(16, '0')
  return BigInt.asUintN(64, BigInt(text)).toString(16).toUpperCase().padStart(16, '0')
}

/** What a whole text is: an address, a hash, a block or a domain. */
export function readExact(text: string): SearchTarget | undefined {
  if (tryParseAddress(text)) return { kind: 'account', address: toRawAddress(text) }
  const hash = tryNormalizeHash(text)
  if (hash !== undefined) return { kind: 'transaction', hash }
  if (text.length <= 256 && DOMAIN.test(text)) return { kind: 'domain', domain: text.toLowerCase() }
  return readBlock(text)
}

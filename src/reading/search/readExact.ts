import { toRawAddress, tryParseAddress } from '../../core/values/address.ts'
import { tryNormalizeHash } from '../../core/values/hash.ts'
import { readBlock } from './readBlock.ts'
import type { SearchTarget } from './searchTarget.ts'

/** The chain takes up to 126 letters, digits and hyphens; Telegram also underscores. */
const DOMAIN = /^(?:[a-z\d_-]{1,126}\.){1,4}(?:ton|t\.me)$/i

/** What a whole text is: an address, a hash, a block or a domain. */
export function readExact(text: string): SearchTarget | undefined {
  if (tryParseAddress(text)) return { kind: 'account', address: toRawAddress(text) }
  const hash = tryNormalizeHash(text)
  if (hash !== undefined) return { kind: 'transaction', hash }
  if (text.length <= 256 && DOMAIN.test(text)) return { kind: 'domain', domain: text.toLowerCase() }
  const block = readBlock(text)
  return block && { kind: 'block', ...block }
}

import { tryParseAddress } from 'toncenter-react/client'
import { readHash } from './hash.ts'
import { readBlock, to } from './router.ts'

/** Where a search leads, or why it leads nowhere. */
export type Found = { href: string; problem?: never } | { problem: string; href?: never }

/** Reads what a person pastes: an address in any form, a hash in hex or base64, a block's number. Asks nobody. */
export function readSearch(input: string): Found {
  const text = input.trim()
  if (!text) return { problem: 'Enter an address, the hash of a transaction, or the number of a block.' }
  if (tryParseAddress(text)) return { href: to.account(text) }
  const block = readBlock(text)
  if (block) return { href: to.block(block) }
  const hash = readHash(text)
  if (hash) return { href: to.transaction(hash) }
  return { problem: explain(text) }
}

function explain(text: string): string {
  if (/^[\w+/-]{48}$/.test(text)) return 'This looks like an address, but its checksum is wrong: a character is off.'
  if (/^-?\d+:/.test(text)) return 'A raw address is the workchain, a colon and 64 hex digits.'
  if (/^\d+$/.test(text)) return 'No block has a number that large.'
  if (/^(?:0x)?[\da-f]+$/i.test(text)) return 'A hash has 64 hex digits, and this has fewer or more.'
  if (/\.(?:ton|t\.me)$/i.test(text)) return 'Names are not looked up here: enter the address behind the name.'
  return 'This is neither an address, nor a hash, nor the number of a block.'
}

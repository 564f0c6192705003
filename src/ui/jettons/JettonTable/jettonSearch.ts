import { isSameAddress, tryParseAddress } from '../../../core/values/address.ts'
import type { JettonMatcher } from './jettonRows.ts'

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** What a search finds: part of a symbol or name, or a master's address in any form. `undefined` for one that is empty. */
export function jettonSearch(search: string): JettonMatcher | undefined {
  const text = search.trim()
  if (!text) return
  const words = plain(text)
  return tryParseAddress(text)
    ? ({ wallet }) => isSameAddress(wallet.jetton, text)
    : ({ token }) =>
        [token?.symbol, token?.name].some((name) => typeof name === 'string' && plain(name).includes(words))
}

import { tryParseAddress } from '../../core/address.ts'
import type { JettonMatcher } from './jettonRows.ts'

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** What a search finds: part of a symbol or name, or a master's address in any form. `undefined` for one that is empty. */
export function jettonSearch(search: string): JettonMatcher | undefined {
  const text = search.trim()
  if (!text) return
  const words = plain(text)
  const address = tryParseAddress(text)
  return ({ wallet, token }) => {
    const master = tryParseAddress(wallet.jetton)
    if (address) return master?.hash === address.hash && master.workchain === address.workchain
    return [token?.symbol, token?.name].some((text) => text !== undefined && plain(text).includes(words))
  }
}

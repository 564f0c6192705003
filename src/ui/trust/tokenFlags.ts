import { isSameAddress, tryParseAddress } from '../../core/address.ts'
import type { NativeCurrency, VerifiedToken } from '../../react/settings.ts'
import type { TokenInfo } from '../../schemas/metadata.ts'
import { visibleString } from '../text/visibleText.ts'
import type { Flag } from './flags.ts'
import { fold } from './fold.ts'
import { textFlags } from './textFlags.ts'

/** Why a token is not to be trusted, by what the service knows of it and its address; empty for most. */
export type TokenFlags = (token: TokenInfo | undefined, address: string) => readonly Flag[]

/** What the coin is called, and was until it was renamed: no token may claim these. */
const COIN_NAMES = ['GRAM', 'Gram', 'TON', 'Toncoin']

const plain = (name: string) => name.trim().toLowerCase()

/** The check of tokens, for one coin and for the tokens that an app verifies. */
export function createTokenFlags(coin: NativeCurrency, verified: readonly VerifiedToken[]): TokenFlags {
  const coins = new Map([...COIN_NAMES, coin.name, coin.symbol].map((name) => [fold(name), name]))
  const claimed = new Set([...coins.values()].map(plain))
  const copied = new Map(verified.flatMap(({ symbol, name }) => [symbol, name].map((text) => [fold(text), symbol])))

  const nameFlag = (name: string): Flag | undefined => {
    const letters = fold(name)
    if (letters.length < 2) return
    const original = coins.get(letters)
    if (original) return { kind: claimed.has(plain(name)) ? 'reserved' : 'native', of: original }
    const token = copied.get(letters)
    return token === undefined ? undefined : { kind: 'lookalike', of: visibleString(token, 32) }
  }

  return (token, address) => {
    const known = tryParseAddress(address) && verified.some((one) => isSameAddress(one.address, address))
    const flags: Flag[] = []
    if (token?.is_scam) flags.push({ kind: 'scam' })
    if (token?.is_nsfw) flags.push({ kind: 'nsfw' })
    if (known || !token) return flags
    const names = [token.symbol, token.name].filter((name) => typeof name === 'string')
    const copy = names.map(nameFlag).find((flag) => flag !== undefined)
    return [...flags, ...(copy ? [copy] : []), ...textFlags(names.join('\n'))]
  }
}

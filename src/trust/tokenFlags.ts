import type { TokenInfo } from '../contract/v3/tokenInfo.ts'
import type { NativeCurrency, VerifiedToken } from '../core/knownTokens.ts'
import type { TokenRegistry } from '../core/tokenRegistry.ts'
import { formatRaw, isSameAddress, tryParseAddress } from '../core/values/address.ts'
import { copiedBy, isDerived } from './copies.ts'
import type { Flag } from './flags.ts'
import { fold } from './fold.ts'
import { isMimic } from './mimics.ts'
import { isMixed } from './mixed.ts'
import { indexOf } from './registryIndex.ts'
import { textFlags } from './textFlags.ts'
import { visibleString } from './visibleText.ts'

/** Why a token is not to be trusted, by the facts of the service and its address. Empty for most. */
export type TokenFlags = (token: TokenInfo | undefined, address: string) => readonly Flag[]

/** What the coin is called, and was until it was renamed: no token may claim these. */
const COIN_NAMES = ['GRAM', 'Gram', 'TON', 'Toncoin', 'The Open Network']

const plain = (name: string) => name.trim().toLowerCase()

/** Characters of a name: more is shown nowhere. */
const MOST_SHOWN = 128

/** What there is to compare of a member that may be anything. */
const cut = (name: unknown) => (typeof name === 'string' ? name.slice(0, MOST_SHOWN) : undefined)

/** `Gramcoin`: a name of its own, as `Dogcoin` is. `Gram Coin` claims to be the coin. */
const GLUED = /[a-z]coin$/i

const withoutPrefix = (symbol: string) => symbol.replace(/^[a-z]{1,3}(?=[A-Z]{2,}$)/, '')

/** Who issues a token, by its name: `Tether USD`, `Tonstakers TON`; not `Staked Gram`. */
function issuerOf(name: string, coinNames: readonly string[]): string | undefined {
  const [issuer = '', currency = '', ...more] = name.split(' ')
  const isIssued = ['USD', 'EUR', ...coinNames].includes(currency) && !more.length
  return isIssued && issuer.length > 4 && !isDerived(issuer) ? issuer : undefined
}

const NONE: ReadonlySet<string> = new Set()

/** `cUSDT` beside a verified `USDT`: what one gets for it elsewhere. Its name has the symbol too: "Solend USDT". */
const isReceipt = (name: string, symbols: ReadonlySet<string>) =>
  /^[a-z]{1,4}[A-Z]/.test(name) && symbols.has(name.replace(/^[a-z]+/, ''))

/** A name of one word that says no currency: `Catizen`. It may have other products, as `Catizen Pass`. */
const isBrand = (name: string) => !/\s|coin$/i.test(name)

export interface TokenFlagsOptions {
  /** The verified tokens are those of this package: reasons state that. */
  readonly isIncluded?: boolean | undefined
  /** Names of its tokens may not be imitated either. */
  readonly registry?: TokenRegistry | undefined
}

/**
 * The check of tokens, for one coin and for the tokens that an app verifies.
 * @throws {InvalidRegistryError} for a registry that is none
 */
export function createTokenFlags(
  coin: NativeCurrency,
  verified: readonly VerifiedToken[],
  { isIncluded, registry }: TokenFlagsOptions = {},
): TokenFlags {
  const listed = registry && indexOf(registry)
  const coinNames = [...COIN_NAMES, coin.name, coin.symbol]
  const claimed = new Set(coinNames.map(plain))
  const claims = new Map<string, Flag>()
  for (const { symbol, name } of verified) {
    const flag: Flag = {
      kind: 'lookalike',
      of: visibleString(symbol, 32),
      ...(isIncluded && { by: 'included' }),
    }
    // "Tether USDT" claims to be {USDT, "Tether USD"}.
    const [first = ''] = name.split(' ')
    for (const text of [symbol, name, first + symbol, symbol + first, issuerOf(name, coinNames) ?? name]) {
      const letters = fold(text)
      if (!claims.has(letters)) claims.set(letters, flag)
    }
  }
  for (const of of coinNames) claims.set(fold(of), { kind: 'native', of })
  const symbols = new Set(verified.map(({ symbol }) => symbol))
  const brands = verified
    .flatMap(({ name }) => [name, issuerOf(name, coinNames) ?? name])
    .filter(isBrand)
    .map(fold)
  const parts = new Map([...claims].filter(([letters]) => !brands.includes(letters)))
  /** `sTON` beside a verified `STON`: a staked or wrapped coin, by its small first letters. */
  const isPrefixed = (name: string) =>
    !symbols.has(name) && withoutPrefix(name) !== name && claims.has(fold(withoutPrefix(name)))
  const isOwnName = (name: string) =>
    GLUED.test(name) && !claimed.has(plain(name)) && claimed.has(plain(name.slice(0, -4)))

  const nameFlag = (name: string, own: ReadonlySet<string>): Flag | undefined => {
    if (isPrefixed(name) || isOwnName(name)) return
    const flags = copiedBy(name, { claims: own === NONE ? parts : claims, parts, symbols: own })
    const flag = flags.find(({ kind }) => kind === 'lookalike') ?? flags[0]
    return flag?.kind === 'native' && claimed.has(plain(name)) ? { ...flag, kind: 'reserved' } : flag
  }

  const listedFlag = ({ symbol, name }: TokenInfo, raw: string | undefined): Flag | undefined => {
    if (!listed || raw === undefined || listed.has(raw)) return
    const of = listed.copied(cut(symbol), cut(name))
    if (of === undefined) return
    return { kind: 'lookalike', of: visibleString(of, 32), by: 'listed', list: visibleString(listed.name, 32) }
  }

  return (token, address) => {
    const parsed = tryParseAddress(address)
    const isVerified = parsed && verified.some((one) => isSameAddress(one.address, address))
    const flags: Flag[] = []
    if (token?.is_scam) flags.push({ kind: 'scam' })
    if (token?.is_nsfw) flags.push({ kind: 'nsfw' })
    if (isVerified || !token) return flags
    const names = [token.symbol, token.name].flatMap((name) => cut(name) ?? [])
    // "Tonstakers USDe" of `tsUSDe` says whose it is, and of what.
    const own = names.some((name) => isReceipt(name, symbols)) ? NONE : symbols
    const copy =
      names.map((name) => nameFlag(name, own)).find((flag) => flag !== undefined) ??
      listedFlag(token, parsed && formatRaw(parsed))
    if (copy) flags.push(copy)
    else if (names.some(isMimic)) flags.push({ kind: 'mimic' })
    else if (names.some(isMixed)) flags.push({ kind: 'mixed' })
    return [...flags, ...textFlags(names.join('\n'), true)]
  }
}

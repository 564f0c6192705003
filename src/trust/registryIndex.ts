import { checkRegistry, InvalidRegistryError, readToken, type TokenRegistry } from '../core/tokenRegistry.ts'
import { fold } from './fold.ts'

/** A registry, read once: looked up by address and by how names look. */
export interface RegistryIndex {
  readonly name: string
  /** @param raw address */
  has(raw: string): boolean
  /**
   * The registered token that another one imitates: with the same symbol and name, or with one of them in disguise. Bearing one
   * name in plain letters is no imitation: honest tokens share those. `ROB`, "Rob coin" is one.
   */
  copied(symbol: string | undefined, name: string | undefined): string | undefined
}

/** Shorter names look alike by chance. */
const SHORTEST = 3

const isPlain = (name: string) => /^[ -~]*$/.test(name)

const join = (symbol: string, name: string) => `${symbol}\n${name}`

/** Whether a name only repeats the symbol, in the letters of another token's symbol. */
const isOneWord = (symbol: string, name: string, of: string) =>
  symbol.toLowerCase() === of.toLowerCase() && fold(name.replace(/[ _-]?(?:coin|token)$/i, '')) === fold(symbol)

const known = /* @__PURE__ */ new WeakMap<TokenRegistry, RegistryIndex>()

/** The index of a registry, made at the first call. @throws {InvalidRegistryError} for a value that is no registry. */
export function indexOf(registry: TokenRegistry): RegistryIndex {
  const found = known.get(registry)
  if (found) return found
  checkRegistry(registry)
  const addresses = new Set<string>()
  const pairs = new Map<string, string>()
  const spelled = new Set<string>()
  const looks = new Map<string, string>()
  for (const [index, token] of registry.tokens.entries()) {
    const read = readToken(token)
    if (typeof read === 'string') throw new InvalidRegistryError(read, index)
    const { address, symbol, name } = read
    addresses.add(address)
    const [short, long] = [fold(symbol ?? ''), fold(name ?? '')]
    if (symbol && name) {
      pairs.set(join(short, long), symbol)
      spelled.add(join(symbol, name))
    }
    if (name) looks.set(long, name)
    if (symbol) looks.set(short, symbol)
  }
  const paired = (symbol: string, name: string) => {
    const of = pairs.get(join(fold(symbol), fold(name)))
    const isChance = of !== undefined && isOneWord(symbol, name, of) && !spelled.has(join(symbol, name))
    return isChance ? undefined : of
  }
  const disguised = (title: string) => {
    const letters = isPlain(title) ? '' : fold(title)
    return letters.length < SHORTEST ? undefined : looks.get(letters)
  }
  const made: RegistryIndex = {
    name: registry.name,
    has: (raw) => addresses.has(raw),
    copied: (symbol = '', name = '') => paired(symbol, name) ?? disguised(symbol) ?? disguised(name),
  }
  known.set(registry, made)
  return made
}

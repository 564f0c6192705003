import { checkRegistry, InvalidRegistryError, readToken, type TokenRegistry } from '../../core/tokenRegistry.ts'
import { fold } from './fold.ts'

/** A registry, read once: looked up by address and by how names look. */
export interface RegistryIndex {
  readonly name: string
  /** @param raw address */
  has(raw: string): boolean
  /**
   * The registered token that another one imitates: with the same symbol and the same name, or with the letters of one of
   * them in disguise. Bearing one name in plain letters is no imitation: honest tokens share those.
   */
  copied(symbol: string | undefined, name: string | undefined): string | undefined
}

/** Shorter names look alike by chance. */
const SHORTEST = 3

const isPlain = (name: string) => /^[ -~]*$/.test(name)

const known = /* @__PURE__ */ new WeakMap<TokenRegistry, RegistryIndex>()

/** The index of a registry, made at the first call. @throws {InvalidRegistryError} for what is no registry. */
export function indexOf(registry: TokenRegistry): RegistryIndex {
  const found = known.get(registry)
  if (found) return found
  checkRegistry(registry)
  const addresses = new Set<string>()
  const pairs = new Map<string, string>()
  const looks = new Map<string, string>()
  for (const [index, token] of registry.tokens.entries()) {
    const read = readToken(token)
    if (typeof read === 'string') throw new InvalidRegistryError(read, index)
    const { address, symbol, name } = read
    addresses.add(address)
    const [short, long] = [fold(symbol ?? ''), fold(name ?? '')]
    if (symbol && name) pairs.set(`${short}\n${long}`, symbol)
    if (name) looks.set(long, name)
    if (symbol) looks.set(short, symbol)
  }
  const disguised = (title: string) => {
    const letters = isPlain(title) ? '' : fold(title)
    return letters.length < SHORTEST ? undefined : looks.get(letters)
  }
  const made: RegistryIndex = {
    name: registry.name,
    has: (raw) => addresses.has(raw),
    copied: (symbol = '', name = '') =>
      pairs.get(`${fold(symbol)}\n${fold(name)}`) ?? disguised(symbol) ?? disguised(name),
  }
  known.set(registry, made)
  return made
}

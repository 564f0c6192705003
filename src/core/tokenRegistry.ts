import { type AnyAddress, formatRaw, tryParseAddress } from './values/address.ts'

/** A token of a list: a jetton, or an NFT collection. */
export interface RegisteredToken {
  /** Of the jetton's master or the collection, in any form: forms are compared as raw addresses. */
  readonly address: AnyAddress
  /** Absent for a collection. */
  readonly symbol?: string | undefined
  /** Absent where the list gives a symbol only. */
  readonly name?: string | undefined
}

/** A public list of tokens, as `toncenter-token-registry` writes it. */
export interface TokenRegistry {
  /** The name of the list, as readers know it: `Tonkeeper`. */
  readonly name: string
  /** The network of the addresses. The list does not apply to other networks. Default `mainnet`. */
  readonly network?: string | undefined
  /** Where it is from: a URL or the name of a file. */
  readonly source?: string | undefined
  /** When it was made, ISO 8601. */
  readonly made?: string | undefined
  /** Each with its address, symbol and name. */
  readonly tokens: readonly RegisteredToken[]
}

/** More tokens are no list that a page should load. */
export const MOST_TOKENS = 50_000
/** Characters of a symbol or a name. */
const MOST_NAMED = 128

/** Thrown by what reads a token registry that is none. */
export class InvalidRegistryError extends Error {
  override name = 'InvalidRegistryError'
  /** Which token is wrong, counted from 0; absent where it is the list itself. */
  readonly index: number | undefined
  constructor(fault: string, index?: number) {
    super(`Not a token registry: ${index === undefined ? '' : `tokens[${index}] `}${fault}`)
    this.index = index
  }
}

type Members = Readonly<Record<string, unknown>>

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MOST_NAMED

const RAW = /^(?:0|-1):[\dA-F]{64}$/

/** Raw. Nearly all of a list are so already, and need not be read. */
const rawOf = (address: unknown): string | undefined => {
  if (typeof address === 'string' && RAW.test(address)) return address
  const parsed = tryParseAddress(address as AnyAddress)
  return parsed && formatRaw(parsed)
}

/** A token of a list with its raw address. @returns its fault, as the end of a sentence, where it is none */
export function readToken(token: unknown): { address: string; symbol?: string; name?: string } | string {
  if (!isMembers(token)) return 'is no object.'
  const address = typeof token.address === 'string' || isMembers(token.address) ? rawOf(token.address) : undefined
  if (!address) return 'has no address of an account.'
  for (const key of ['symbol', 'name'] as const)
    if (token[key] !== undefined && !isName(token[key]))
      return `has a ${key} that is no text of 1 to ${MOST_NAMED} characters.`
  const { symbol, name } = token as { symbol?: string; name?: string }
  if (symbol === undefined && name === undefined) return 'has neither a symbol nor a name.'
  return { address, ...(symbol !== undefined && { symbol }), ...(name !== undefined && { name }) }
}

/** Reads the members of a registry beside its tokens. @throws {InvalidRegistryError} */
export function checkRegistry(registry: unknown): asserts registry is TokenRegistry {
  if (!isMembers(registry)) throw new InvalidRegistryError('it is no object.')
  if (!isName(registry.name)) throw new InvalidRegistryError(`its name is no text of 1 to ${MOST_NAMED} characters.`)
  for (const key of ['network', 'source', 'made'] as const)
    if (registry[key] !== undefined && typeof registry[key] !== 'string')
      throw new InvalidRegistryError(`its ${key} is no text.`)
  if (!Array.isArray(registry.tokens)) throw new InvalidRegistryError('its tokens are no list.')
  if (registry.tokens.length > MOST_TOKENS)
    throw new InvalidRegistryError(`it has ${registry.tokens.length} tokens, and ${MOST_TOKENS} at most are read.`)
}

import { isMembers, MOST_TOKENS, type RegisteredToken, readToken, type TokenRegistry } from '../core/tokenRegistry.ts'

/** A registry, and the number of dropped rows by reason. */
export interface MadeRegistry {
  readonly registry: TokenRegistry
  readonly dropped: ReadonlyMap<string, number>
}

export interface RegistryFacts {
  /** The publisher of the list. Default: the name in a list of Uniswap's form. */
  readonly name: string | undefined
  readonly network: string
  readonly source: string
  /** ISO 8601. */
  readonly made?: string
}

const byAddress = (a: { address: string }, b: { address: string }) => (a.address < b.address ? -1 : 1)

/** The rows of a list: an array of tokens, or an object with `tokens` as Uniswap's lists have it. */
function rowsOf(list: unknown): readonly unknown[] {
  const rows = isMembers(list) ? list.tokens : list
  if (!Array.isArray(rows)) throw new Error('It is neither a list of tokens nor an object with a list "tokens".')
  return rows
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value)

/**
 * Makes a registry of a public list. The same list gives the same registry: tokens are sorted by raw address. Of two with
 * one address the first stays.
 * @throws {Error} in a sentence: for no list, a list that is too long, a list without a name or tokens
 */
export function makeRegistry(list: unknown, { name, ...facts }: RegistryFacts): MadeRegistry {
  const rows = rowsOf(list)
  const title = trimmed(name ?? (isMembers(list) ? list.name : undefined))
  if (typeof title !== 'string') throw new Error('The list has no name: give one with --name.')
  const tokens = new Map<string, RegisteredToken & { address: string }>()
  const dropped = new Map<string, number>()
  const drop = (fault: string) => dropped.set(fault, (dropped.get(fault) ?? 0) + 1)
  for (const row of rows) {
    const read = readToken(
      isMembers(row) ? { address: row.address, symbol: trimmed(row.symbol), name: trimmed(row.name) } : row,
    )
    if (typeof read === 'string') drop(read)
    else if (tokens.has(read.address)) drop('has the address of one before.')
    else tokens.set(read.address, read)
  }
  if (!tokens.size)
    throw new Error(`None of ${rows.length} rows is a token${dropped.size ? `: ${describeDropped(dropped)}` : '.'}`)
  if (tokens.size > MOST_TOKENS) throw new Error(`It has ${tokens.size} tokens, and ${MOST_TOKENS} at most are read.`)
  return { registry: { name: title, ...facts, tokens: [...tokens.values()].sort(byAddress) }, dropped }
}

/** How many rows were dropped, by reason. */
export const describeDropped = (dropped: MadeRegistry['dropped']): string =>
  [...dropped].map(([fault, count]) => `${count} ${fault.replace(/\.$/, '')}`).join('; ')

/** A registry as the text of a module, or of JSON: a token a line. */
export function registryText({ tokens, ...facts }: TokenRegistry, isModule: boolean): string {
  const head = Object.entries(facts).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  const rows = tokens.map((token) => `    ${JSON.stringify(token)}`)
  const json = `{\n${head.join('\n')}\n  "tokens": [\n${rows.join(',\n')}\n  ]\n}`
  if (!isModule) return `${json}\n`
  const comment = '// Made by toncenter-token-registry.'
  return `${comment}\nimport type { TokenRegistry } from 'toncenter-react'\n\nexport const registry: TokenRegistry = ${json}\n`
}

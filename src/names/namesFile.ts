import { type AccountName, AccountNameError, type AccountNames } from '../core/accountNames.ts'
import { attempt } from '../core/attempt.ts'
import { type AnyAddress, rawForm, tryParseAddress } from '../core/values/address.ts'
import { isMimic } from '../trust/mimics.ts'
import { MOST_ACCOUNTS } from './createAccountNames.ts'
import { isSameName, readName } from './readName.ts'

/** What a file of names calls itself. */
const FORMAT = 'account-names'
const VERSION = 1
/** Characters of a file: 10 000 accounts need a third. */
const MOST_FILE = 4_000_000

/** Thrown by what reads a file of names that is none. */
export class NamesFileError extends Error {
  override name = 'NamesFileError'
  /** `large`: more than 4 million characters. `many`: more than 10 000 accounts. `newer`: of a later version. `other`: no file of names. */
  readonly reason: 'large' | 'many' | 'newer' | 'other'
  constructor(reason: NamesFileError['reason']) {
    super(`Not a file of account names that can be read: ${reason}.`)
    this.reason = reason
  }
}

/** What a file of names holds, beside what was left out of it. */
export interface NamesFile {
  /** By raw address. */
  readonly names: ReadonlyMap<string, AccountName>
  /** Entries whose name was cut to 64 characters, or had characters that cannot be seen. */
  readonly cleaned: number
  /** Entries that were left out. */
  readonly leftOut: {
    /** No address of an account. */
    readonly noAddress: number
    /** Neither a name nor a star. */
    readonly empty: number
    /** Of an account that the file has already, in whatever form. */
    readonly repeated: number
    /** Its name imitates what a page says itself: `Verified ✓`, or another address. */
    readonly imitating: number
  }
}

/** All names as a text for a file: JSON, by address. */
export function exportAccountNames(names: Pick<AccountNames, 'list'>): string {
  const accounts = [...names.list()].sort(([a], [b]) => (a < b ? -1 : 1))
  const rows = accounts.map(([address, { name, isStarred }]) => ({ address, name, isStarred }))
  return `${JSON.stringify({ format: FORMAT, version: VERSION, accounts: rows }, null, 2)}\n`
}

/** Reads a file of names, which anybody may have written. Keeps nothing. @throws {NamesFileError} */
export function readAccountNames(text: string): NamesFile {
  if (text.length > MOST_FILE) throw new NamesFileError('large')
  const { format, version, accounts } = Object(attempt(() => JSON.parse(text)))
  if (format !== FORMAT || !Array.isArray(accounts)) throw new NamesFileError('other')
  if (version !== VERSION) throw new NamesFileError('newer')
  if (accounts.length > MOST_ACCOUNTS) throw new NamesFileError('many')
  const names = new Map<string, AccountName>()
  const leftOut = { noAddress: 0, empty: 0, repeated: 0, imitating: 0 }
  let cleaned = 0
  for (const entry of accounts) {
    const { address, name } = Object(entry)
    const value = readName(entry)
    if (typeof address !== 'string' || !tryParseAddress(address)) leftOut.noAddress++
    else if (!value) leftOut.empty++
    else if (names.has(rawForm(address))) leftOut.repeated++
    else if (value.name !== undefined && isMimic(value.name)) leftOut.imitating++
    else {
      names.set(rawForm(address), value)
      if (typeof name === 'string' && name !== value.name) cleaned++
    }
  }
  return { names, cleaned, leftOut }
}

/** What keeping the names of a file would do. */
export interface NamesChange {
  /** Accounts that have neither a name nor a star yet. */
  readonly added: ReadonlyMap<string, AccountName>
  /** Accounts that the reader calls otherwise. */
  readonly other: ReadonlyMap<string, AccountName>
}

/** What a file has that the reader has not. A star or a name that the file lacks stays. */
export function compareAccountNames(names: Pick<AccountNames, 'list'>, file: Pick<NamesFile, 'names'>): NamesChange {
  const known = names.list()
  const added = new Map<string, AccountName>()
  const other = new Map<string, AccountName>()
  for (const [address, value] of file.names) {
    const mine = known.get(address)
    const joined = { ...mine, ...value }
    if (isSameName(mine, joined)) continue
    const isOther = mine?.name !== undefined && joined.name !== mine.name
    ;(isOther ? other : added).set(address, joined)
  }
  return { added, other }
}

/**
 * Keeps names until one is refused.
 * @returns how many were kept, and why the rest was not
 */
export async function keepAccountNames(
  names: AccountNames,
  values: ReadonlyMap<AnyAddress, AccountName>,
): Promise<{ readonly kept: number; readonly error?: unknown }> {
  let kept = 0
  for (const [address, value] of values) {
    try {
      if (!names.set) throw new AccountNameError('refused')
      // Without a pause where there is nothing to wait for: listeners then hear once.
      const waits = names.set(address, value)
      if (waits) await waits
    } catch (error) {
      return { kept, error }
    }
    kept++
  }
  return { kept }
}

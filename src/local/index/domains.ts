import type { DomainRow } from './rows.ts'

/** The shortest name first, then by name. */
export const shortestFirst = ({ domain: a }: DomainRow, { domain: b }: DomainRow): number =>
  a.length - b.length || (a < b ? -1 : 1)

/** The `.ton` domains of a chain, by address, by name and by the account in their wallet record. */
export class Domains {
  readonly #byAddress = new Map<string, DomainRow>()
  readonly #byName = new Map<string, DomainRow>()
  readonly #byWallet = new Map<string, Set<string>>()

  /** Adds a domain, or replaces the row of its address. */
  set(row: DomainRow): void {
    const before = this.#byAddress.get(row.address)?.records.dns_wallet
    if (before) this.#byWallet.get(before)?.delete(row.address)
    this.#byAddress.set(row.address, row)
    this.#byName.set(row.domain, row)
    const wallet = row.records.dns_wallet
    if (!wallet) return
    const addresses = this.#byWallet.get(wallet)
    if (addresses) addresses.add(row.address)
    else this.#byWallet.set(wallet, new Set([row.address]))
  }

  /** By the address of the item. */
  get = (address: string): DomainRow | undefined => this.#byAddress.get(address)

  all = (): DomainRow[] => [...this.#byAddress.values()]

  /** By its name, with `.ton`. */
  named = (name: string): DomainRow | undefined => this.#byName.get(name)

  /** Domains whose wallet record names this account: the shortest first, then by name. */
  of(wallet: string): DomainRow[] {
    const rows = [...(this.#byWallet.get(wallet) ?? [])].flatMap((address) => this.get(address) ?? [])
    return rows.sort(shortestFirst)
  }
}

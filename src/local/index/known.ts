import type { JettonMaster } from '../../contract/v3/jettonMaster.ts'
import type { JettonWallet } from '../../contract/v3/jettonWallet.ts'
import type { NftCollection } from '../../contract/v3/nftCollection.ts'
import { shortestFirst } from './domains.ts'
import type { AccountRow, BlockRows, ChainRows, DomainRow, NftItemRow, NftSaleRow } from './rows.ts'

interface By<Row> {
  get(address: string): Row | undefined
}

/** What accounts are, by raw address: names, tokens, and what the actions of a trace depend on. */
export interface Known {
  readonly accounts: By<AccountRow>
  readonly masters: By<JettonMaster>
  readonly holdings: By<JettonWallet>
  readonly collections: By<NftCollection>
  readonly items: By<NftItemRow>
  readonly sales: By<NftSaleRow>
  /** `of`: those whose wallet record names an account. */
  readonly domains: By<DomainRow> & { of(wallet: string): DomainRow[] }
  /** Addresses of the accounts that sell items. */
  readonly marketplaces: ReadonlySet<string>
  readonly rows: Pick<ChainRows, 'offchain' | 'flags'>
}

/** The rows that may be other than they are known. */
type Changes = Pick<
  BlockRows,
  'accounts' | 'jettonMasters' | 'jettonWallets' | 'nftCollections' | 'nftItems' | 'nftSales' | 'domains'
>

/** What is known, with changes laid over it, the later over the earlier. Neither is touched. */
export function changed(known: Known, changes: readonly Changes[]): Known {
  const over = <Row extends { address: string }>(by: By<Row>, rowsOf: (each: Changes) => readonly Row[]) => {
    const rows = new Map(changes.flatMap(rowsOf).map((row) => [row.address, row]))
    return { rows, get: (address: string) => rows.get(address) ?? by.get(address) }
  }
  const accounts = over(known.accounts, (each) => each.accounts)
  const sales = over(known.sales, ({ nftSales }) => nftSales)
  const domains = over(known.domains, (each) => each.domains)
  return {
    accounts,
    sales,
    masters: over(known.masters, ({ jettonMasters }) => jettonMasters),
    holdings: over(known.holdings, ({ jettonWallets }) => jettonWallets),
    collections: over(known.collections, ({ nftCollections }) => nftCollections),
    items: over(known.items, ({ nftItems }) => nftItems),
    domains: {
      get: domains.get,
      of: (wallet) =>
        [
          ...known.domains.of(wallet).filter(({ address }) => !domains.rows.has(address)),
          ...[...domains.rows.values()].filter(({ records }) => records.dns_wallet === wallet),
        ].sort(shortestFirst),
    },
    marketplaces: new Set([
      ...known.marketplaces,
      ...[...accounts.rows.values()].flatMap(({ auction }) => auction?.marketplace ?? []),
      ...[...sales.rows.values()].map(({ marketplace_address }) => marketplace_address),
    ]),
    rows: known.rows,
  }
}

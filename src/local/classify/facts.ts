/** A jetton wallet, as the index knows it. */
export interface WalletFact {
  owner: string
  jetton: string
}

export interface ItemFact {
  index: string
  collection: string | null
  /** A domain of the `.ton` zone, with an auction of its own. */
  isDomain: boolean
  /** A username or a number of Telegram, with an auction of its own. */
  isTelegram: boolean
}

/** A contract that sells an item at a fixed price. */
export interface SaleFact {
  item: string
  owner: string | null
  marketplace: string
  /** Nanograms. */
  price: string
  /** Base64. */
  codeHash: string | null
}

/** A contract that sells an item to the highest bidder. */
export interface AuctionFact {
  item: string
  owner: string | null
  marketplace: string
  /** Nanograms. */
  lastBid: string
  /** Base64. */
  codeHash: string | null
}

/** A contract that holds a stake in a pool of jettons. */
export interface StakeFact {
  pool: string
  /** The jetton that the pool mints for a stake. */
  minter: string
  /** The jetton that is staked; `null` where the pool is not known. */
  asset: string | null
}

/** What an index knows about the contracts of a trace. Addresses are raw and upper-case. */
export interface Facts {
  jettonWallet(address: string): WalletFact | undefined
  item(address: string): ItemFact | undefined
  sale(address: string): SaleFact | undefined
  auction(address: string): AuctionFact | undefined
  isNominatorPool(address: string): boolean
  stake(address: string): StakeFact | undefined
  /** The signers of a multisig wallet's order; `undefined` for an account that is none. */
  signersOf(order: string): readonly string[] | undefined
  /** The name of a marketplace by its address, or by the collection of the item. */
  marketplace(address: string | null, collection: string | null): string | null
}

/** Facts of an index that knows no contract. */
export const NO_FACTS: Facts = {
  jettonWallet: () => undefined,
  item: () => undefined,
  sale: () => undefined,
  auction: () => undefined,
  isNominatorPool: () => false,
  stake: () => undefined,
  signersOf: () => undefined,
  marketplace: () => null,
}

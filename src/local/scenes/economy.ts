import { type Address, comment, internal, type MessageRelaxed, type SendMode, toNano } from '@ton/core'
import type { Chain } from '../engine/chain.ts'
import { nftItemCode, sbtItemCode } from '../engine/codes.ts'
import { createJetton, type Jetton, jettonBody, jettonWalletAddress } from '../engine/contracts.ts'
import { type Collection, createCollection, nftBody, nftItemAddress } from '../engine/nft.ts'
import type { Sale } from '../engine/sale.ts'
import { raw } from '../engine/spelling.ts'
import { contents, issuedNames, type JettonName, jettonFiles, jettonFlags, unitOf } from '../engine/tokens.ts'
import { createWallet, type Wallet } from '../engine/wallets.ts'
import type { ChainRows } from '../index/rows.ts'
import { type CollectionName, collections, nftBase, offchain } from './cards.ts'
import { cast, type Role } from './cast.ts'
import { beginDns, dnsNames } from './dnsStory.ts'
import { lookalike } from './lookalike.ts'
import { beginSales } from './saleStory.ts'
import type { SceneContext } from './sceneContext.ts'
import { Specials } from './specials.ts'

/** Nanograms of a message that carries a jetton operation: covers the fees, and most of it returns as excess. */
const CARRY = toNano('0.1')

const mapped = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>

/** Who lives on the demo chain and what each can do. All traffic starts with signed external messages. */
export class Economy {
  readonly wallets: Readonly<Record<Role, Wallet>>
  readonly jettons: Readonly<Record<JettonName, Jetton>>
  readonly collections: Readonly<Record<CollectionName, Collection>>
  /** Addresses without a wallet behind them: received money, was funded before the first block, sent money back, never heard of. */
  readonly strangers: Readonly<Record<'uninit' | 'idle' | 'bounced' | 'empty', Address>>
  readonly chain: Chain
  readonly stage: SceneContext
  readonly specials: Specials
  /** Of postcards, by the index of the item. */
  readonly sales = new Map<number, Sale>()
  #queryId = 0

  constructor(chain: Chain, seed: number) {
    this.chain = chain
    const wallet = (role: Role, at?: Address) => createWallet(cast[role][0], seed, role, at)
    const wallets = mapped(Object.keys(cast) as Role[], (role) => wallet(role))
    this.wallets = { ...wallets, poisoner: wallet('poisoner', lookalike(wallets.anna.address)) }
    this.jettons = mapped(Object.keys(contents) as JettonName[], (name) =>
      createJetton(wallets[this.minterOf(name)].address, contents[name]),
    )
    this.collections = mapped(Object.keys(collections) as CollectionName[], (name) => {
      const { owner, bound } = collections[name]
      return createCollection(wallets[owner].address, nftBase, name, bound ? sbtItemCode : nftItemCode)
    })
    this.stage = { chain, seed, wallets: this.wallets, queryId: () => ++this.#queryId }
    this.specials = new Specials(this.stage)
    this.strangers = mapped(
      ['uninit', 'idle', 'bounced', 'empty'],
      (name) => createWallet('v5r1', seed, `stranger ${name}`).address,
    )
  }

  /** Gives everybody what they start with, before the first block. */
  fund(): void {
    for (const [name, [, coins]] of Object.entries(cast)) {
      const { address, placed } = this.wallets[name as Role]
      this.chain.begin(address, { coins: toNano(coins), ...(placed && { init: placed }) })
    }
    this.chain.begin(this.strangers.idle, { coins: toNano('7.5') })
    beginDns(this.stage)
    beginSales(this.stage)
    this.specials.begin()
  }

  /** The query ids of the next messages follow this one. */
  countFrom(queryId: number): void {
    this.#queryId = queryId
  }

  /** Accounts worth a look, by what for. */
  get names(): Record<string, Address> {
    const wallets = Object.entries(this.wallets).map(([name, { address }]) => [name, address] as const)
    const masters = Object.entries(this.jettons).map(([name, { address }]) => [`${name}Jetton`, address] as const)
    const holding = jettonWalletAddress(this.jettons.dollar.address, this.wallets.main.address)
    const { postcards, badges, gardens, drops } = this.collections
    const nfts = {
      postcards: postcards.address,
      badges: badges.address,
      gardens: gardens.address,
      drops: drops.address,
      postcard: nftItemAddress(postcards, 0),
      hostilePostcard: nftItemAddress(postcards, 4),
      badge: nftItemAddress(badges, 0),
    }
    const open = this.sales.get(3)
    const sale: Record<string, Address> = open ? { sale: open.address } : {}
    return {
      ...Object.fromEntries([...wallets, ...masters]),
      mainDollarWallet: holding,
      ...this.strangers,
      ...nfts,
      ...sale,
      ...dnsNames,
      ...this.specials.names,
    }
  }

  get signers(): readonly Wallet[] {
    return Object.values(this.wallets)
  }

  /** What the servers that tokens name would answer, by address. */
  get offchain(): ChainRows['offchain'] {
    return {
      ...Object.fromEntries(Object.entries(offchain).map(([path, said]) => [nftBase + path, { ...said }])),
      ...jettonFiles,
    }
  }

  /** What the service thinks of tokens, by raw address. */
  get flags(): Record<string, { is_scam?: boolean; is_nsfw?: boolean }> {
    return Object.fromEntries(
      Object.entries(jettonFlags).map(([name, flags]) => [raw(this.jettons[name as JettonName].address), flags]),
    )
  }

  /** Whose the master of a jetton is. */
  minterOf(jetton: JettonName): 'issuer' | 'dropper' {
    return (issuedNames as readonly JettonName[]).includes(jetton) ? 'issuer' : 'dropper'
  }

  send(from: Role, messages: MessageRelaxed[], mode?: SendMode): void {
    this.wallets[from].send(this.chain, messages, mode)
  }

  gram(to: Address, amount: string | bigint, text?: string, bounce = false): MessageRelaxed {
    return internal({ to, value: amount, bounce, ...(text !== undefined && { body: comment(text) }) })
  }

  /** `tokens` are whole ones. Brings the master with it until there is one. */
  mint(jetton: JettonName, to: Address, tokens: bigint): MessageRelaxed {
    const { address, init } = this.jettons[jetton]
    const response = this.wallets[this.minterOf(jetton)].address
    const body = jettonBody.mint(to, tokens * unitOf(jetton), response, ++this.#queryId)
    const deployed = this.chain.account(address).facts.parsed.account
    return internal({ to: address, value: toNano('0.2'), bounce: true, body, ...(!deployed && { init }) })
  }

  /** `amount` in the smallest units. */
  jettonTransfer(jetton: JettonName, from: Role, to: Address, amount: bigint, text?: string, carry = CARRY) {
    const { address } = this.wallets[from]
    const payload = text === undefined ? undefined : comment(text)
    const forward = text === undefined ? 1n : 10_000_000n
    const body = jettonBody.transfer(to, amount, address, ++this.#queryId, forward, payload)
    return internal({ to: this.#holding(jetton, from), value: carry, bounce: true, body })
  }

  jettonBurn(jetton: JettonName, from: Role, amount: bigint): MessageRelaxed {
    const body = jettonBody.burn(amount, this.wallets[from].address, ++this.#queryId)
    return internal({ to: this.#holding(jetton, from), value: CARRY, bounce: true, body })
  }

  #holding(jetton: JettonName, owner: Role): Address {
    return jettonWalletAddress(this.jettons[jetton].address, this.wallets[owner].address)
  }

  /** Mints items `first`, `first` + 1 … for these owners; with item 0 the collection is deployed. */
  mintNfts(collection: CollectionName, owners: readonly Address[], first = 0): MessageRelaxed[] {
    const { address, init } = this.collections[collection]
    const { owner, bound } = collections[collection]
    const authority = bound ? this.wallets[owner].address : undefined
    return owners.map((to, place) => {
      const index = first + place
      const body = nftBody.mint(index, to, `${collection}/${index}.json`, ++this.#queryId, authority)
      return internal({ to: address, value: toNano('0.12'), bounce: true, body, ...(index === 0 && { init }) })
    })
  }

  nftTransfer(collection: CollectionName, index: number, from: Role, to: Address, text?: string): MessageRelaxed {
    const payload = text === undefined ? undefined : comment(text)
    const body = nftBody.transfer(to, this.wallets[from].address, ++this.#queryId, payload)
    return internal({ to: nftItemAddress(this.collections[collection], index), value: CARRY, bounce: true, body })
  }
}

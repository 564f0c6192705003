import { type Address, beginCell, comment, internal, type MessageRelaxed, SendMode, toNano } from '@ton/core'
import { cast, contents, type JettonName, letter, nftBase, notes, type Role, spam, unit } from './cast.ts'
import type { Chain } from './chain.ts'
import { nftItemCode, sbtItemCode } from './codes.ts'
import { createJetton, type Jetton, jettonBody, jettonWalletAddress } from './contracts.ts'
import { beginDns, dnsFinale, dnsNames, dnsStory } from './dnsStory.ts'
import { type Collection, createCollection, nftBody, nftItemAddress } from './nft.ts'
import { createRandom, type Random } from './random.ts'
import type { Sale } from './sale.ts'
import { saleStory } from './saleStory.ts'
import { Specials } from './specials.ts'
import type { Episode, Stage } from './stage.ts'
import { createWallet, type Wallet } from './wallets.ts'

/** Nanotons of a message that carries a jetton operation: covers the fees, and most of it comes back as excess. */
const CARRY = toNano('0.1')

/** Who lives on the demo chain and what each can do. Everything goes through signed external messages. */
export class Economy {
  readonly wallets: Readonly<Record<Role, Wallet>>
  readonly jettons: Readonly<Record<JettonName, Jetton>>
  /** Of items that move, and of items that do not. */
  readonly collections: Readonly<Record<'postcards' | 'badges', Collection>>
  /** Addresses without a wallet behind them: received money, was funded before the first block, sent money back, never heard of. */
  readonly strangers: Readonly<Record<'uninit' | 'idle' | 'bounced' | 'empty', Address>>
  readonly #chain: Chain
  #random: Random
  #queryId = 0
  readonly #seed: number
  readonly #stage: Stage
  readonly #specials: Specials
  /** Of postcards, by the index of the item. */
  readonly #sales = new Map<number, Sale>()

  constructor(chain: Chain, seed: number) {
    this.#chain = chain
    this.#seed = seed
    this.#random = createRandom('economy', seed)
    this.wallets = Object.fromEntries(
      Object.entries(cast).map(([name, [kind]]) => [name, createWallet(kind, seed, name)]),
    ) as Record<Role, Wallet>
    const issuer = this.wallets.issuer.address
    this.jettons = Object.fromEntries(
      Object.entries(contents).map(([name, content]) => [name, createJetton(issuer, content)]),
    ) as Record<JettonName, Jetton>
    this.collections = {
      postcards: createCollection(issuer, nftBase, 'postcards', nftItemCode),
      badges: createCollection(issuer, nftBase, 'badges', sbtItemCode),
    }
    this.#stage = { chain, seed, wallets: this.wallets, queryId: () => ++this.#queryId }
    this.#specials = new Specials(this.#stage)
    const stranger = (name: string) => createWallet('v5r1', seed, `stranger ${name}`).address
    this.strangers = {
      uninit: stranger('uninit'),
      idle: stranger('idle'),
      bounced: stranger('bounced'),
      empty: stranger('empty'),
    }
  }

  /** Gives everybody what they start with, before the first block. */
  fund(): void {
    const chain = this.#chain
    for (const [name, [, coins]] of Object.entries(cast))
      chain.begin(this.wallets[name as Role].address, { coins: toNano(coins) })
    chain.begin(this.strangers.idle, { coins: toNano('7.5') })
    beginDns(this.#stage)
    this.#specials.begin()
  }

  /** What a block of everyday life holds depends on the seed and on its number alone, whatever was before. */
  turn(seqno: number): void {
    this.#random = createRandom('turn', this.#seed, seqno)
    this.#queryId = seqno * 1000
    if (this.#random.chance(0.5)) this.habits(1, 2)
  }

  /** Accounts worth a look, by what for. */
  get names(): Record<string, Address> {
    const wallets = Object.entries(this.wallets).map(([name, { address }]) => [name, address] as const)
    const masters = Object.entries(this.jettons).map(([name, { address }]) => [`${name}Jetton`, address] as const)
    const holding = jettonWalletAddress(this.jettons.dollar.address, this.wallets.main.address)
    const { postcards, badges } = this.collections
    const nfts = {
      postcards: postcards.address,
      badges: badges.address,
      postcard: nftItemAddress(postcards, 0),
      hostilePostcard: nftItemAddress(postcards, 4),
      badge: nftItemAddress(badges, 0),
    }
    const open = this.#sales.get(3)
    const sale: Record<string, Address> = open ? { sale: open.address } : {}
    return {
      ...Object.fromEntries([...wallets, ...masters]),
      mainDollarWallet: holding,
      ...this.strangers,
      ...nfts,
      ...sale,
      ...dnsNames,
      ...this.#specials.names,
    }
  }

  #send(from: Role, messages: MessageRelaxed[], mode?: number) {
    this.wallets[from].send(this.#chain, messages, mode)
  }

  #gram(to: Address, amount: string | bigint, text?: string, bounce = false): MessageRelaxed {
    return internal({ to, value: amount, bounce, ...(text !== undefined && { body: comment(text) }) })
  }

  #mint(jetton: JettonName, to: Address, tokens: bigint): MessageRelaxed {
    const { address, init } = this.jettons[jetton]
    const body = jettonBody.mint(to, tokens * unit[jetton], this.wallets.issuer.address, ++this.#queryId)
    const deployed = this.#chain.account(address).facts.parsed.account
    return internal({ to: address, value: toNano('0.2'), bounce: true, body, ...(!deployed && { init }) })
  }

  #jettonTransfer(jetton: JettonName, from: Role, to: Address, amount: bigint, text?: string, carry = CARRY) {
    const { address } = this.wallets[from]
    const payload = text === undefined ? undefined : comment(text)
    const body = jettonBody.transfer(
      to,
      amount,
      address,
      ++this.#queryId,
      text === undefined ? 1n : 10_000_000n,
      payload,
    )
    return internal({
      to: jettonWalletAddress(this.jettons[jetton].address, address),
      value: carry,
      bounce: true,
      body,
    })
  }

  #jettonBurn(jetton: JettonName, from: Role, amount: bigint): MessageRelaxed {
    const { address } = this.wallets[from]
    const body = jettonBody.burn(amount, address, ++this.#queryId)
    return internal({
      to: jettonWalletAddress(this.jettons[jetton].address, address),
      value: CARRY,
      bounce: true,
      body,
    })
  }

  /** Mints items 0, 1, 2 … for these owners; the first message brings the collection with it. */
  #mintNfts(collection: 'postcards' | 'badges', owners: readonly Address[]): MessageRelaxed[] {
    const { address, init, itemCode } = this.collections[collection]
    const authority = itemCode === sbtItemCode ? this.wallets.issuer.address : undefined
    return owners.map((owner, index) => {
      const body = nftBody.mint(index, owner, `${collection}/${index}.json`, ++this.#queryId, authority)
      return internal({ to: address, value: toNano('0.12'), bounce: true, body, ...(index === 0 && { init }) })
    })
  }

  #nftTransfer(
    collection: 'postcards' | 'badges',
    index: number,
    from: Role,
    to: Address,
    text?: string,
  ): MessageRelaxed {
    const payload = text === undefined ? undefined : comment(text)
    const body = nftBody.transfer(to, this.wallets[from].address, ++this.#queryId, payload)
    return internal({ to: nftItemAddress(this.collections[collection], index), value: CARRY, bounce: true, body })
  }

  /** What happens once, in this order. */
  get story(): readonly Episode[] {
    const { wallets, strangers } = this
    const { main, shop, anna, boris, chen, saver, letters } = wallets
    return [
      () => {
        this.#send('issuer', [
          this.#mint('dollar', main.address, 25_000n),
          this.#mint('acorn', main.address, 1_200n),
          this.#mint('ticket', main.address, 40n),
        ])
        this.#send('saver', [this.#gram(main.address, '1500', 'Happy new beginnings')])
      },
      () => {
        this.#send('issuer', [
          this.#mint('dollar', anna.address, 3_200n),
          this.#mint('dollar', shop.address, 900n),
          this.#mint('flower', main.address, 77n),
          this.#mint('acorn', boris.address, 15n),
        ])
        this.#send('main', [this.#gram(anna.address, '25', 'for the trip')])
      },
      () => {
        this.#send('issuer', [this.#mint('hostile', main.address, 1_000_000n), this.#mint('hostile', shop.address, 1n)])
        this.#send('anna', [this.#jettonTransfer('dollar', 'anna', boris.address, 50_000_000n, 'half of the bill')])
      },
      // One external message, eight internal ones.
      () => {
        const people = [anna, boris, chen, shop, saver, letters, wallets.spammer, wallets.issuer]
        this.#send(
          'main',
          people.map(({ address }, index) => this.#gram(address, `0.${index + 1}`, `share ${index + 1} of 8`)),
        )
      },
      // Money for an address without code: it arrives, the transaction counts as aborted.
      () => this.#send('main', [this.#gram(strangers.uninit, '12.5', 'welcome aboard')]),
      // The same with the bounce flag: it comes back.
      () => this.#send('main', [this.#gram(strangers.bounced, '3', 'will bounce', true)]),
      // More than there is: the jetton wallet throws 706, and the message bounces.
      () => this.#send('main', [this.#jettonTransfer('ticket', 'main', anna.address, 4_000n)]),
      // Too little money for the gas: exit code −14.
      () =>
        this.#send('main', [
          this.#jettonTransfer('dollar', 'main', anna.address, 1_000_000n, undefined, toNano('0.001')),
        ]),
      // An opcode the minter does not know: exit code 65535.
      () => {
        const body = beginCell().storeUint(0xdeadbeef, 32).storeUint(1, 64).endCell()
        this.#send('main', [internal({ to: this.jettons.dollar.address, value: toNano('0.05'), bounce: true, body })])
      },
      // Somebody who is not the issuer mints: exit code 73.
      () => this.#send('anna', [this.#mint('dollar', anna.address, 1_000_000n)]),
      // More than the balance without IGNORE_ERRORS: the action phase fails with result code 37.
      () => this.#send('boris', [this.#gram(main.address, '100000', 'all my money')], SendMode.PAY_GAS_SEPARATELY),
      () => this.#send('main', [this.#jettonBurn('acorn', 'main', 30n * unit.acorn)]),
      () => this.#send('main', [this.#gram(letters.address, '0.5', letter)]),
      () =>
        this.#send(
          'spammer',
          [main, anna, shop].map(({ address }) => this.#gram(address, 1n, spam)),
        ),
      () => this.#send('letters', [this.#gram(main.address, '0.25', 'Got your letter. Short answer: yes.')]),
      () => this.#send('main', [this.#jettonTransfer('ticket', 'main', chen.address, 2n, 'row F, seats 11 and 12')]),
      () => {
        const owners = [main, main, anna, anna, main].map(({ address }) => address)
        this.#send('issuer', this.#mintNfts('postcards', owners))
      },
      () => this.#send('issuer', this.#mintNfts('badges', [main.address, anna.address])),
      () => {
        this.#send('main', [this.#nftTransfer('postcards', 1, 'main', boris.address, 'greetings from the lake')])
        this.#send('anna', [this.#nftTransfer('postcards', 3, 'anna', main.address)])
      },
      // Somebody who does not own it, and one that cannot be given away: both bounce.
      () => {
        this.#send('chen', [this.#nftTransfer('postcards', 0, 'chen', chen.address)])
        this.#send('main', [this.#nftTransfer('badges', 0, 'main', shop.address)])
      },
      () => this.#send('elder', [this.#gram(shop.address, '4', 'for old times, from an old wallet')]),
      ...saleStory(this.#stage, this.collections.postcards, this.#sales),
      ...dnsStory(this.#stage),
      ...this.#specials.story,
    ]
  }

  /** What is still going on at the head. */
  get finale(): Episode {
    return dnsFinale(this.#stage)
  }

  /** One thing that somebody does out of habit. Half of it has to do with `main`. */
  traffic(busy: Set<Role>): void {
    const random = this.#random
    const people = (['main', 'anna', 'shop', 'boris', 'chen', 'saver'] as const).filter((role) => !busy.has(role))
    if (!people.length) return
    const from = people.includes('main') && random.chance(0.4) ? 'main' : random.pick(people)
    const others = (['main', 'main', 'anna', 'shop', 'boris', 'chen', 'saver'] as const).filter((role) => role !== from)
    const to = this.wallets[random.pick(others)].address
    const text = random.chance(0.6) ? random.pick(notes) : undefined
    busy.add(from)
    const held = (
      { main: ['dollar', 'acorn', 'flower'], anna: ['dollar'], shop: ['dollar'] } as Partial<Record<Role, JettonName[]>>
    )[from]
    if (held && random.chance(0.4)) {
      const jetton = random.pick(held)
      const amount = (unit[jetton] * BigInt(random.int(1, 9_999))) / 10_000n
      this.#send(from, [
        random.chance(0.08)
          ? this.#jettonBurn(jetton, from, amount)
          : this.#jettonTransfer(jetton, from, to, amount, text),
      ])
    } else {
      // Sometimes round, sometimes down to the nanoton.
      const amount = random.chance(0.5) ? toNano(random.int(1, 12)) / 4n : BigInt(random.int(1_000_000, 1_900_000_000))
      this.#send(from, [this.#gram(to, amount, text)])
    }
  }

  /** A seeded number of things for one block. */
  habits(least: number, most: number): void {
    const busy = new Set<Role>()
    for (let count = this.#random.int(least, most); count > 0; count--) this.traffic(busy)
  }
}

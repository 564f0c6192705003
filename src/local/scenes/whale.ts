import { Address, comment, internal, toNano } from '@ton/core'
import type { Chain } from '../engine/chain.ts'
import { createJetton, type Jetton, jettonBody } from '../engine/contracts.ts'
import { createRandom, digest, type Random } from '../engine/random.ts'
import { createWallet, type Wallet } from '../engine/wallets.ts'
import { notes } from './cast.ts'
import { coin } from './pictures.ts'
import { type Burst, HISTORY, type Scene, thickening, waking } from './scene.ts'

const DONORS = 20
const BURSTS = 200
/** Transfers to the whale in a burst: the wallet of a donor sends that many with one message from outside. */
const BATCH = 50
const HOLDERS = 110

const shells = {
  name: 'Shells',
  symbol: 'SHELL',
  decimals: '6',
  description: 'Held by many. Exists on the local chain only.',
  image: coin('b07d62', 'ring'),
}

/** One account that received 10 000 transfers, and a jetton with many holders: for long lists. */
export class WhaleScene implements Scene {
  readonly offchain = {}
  readonly flags = {}
  readonly #chain: Chain
  readonly #seed: number
  readonly #whale: Wallet
  readonly #donors: readonly Wallet[]
  readonly #shells: Jetton

  constructor(chain: Chain, seed: number) {
    this.#chain = chain
    this.#seed = seed
    this.#whale = createWallet('v5r1', seed, 'whale')
    this.#donors = Array.from({ length: DONORS }, (_, index) => createWallet('v5r1', seed, `donor ${index}`))
    this.#shells = createJetton(this.#donor(0).address, shells)
  }

  get bursts(): readonly Burst[] {
    const random = createRandom('whale', this.#seed)
    const ages = thickening(BURSTS, HISTORY.whale, createRandom('pace', this.#seed))
    return ages.map((age, index) => ({
      age,
      send: () => {
        if (index % 8 === 0) this.#thank(random)
        this.#donate(random, index, BATCH)
        if (index === 1) this.#issue(random)
      },
    }))
  }

  since(seconds: number): readonly Burst[] {
    const random = createRandom('wake', this.#seed)
    const ages = waking(seconds, HISTORY.whale, random)
    return ages.map((age, index) => ({ age, send: () => this.#donate(random, index, random.int(1, 5)) }))
  }

  get names(): Record<string, Address> {
    const { address } = this.#whale
    return {
      main: address,
      whale: address,
      donor: this.#donor(1).address,
      issuer: this.#donor(0).address,
      shellsJetton: this.#shells.address,
      empty: createWallet('v5r1', this.#seed, 'nobody').address,
    }
  }

  get signers(): readonly Wallet[] {
    return [this.#whale, ...this.#donors]
  }

  fund(): void {
    this.#chain.begin(this.#whale.address, { coins: toNano('1000') })
    for (const { address } of this.#donors) this.#chain.begin(address, { coins: toNano('25000') })
  }

  turn(seqno: number): void {
    const random = createRandom('turn', this.#seed, seqno)
    if (random.chance(0.7)) this.#donate(random, seqno, random.int(1, 5))
  }

  #donor(index: number): Wallet {
    return this.#donors[index % DONORS] as Wallet
  }

  #donate(random: Random, donor: number, count: number): void {
    const transfers = Array.from({ length: count }, () =>
      internal({
        to: this.#whale.address,
        // Mostly small, and a tenth of them dust.
        value: random.chance(0.1) ? 1n : BigInt(random.int(1_000_000, 1_999_999_999)),
        bounce: false,
        ...(random.chance(0.3) && { body: comment(random.pick(notes)) }),
      }),
    )
    this.#donor(donor).send(this.#chain, transfers)
  }

  #thank(random: Random): void {
    const value = toNano(random.int(1, 20)) / 10n
    const { address } = this.#donor(random.int(0, DONORS - 1))
    this.#whale.send(this.#chain, [internal({ to: address, value, bounce: false, body: comment('Thank you!') })])
  }

  #issue(random: Random): void {
    const { address, init } = this.#shells
    const issuer = this.#donor(0)
    const mints = Array.from({ length: HOLDERS }, (_, holder) => {
      const to = holder ? new Address(0, digest('holder', this.#seed, holder)) : this.#whale.address
      const body = jettonBody.mint(to, BigInt(random.int(1, 1_000_000_000)) * 1_000n, issuer.address, holder + 1)
      return internal({ to: address, value: toNano('0.2'), bounce: true, body, ...(!holder && { init }) })
    })
    issuer.send(this.#chain, mints)
  }
}

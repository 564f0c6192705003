import { type Address, comment, internal, toNano } from '@ton/core'
import { createJetton, type Jetton, jettonBody, jettonWalletAddress } from '../engine/contracts.ts'
import { createWallet, type Wallet } from '../engine/wallets.ts'
import { createForgottenWallet, jettonWalletLibrary } from '../engine/zerostate.ts'
import type { Role } from './cast.ts'
import type { SceneContext } from './sceneContext.ts'

/** The number of the extra currency of the demo. */
const CURRENCY = 100
/** Since when nobody has paid for the forgotten wallet, seconds before the first block. */
const UNPAID = 12 * 86_400

const content = {
  name: 'Arcade Chip',
  symbol: 'CHIP',
  decimals: '2',
  description: 'Its wallets share one code from a library. Exists on the local chain only.',
}

/** Accounts as one rarely meets them: with an extra currency, with code from a library, and one that is frozen. */
export class Specials {
  readonly jetton: Jetton
  readonly #purse: Wallet
  readonly #forgotten: ReturnType<typeof createForgottenWallet>
  readonly #stage: SceneContext

  constructor(stage: SceneContext) {
    this.#stage = stage
    this.jetton = createJetton(stage.wallets.issuer.address, content, jettonWalletLibrary)
    this.#purse = createWallet('v5r1', stage.seed, 'purse')
    this.#forgotten = createForgottenWallet(stage.seed)
  }

  #chips(owner: Address): Address {
    return jettonWalletAddress(this.jetton.address, owner, jettonWalletLibrary)
  }

  get names(): Record<string, Address> {
    return {
      chipJetton: this.jetton.address,
      library: this.#chips(this.#stage.wallets.main.address),
      extraCurrency: this.#purse.address,
      frozen: this.#forgotten.address,
    }
  }

  /** Before the first block. */
  begin(): void {
    const { chain } = this.#stage
    chain.begin(this.#purse.address, { coins: toNano('24'), extraCurrencies: { [CURRENCY]: 7_500_000_000n } })
    const { address, init } = this.#forgotten
    chain.begin(address, { coins: toNano('0.01'), init, paidUntil: chain.now - UNPAID })
  }

  #pay(from: Role, to: Role, amount: bigint, text: string): void {
    const { chain, wallets, queryId } = this.#stage
    const own = wallets[from].address
    const body = jettonBody.transfer(wallets[to].address, amount, own, queryId(), 10_000_000n, comment(text))
    wallets[from].send(chain, [internal({ to: this.#chips(own), value: toNano('0.1'), bounce: true, body })])
  }

  get story(): (() => void)[] {
    const { chain, wallets, queryId } = this.#stage
    const { issuer, main, elder } = wallets
    return [
      () =>
        this.#purse.send(chain, [
          internal({ to: elder.address, value: '0.1', bounce: false, extracurrency: { [CURRENCY]: 1_250_000_000n } }),
        ]),
      () => {
        const { address, init } = this.jetton
        const body = jettonBody.mint(main.address, 50_000n, issuer.address, queryId())
        issuer.send(chain, [internal({ to: address, value: toNano('0.2'), bounce: true, init, body })])
      },
      () => this.#pay('main', 'anna', 1_200n, 'six games'),
      () => this.#pay('anna', 'main', 450n, 'two of them won'),
      () => this.#pay('anna', 'shop', 300n, 'for the prizes'),
      // Somebody remembers it, and the rent is more than there is: the account freezes.
      () => main.send(chain, [internal({ to: this.#forgotten.address, value: '0.001', bounce: false })]),
    ]
  }
}

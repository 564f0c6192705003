import type { Engine, Estimate, GetMethod, Impersonation, SentMessage } from './ledger/engine.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { Batch } from './ledger/rows.ts'

/** Seconds between blocks that come on request. */
const PACE = 5
/** So many blocks at most until a message that was sent has come to rest: a contract may write to itself for ever. */
const MAX_BLOCKS = 100

/** A chain that runs, with the ledger that follows it. It does one thing at a time, in the order of asking. */
export class Running {
  readonly #engine: Engine
  readonly #ledger: Ledger
  readonly #auto: boolean
  #last: Promise<unknown> = Promise.resolve()

  /** `auto`: what is sent is mined at once, to the end of its trace. */
  constructor(engine: Engine, ledger: Ledger, auto: boolean) {
    this.#engine = engine
    this.#ledger = ledger
    this.#auto = auto
  }

  #alone<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#last.then(run)
    this.#last = done.catch(() => {})
    return done
  }

  async #append(batch: Promise<Batch>): Promise<void> {
    this.#ledger.append(await batch)
  }

  async #sent(sending: Promise<SentMessage>): Promise<SentMessage> {
    const sent = await sending
    if (this.#auto)
      for (let left = MAX_BLOCKS; left > 0 && this.#engine.busy; left--) await this.#append(this.#engine.mine(PACE))
    return sent
  }

  send = (boc: string) => this.#alone(() => this.#sent(this.#engine.send(boc)))

  impersonate = (message: Impersonation) => this.#alone(() => this.#sent(this.#engine.impersonate(message)))

  mine = (blocks = 1, seconds = PACE) =>
    this.#alone(async () => {
      for (let left = blocks; left > 0; left--) await this.#append(this.#engine.mine(seconds))
    })

  live = (seconds: number) => this.#alone(() => this.#append(this.#engine.live(seconds)))

  /** Moves the clock on; the next block is that much later. */
  increaseTime = (seconds: number) =>
    this.#alone(async () => {
      this.#engine.now += seconds
    })

  /** `balance` gives the new one, from the latest. Nanotons. */
  setBalance = (address: string, balance: (latest: bigint) => bigint) =>
    this.#alone(async () => {
      const next = balance(BigInt(this.#ledger.accounts.get(address)?.balance ?? 0))
      await this.#append(this.#engine.setBalance(address, next))
    })

  run = (method: GetMethod) => this.#alone(() => this.#engine.run(method))

  estimate = (message: Estimate) => this.#alone(() => this.#engine.estimate(message))
}

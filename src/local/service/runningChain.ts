import type {
  EmulatedTrace,
  Engine,
  Estimate,
  GetMethod,
  Impersonation,
  Past,
  SentMessage,
  TraceQuestion,
  Transfer,
} from '../engine/engine.ts'
import type { ActionNames } from '../index/actionNames.ts'
import type { Ledger } from '../index/ledger.ts'
import { type BlockRows, type ChainRows, noBlockRows, type TransactionRow } from '../index/rows.ts'
import { Refusal } from './refusal.ts'

/** An entry of the journal: the rows of one step, a whole chain, or a snapshot with its id. */
export type Entry =
  | { batch: BlockRows; names?: ActionNames }
  | { rows: ChainRows; names?: ActionNames }
  | { kept: readonly [id: string, packed: Uint8Array] }

export interface Journal {
  /** Resolves when the entry is on the disk. */
  write(entry: Entry): Promise<void>
}

/** Seconds between blocks that are mined on request. */
const PACE = 5
/** Most blocks for the trace of a sent message: a contract may write to itself for ever. */
const MAX_BLOCKS = 100
/** Most transactions of it; later blocks have the others. */
const MAX_TRANSACTIONS = 500
/** Milliseconds in which the chain has to turn to a request, as a liteserver has to answer. */
const PATIENCE = 10_000
/** Milliseconds in which an emulation has to end, its wait for the chain included. */
const EMULATION = 3000

const networkTimeout = () => new Refusal(504, 'LITE_SERVER_NETWORK: timeout')
const emulatorTimeout = () =>
  new Refusal(500, 'failed to receive result from emulator channel: context deadline exceeded')

/** Lets others have their turn: the engine never waits for anything, and many blocks would keep everybody else waiting. */
function breathe(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
}

/** The engine and the ledger of one chain. Operations run one at a time, in the order of the calls. */
export class RunningChain {
  readonly #engine: Engine
  readonly #ledger: Ledger
  readonly #auto: boolean
  readonly #journal: Journal | undefined
  #last: Promise<unknown> = Promise.resolve()
  #emulated: Promise<readonly TransactionRow[]> | undefined
  /** The reason why the chain has stopped. */
  #broken: Error | undefined

  /** `auto` mines a sent message at once, to the end of its trace. `journal` keeps each event before it is answered. */
  constructor(engine: Engine, ledger: Ledger, auto: boolean, journal?: Journal) {
    this.#engine = engine
    this.#ledger = ledger
    this.#auto = auto
    this.#journal = journal
  }

  #enqueue<T>(run: () => Promise<T>): Promise<T> {
    const done = this.#last.then(() => {
      if (this.#broken) throw this.#broken
      return run()
    })
    this.#last = done.catch(() => {})
    return done
  }

  /** The same for a request of the API: what cannot be begun in time is not begun at all. */
  #enqueueInTime<T>(run: () => Promise<T>, patience = PATIENCE, late = networkTimeout): Promise<T> {
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        reject(late())
      }, patience)
      const begun = () => {
        clearTimeout(timer)
        return isLate ? Promise.reject() : run()
      }
      this.#enqueue(begun).then(resolve, reject)
    })
  }

  /** Ends the current task and refuses all later ones: another chain replaces this one. */
  stop(): Promise<void> {
    return this.#enqueue(async () => {
      this.#broken = new Error('another chain took the place of this one')
    }).catch(() => {})
  }

  async #append(made: Promise<BlockRows> | BlockRows): Promise<void> {
    const batch = await made
    try {
      await this.#journal?.write({ batch, names: this.#ledger.takeNames() })
    } catch (error) {
      // The engine is ahead of the journal: its later answers could be lost.
      this.#broken = new Error(`what happens cannot be kept: ${(error as Error).message}`)
      throw this.#broken
    }
    this.#emulated = undefined
    this.#ledger.append(batch)
    await breathe()
  }

  /** What changed without a block: messages that wait, and the clock. */
  #between(): Promise<void> {
    return this.#append({ ...noBlockRows(), queue: this.#engine.queueChange(), now: this.#engine.now })
  }

  /** Mines a sent message to the end of its trace, where that is done at once. */
  async #finish(): Promise<void> {
    let made = 0
    for (let left = MAX_BLOCKS; this.#auto && left > 0 && made < MAX_TRANSACTIONS && this.#engine.busy; left--) {
      const batch = await this.#engine.mine(PACE)
      made += batch.transactions.length
      await this.#append(batch)
    }
  }

  send = (boc: string) =>
    this.#enqueueInTime(async () => {
      const sent = await this.#engine.send(boc)
      if (!this.#auto) await this.#between()
      await this.#finish()
      return sent
    })

  #sentWith = (sending: () => Promise<{ sent: SentMessage; batch: BlockRows }>) =>
    this.#enqueue(async () => {
      const { sent, batch } = await sending()
      await this.#append(batch)
      await this.#finish()
      return sent
    })

  impersonate = (message: Impersonation) => this.#sentWith(() => this.#engine.impersonate(message))

  /** Brings coins from nobody, in a block of their own. Nanograms. */
  fund = ({ to, value }: { to: string; value: bigint }) =>
    this.#sentWith(() => this.#engine.fund(to, value)).then(({ hash }) => ({ hash }))

  /** A wallet that can sign; one of a developer gets its coins and its code first. */
  open = (address: string) =>
    this.#enqueue(async () => {
      const { wallet, batch } = await this.#engine.open(address)
      if (batch) await this.#append(batch)
      return wallet
    })

  sign = (transfer: Transfer) => this.#enqueue(() => this.#engine.sign(transfer))

  mine = (blocks = 1, seconds = PACE) =>
    this.#enqueue(async () => {
      for (let left = blocks; left > 0; left--) await this.#append(this.#engine.mine(seconds))
    })

  live = (seconds: number) => this.#enqueue(() => this.#append(this.#engine.live(seconds)))

  /** Moves the clock on; the next block is that much later. */
  increaseTime = (seconds: number) =>
    this.#enqueue(async () => {
      this.#engine.now += seconds
      await this.#between()
    })

  /** Nanograms. */
  setBalance = (address: string, balance: bigint) =>
    this.#enqueue(() => this.#append(this.#engine.setBalance(address, balance)))

  /** The emulated transactions of the queue: emulated once until the chain changes. */
  emulated(): Promise<readonly TransactionRow[]> {
    this.#emulated ??= this.#enqueue(() => this.#engine.emulate())
    return this.#emulated
  }

  /** What a message would cause, if it were mined now as a sent one is. */
  emulateTrace(question: TraceQuestion): Promise<EmulatedTrace> {
    const end = performance.now() + EMULATION
    const turn = async () => {
      await breathe()
      if (performance.now() > end) throw emulatorTimeout()
    }
    return this.#enqueueInTime(() => this.#engine.emulateTrace(question, PACE, turn), EMULATION, emulatorTimeout)
  }

  run = (method: GetMethod) => this.#enqueueInTime(() => this.#engine.run(method))

  estimate = (message: Estimate) => this.#enqueueInTime(() => this.#engine.estimate(message))

  /** The log of a past transaction, which runs again. */
  replay = (past: Past) => this.#enqueueInTime(() => this.#engine.replay(past))
}

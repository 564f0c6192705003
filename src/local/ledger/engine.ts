import type { Batch, Rows } from './rows.ts'

export interface EngineOptions {
  seed: number
  /** Time of the chain's head, unix seconds. */
  now: number
  scenario: 'demo' | 'empty'
  /** How many messages of one trace a block takes at most, one after the other. */
  hopsPerBlock: number
}

/** A chain that runs. Its types name no package of the TON stack, so that pages can be typed against it without one. */
export interface Engine {
  /** Everything up to the head it was created with. What comes after is in the batches; the caller owns these rows. */
  readonly rows: Rows
  /** Seals one more block, `seconds` after the last, with a little seeded traffic in it. */
  live(seconds: number): Promise<Batch>
}

export interface EngineModule {
  /** Starts the TVM and plays the scenario: about a second and a half. */
  createEngine(options: EngineOptions): Promise<Engine>
}

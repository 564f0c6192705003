/** A request that the service answers with an error, in the words and with the status of the contract. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** By name, because the engine is built into a file of its own and brings a class of its own. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal'

/** A request that the service answers with an error, in the words and with the status of the contract. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** By name, because the bundle of the engine has another copy of this class. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && error.name === 'Refusal'

/** Lets `perSecond` requests of a key through in any second. */
export class Limiter {
  readonly #perSecond: number
  readonly #now: () => number
  readonly #taken = new Map<string, number[]>()

  /** `now` gives milliseconds. */
  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Whether the request may pass; those refused do not count. */
  take(key: string): boolean {
    const now = this.#now()
    const recent = (this.#taken.get(key) ?? []).filter((time) => time > now - 1000)
    const allowed = recent.length < this.#perSecond
    if (allowed) recent.push(now)
    this.#taken.set(key, recent)
    return allowed
  }
}

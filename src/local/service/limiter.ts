/** Lets `perSecond` requests of a key through in any second. */
export class Limiter {
  readonly #perSecond: number
  readonly #now: () => number
  readonly #taken = new Map<string, number[]>()

  /** `now` gives milliseconds. @throws {Error} when nothing could ever pass */
  constructor(perSecond: number, now: () => number) {
    if (!(perSecond > 0 && Number.isFinite(perSecond)))
      throw new Error(`requestsPerSecond should be a number above 0, not ${perSecond}.`)
    this.#perSecond = perSecond
    this.#now = now
  }

  /** 0 when the request may pass, otherwise the milliseconds until one may. Those refused do not count. */
  take(key: string): number {
    const now = this.#now()
    // Half a request per second is one in any two seconds.
    const [most, span] = this.#perSecond < 1 ? [1, 1000 / this.#perSecond] : [Math.floor(this.#perSecond), 1000]
    const recent = (this.#taken.get(key) ?? []).filter((time) => time > now - span)
    const wait = recent.length < most ? 0 : (recent[0] as number) + span - now
    if (!wait) recent.push(now)
    this.#taken.set(key, recent)
    return wait
  }
}

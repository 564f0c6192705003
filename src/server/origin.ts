import { Refusal } from './answer.ts'
import type { Asked } from './asked.ts'
import type { ProxyOptions } from './options.ts'

const hostOf = (origin: string) => /^https?:\/\/([^/]+)$/.exec(origin)?.[1]

/** Whether a browser says that a page of another origin asks. Who is no browser says nothing, and is let through. */
function isForeign({ header }: Asked, own: readonly string[]): boolean {
  const origin = header('origin')
  if (origin !== null && own.length) return !own.includes(origin)
  // Sent by browsers over https, with and without CORS.
  const site = header('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  return origin !== null && hostOf(origin) !== header('host')
}

/**
 * Makes the check for pages of other origins. They cannot read an answer, but spend the budget.
 * @throws {TypeError} for an origin that is none
 */
export function createOriginCheck(ownOrigin: ProxyOptions['ownOrigin']): ((asked: Asked) => void) | undefined {
  if (!ownOrigin) return
  const own = ownOrigin === true ? [] : ownOrigin
  const wrong = own.find((one) => hostOf(one) === undefined)
  if (wrong !== undefined || (ownOrigin !== true && !own.length)) {
    throw new TypeError(`createProxy: ownOrigin names "${wrong ?? ''}", which is no origin like https://app.example.`)
  }
  return (asked) => {
    if (isForeign(asked, own)) throw new Refusal(403, 'origin', 'Pages of other origins are not answered here.')
  }
}

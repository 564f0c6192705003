import { systemClock } from '../../core/pace/clock.ts'
import type { Context } from '../routes/context.ts'
import { answerEmulate } from '../routes/emulate/answer.ts'
import { answerLocal, preflightLocal } from '../routes/local/answer.ts'
import type { Cheats } from '../routes/local/commands.ts'
import { answerV2 } from '../routes/v2/answer.ts'
import { answerV3 } from '../routes/v3/answer.ts'
import { faultAnswer, json, preflight, serviceError } from './answer.ts'
import { damaged } from './damaged.ts'
import { drift } from './drift.ts'
import type { Faults } from './faults.ts'
import { isRefusal } from './refusal.ts'

/** By generation. */
const answers = { v2: answerV2, v3: answerV3, emulate: answerEmulate }
type Generation = keyof typeof answers

const MAX_V2_URL = 8192

export interface HandlerParts {
  testnet: boolean
  faults: Faults
  cheats: Cheats
  /** Gets a line for each error that is no refusal. */
  log(line: string): void
}

/** The `Request → Response` function of a service. It rejects only where a connection would break. */
export function createHandler({ testnet, faults, cheats, log }: HandlerParts): (request: Request) => Promise<Response> {
  const reporter =
    ({ method }: Request, { pathname }: URL) =>
    (error: unknown) =>
      log(`${method} ${pathname} failed: ${(error as Error).stack?.split('\n', 2).join(' ') ?? error}`)

  async function answerApi(request: Request, generation: Generation, path: string, url: URL): Promise<Response> {
    const { searchParams, pathname, search } = url
    // The limit of the service; HTTP itself allows more.
    if (generation === 'v2' && pathname.length + search.length > MAX_V2_URL)
      return serviceError('v2', 414, 'URI Too Long')
    const fault = faults.draw(`${generation}/${path}`)
    if (fault.delayMs) await systemClock.sleep(fault.delayMs, request.signal)
    if (fault.drop) throw new TypeError('The connection was dropped: a fault on demand.')
    const refusal = cheats.gate.refusal(generation, request, searchParams)
    if (refusal) return refusal
    if (fault.status) return damaged(faultAnswer(generation, fault.status), fault, request.signal)
    try {
      const { ledger, running } = await cheats.source()
      const context: Context = { ledger, testnet, reorg: fault.reorg, running }
      const { method, headers } = request
      const question = { method, path, search: searchParams, headers, text: await request.text() }
      request.signal.throwIfAborted()
      const { status, body } = await answers[generation](question, context)
      return damaged(json(status, fault.drift ? drift(body, fault.drift) : body), fault, request.signal)
    } catch (error) {
      request.signal.throwIfAborted()
      // A chain that cannot be made where there is no TVM.
      if (isRefusal(error)) return serviceError(generation, error.status, error.message)
      reporter(request, url)(error)
      // A bug here looks to a client as a bug of the service does, words included.
      return serviceError(generation, 500, `internal server error: ${(error as Error).message}`)
    }
  }

  return async (request) => {
    const url = new URL(request.url)
    const [ofLocal, command = ''] = /^\/local(?:\/([\w-]+))?\/?$/.exec(url.pathname) ?? []
    if (request.method === 'OPTIONS') return ofLocal === undefined ? preflight() : preflightLocal(request)
    request.signal.throwIfAborted()
    if (ofLocal !== undefined) return answerLocal(request, command, cheats, reporter(request, url))
    const [, generation, path] = /^\/api\/(v2|v3|emulate)\/(.+?)\/?$/.exec(url.pathname) ?? []
    if (generation === undefined || path === undefined)
      return serviceError('v3', 404, `Cannot ${request.method} ${url.pathname}`)
    return answerApi(request, generation as Generation, path, url)
  }
}

import type { Network } from '../core/network.ts'
import { systemClock } from '../core/pace/clock.ts'
import { type Answered, answer, type Generation, Refusal, refusal, toResponse } from './answer.ts'
import { type Asked, fromRequest, withHandle } from './asked.ts'
import { createBreaker } from './breaker.ts'
import { toStore } from './cache.ts'
import { createClientLimits, createClientName, createPeerWatch } from './clients.ts'
import type { Timing } from './event.ts'
import { createLanes, type Lane, statusOf } from './lanes.ts'
import { createMeter } from './meter.ts'
import type { ProxyOptions, Proxy as RequestHandler } from './options.ts'
import { createOriginCheck } from './origin.ts'
import { type Question, toQuestion } from './question.ts'
import { createHolds, MAX_HELD } from './readAnswer.ts'
import { createReport, type Said } from './report.ts'
import { requestIdOf, traceparentOf } from './requestId.ts'
import { createRoutes } from './routes.ts'
import { NoBudgetError } from './store.ts'

/** The state of one request. */
interface Passage {
  asked: Asked
  lane?: Lane | undefined
  question?: Question
  timing: Timing
}

const generationOf = ({ asked: { pathname } }: Passage): Generation => (pathname.includes('/api/v2/') ? 'v2' : 'v3')

/**
 * A proxy that keeps the API key on the server. Pages ask it under `basePath` as they would ask the service. It asks the service
 * with the key, within one budget for all. It takes the endpoints of the contract, with params that their records allow, and writes
 * each request anew. Of the service's answer it returns the status, the JSON and the seconds of `Retry-After`. Keeps answers for a
 * while: see `cache`. A refusal has the form of the service, and a member `refusal` that names the reason.
 *
 * @throws {TypeError} for a network without a host, a key that no header carries, an unknown name in `allow`, invalid bounds
 */
export function createProxy(options: ProxyOptions): RequestHandler {
  const { send = false, clock = systemClock, timeoutMs = 15_000, maxAnswerBytes: maxBytes = 16 * 1024 * 1024 } = options
  if (!(timeoutMs > 0 && maxBytes > 0)) {
    throw new TypeError('createProxy: timeoutMs and maxAnswerBytes should be numbers above 0.')
  }
  const routes = createRoutes(options.allow, options.emulate)
  const meter = createMeter()
  const report = createReport(options, meter, clock)
  const { attempt, isGone } = createBreaker(clock, (cause) => {
    const words =
      cause instanceof NoBudgetError
        ? 'The shared store runs no script: this proxy has a budget of its own.'
        : 'The shared store is gone: this proxy works by itself meanwhile.'
    report.trouble(new Refusal(500, 'proxy', words, { cause }), options.network)
  })
  const store = toStore(options.cache, clock, attempt)
  const holds = createHolds(Math.max(MAX_HELD, 2 * maxBytes))
  const lanes = createLanes({ options, clock, timeoutMs, maxBytes, store, attempt, holds })
  const mounts = [...lanes.entries()]
  const nameOf = createClientName(options)
  const checkClient = options.perClient && createClientLimits(options.perClient, clock)
  const watch = createPeerWatch(options)
  const checkOrigin = createOriginCheck(options.ownOrigin)

  function warn(asked: Asked, client: string | null, network: Network) {
    const warning = watch(asked, client)
    if (warning !== undefined) report.trouble(new Refusal(500, 'proxy', warning), network)
  }

  async function ask(passage: Passage, path: string, lane: Lane) {
    const { asked, timing } = passage
    const { network } = lane
    checkOrigin?.(asked)
    const client = nameOf(asked)
    warn(asked, client, network)
    checkClient?.(client)
    const question = await toQuestion(asked, path, { routes, send, network, clock, timeoutMs })
    passage.question = question
    const isSend = question.endpoint.kind === 'mutation'
    return lane.ask(question, { client, isSend, signal: asked.signal, traceparent: traceparentOf(asked), timing })
  }

  async function say(passage: Passage): Promise<{ said: Said; answered: Answered }> {
    const { asked } = passage
    try {
      const [mount, lane] = mounts.find(([one]) => asked.pathname.startsWith(`${one}/api/`)) ?? []
      if (!lane || mount === undefined) throw new Refusal(404, 'path', 'There is no such endpoint here.')
      passage.lane = lane
      const said = await ask(passage, asked.pathname.slice(mount.length), lane)
      return { said, answered: answer(said, asked.header('if-none-match')) }
    } catch (cause) {
      // Any other error is a page that disconnected while sending, or a `send` that threw. Its text is not for pages.
      const words = 'The proxy could not handle this request.'
      const said = cause instanceof Refusal ? cause : new Refusal(500, 'proxy', words, { cause })
      return { said, answered: refusal(generationOf(passage), said, requestIdOf(asked)) }
    }
  }

  async function handle(asked: Asked): Promise<Answered> {
    const since = clock.now()
    const passage: Passage = { asked, timing: {} }
    const { said, answered } = await say(passage)
    const { lane, question, timing } = passage
    report.answered({ asked, said, status: answered.status, since, timing, network: lane?.network, question })
    return answered
  }

  const status = () =>
    statusOf(
      mounts.map(([, lane]) => lane),
      options.cache,
      isGone(),
    )
  const handler = async (request: Request, context = {}) => toResponse(await handle(fromRequest(request, context)))
  return withHandle(Object.assign(handler, { status, metrics: async () => meter.text(await status()) }), handle)
}

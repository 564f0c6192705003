import type { Network } from '../core/network.ts'
import type { Clock } from '../core/pace/clock.ts'
import { type Answer, Refusal } from './answer.ts'
import type { Asked } from './asked.ts'
import type { ProxyEvent, Timing } from './event.ts'
import type { Meter } from './meter.ts'
import type { ProxyOptions, ProxyTrouble } from './options.ts'
import type { Question } from './question.ts'
import { requestIdOf, traceIdOf, traceparentOf } from './requestId.ts'

/** How a request ended. */
export type Said = Answer | Refusal

/** A request that is answered. */
export interface Passed {
  asked: Asked
  said: Said
  /** Of the answer that the page gets. */
  status: number
  /** When it began. */
  since: number
  timing: Timing
  network: Network | undefined
  question: Question | undefined
}

/** Reports to the operator. A listener that throws fails no request. */
export interface Report {
  /** A failure, if it is one that the operator can mend. */
  trouble(said: Said, network?: Network, question?: Question, requestId?: string): void
  answered(passed: Passed): void
}

/** Failures that the operator can mend: no service, no key, a key that the service refuses, a full queue. */
function isTrouble(said: Said, endpoint: Question['endpoint'] | undefined): boolean {
  if (said.status === 401) return !endpoint?.legacy401
  if (said.status === 403) return !(said instanceof Refusal) || said.kind === 'upstream'
  return said instanceof Refusal && said.status >= 500
}

const wordsOf = (said: Said) =>
  said.status === 401 || said.status === 403 ? 'The service refuses the API key.' : (said as Refusal).message

const nameOf = ({ endpoint: { generation, name } }: Question) => `${generation} ${name}`

/** A listener that is a promise may reject later. */
const tell = (listener: () => unknown) => void new Promise((resolve) => resolve(listener())).catch(() => {})

function toEvent({ asked, said, status, since, timing, network, question }: Passed, now: number): ProxyEvent {
  const traceparent = traceparentOf(asked)
  const { cache, insteadOf } = said as Partial<Answer>
  const { cause } = (insteadOf ?? said) as { cause?: unknown }
  return {
    requestId: requestIdOf(asked),
    ...(traceparent !== undefined && { traceId: traceIdOf(traceparent) }),
    ...(network !== undefined && { network }),
    ...(question && {
      endpoint: nameOf(question),
      route: `/api/${question.endpoint.generation}${question.endpoint.path}`,
    }),
    method: asked.method,
    status,
    ...(said instanceof Refusal && { refusal: said.kind }),
    ...(cache && { cache }),
    ms: now - since,
    ...timing,
    ...(cause !== undefined && { cause }),
  }
}

export function createReport({ onError, onEvent }: ProxyOptions, meter: Meter, clock: Clock): Report {
  function trouble(said: Said, network: Network = '', question?: Question, requestId?: string) {
    if (!onError || !isTrouble(said, question?.endpoint)) return
    const { cause } = said as { cause?: unknown }
    const trouble: ProxyTrouble = {
      network,
      ...(question && { endpoint: nameOf(question) }),
      status: said.status,
      message: wordsOf(said),
      ...(cause !== undefined && { cause }),
      ...(requestId !== undefined && { requestId }),
    }
    tell(() => onError(trouble))
  }

  return {
    trouble,
    answered(passed) {
      const event = toEvent(passed, clock.now())
      meter.count(event)
      if (onEvent) tell(() => onEvent(event))
      const { asked, said, network, question } = passed
      // A page that has left is no trouble.
      if (said instanceof Refusal && asked.signal.aborted) return
      trouble((said as Answer).insteadOf ?? said, network, question, event.requestId)
    },
  }
}

import type { Network } from '../core/network.ts'
import { type Answer, Refusal } from './answer.ts'
import type { ProxyOptions, ProxyTrouble } from './options.ts'
import type { Question } from './question.ts'

/** Failures that the operator can mend: no service, no key, a key that the service refuses, a full queue. */
function isTrouble(said: Answer | Refusal, endpoint: Question['endpoint'] | undefined): boolean {
  if (said.status === 401) return !endpoint?.legacy401
  if (said.status === 403) return !(said instanceof Refusal) || said.kind === 'upstream'
  return said instanceof Refusal && said.status >= 500
}

const wordsOf = (said: Answer | Refusal) =>
  said.status === 401 || said.status === 403 ? 'The service refuses the API key.' : (said as Refusal).message

/** Makes the function that reports troubles to the operator's listener. Its faults are no faults of the request. */
export function createReport(onError: ProxyOptions['onError']) {
  return (said: Answer | Refusal, network: Network = '', question?: Question): void => {
    if (!onError || !isTrouble(said, question?.endpoint)) return
    const { cause } = said as { cause?: unknown }
    const trouble: ProxyTrouble = {
      network,
      ...(question && { endpoint: `${question.endpoint.generation} ${question.endpoint.name}` }),
      status: said.status,
      message: wordsOf(said),
      ...(cause !== undefined && { cause }),
    }
    // A listener that is a promise may reject later.
    void new Promise((resolve) => resolve(onError(trouble))).catch(() => {})
  }
}

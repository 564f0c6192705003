import { infoOf } from '../ask.ts'
import type { Endpoint, WireParams } from '../endpoint.ts'
import { OwnershipMismatchError, ResponseMismatchError } from '../errors.ts'
import type { Network } from '../network.ts'
import type { ClientOptions } from '../options.ts'
import { hear } from '../pace/hear.ts'
import { toFault } from './issues.ts'
import { rowList, unreadableOf, withRows, withUnreadable } from './rowList.ts'
import { run } from './schema.ts'
import { takeOut } from './takeOut.ts'

type CheckedEndpoint<Data> = Pick<
  Endpoint<never, Data>,
  'generation' | 'name' | 'response' | 'rows' | 'mayLack' | 'owns'
>

/** The checks of a client before it returns an answer. */
export interface AnswerChecks {
  /** The answer as its schema makes it, without rows that are not as documented. @throws {ResponseMismatchError} */
  shape<Data>(endpoint: CheckedEndpoint<Data>, answer: unknown): Data
  /** The fault of an answer about one thing: its only row was taken out. */
  lost<Data>(endpoint: CheckedEndpoint<Data>, data: Data): ResponseMismatchError | undefined
  /** The fault of an entry that was taken out of a map. `data` is the rest of `answer`. */
  lostEntry<Data>(
    endpoint: CheckedEndpoint<Data>,
    data: Data,
    answer: unknown,
    entry: string,
  ): ResponseMismatchError | undefined
  /** Addresses in `data` that `wire` did not ask for. */
  foreign<Data>(endpoint: CheckedEndpoint<Data>, data: Data, wire: WireParams): readonly string[]
  /** `data`, where all of it was asked for. @throws {OwnershipMismatchError} */
  owned<Data>(endpoint: CheckedEndpoint<Data>, data: Data, wire: WireParams): Data
}

export function createCheck(
  network: Network,
  { onResponseMismatch = 'report', onMismatch }: Pick<ClientOptions, 'onResponseMismatch' | 'onMismatch'>,
): AnswerChecks {
  const foreign: AnswerChecks['foreign'] = ({ owns }, data, wire) => {
    try {
      return owns?.(wire as never, data) ?? []
    } catch (error) {
      // Unchecked, a row may be anything: its owner is unknown.
      if (onResponseMismatch === 'ignore') return []
      throw error
    }
  }
  return {
    shape(endpoint, answer) {
      const { response, mayLack } = endpoint
      const { value, issues } = run(response, answer)
      const [first] = issues
      if (!first || onResponseMismatch === 'ignore') return value
      const { outside, rest, unreadable } = takeOut(answer, issues, endpoint)
      const report = new ResponseMismatchError(infoOf(endpoint, network), toFault(outside ?? first, answer))
      // In a turn of its own: a listener that throws is its own failure, not that of the request.
      if (onResponseMismatch === 'report' && onMismatch) queueMicrotask(() => hear(() => onMismatch(report)))
      const isLost = mayLack !== undefined && unreadableOf({ unreadable }).length > 0
      if (onResponseMismatch === 'throw' || outside || isLost) throw report
      // Once more: the schema's result for a list with a fault is incomplete. It is an object of our own.
      return withUnreadable(run(response, rest).value, unreadable)
    },
    lost: (endpoint, data) => lostRow(endpoint, network, data),
    lostEntry(endpoint, data, answer, entry) {
      const [came, left] = [Object(answer), Object(data)]
      if (Object.hasOwn(came, entry) && !Object.hasOwn(left, entry)) {
        return faultOf(endpoint, network, { [entry]: came[entry] })
      }
    },
    foreign,
    owned(endpoint, data, wire) {
      const others = foreign(endpoint, data, wire)
      if (others.length) throw new OwnershipMismatchError(infoOf(endpoint, network), textsIn(wire), others)
      return data
    },
  }
}

function faultOf<Data>(
  endpoint: CheckedEndpoint<Data>,
  network: Network,
  answer: unknown,
): ResponseMismatchError | undefined {
  const [issue] = run(endpoint.response, answer).issues
  return issue && new ResponseMismatchError(infoOf(endpoint, network), toFault(issue, answer))
}

/** The fault of the first row that was taken out, where no other is left. */
export function lostRow<Data>(
  endpoint: CheckedEndpoint<Data>,
  network: Network,
  data: Data,
): ResponseMismatchError | undefined {
  const list = rowList<Data, unknown>(endpoint.rows)
  const [unread] = unreadableOf(data)
  if (!unread || list.rows(data).length) return
  return faultOf(endpoint, network, withRows(list, data, [unread.row], []))
}

/** The texts among params: addresses and other keys of the request. */
export const textsIn = (wire: WireParams): string[] =>
  Object.values(wire)
    .flat()
    .filter((value) => typeof value === 'string')

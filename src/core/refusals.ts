import {
  BadRequestError,
  type ErrorInfo,
  KeyRestrictedError,
  MessageRefusedError,
  NotFoundError,
  NotInHistoryError,
  type TonCenterError,
} from './errors.ts'

/** The node ran an external message against the state of its account, and did not pass it on. */
const REFUSED = /cannot apply external message|external message was not accepted|inbound external message rejected/i

/** The exit code of the compute phase with which an account refused an external message. `undefined` for any other text. */
export function refusedWith(text: string): number | undefined {
  if (!REFUSED.test(text)) return
  const [, digits] = /exit_?code\s*[=:]\s*(-?\d{1,10})/i.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** What a refusal is about, where its words say that: a part of the request, or the state of the account that a node could not load. */
export type RefusedPart = 'AccountState' | 'Address' | 'Base64' | 'Message' | 'Name'

/** Texts about one part. The last three are Python's words, and those of its libraries. */
const PARTS: readonly (readonly [text: RegExp, part: RefusedPart])[] = [
  // A node says so of an external message too, but no account was asked.
  [/failed to (?:unpack|get) account state/i, 'AccountState'],
  [/failed to parse external message|must begin with ext_in_msg_info/i, 'Message'],
  [/MsgAddressInt must have prefix/i, 'Address'],
  [/^incorrect padding/i, 'Base64'],
  [/^SASLprep/i, 'Name'],
]

/** The part that the words of a refusal are about; `undefined` for all other words. */
export const refusedPart = (text: string): RefusedPart | undefined => PARTS.find(([said]) => said.test(text))?.[1]

type Reading = readonly [text: RegExp, toError: (info: ErrorInfo, text: string) => TonCenterError]

/** Texts of nodes and of tonlib that v2 passes on as its own failure, 500 or 503. The first that fits decides. */
const FAILURES: readonly Reading[] = [
  [REFUSED, (info, text) => new MessageRefusedError(info, refusedWith(text))],
  [/lt not in db|block not found/i, (info) => new NotInHistoryError(info)],
  [/cannot locate transaction in block/i, (info) => new NotFoundError(info)],
]

/** Whether a node has not caught up with the chain, or none is free. The same request may succeed later. */
export const isNotReady = (text: string): boolean => /LITE_SERVER_NOTREADY|no working liteservers/i.test(text)

/** The error where the words of a refusal say more than its status; `undefined` where the status decides. */
export function errorInWords(info: ErrorInfo, text: string): TonCenterError | undefined {
  const { status = 0 } = info
  if (status >= 500) {
    const part = refusedPart(text)
    if (part === 'AccountState') return
    return part ? new BadRequestError(info) : FAILURES.find(([said]) => said.test(text))?.[1](info, text)
  }
  return status !== 429 && /api key settings/i.test(text) ? new KeyRestrictedError(info) : undefined
}

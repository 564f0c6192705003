import {
  BadRequestError,
  type ErrorInfo,
  isTonCenterError,
  MessageRefusedError,
  type TonCenterError,
} from '../../../core/errors.ts'
import { lastOf } from './busy.ts'

/** What a refusal to emulate is about. */
export type EmulationFault =
  | 'not-a-message'
  | 'not-deployed'
  | 'unknown-wallet'
  | 'too-many-messages'
  | 'bad-block'
  | 'bad-request'

/** The account refused the message, with this exit code. */
const REFUSED = /EmulationExternalNotAccepted: (-?\d{1,10})/

/** Texts of status 500 that no other try changes. The service has no status for them. */
const FAULTS: readonly (readonly [text: RegExp, fault: EmulationFault])[] = [
  [/Can't de(?:code base64|serialize message) boc|in msg found with no destination/i, 'not-a-message'],
  [/Account state no code or no data|rejected by account \w+ before smart-contract execution/i, 'not-deployed'],
  [/Account is not a known wallet|Unsupported wallet type/i, 'unknown-wallet'],
  [/cannot contain more than \d+ messages/i, 'too-many-messages'],
  [/mc block seqno is too new|failed to fetch mc block/i, 'bad-block'],
  [/Invalid address format|Failed to compose external message|no shard found for message/i, 'bad-request'],
]
const faultIn = (text: string) => FAULTS.find(([said]) => said.test(text))?.[1]

/** The exit code with which an account refused a message that was emulated; `undefined` for any other text. */
export function emulatedRefusal(text: string): number | undefined {
  const [, exitCode] = REFUSED.exec(text) ?? []
  return exitCode === undefined ? undefined : Number(exitCode)
}

/** The error of a refusal to emulate, by its words: `undefined` where the status decides. */
export function refused(error: unknown, request: object): TonCenterError | undefined {
  if (!isTonCenterError(error) || error.status === undefined) return
  const { serviceText = '' } = error
  const exitCode = emulatedRefusal(serviceText)
  if (exitCode !== undefined) return new MessageRefusedError(infoIn(error), exitCode)
  return faultIn(serviceText) ? new BadRequestError(infoIn(error)) : lastOf(error, request)
}

/** The facts of an error, for another one. */
const infoIn = ({ endpoint, network, status, serviceText }: TonCenterError): ErrorInfo => ({
  endpoint,
  network,
  status,
  serviceText,
})

/**
 * What the error of `emulateTrace` or `emulateTonConnect` is about: a wallet that is not deployed or of an unknown kind, a block, the
 * message. `undefined` for any other error. A wallet that refuses is a `MessageRefusedError`, with its exit code.
 */
export function emulationFault({ code, serviceText = '' }: TonCenterError): EmulationFault | undefined {
  return code === 'bad-request' ? (faultIn(serviceText) ?? 'bad-request') : undefined
}

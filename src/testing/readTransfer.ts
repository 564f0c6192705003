import { attempt } from '../core/attempt.ts'
import { isSameAddress, tryParseAddress } from '../core/values/address.ts'
import { parseBoc } from '../core/values/cell.ts'

/** A message for the command `sign`. */
interface Order {
  readonly to: string
  /** Nanograms, digits. */
  readonly value: string
  readonly bounce: boolean
  readonly body?: string | undefined
  readonly state_init?: string | undefined
}

/** What a page asked for, read. */
export interface Transfer {
  readonly messages: readonly Order[]
  /** Unix seconds. */
  readonly validUntil?: number | undefined
}

/** A request that no wallet would show to its owner. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}

interface Wallet {
  /** Raw. */
  readonly address: string
  readonly network: string
  readonly maxMessages: number
  /** Unix ms. */
  readonly now: number
}

function must(isRight: unknown, what: string): asserts isRight {
  if (!isRight) throw new BadRequest(what)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isBoc = (value: unknown): value is string | undefined =>
  value === undefined || (isText(value) && attempt(() => parseBoc(value)) !== undefined)

function readMessage(given: unknown, index: number): Order {
  const at = `messages[${index}]`
  must(typeof given === 'object' && given !== null, `${at} is no object`)
  const { address, amount, payload, stateInit, extra_currency } = given as Record<string, unknown>
  const to = isText(address) ? tryParseAddress(address) : undefined
  // The protocol has the friendly form alone: it says whether the message may return.
  must(isText(address) && to?.bounceable !== undefined, `${at}.address is no friendly address`)
  must(isText(amount) && /^\d{1,36}$/.test(amount), `${at}.amount is no text of digits`)
  must(isBoc(payload), `${at}.payload is no bag of cells`)
  must(isBoc(stateInit), `${at}.stateInit is no bag of cells`)
  must(extra_currency === undefined, `${at}.extra_currency is not supported`)
  return { to: address, value: amount, bounce: to.bounceable, body: payload, state_init: stateInit }
}

/** Reads the param of `sendTransaction`, as a wallet does before it shows it. @throws {BadRequest} */
export function readTransfer(param: unknown, wallet: Wallet): Transfer {
  const request = isText(param) ? attempt(() => JSON.parse(param)) : undefined
  must(typeof request === 'object' && request !== null, 'the param is no JSON object')
  const { valid_until: validUntil, network, from, messages } = request
  must(Array.isArray(messages) && messages.length > 0, 'there are no messages')
  must(messages.length <= wallet.maxMessages, `there are more than ${wallet.maxMessages} messages`)
  must(network === undefined || network === wallet.network, `the wallet is on network ${wallet.network}`)
  must(from === undefined || (isText(from) && isSameAddress(from, wallet.address)), 'from is another account')
  must(validUntil === undefined || Number.isSafeInteger(validUntil), 'valid_until is no whole number')
  must(validUntil === undefined || validUntil * 1000 > wallet.now, 'valid_until is over')
  return { messages: messages.map(readMessage), validUntil }
}

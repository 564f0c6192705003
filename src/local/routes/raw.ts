import { tryParseAddress } from '../../core/values/address.ts'

/** An address in any form as the raw one, or `undefined` when it is none. */
export function tryRawAddress(text: string): string | undefined {
  const address = tryParseAddress(text)
  return address && `${address.workchain}:${address.hash}`
}

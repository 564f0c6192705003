import { tryParseAddress } from '../../core/values/address.ts'

/** An address in any form as the raw one, or `undefined` when it is none. */
export function tryRawAddress(text: string): string | undefined {
  const address = tryParseAddress(text)
  return address && `${address.workchain}:${address.hash}`
}

/** Base64 with its padding; base64url is none. An empty text is. */
export const isPaddedBase64 = (text: string) =>
  /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)

import { isSameAddress } from '../core/values/address.ts'

/** Whether an address is that of an account, both in any form. A text that is no address has no owner. */
export const isAccount = (address: string | null | undefined, account: string | undefined): boolean =>
  !!address && !!account && isSameAddress(address, account)

/** Which way something went, as an account sees it; `undefined` where the account is neither sender nor receiver. */
export function directionOf(
  account: string | undefined,
  from: string | null | undefined,
  to: string | null | undefined,
): 'in' | 'out' | 'self' | undefined {
  const isFrom = isAccount(from, account)
  const isTo = isAccount(to, account)
  return isFrom && isTo ? 'self' : isFrom ? 'out' : isTo ? 'in' : undefined
}

/** Whether an account received it, as it sees it. */
export const isReceipt = ({ direction, verb }: { direction?: unknown; verb: string }): boolean =>
  direction === 'in' && verb === 'received'

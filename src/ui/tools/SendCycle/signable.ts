import { toFriendlyAddress, tryParseAddress } from '../../../core/values/address.ts'
import type { TonConnectRequest } from '../../../reading/preview/request.ts'
import type { SignRequest } from '../SendBoc/again.ts'

/** What a wallet is asked to sign: the request as `sendTransaction` of TON Connect takes it. */
export interface SignableRequest {
  /** Raw. */
  from: string
  /** Global id of the network in text: `-239` for mainnet, `-3` for testnet. */
  network?: string
  /** Unix seconds. */
  validUntil: number
  /** `amount` in nanograms; `payload` and `stateInit` are BoCs in base64. */
  messages: { address: string; amount: string; payload?: string; stateInit?: string }[]
}

/** Seconds in which a wallet may be asked, where the app does not say. */
const PATIENCE = 300

/** A raw address as the preview tries it: it bounces. TON Connect takes friendly ones alone. */
const friendly = (address: string): string => {
  const parsed = tryParseAddress(address)
  return parsed && parsed.bounceable === undefined ? toFriendlyAddress(address) : address
}

/** @param now unix ms */
export const toSignable = (
  { network, validUntil, messages }: TonConnectRequest,
  account: string,
  now: number,
): SignableRequest => ({
  from: account,
  ...(network !== undefined && { network }),
  validUntil: validUntil ?? Math.floor(now / 1000) + PATIENCE,
  messages: messages.map(({ address, amount, payload, stateInit }) => ({
    ...{ address: friendly(address), amount },
    ...(payload && { payload }),
    ...(stateInit && { stateInit }),
  })),
})

/** A request for what is to be signed again. */
export const toRequest = ({ account, orders }: SignRequest): TonConnectRequest => ({
  from: account,
  messages: orders.map(({ to, value, bounce, body }) => ({
    address: toFriendlyAddress(to, { bounceable: bounce }),
    amount: String(value),
    payload: body,
  })),
})

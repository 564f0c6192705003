import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { anyDecimal, int, openText } from '../scalars.ts'
import { byTag } from './choose.ts'
import { type AccountAddress, accountAddress, type UnknownObject } from './common.ts'

export interface PaymentChannelConfig {
  '@type': 'pchan.config' | (string & {})
  alice_public_key: string
  alice_address: AccountAddress
  bob_public_key: string
  bob_address: AccountAddress
  /** Seconds. */
  init_timeout: number
  /** Seconds. */
  close_timeout: number
  /** Decimal; a JSON number on the wire of the C++ service. */
  channel_id: string
}
const config: DataSchema<PaymentChannelConfig> = /* @__PURE__ */ z.object({
  '@type': openText,
  alice_public_key: z.string(),
  alice_address: accountAddress,
  bob_public_key: z.string(),
  bob_address: accountAddress,
  init_timeout: int,
  close_timeout: int,
  channel_id: anyDecimal,
})

/** A channel that opens (`stateInit`) or closes (`stateClose`). Amounts are JSON numbers on the wire of the C++ service. */
export interface PaymentChannelOpenOrClose {
  '@type': 'pchan.stateInit' | 'pchan.stateClose'
  signed_A: boolean
  signed_B: boolean
  /** Nanotons. */
  min_A: string
  /** Nanotons. */
  min_B: string
  /** Unix seconds. */
  expire_at: number
  /** Nanotons. */
  A: string
  /** Nanotons. */
  B: string
}
/** A channel that pays out. Amounts are JSON numbers on the wire of the C++ service. */
export interface PaymentChannelPayout {
  '@type': 'pchan.statePayout'
  /** Nanotons. */
  A: string
  /** Nanotons. */
  B: string
}
const openOrClose: DataSchema<PaymentChannelOpenOrClose> = /* @__PURE__ */ z.object({
  '@type': z.oneOf(['pchan.stateInit', 'pchan.stateClose']),
  signed_A: z.boolean(),
  signed_B: z.boolean(),
  min_A: anyDecimal,
  min_B: anyDecimal,
  expire_at: int,
  A: anyDecimal,
  B: anyDecimal,
})
const payout: DataSchema<PaymentChannelPayout> = /* @__PURE__ */ z.object({
  '@type': z.literal('pchan.statePayout'),
  A: anyDecimal,
  B: anyDecimal,
})

/** A contract between two that settle many payments with few transactions. */
export interface PaymentChannelAccountState {
  '@type': 'pchan.accountState'
  config: PaymentChannelConfig
  state: PaymentChannelOpenOrClose | PaymentChannelPayout | UnknownObject
  description: string
}
export const paymentChannelAccountState: DataSchema<PaymentChannelAccountState> = /* @__PURE__ */ z.object({
  '@type': z.literal('pchan.accountState'),
  config,
  state: byTag<PaymentChannelAccountState['state']>('@type', {
    'pchan.stateInit': openOrClose,
    'pchan.stateClose': openOrClose,
    'pchan.statePayout': payout,
  }),
  description: z.string(),
})

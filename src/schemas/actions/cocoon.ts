import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableDecimal, nullableFlag, nullableInt, nullableText } from './nullable.ts'

/** A client, registered with a proxy. */
export interface CocoonClientRegisterDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  nonce: string | null
  source: string | null
  destination: string | null
}
export const cocoonClientRegisterDetails: DataSchema<CocoonClientRegisterDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  nonce: nullableDecimal,
  source: nullableAddress,
  destination: nullableAddress,
})

/** A client's balance, topped up. */
export interface CocoonClientTopUpDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  source: string | null
  destination: string | null
  /** Nanotons. */
  amount: string | null
}
export const cocoonClientTopUpDetails: DataSchema<CocoonClientTopUpDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  source: nullableAddress,
  destination: nullableAddress,
  amount: nullableDecimal,
})

/** A client's stake, raised. */
export interface CocoonClientIncreaseStakeDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  /** Nanotons. */
  new_stake: string | null
  source: string | null
  destination: string | null
  /** Nanotons. */
  amount: string | null
}
export const cocoonClientIncreaseStakeDetails: DataSchema<CocoonClientIncreaseStakeDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  new_stake: nullableDecimal,
  source: nullableAddress,
  destination: nullableAddress,
  amount: nullableDecimal,
})

/** A client's secret, changed. */
export interface CocoonClientChangeSecretHashDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  new_secret_hash: string | null
  source: string | null
  destination: string | null
}
export const cocoonClientChangeSecretHashDetails: DataSchema<CocoonClientChangeSecretHashDetails> =
  /* @__PURE__ */ z.object({
    query_id: nullableDecimal,
    new_secret_hash: nullableText,
    source: nullableAddress,
    destination: nullableAddress,
  })

/** A refund, asked for. */
export interface CocoonClientRequestRefundDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  via_wallet: boolean | null
  source: string | null
  destination: string | null
}
export const cocoonClientRequestRefundDetails: DataSchema<CocoonClientRequestRefundDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  via_wallet: nullableFlag,
  source: nullableAddress,
  destination: nullableAddress,
})

/** A client's withdrawal. */
export interface CocoonClientWithdrawDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  /** Nanotons. */
  withdraw_amount: string | null
  source: string | null
  destination: string | null
  /** Nanotons. */
  amount: string | null
}
export const cocoonClientWithdrawDetails: DataSchema<CocoonClientWithdrawDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  withdraw_amount: nullableDecimal,
  source: nullableAddress,
  destination: nullableAddress,
  amount: nullableDecimal,
})

/** A refund, granted. */
export interface CocoonGrantRefundDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  new_tokens_used: string | null
  expected_address: string | null
  source: string | null
  destination: string | null
  /** Nanotons. */
  amount: string | null
}
export const cocoonGrantRefundDetails: DataSchema<CocoonGrantRefundDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  new_tokens_used: nullableDecimal,
  expected_address: nullableText,
  source: nullableAddress,
  destination: nullableAddress,
  amount: nullableDecimal,
})

/** A proxy's charge for work done. */
export interface CocoonProxyChargeDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  new_tokens_used: string | null
  expected_address: string | null
  source: string | null
  destination: string | null
}
export const cocoonProxyChargeDetails: DataSchema<CocoonProxyChargeDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  new_tokens_used: nullableDecimal,
  expected_address: nullableText,
  source: nullableAddress,
  destination: nullableAddress,
})

/** A proxy's payout. */
export interface CocoonProxyPayoutDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  source: string | null
  destination: string | null
}
export const cocoonProxyPayoutDetails: DataSchema<CocoonProxyPayoutDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  source: nullableAddress,
  destination: nullableAddress,
})

/** A proxy, registered. */
export interface CocoonRegisterProxyDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  destination: string | null
}
export const cocoonRegisterProxyDetails: DataSchema<CocoonRegisterProxyDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  destination: nullableAddress,
})

/** A proxy, unregistered. */
export interface CocoonUnregisterProxyDetails {
  /** Chosen by the sender of the message. */
  query_id: string | null
  seqno: number | null
  destination: string | null
}
export const cocoonUnregisterProxyDetails: DataSchema<CocoonUnregisterProxyDetails> = /* @__PURE__ */ z.object({
  query_id: nullableDecimal,
  seqno: nullableInt,
  destination: nullableAddress,
})

/** A worker's payout. */
export interface CocoonWorkerPayoutDetails {
  /** `last` closes the account. An open set. */
  payout_type: 'regular' | 'last' | (string & {}) | null
  /** Chosen by the sender of the message. */
  query_id: string | null
  new_tokens: string | null
  /** The worker contract's own number. */
  worker_state: number | null
  worker_tokens: string | null
  source: string | null
  destination: string | null
  /** Nanotons. */
  amount: string | null
}
export const cocoonWorkerPayoutDetails: DataSchema<CocoonWorkerPayoutDetails> = /* @__PURE__ */ z.object({
  payout_type: nullableText,
  query_id: nullableDecimal,
  new_tokens: nullableDecimal,
  worker_state: nullableInt,
  worker_tokens: nullableDecimal,
  source: nullableAddress,
  destination: nullableAddress,
  amount: nullableDecimal,
})

import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableBoc, nullableDecimal, nullableFlag, nullableText } from './nullable.ts'

/** Jettons, from one owner to another. */
export interface JettonTransferDetails {
  /** The jetton's master contract. */
  asset: string | null
  /** Owner, not jetton wallet. */
  sender: string | null
  /** Owner, not jetton wallet. */
  receiver: string | null
  sender_jetton_wallet: string | null
  receiver_jetton_wallet: string | null
  /** In the jetton's smallest units. */
  amount: string | null
  /** Written by strangers; a ciphertext when `is_encrypted_comment`. */
  comment: string | null
  is_encrypted_comment: boolean | null
  /** Chosen by the sender of the message. */
  query_id: string | null
  /** The account that receives the rest of the fees. */
  response_destination: string | null
  custom_payload: string | null
  forward_payload: string | null
  /** Sent along to the receiver, nanotons. */
  forward_amount: string | null
}
export const jettonTransferDetails: DataSchema<JettonTransferDetails> = /* @__PURE__ */ z.object({
  asset: nullableAddress,
  sender: nullableAddress,
  receiver: nullableAddress,
  sender_jetton_wallet: nullableAddress,
  receiver_jetton_wallet: nullableAddress,
  amount: nullableDecimal,
  comment: nullableText,
  is_encrypted_comment: nullableFlag,
  query_id: nullableDecimal,
  response_destination: nullableAddress,
  custom_payload: nullableBoc,
  forward_payload: nullableBoc,
  forward_amount: nullableDecimal,
})

/** Jettons destroyed by their owner. */
export interface JettonBurnDetails {
  owner: string | null
  owner_jetton_wallet: string | null
  /** The jetton's master contract. */
  asset: string | null
  /** In the jetton's smallest units. */
  amount: string | null
}
export const jettonBurnDetails: DataSchema<JettonBurnDetails> = /* @__PURE__ */ z.object({
  owner: nullableAddress,
  owner_jetton_wallet: nullableAddress,
  asset: nullableAddress,
  amount: nullableDecimal,
})

/** New jettons for a receiver. */
export interface JettonMintDetails {
  /** The jetton's master contract. */
  asset: string | null
  /** Owner, not jetton wallet. */
  receiver: string | null
  receiver_jetton_wallet: string | null
  /** In the jetton's smallest units. */
  amount: string | null
  /** Sent along, nanotons. */
  ton_amount: string | null
}
export const jettonMintDetails: DataSchema<JettonMintDetails> = /* @__PURE__ */ z.object({
  asset: nullableAddress,
  receiver: nullableAddress,
  receiver_jetton_wallet: nullableAddress,
  amount: nullableDecimal,
  ton_amount: nullableDecimal,
})

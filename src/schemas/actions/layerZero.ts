import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableAnyDecimal, nullableDecimal, nullableInt, nullableText } from './nullable.ts'

/** A message between chains. */
export interface LayerZeroPacketDetails {
  /** Of the source chain, hex. */
  src_oapp: string | null
  /** Of the destination chain, hex. */
  dst_oapp: string | null
  /** LayerZero's id of the source chain. */
  src_eid: number | null
  /** LayerZero's id of the destination chain. */
  dst_eid: number | null
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  nonce: string | null
  /** Hex. */
  guid: string | null
  /** Hex. Written by strangers. */
  message: string | null
}
const packet: DataSchema<LayerZeroPacketDetails> = /* @__PURE__ */ z.object({
  src_oapp: nullableText,
  dst_oapp: nullableText,
  src_eid: nullableInt,
  dst_eid: nullableInt,
  nonce: nullableAnyDecimal,
  guid: nullableText,
  message: nullableText,
})

export interface LayerZeroSendDataDetails {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  send_request_id: string | null
  msglib_manager: string | null
  msglib: string | null
  uln: string | null
  /** Nanotons. A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  native_fee: string | null
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  zro_fee: string | null
  endpoint: string | null
  channel: string | null
}
const sendData: DataSchema<LayerZeroSendDataDetails> = /* @__PURE__ */ z.object({
  send_request_id: nullableAnyDecimal,
  msglib_manager: nullableText,
  msglib: nullableText,
  uln: nullableAddress,
  native_fee: nullableAnyDecimal,
  zro_fee: nullableAnyDecimal,
  endpoint: nullableAddress,
  channel: nullableAddress,
})

/** A message sent to another chain. */
export interface LayerZeroSendDetails {
  initiator: string | null
  layerzero_send_data: LayerZeroSendDataDetails
  layerzero_packet_data: LayerZeroPacketDetails
}
export const layerZeroSendDetails: DataSchema<LayerZeroSendDetails> = /* @__PURE__ */ z.object({
  initiator: nullableAddress,
  layerzero_send_data: sendData,
  layerzero_packet_data: packet,
})

/** Jettons sent to another chain. */
export interface LayerZeroSendTokensDetails {
  sender: string | null
  sender_wallet: string | null
  oapp: string | null
  oapp_wallet: string | null
  /** The jetton. */
  asset: string | null
  /** In the jetton's smallest units. */
  amount: string | null
  layerzero_send_data: LayerZeroSendDataDetails
  layerzero_packet_data: LayerZeroPacketDetails
}
export const layerZeroSendTokensDetails: DataSchema<LayerZeroSendTokensDetails> = /* @__PURE__ */ z.object({
  sender: nullableAddress,
  sender_wallet: nullableAddress,
  oapp: nullableAddress,
  oapp_wallet: nullableAddress,
  asset: nullableAddress,
  amount: nullableDecimal,
  layerzero_send_data: sendData,
  layerzero_packet_data: packet,
})

/** A message from another chain. */
export interface LayerZeroReceiveDetails {
  sender: string | null
  oapp: string | null
  channel: string | null
  layerzero_packet_data: LayerZeroPacketDetails
}
export const layerZeroReceiveDetails: DataSchema<LayerZeroReceiveDetails> = /* @__PURE__ */ z.object({
  sender: nullableAddress,
  oapp: nullableAddress,
  channel: nullableAddress,
  layerzero_packet_data: packet,
})

/** A packet, verified and ready to be received. */
export interface LayerZeroCommitPacketDetails {
  sender: string | null
  endpoint: string | null
  uln: string | null
  uln_connection: string | null
  channel: string | null
  msglib_connection: string | null
  layerzero_packet_data: LayerZeroPacketDetails
}
export const layerZeroCommitPacketDetails: DataSchema<LayerZeroCommitPacketDetails> = /* @__PURE__ */ z.object({
  sender: nullableAddress,
  endpoint: nullableAddress,
  uln: nullableAddress,
  uln_connection: nullableAddress,
  channel: nullableAddress,
  msglib_connection: nullableAddress,
  layerzero_packet_data: packet,
})

/** A verifier's word on a packet. */
export interface LayerZeroDvnVerifyDetails {
  initiator: string | null
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  nonce: string | null
  /** An open set. */
  status: 'succeeded' | 'nonce_out_of_range' | 'dvn_not_configured' | (string & {}) | null
  dvn: string | null
  proxy: string | null
  uln: string | null
  uln_connection: string | null
}
export const layerZeroDvnVerifyDetails: DataSchema<LayerZeroDvnVerifyDetails> = /* @__PURE__ */ z.object({
  initiator: nullableAddress,
  nonce: nullableAnyDecimal,
  status: nullableText,
  dvn: nullableAddress,
  proxy: nullableAddress,
  uln: nullableAddress,
  uln_connection: nullableAddress,
})

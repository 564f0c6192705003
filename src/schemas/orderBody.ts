import type { $ZodType } from 'zod/v4/core'
import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, anyDecimal, decimal, int } from './scalars.ts'

/** A swap at STON.fi, wanted by the forward payload. */
export interface StonfiSwapBody {
  jetton_wallet: string | null
  /** In smallest units. */
  min_amount: string
  user_address: string | null
}
const stonfiSwapBody: DataSchema<StonfiSwapBody> = /* @__PURE__ */ z.object({
  jetton_wallet: z.nullable(address),
  min_amount: z.string(),
  user_address: z.nullable(address),
})

/** `jetton_burn`. */
export interface JettonBurnBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  /** In the jetton's smallest units. */
  amount: string | null
  response_destination: string | null
}
const jettonBurnBody: DataSchema<JettonBurnBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  amount: z.nullable(decimal),
  response_destination: z.nullable(address),
})

/** `jetton_call_to`. */
export interface JettonCallToBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  to_address: string | null
  /** Nanotons. */
  ton_amount: string | null
  action_type: string
  /** Base64. */
  action_data: string | null
}
const jettonCallToBody: DataSchema<JettonCallToBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  to_address: z.nullable(address),
  ton_amount: z.nullable(decimal),
  action_type: z.string(),
  action_data: z.nullable(z.string()),
})

/** `jetton_change_admin`. */
export interface JettonChangeAdminBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  new_admin_address: string | null
}
const jettonChangeAdminBody: DataSchema<JettonChangeAdminBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  new_admin_address: z.nullable(address),
})

/** `jetton_change_content`. */
export interface JettonChangeContentBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  new_metadata_url: string
}
const jettonChangeContentBody: DataSchema<JettonChangeContentBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  new_metadata_url: z.string(),
})

/** `jetton_claim_admin`. */
export interface JettonClaimAdminBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
}
const jettonClaimAdminBody: DataSchema<JettonClaimAdminBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
})

/** `jetton_mint`. */
export interface JettonMintBody {
  /** A number here. */
  opcode: number
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  to_address: string | null
  /** Nanotons. */
  ton_amount: string | null
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  master_msg_query_id: string
  /** In the jetton's smallest units. */
  master_msg_jetton_amount: string | null
}
const jettonMintBody: DataSchema<JettonMintBody> = /* @__PURE__ */ z.object({
  opcode: int,
  query_id: anyDecimal,
  to_address: z.nullable(address),
  ton_amount: z.nullable(decimal),
  master_msg_query_id: anyDecimal,
  master_msg_jetton_amount: z.nullable(decimal),
})

/** `jetton_set_status`. */
export interface JettonSetStatusBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  new_status: number
}
const jettonSetStatusBody: DataSchema<JettonSetStatusBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  new_status: int,
})

/** `jetton_top_up`. */
export interface JettonTopUpBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
}
const jettonTopUpBody: DataSchema<JettonTopUpBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
})

/** `jetton_transfer`. */
export interface JettonTransferBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  /** In the jetton's smallest units. */
  amount: string | null
  destination: string | null
  response: string | null
  /** Base64. */
  custom_payload: string | null
  /** Sent along, nanotons. */
  forward_amount: string | null
  /** Written by strangers; a ciphertext when encrypted. */
  comment: string
  encrypted_comment: boolean
  /** Base64. */
  forward_payload: string | null
  /** How the forward payload is built. */
  payload_sum_type: string
  stonfi_swap_body: StonfiSwapBody | null
}
const jettonTransferBody: DataSchema<JettonTransferBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  amount: z.nullable(decimal),
  destination: z.nullable(address),
  response: z.nullable(address),
  custom_payload: z.nullable(z.string()),
  forward_amount: z.nullable(decimal),
  comment: z.string(),
  encrypted_comment: z.boolean(),
  forward_payload: z.nullable(z.string()),
  payload_sum_type: z.string(),
  stonfi_swap_body: z.nullable(stonfiSwapBody),
})

/** `multisig_update_params`. */
export interface MultisigUpdateParamsBody {
  new_threshold: number
  new_signers: string[] | null
  new_proposers: string[] | null
}
const multisigUpdateParamsBody: DataSchema<MultisigUpdateParamsBody> = /* @__PURE__ */ z.object({
  new_threshold: int,
  new_signers: z.nullable(z.array(address)),
  new_proposers: z.nullable(z.array(address)),
})

/** `nft_transfer`. */
export interface NftTransferBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  new_owner: string | null
  response_destination: string | null
  /** Base64. */
  custom_payload: string | null
  /** Sent along, nanotons. */
  forward_amount: string | null
  /** Base64. */
  forward_payload: string | null
}
const nftTransferBody: DataSchema<NftTransferBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  new_owner: z.nullable(address),
  response_destination: z.nullable(address),
  custom_payload: z.nullable(z.string()),
  forward_amount: z.nullable(decimal),
  forward_payload: z.nullable(z.string()),
})

/** `single_nominator_change_validator`. */
export interface SingleNominatorChangeValidatorBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  validator_address: string | null
}
const singleNominatorChangeValidatorBody: DataSchema<SingleNominatorChangeValidatorBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  validator_address: z.nullable(address),
})

/** `single_nominator_withdraw`. */
export interface SingleNominatorWithdrawBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  /** Nanotons. */
  coins: string | null
}
const singleNominatorWithdrawBody: DataSchema<SingleNominatorWithdrawBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  coins: z.nullable(decimal),
})

/** `ton_transfer`. */
export interface TonTransferBody {
  /** Written by strangers; a ciphertext when encrypted. */
  comment: string
  encrypted: boolean
}
const tonTransferBody: DataSchema<TonTransferBody> = /* @__PURE__ */ z.object({
  comment: z.string(),
  encrypted: z.boolean(),
})

/** `unknown`: a body that the service cannot read. */
export interface UnknownBody {
  /** A number here. */
  opcode: number
  /** Base64. */
  data: string | null
}
const unknownBody: DataSchema<UnknownBody> = /* @__PURE__ */ z.object({
  opcode: int,
  data: z.nullable(z.string()),
})

/** `vesting_internal_transfer`. */
export interface VestingInternalTransferBody {
  /** A JSON number on the wire, beyond 2^53 too: a decimal string here. */
  query_id: string
  send_mode: number
  destination: string | null
  /** Nanotons. */
  value: string | null
  /** Base64. */
  message_body: string | null
  /** Written by strangers; a ciphertext when encrypted. */
  comment: string
}
const vestingInternalTransferBody: DataSchema<VestingInternalTransferBody> = /* @__PURE__ */ z.object({
  query_id: anyDecimal,
  send_mode: int,
  destination: z.nullable(address),
  value: z.nullable(decimal),
  message_body: z.nullable(z.string()),
  comment: z.string(),
})

/** The body of a message in an order, by `parsed_body_type`. */
export interface ParsedBodyByType {
  jetton_burn: JettonBurnBody
  jetton_call_to: JettonCallToBody
  jetton_change_admin: JettonChangeAdminBody
  jetton_change_content: JettonChangeContentBody
  jetton_claim_admin: JettonClaimAdminBody
  jetton_mint: JettonMintBody
  jetton_set_status: JettonSetStatusBody
  jetton_top_up: JettonTopUpBody
  jetton_transfer: JettonTransferBody
  multisig_update_params: MultisigUpdateParamsBody
  nft_transfer: NftTransferBody
  single_nominator_change_validator: SingleNominatorChangeValidatorBody
  single_nominator_withdraw: SingleNominatorWithdrawBody
  ton_transfer: TonTransferBody
  unknown: UnknownBody
  vesting_internal_transfer: VestingInternalTransferBody
}
export const parsedBodyByType: { [Type in keyof ParsedBodyByType]: $ZodType<ParsedBodyByType[Type]> } = {
  jetton_burn: jettonBurnBody,
  jetton_call_to: jettonCallToBody,
  jetton_change_admin: jettonChangeAdminBody,
  jetton_change_content: jettonChangeContentBody,
  jetton_claim_admin: jettonClaimAdminBody,
  jetton_mint: jettonMintBody,
  jetton_set_status: jettonSetStatusBody,
  jetton_top_up: jettonTopUpBody,
  jetton_transfer: jettonTransferBody,
  multisig_update_params: multisigUpdateParamsBody,
  nft_transfer: nftTransferBody,
  single_nominator_change_validator: singleNominatorChangeValidatorBody,
  single_nominator_withdraw: singleNominatorWithdrawBody,
  ton_transfer: tonTransferBody,
  unknown: unknownBody,
  vesting_internal_transfer: vestingInternalTransferBody,
}

import { $ as mapOf, X as array, Z as boolean, dt as unknown, it as optional, lt as string, nt as object, tt as nullable } from "./useMade.ZiNMGZWi.js";
import { A as decimal, C as nullableDecimal, D as nullableText, M as int, N as openText, O as address, S as nullableBoc, T as nullableHash, b as nullableAddress, j as hash, k as boc, w as nullableFlag } from "./queryHook.C3wkTZGV.js";
import { t as extraCurrencies } from "./extraCurrencies.pHuG6NVr.js";
// src/contract/v3/accountState.ts
var accountState = /* @__PURE__ */ object({
	hash,
	balance: nullableDecimal,
	extra_currencies: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(extraCurrencies)),
	account_status: /* @__PURE__ */ nullable(openText),
	frozen_hash: nullableHash,
	data_hash: nullableHash,
	code_hash: nullableHash,
	data_boc: /* @__PURE__ */ optional(boc),
	code_boc: /* @__PURE__ */ optional(boc)
});
// src/contract/v3/blockId.ts
var blockId = /* @__PURE__ */ object({
	workchain: int,
	shard: /* @__PURE__ */ string(),
	seqno: int
});
// src/contract/v3/messageContent.ts
var messageContent = /* @__PURE__ */ object({
	hash: nullableHash,
	body: nullableBoc,
	decoded: /* @__PURE__ */ nullable(/* @__PURE__ */ mapOf(/* @__PURE__ */ unknown()))
});
// src/contract/v3/message.ts
var message = /* @__PURE__ */ object({
	hash,
	source: nullableAddress,
	destination: nullableAddress,
	value: nullableDecimal,
	value_extra_currencies: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(extraCurrencies)),
	fwd_fee: nullableDecimal,
	ihr_fee: nullableDecimal,
	extra_flags: /* @__PURE__ */ optional(nullableDecimal),
	created_lt: nullableDecimal,
	created_at: nullableDecimal,
	opcode: nullableText,
	decoded_opcode: /* @__PURE__ */ optional(nullableText),
	ihr_disabled: nullableFlag,
	bounce: nullableFlag,
	bounced: nullableFlag,
	import_fee: nullableDecimal,
	in_msg_tx_hash: /* @__PURE__ */ optional(hash),
	out_msg_tx_hash: /* @__PURE__ */ optional(hash),
	message_content: /* @__PURE__ */ nullable(messageContent),
	init_state: /* @__PURE__ */ nullable(messageContent),
	hash_norm: /* @__PURE__ */ optional(hash)
});
// src/contract/v3/messageSize.ts
var messageSize = /* @__PURE__ */ object({
	cells: nullableDecimal,
	bits: nullableDecimal
});
// src/contract/v3/transaction.ts
var transaction = /* @__PURE__ */ object({
	account: address,
	hash,
	lt: decimal,
	now: int,
	mc_block_seqno: int,
	trace_id: /* @__PURE__ */ optional(hash),
	trace_external_hash: /* @__PURE__ */ optional(hash),
	prev_trans_hash: hash,
	prev_trans_lt: decimal,
	orig_status: openText,
	end_status: openText,
	total_fees: decimal,
	total_fees_extra_currencies: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(extraCurrencies)),
	description: /* @__PURE__ */ object({
		type: openText,
		aborted: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		destroyed: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		credit_first: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		is_tock: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		installed: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		storage_ph: /* @__PURE__ */ optional(/* @__PURE__ */ object({
			storage_fees_collected: /* @__PURE__ */ optional(decimal),
			storage_fees_due: /* @__PURE__ */ optional(decimal),
			status_change: /* @__PURE__ */ optional(openText)
		})),
		credit_ph: /* @__PURE__ */ optional(/* @__PURE__ */ object({
			due_fees_collected: /* @__PURE__ */ optional(decimal),
			credit: /* @__PURE__ */ optional(decimal),
			credit_extra_currencies: /* @__PURE__ */ optional(extraCurrencies)
		})),
		compute_ph: /* @__PURE__ */ optional(/* @__PURE__ */ object({
			skipped: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
			reason: /* @__PURE__ */ optional(openText),
			success: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
			msg_state_used: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
			account_activated: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
			gas_fees: /* @__PURE__ */ optional(decimal),
			gas_used: /* @__PURE__ */ optional(decimal),
			gas_limit: /* @__PURE__ */ optional(decimal),
			gas_credit: /* @__PURE__ */ optional(decimal),
			mode: /* @__PURE__ */ optional(int),
			exit_code: /* @__PURE__ */ optional(int),
			exit_arg: /* @__PURE__ */ optional(int),
			vm_steps: /* @__PURE__ */ optional(int),
			vm_init_state_hash: /* @__PURE__ */ optional(hash),
			vm_final_state_hash: /* @__PURE__ */ optional(hash)
		})),
		action: /* @__PURE__ */ optional(/* @__PURE__ */ object({
			success: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
			valid: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
			no_funds: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
			status_change: /* @__PURE__ */ optional(openText),
			total_fwd_fees: /* @__PURE__ */ optional(decimal),
			total_action_fees: /* @__PURE__ */ optional(decimal),
			result_code: /* @__PURE__ */ optional(int),
			result_arg: /* @__PURE__ */ optional(int),
			tot_actions: /* @__PURE__ */ optional(int),
			spec_actions: /* @__PURE__ */ optional(int),
			skipped_actions: /* @__PURE__ */ optional(int),
			msgs_created: /* @__PURE__ */ optional(int),
			action_list_hash: /* @__PURE__ */ optional(hash),
			tot_msg_size: /* @__PURE__ */ optional(messageSize)
		})),
		bounce: /* @__PURE__ */ optional(/* @__PURE__ */ object({
			type: /* @__PURE__ */ nullable(openText),
			msg_size: /* @__PURE__ */ optional(messageSize),
			req_fwd_fees: /* @__PURE__ */ optional(decimal),
			msg_fees: /* @__PURE__ */ optional(decimal),
			fwd_fees: /* @__PURE__ */ optional(decimal)
		})),
		split_info: /* @__PURE__ */ optional(/* @__PURE__ */ object({
			cur_shard_pfx_len: /* @__PURE__ */ optional(int),
			acc_split_depth: /* @__PURE__ */ optional(int),
			this_addr: /* @__PURE__ */ optional(hash),
			sibling_addr: /* @__PURE__ */ optional(hash)
		}))
	}),
	block_ref: blockId,
	in_msg: /* @__PURE__ */ nullable(message),
	out_msgs: /* @__PURE__ */ array(message),
	account_state_before: accountState,
	account_state_after: accountState,
	emulated: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
	finality: /* @__PURE__ */ optional(openText)
});
export { message as n, blockId as r, transaction as t };

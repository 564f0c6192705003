import { X as array, Z as boolean, at as params, lt as string, nt as object, tt as nullable } from "./useMade.ZiNMGZWi.js";
import { A as decimal, M as int, j as hash, v as defineEndpoint } from "./queryHook.C3wkTZGV.js";
import { r as blockId } from "./transaction.2zVDaJYk.js";
// src/contract/v3/block.ts
var block = /* @__PURE__ */ object({
	workchain: int,
	shard: /* @__PURE__ */ string(),
	seqno: int,
	root_hash: hash,
	file_hash: hash,
	global_id: int,
	version: int,
	after_merge: /* @__PURE__ */ boolean(),
	before_split: /* @__PURE__ */ boolean(),
	after_split: /* @__PURE__ */ boolean(),
	want_merge: /* @__PURE__ */ boolean(),
	want_split: /* @__PURE__ */ boolean(),
	key_block: /* @__PURE__ */ boolean(),
	vert_seqno_incr: /* @__PURE__ */ boolean(),
	flags: int,
	gen_utime: decimal,
	start_lt: decimal,
	end_lt: decimal,
	validator_list_hash_short: int,
	gen_catchain_seqno: int,
	min_ref_mc_seqno: int,
	prev_key_block_seqno: int,
	vert_seqno: int,
	master_ref_seqno: int,
	rand_seed: hash,
	created_by: hash,
	tx_count: int,
	masterchain_block_ref: blockId,
	prev_blocks: /* @__PURE__ */ nullable(/* @__PURE__ */ array(blockId))
});
// src/endpoints/v3/blockchain/masterchainInfo.ts
var masterchainInfo = /* @__PURE__ */ defineEndpoint({
	kind: "query",
	generation: "v3",
	name: "masterchainInfo",
	method: "GET",
	path: "/masterchainInfo",
	params: /* @__PURE__ */ params({}),
	response: /* @__PURE__ */ object({
		last: block,
		first: block
	})
}, { cache: "block" });
export { masterchainInfo as t };

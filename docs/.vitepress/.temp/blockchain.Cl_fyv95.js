import { t as masterchainInfo } from "./masterchainInfo.DP1t6IXK.js";
import { B as opcode, F as hash, H as sort, I as limit, M as atLeastOneOf, X as array, at as params, ft as withDefault, it as optional, nt as object, q as list, rt as oneOf, z as offset } from "./useMade.ZiNMGZWi.js";
import { n as queryHook, v as defineEndpoint, y as addressBook } from "./queryHook.C3wkTZGV.js";
import { t as transaction } from "./transaction.2zVDaJYk.js";
import { t as offsetPages } from "./pagination.BSi0FCX3.js";
// src/endpoints/v3/blockchain/hashedTransaction.ts
var later = [
	"mc_block_seqno",
	"trace_id",
	"trace_external_hash",
	"emulated",
	"finality"
];
/** The members that the hash of a transaction determines: all but those that the service learns later. */
var hashedTransaction = /* @__PURE__ */ Object.keys(transaction.shape).filter((name) => !later.includes(name));
// src/contract/v3/endpoints/transactionsByMessage.ts
/** What the contract states of `/transactionsByMessage`. */
var transactionsByMessageFacts = {
	kind: "query",
	generation: "v3",
	name: "transactionsByMessage",
	method: "GET",
	path: "/transactionsByMessage",
	params: /* @__PURE__ */ params({
		msg_hash: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		body_hash: /* @__PURE__ */ optional(hash),
		opcode: /* @__PURE__ */ optional(opcode),
		direction: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(["in", "out"])),
		limit: /* @__PURE__ */ withDefault(/* @__PURE__ */ limit(1e3), 10),
		offset: /* @__PURE__ */ optional(offset),
		sort: /* @__PURE__ */ optional(sort)
	}, /* @__PURE__ */ atLeastOneOf("msg_hash", "body_hash", "opcode")),
	rows: "transactions",
	paging: {
		defaultLimit: 10,
		maxLimit: 1e3
	},
	brings: { transactions: "hash" },
	response: /* @__PURE__ */ object({
		transactions: /* @__PURE__ */ array(transaction),
		address_book: addressBook
	})
};
// src/endpoints/v3/blockchain/transactionsByMessage.ts
var transactionsByMessage = /* @__PURE__ */ defineEndpoint(transactionsByMessageFacts, {
	cache: "block",
	pagination: /* @__PURE__ */ offsetPages(transactionsByMessageFacts, {
		order: "lt",
		rowKey: ({ hash }) => hash,
		hashed: hashedTransaction
	})
});
// src/react/v3/blockchain.ts
/** The first and the last masterchain block that the service has indexed. */
var useMasterchainInfo = /* @__PURE__ */ queryHook(masterchainInfo);
/** The transactions that sent or received a message. Newest first. */
var useTransactionsByMessage = /* @__PURE__ */ queryHook(transactionsByMessage);
export { useTransactionsByMessage as n, useMasterchainInfo as t };

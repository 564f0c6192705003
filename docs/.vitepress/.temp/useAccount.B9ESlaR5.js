import { F as hash, X as array, Z as boolean, at as params, it as optional, j as address, lt as string, nt as object, q as list, tt as nullable } from "./useMade.ZiNMGZWi.js";
import { C as nullableDecimal, M as int, N as openText, O as address$1, T as nullableHash, j as hash$1, k as boc, n as queryHook, v as defineEndpoint, y as addressBook } from "./queryHook.C3wkTZGV.js";
import { t as extraCurrencies } from "./extraCurrencies.pHuG6NVr.js";
import { a as ownedBy, i as paramsFor, l as metadata, o as byKey, t as useComposed } from "./composed.1Q0OXApn.js";
import "react";
import "@tanstack/react-query";
// src/contract/v3/endpoints/accountStates.ts
/** What the contract states of `/accountStates`. */
var accountStatesFacts = {
	kind: "query",
	generation: "v3",
	name: "accountStates",
	method: "GET",
	path: "/accountStates",
	params: /* @__PURE__ */ params({
		address: /* @__PURE__ */ list(address),
		include_boc: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		code_hash: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash))
	}),
	rows: "accounts",
	response: /* @__PURE__ */ object({
		accounts: /* @__PURE__ */ array(/* @__PURE__ */ object({
			address: address$1,
			account_state_hash: hash$1,
			balance: nullableDecimal,
			extra_currencies: /* @__PURE__ */ nullable(extraCurrencies),
			status: /* @__PURE__ */ nullable(openText),
			frozen_hash: /* @__PURE__ */ optional(hash$1),
			last_transaction_hash: nullableHash,
			last_transaction_lt: nullableDecimal,
			data_hash: /* @__PURE__ */ optional(hash$1),
			code_hash: /* @__PURE__ */ optional(hash$1),
			data_boc: /* @__PURE__ */ optional(boc),
			code_boc: /* @__PURE__ */ optional(boc),
			contract_methods: /* @__PURE__ */ nullable(/* @__PURE__ */ array(int)),
			interfaces: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ array(/* @__PURE__ */ string())))
		})),
		address_book: addressBook,
		metadata
	})
};
// src/endpoints/v3/accounts/accountStates.ts
var accountStates = /* @__PURE__ */ defineEndpoint(accountStatesFacts, {
	cache: "block",
	batch: /* @__PURE__ */ byKey(accountStatesFacts, {
		key: "address",
		keysOf: (row) => [row.address]
	}),
	owns: /* @__PURE__ */ ownedBy(accountStatesFacts, { address: (row) => row.address })
});
// src/query/builders/accounts.ts
/** Without code and data: they are most of an answer's bytes. */
var accountParams = (address) => ({
	address: [address],
	include_boc: false
});
/**
* "Accounts never seen on chain are left out of accounts (no error)" (contract, accountStates). A row that cannot be read
* fails the request, and so does one of another account. A row without a balance is of an account that has none.
*/
var toBalance = ({ accounts: [account] }) => account?.balance ?? "0";
// src/react/useAccount.ts
var useAccountStates = /* @__PURE__ */ queryHook(accountStates);
var toParams = (address) => paramsFor(address, accountParams);
/**
* The native balance of an account, nanograms as a decimal string. `0` for one that the answer leaves out: by the
* contract of the service the chain has never seen it. A row that cannot be read is an error. Any form of address;
* `undefined`, `''` and `skipToken` wait.
*
* Costs one request for up to 250 accounts on a page, shared with `useAccount` and `BalanceBadge`.
*/
var useBalance = (address, options = {}) => useComposed(useAccountStates, toParams(address), options, toBalance);
export { useBalance as t };

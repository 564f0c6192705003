import { $ as mapOf, C as BOOKS, D as rowsIn, E as rowList, Ht as rawForm, O as unreadableOf, X as array, Z as boolean, dt as unknown, it as optional, k as withRows, lt as string, nt as object, zt as addressText } from "./useMade.ZiNMGZWi.js";
import { A as decimal, N as openText } from "./queryHook.C3wkTZGV.js";
import { useCallback } from "react";
import "@tanstack/react-query";
// src/core/values/amount.ts
/** Thrown when a text is no amount, or has more decimals than the unit. */
var InvalidAmountError = class extends Error {
	name = "InvalidAmountError";
	input;
	constructor(input, why) {
		super(`Not an amount: "${input.slice(0, 80)}". ${why}`);
		this.input = input;
	}
};
var WHOLE = /^-?\d+$/;
function checkDecimals(decimals) {
	if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) throw new RangeError(`decimals is ${decimals}; it should be a whole number from 0 to 255.`);
}
/**
* An amount in smallest units (nanograms for the native coin) as an exact decimal number: `toDecimal('1500000000', 9)`
* is `'1.5'`. Trailing zeros go; nothing is rounded; no float is involved.
* @throws {InvalidAmountError} when `raw` is no whole number.
*/
function toDecimal(raw, decimals) {
	checkDecimals(decimals);
	const text = String(raw);
	if (!WHOLE.test(text)) throw new InvalidAmountError(text, "An amount in smallest units is a whole number.");
	const value = BigInt(text);
	const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, "0");
	const cut = digits.length - decimals;
	const fraction = digits.slice(cut).replace(/0+$/, "");
	return `${value < 0n ? "-" : ""}${digits.slice(0, cut)}${fraction && `.${fraction}`}`;
}
// src/contract/v3/metadata.ts
var metadata = /* @__PURE__ */ mapOf(/* @__PURE__ */ object({
	is_indexed: /* @__PURE__ */ boolean(),
	token_info: /* @__PURE__ */ array(/* @__PURE__ */ object({
		valid: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		type: /* @__PURE__ */ optional(openText),
		name: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		symbol: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		description: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		image: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		nft_index: /* @__PURE__ */ optional(decimal),
		is_nsfw: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		is_scam: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		extra: /* @__PURE__ */ optional(/* @__PURE__ */ mapOf(/* @__PURE__ */ unknown()))
	}))
}));
// src/core/values/lt.ts
/**
* Orders logical times, decimal strings of up to 64 bits: negative when `a` is earlier, 0 when equal. Comparing them as
* strings would put "9" after "10".
*/
function compareLt(a, b) {
	const left = BigInt(a);
	const right = BigInt(b);
	return left < right ? -1 : left > right ? 1 : 0;
}
// src/core/batch/cutAnswer.ts
/** Finds the part of an answer for one key: its rows, and the unreadable rows that name it. */
function finder(list, data, keysOf) {
	const rows = indexOf(list.rows(data), keysOf);
	const unreadable = indexOf(unreadableOf(data), ({ row }) => keysOf(Object(row)));
	return ({ key }) => ({
		rows: rows(key),
		unreadable: unreadable(key)
	});
}
/** Items by what they belong to. */
function indexOf(items, keysOf) {
	const index = /* @__PURE__ */ new Map();
	for (const item of items) for (const name of keysOf(item)) {
		if (typeof name !== "string" || !name) continue;
		const form = rawForm(name);
		index.set(form, (index.get(form) ?? /* @__PURE__ */ new Set()).add(item));
	}
	return (key) => [...index.get(rawForm(key)) ?? []];
}
/** An answer with these rows only, and with its entries for the accounts that they name. */
function cut(list, data, { rows, unreadable }) {
	const last = unreadable.map((one, index) => ({
		...one,
		index: rows.length + index
	}));
	const part = withRows(list, data, rows, last);
	for (const book of BOOKS) if (part[book]) part[book] = named(part[book], rows);
	if (!part.unreadable?.some(({ key }) => key !== void 0)) return part;
	const text = JSON.stringify(rows);
	const { unreadable: all, ...others } = part;
	const own = all.filter(({ key }) => key === void 0 || text.includes(key));
	return own.length ? {
		...others,
		unreadable: own
	} : others;
}
/** The entries of a book that a value names, and those that they name themselves: a wallet's token. */
function named(book, value) {
	const found = {};
	const look = (value) => {
		if (typeof value === "string") {
			if (!Object.hasOwn(book, value) || Object.hasOwn(found, value)) return;
			found[value] = book[value];
			look(found[value]);
		} else if (typeof value === "object" && value !== null) for (const one of Object.values(value)) look(one);
	};
	look(value);
	return found;
}
// src/core/batch/batchBy.ts
/** Keys in one request. The hosted service times out above some 340 addresses, and refuses URLs above 64 KiB. */
var MAX_KEYS = 250;
/** Joins requests for one key each, where the answer is a map. */
var byPart = /* @__NO_SIDE_EFFECTS__ */ ({ key, split, entryOf }) => ({
	key,
	max: MAX_KEYS,
	join: (shared, keys) => ({
		...shared,
		[key]: keys
	}),
	entryOf,
	parts: (data, members) => members.map((member) => split(data, member.key)),
	has: () => true
});
/**
* Joins requests for one key each, where the answer has one row per key, or several with `maxLimit`. Where an answer is full, a caller
* that may lack rows gets a separate request.
*/
/* @__NO_SIDE_EFFECTS__ */
function byKey({ rows: name }, { key, keysOf, sendLimit, maxLimit }) {
	const list = /* @__PURE__ */ rowList(name);
	const limitOf = (keys) => maxLimit ?? (sendLimit ? keys : void 0);
	return {
		key,
		max: MAX_KEYS,
		join(shared, keys) {
			const limit = limitOf(keys.length);
			return {
				...shared,
				[key]: keys,
				...limit && { limit }
			};
		},
		parts(data, members) {
			const found = members.map(finder(list, data, keysOf));
			const named = new Set(found.flatMap(({ unreadable }) => unreadable));
			const others = unreadableOf(data).filter((one) => !named.has(one));
			const isShort = list.received(data) >= (limitOf(new Set(members.map(({ key }) => key)).size) ?? Infinity) && found.some(({ rows, unreadable }) => rows.length + unreadable.length > 1);
			return found.map(({ rows, unreadable }, index) => {
				const { limit = Infinity } = members[index].wire;
				if (isShort && rows.length < limit) return void 0;
				const named = rows.length || unreadable.length ? unreadable : others;
				return cut(list, data, {
					rows: rows.slice(0, limit),
					unreadable: named
				});
			});
		},
		has: (part) => list.received(part) > 0,
		isOneRow: true
	};
}
/**
* First pages of several owners in one request: it asks for as many rows as there may be. Each caller gets the rows of its owner,
* in its own order and up to its own limit. Where the answer is full, a caller that may lack rows gets a separate request.
*/
/* @__NO_SIDE_EFFECTS__ */
function byOwner({ rows: name, paging: { maxLimit } }, { ownerOf, orderOf, ...said }) {
	const list = /* @__PURE__ */ rowList(name);
	function parts(data, members) {
		const isFull = list.received(data) >= maxLimit;
		const find = finder(list, data, (row) => [ownerOf(row)]);
		return members.map((member) => {
			const { limit = maxLimit, sort } = member.wire;
			const { rows, unreadable } = find(member);
			if (isFull && (sort || rows.length + unreadable.length < limit)) return void 0;
			const sign = sort === "asc" ? 1 : -1;
			if (sort) rows.sort((a, b) => sign * compareLt(orderOf(a), orderOf(b)));
			return cut(list, data, {
				rows: rows.slice(0, limit),
				unreadable
			});
		});
	}
	return {
		...said,
		max: MAX_KEYS,
		join: (shared, keys) => ({
			...shared,
			[said.key]: keys,
			limit: maxLimit
		}),
		has: (part) => list.received(part) > 0,
		parts
	};
}
// src/core/batch/owns.ts
/* @__NO_SIDE_EFFECTS__ */
function ownedBy({ rows }, parties) {
	return (params, data) => Object.entries(parties).flatMap(([param, partiesOf]) => {
		const own = new Set([params[param] ?? []].flat().map(rawForm));
		return (rows ? rowsIn(rows, data) : [data]).flatMap((row) => {
			const found = [partiesOf(row, params)].flat().filter(Boolean);
			return own.size && !found.some((party) => own.has(rawForm(party))) ? found.slice(0, 1) : [];
		});
	});
}
// src/query/builders/given.ts
/**
* Whether one of them is an empty text: named, but not known yet. A request without it would ask for the rows of all
* accounts.
*/
var isAwaited = (...values) => values.some((value) => value !== void 0 && !value);
/** What `of` makes of an address or a hash; `undefined` for a value that means "not yet": `undefined`, `''`, `skipToken`. */
var paramsFor = (value, of) => typeof value === "symbol" || !value ? void 0 : of(addressText(value));
// src/react/useSelect.ts
/**
* The caller's `select` on top of ours: one function for as long as the caller's is one. TanStack then selects once per
* answer, not once per render.
*/
var useSelect = (ours, theirs) => useCallback((data) => theirs ? theirs(ours(data)) : ours(data), [ours, theirs]);
// src/react/composed.ts
/** The hook of an endpoint, with the part of its answer that `toOwn` takes. The caller's `select` runs on that part. */
function useComposed(useEndpoint, params, { select, ...options }, toOwn) {
	return useEndpoint(params, {
		...options,
		select: useSelect(toOwn, select)
	});
}
export { ownedBy as a, byPart as c, paramsFor as i, metadata as l, useSelect as n, byKey as o, isAwaited as r, byOwner as s, useComposed as t, toDecimal as u };

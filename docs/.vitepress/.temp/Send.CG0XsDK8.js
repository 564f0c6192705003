import { t as useBalance } from "./useAccount.B9ESlaR5.js";
import { $ as mapOf, F as hash, G as utime, H as sort, Ht as rawForm, I as limit, L as lt, M as atLeastOneOf, N as atMostOneOf, P as boc, Rt as tryNormalizeHash, S as attempt, U as text, V as seqno, W as tryNormalizeBoc, X as array, Z as boolean, _t as InvalidParamsError, a as infoOf, at as params, et as nested, ft as withDefault, gt as ConnectionError, it as optional, j as address, lt as string, nt as object, q as list, r as SEND_WITHIN_MS, tt as nullable, z as offset } from "./useMade.ZiNMGZWi.js";
import { A as decimal, C as nullableDecimal, E as nullableInt, M as int, N as openText, T as nullableHash, c as priorityOf, d as policyOf, h as queryKey, j as hash$1, l as usePriority, m as toRequestOptions, s as useClient, t as given, v as defineEndpoint, y as addressBook } from "./queryHook.C3wkTZGV.js";
import { a as ownedBy, l as metadata, n as useSelect, o as byKey, u as toDecimal } from "./composed.1Q0OXApn.js";
import { B as readCoins, G as makeCell, H as InvalidBocError, K as parseBoc, L as accountBits, R as rawOf, S as toOf, U as cellHash, V as skipAddress, W as fromBits, a as actionsOf, b as fromOf, c as weightOf, d as outcome, l as UNKNOWN, n as action, o as byWeight, q as readCell, r as endingOfAction, s as hashesOf, t as actionTypes, u as endingOf, z as readAccount } from "./actionTypes.8moB2gsM.js";
import { n as message, t as transaction } from "./transaction.2zVDaJYk.js";
import { n as windowPages } from "./pagination.BSi0FCX3.js";
import { t as masterchainInfo } from "./masterchainInfo.DP1t6IXK.js";
import { t as readMessage } from "./readMessage.DneasNGU.js";
import { useEffect, useMemo, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { hashKey, skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
// src/reading/trace/letters.ts
/** `A` to `Z`, then `AA`, `AB` … */
function letterOf(place) {
	let letters = "";
	for (let rest = place; rest >= 0; rest = Math.floor(rest / 26) - 1) letters = String.fromCharCode(65 + rest % 26) + letters;
	return letters;
}
// src/reading/trace/plain.ts
var isObject = (value) => typeof value === "object" && value !== null;
/** Members of a message that are texts or absent. */
var TEXTS = [
	"source",
	"destination",
	"opcode",
	"value",
	"hash"
];
var isText = (value) => value === null || value === void 0 || typeof value === "string";
var isPlain = (message) => isObject(message) && TEXTS.every((name) => isText(message[name])) && isObject(message.message_content ?? {});
/** A message without the members that are no texts; `null` for what is no message. */
function plainMessage(message) {
	if (!isObject(message)) return null;
	if (isPlain(message)) return message;
	const texts = Object.fromEntries(TEXTS.map((name) => [name, isText(message[name]) ? message[name] : null]));
	return {
		...message,
		...texts,
		message_content: null
	};
}
/**
* A transaction of an app may lack what the contract promises: without its account or its phases it counts as missing. One that keeps to
* the contract stays the same object.
*/
function plainTransaction(row) {
	if (!isObject(row) || typeof row.account !== "string" || typeof row.hash !== "string") return;
	const { description, in_msg: incoming, out_msgs: sent } = row;
	if (!isObject(description) || typeof description.type !== "string") return;
	if (![
		description.compute_ph,
		description.action,
		description.bounce,
		description.storage_ph
	].every((phase) => phase === void 0 || isObject(phase))) return;
	if (Array.isArray(sent) && sent.every(isPlain) && (incoming === null || isPlain(incoming)) && typeof row.now === "number") return row;
	const messages = Array.isArray(sent) ? sent.flatMap((message) => plainMessage(message) ?? []) : [];
	const now = typeof row.now === "number" ? row.now : 0;
	return {
		...row,
		now,
		out_msgs: messages,
		in_msg: plainMessage(incoming)
	};
}
// src/reading/trace/steps.ts
/** The steps of a trace in the order of a list: each is followed by what it caused. Loops, not recursion: a chain may be 4 000 long. */
function readSteps(trace, { invalidated } = {}) {
	const transactions = trace.transactions ?? {};
	const dropped = new Set(invalidated);
	const steps = [];
	const letters = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	const stack = trace.trace ? [{
		node: trace.trace,
		message: void 0,
		parent: void 0
	}] : [];
	for (let next = stack.pop(); next; next = stack.pop()) {
		const { node, parent } = next;
		if (node && (seen.has(node) || node.tx_hash !== void 0 && seen.has(node.tx_hash))) continue;
		if (node) seen.add(node).add(node.tx_hash ?? node);
		const step = draft(next, transactionOf(node, transactions), steps.length, dropped);
		const name = step.account ?? step.key;
		if (!letters.has(name)) letters.set(name, letterOf(letters.size));
		step.letter = letters.get(name);
		steps.push(step);
		parent?.children.push(step.index);
		stack.push(...causedBy(node, step).reverse());
	}
	for (const step of [...steps].reverse()) {
		const parent = step.parent === void 0 ? void 0 : steps[step.parent];
		if (parent) parent.below += step.below + 1;
	}
	const start = steps[0]?.transaction?.now;
	for (const step of steps) step.after = start === void 0 ? void 0 : after(step, start);
	return steps;
}
var after = ({ transaction }, start) => transaction && Math.max(transaction.now - start, 0);
function transactionOf(node, transactions) {
	const hash = node?.tx_hash ?? "";
	return plainTransaction(node?.transaction ?? (Object.hasOwn(transactions, hash) ? transactions[hash] : void 0));
}
function draft(waiting, transaction, index, dropped) {
	const { node, parent } = waiting;
	const message = transaction?.in_msg ?? plainMessage(node?.in_msg) ?? waiting.message;
	const account = transaction?.account ?? message?.destination;
	const { emulated: _, finality = "finalized", ...final } = transaction ?? {};
	const ended = transaction && outcome(final);
	const isPending = finality === "pending" || transaction?.emulated === true && finality !== "confirmed";
	const step = {
		index,
		key: node?.in_msg_hash ?? message?.hash ?? node?.tx_hash ?? String(index),
		letter: "",
		parent: parent?.index,
		children: [],
		depth: parent ? parent.depth + 1 : 0,
		below: 0,
		state: "ok",
		outcome: ended,
		transaction,
		message: message ?? void 0,
		about: message ? readMessage(message) : void 0,
		account: account ? rawForm(account) : void 0,
		value: nanograms(message?.value),
		after: void 0
	};
	if (!transaction) step.state = "missing";
	else if (dropped.has(transaction.hash)) step.state = "invalidated";
	else if (isPending) step.state = "pending";
	else if (ended?.status === "failed" || ended?.status === "bounced") step.state = "failed";
	else if (message?.bounced) step.state = "bounced";
	return step;
}
var nanograms = (text) => typeof text === "string" && /^\d+$/.test(text) ? BigInt(text) : void 0;
/** What a step caused: the nodes below it, and the messages to accounts for which there is none. */
function causedBy(node, parent) {
	const sent = parent.transaction?.out_msgs ?? [];
	const nodes = Array.isArray(node?.children) ? node.children : [];
	const byHash = new Map(sent.map((message) => [message.hash, message]));
	const below = nodes.flatMap((child) => child ? [{
		node: child,
		message: byHash.get(child.in_msg_hash ?? ""),
		parent
	}] : []);
	const received = new Set(nodes.flatMap((child) => [child?.in_msg_hash, child?.transaction?.in_msg?.hash]));
	const missing = sent.filter((message) => isToAccount(message) && !received.has(message.hash));
	return [...below, ...missing.map((message) => ({
		node: void 0,
		message,
		parent
	}))];
}
var isToAccount = (message) => {
	const { type } = readMessage(message);
	return (type === "internal" || type === "bounced") && message.destination !== null;
};
// src/reading/trace/traceEnding.ts
var rowsOf = (steps) => steps.flatMap(({ transaction }) => transaction ? [transaction] : []);
/** The messages of a wallet ask for something each; a message between accounts asks for one thing. */
function partsOf(steps) {
	const [root] = steps;
	if (!root) return [];
	return (root.message === void 0 || root.about?.type === "externalIn" ? root.children : [0]).flatMap((place) => {
		const first = steps[place];
		return first ? [{
			first,
			steps: steps.slice(place, place + first.below + 1)
		}] : [];
	});
}
/** Whether the jettons of a transfer were refused further on. */
var refusedJettons = ({ first, steps }) => first.message?.opcode === "0x0f8a7ea5" ? steps.find(({ parent, message, state }) => parent === first.index && message?.opcode === "0x178d4519" && state === "failed") : void 0;
/** By the phases alone. */
function endingOfSteps(part) {
	const { first, steps } = part;
	if (!first.transaction) return {
		...UNKNOWN,
		at: first.account ? atOf(first) : void 0
	};
	const own = endingOf(first.transaction);
	if (own.status !== "succeeded") return own;
	const refused = refusedJettons(part);
	if (refused?.transaction) return {
		...endingOf(refused.transaction),
		money: void 0
	};
	return steps.some(({ parent, state }) => parent === first.index && state === "failed") ? {
		...own,
		status: "unknown",
		money: void 0
	} : own;
}
var atOf = ({ account = "", transaction }) => ({
	account,
	transaction: transaction?.hash
});
/** Whether the answer has all of a branch. */
var isWhole = ({ steps }) => steps.every(({ transaction }) => transaction !== void 0);
/** The actions by the hash of each of their transactions: a trace may have thousands of both. */
function actionsByHash(actions) {
	const known = /* @__PURE__ */ new Map();
	for (const action of actions) for (const hash of hashesOf(action)) {
		const others = known.get(hash);
		if (others) others.push(action);
		else known.set(hash, [action]);
	}
	return known;
}
function branchOf(part, actions, root) {
	const all = new Set(rowsOf(part.steps).flatMap(({ hash }) => actions.get(hash) ?? []));
	const [main, ...others] = byWeight([...all]);
	const step = part.first.index;
	if (!main) return {
		...wholeOnly(endingOfSteps(part), part),
		step,
		action: void 0
	};
	const around = rowsOf([...part.first === root ? [] : [root], ...part.steps]);
	const endingOfOne = (action) => {
		const listed = new Set(hashesOf(action));
		return endingOfAction(action, around.filter(({ hash }) => listed.has(hash)), around);
	};
	const ending = wholeOnly(endingOfOne(main), part);
	const isSplit = ending.status === "succeeded" && others.some((other) => weightOf(other) === 3 && weightOf(main) === 3 && endingOfOne(other).status === "failed");
	return {
		...ending,
		...isSplit && { status: "partly" },
		step,
		action: main
	};
}
/** What is proven to have failed has; nothing else is known of a branch with missing transactions. */
var wholeOnly = (ending, part) => ending.status === "failed" || isWhole(part) ? ending : {
	...ending,
	status: "unknown",
	money: void 0
};
/** What the wallet left out, or refused. */
function unsent$1(root, actions, hasParts) {
	const row = root.transaction;
	if (!row) return [];
	const own = endingOf(row);
	if (root.message === void 0 && !hasParts) return [{
		...own,
		step: 0,
		action: byWeight(actions)[0]
	}];
	if (root.about?.type !== "externalIn") return [];
	const lone = byWeight(actions.filter((action) => hashesOf(action).length === 1 && hashesOf(action)[0] === row.hash));
	if (own.status === "partly") return [{
		...own,
		status: "failed",
		step: void 0,
		action: lone[0]
	}];
	if (hasParts) return [];
	const branches = lone.map((action) => ({
		...endingOfAction(action, [row]),
		step: void 0,
		action
	}));
	if (branches.length) return branches;
	return [{
		...own.status === "succeeded" && row.description.action?.success !== true ? {
			...own,
			status: "unknown"
		} : own,
		step: void 0,
		action: byWeight(actions)[0]
	}];
}
function together(branches) {
	const statuses = new Set(branches.map(({ status }) => status));
	const heaviest = [...branches].sort((a, b) => (b.action ? weightOf(b.action) : 0) - (a.action ? weightOf(a.action) : 0));
	const bad = heaviest.find(({ status }) => status === "failed" || status === "partly");
	const { step: _, action: _action, ...ending } = bad ?? heaviest[0] ?? {
		...UNKNOWN,
		step: 0,
		action: void 0
	};
	const disagrees = branches.some((branch) => branch.disagrees);
	if (statuses.size <= 1) return {
		...ending,
		disagrees,
		...!bad && branches.length > 1 && { money: void 0 }
	};
	if (statuses.has("unknown") && !statuses.has("partly") && !(statuses.has("failed") && statuses.has("succeeded"))) return {
		...UNKNOWN,
		disagrees
	};
	return {
		...ending,
		disagrees,
		status: "partly"
	};
}
function finalityOf(trace, steps) {
	if (steps.some(({ state }) => state === "invalidated")) return "dropped";
	if (steps.some(({ state }) => state === "pending") || trace.trace_info?.trace_state === "pending") return "pending";
	if (steps.some(({ transaction }) => transaction?.finality === "confirmed")) return "confirmed";
	return steps.some(({ transaction }) => transaction) ? "finalized" : "unknown";
}
/**
* How a trace ended: whether what its messages were for happened. Of a wallet each message is a branch of its own. A trace that is
* incomplete is unknown, unless the part that is there proves a failure.
*/
function traceEnding(trace, steps, actions) {
	const finality = finalityOf(trace, steps);
	const [root] = steps;
	const none = {
		finality,
		expected: "unknown",
		branches: []
	};
	if (!root) return {
		...UNKNOWN,
		...none,
		status: finality === "pending" ? "pending" : "unknown"
	};
	const parts = partsOf(steps);
	const byHash = actionsByHash(actions);
	const branches = [...parts.map((part) => branchOf(part, byHash, root)), ...unsent$1(root, actions, parts.length > 0)];
	const ending = together(branches);
	const { status: expected } = ending;
	if (finality === "dropped") return {
		...ending,
		finality,
		expected,
		branches,
		status: "failed",
		reason: { code: "dropped" },
		money: void 0
	};
	return {
		...ending,
		finality,
		expected,
		branches,
		status: finality === "pending" ? "pending" : expected
	};
}
// src/contract/v3/traceInfo.ts
var traceInfo = /* @__PURE__ */ object({
	trace_state: openText,
	messages: int,
	transactions: int,
	pending_messages: int,
	classification_state: openText
});
// src/contract/v3/traceNode.ts
var traceNode = /* @__PURE__ */ nested(/* @__PURE__ */ object({
	tx_hash: /* @__PURE__ */ optional(hash$1),
	in_msg_hash: /* @__PURE__ */ optional(hash$1),
	transaction: /* @__PURE__ */ optional(transaction),
	in_msg: /* @__PURE__ */ optional(message),
	get children() {
		return /* @__PURE__ */ nullable(/* @__PURE__ */ array(traceNode));
	}
}));
// src/contract/v3/trace.ts
var trace = /* @__PURE__ */ object({
	trace_id: nullableHash,
	external_hash: nullableHash,
	mc_seqno_start: decimal,
	mc_seqno_end: decimal,
	start_lt: decimal,
	start_utime: int,
	end_lt: nullableDecimal,
	end_utime: nullableInt,
	trace_info: traceInfo,
	is_incomplete: /* @__PURE__ */ boolean(),
	warning: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
	actions: /* @__PURE__ */ optional(/* @__PURE__ */ array(action)),
	trace: /* @__PURE__ */ optional(traceNode),
	transactions_order: /* @__PURE__ */ optional(/* @__PURE__ */ array(hash$1)),
	transactions: /* @__PURE__ */ optional(/* @__PURE__ */ mapOf(transaction))
});
// src/endpoints/v3/actions/pendingTraces.ts
var pendingTraces = /* @__PURE__ */ defineEndpoint({
	kind: "query",
	generation: "v3",
	name: "pendingTraces",
	method: "GET",
	path: "/pendingTraces",
	params: /* @__PURE__ */ params({
		account: /* @__PURE__ */ optional(address),
		ext_msg_hash: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		supported_action_types: /* @__PURE__ */ optional(/* @__PURE__ */ list(text))
	}, /* @__PURE__ */ atLeastOneOf("account", "ext_msg_hash")),
	rows: "traces",
	response: /* @__PURE__ */ object({
		traces: /* @__PURE__ */ array(trace),
		address_book: addressBook,
		metadata
	})
}, {
	actionTypes,
	cache: "never"
});
// src/contract/v3/endpoints/traces.ts
/** What the contract states of `/traces`. */
var tracesFacts = {
	kind: "query",
	generation: "v3",
	name: "traces",
	method: "GET",
	path: "/traces",
	params: /* @__PURE__ */ params({
		account: /* @__PURE__ */ optional(address),
		trace_id: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		tx_hash: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		msg_hash: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		mc_seqno: /* @__PURE__ */ optional(seqno),
		start_utime: /* @__PURE__ */ optional(utime),
		end_utime: /* @__PURE__ */ optional(utime),
		start_lt: /* @__PURE__ */ optional(lt),
		end_lt: /* @__PURE__ */ optional(lt),
		include_actions: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		supported_action_types: /* @__PURE__ */ optional(/* @__PURE__ */ list(text)),
		limit: /* @__PURE__ */ withDefault(/* @__PURE__ */ limit(1e3), 10),
		offset: /* @__PURE__ */ optional(offset),
		sort: /* @__PURE__ */ withDefault(sort, "desc")
	}, /* @__PURE__ */ atMostOneOf("account", "trace_id", "tx_hash", "msg_hash")),
	rows: "traces",
	paging: {
		defaultLimit: 10,
		maxLimit: 1e3
	},
	brings: { traces: "trace_id" },
	response: /* @__PURE__ */ object({
		traces: /* @__PURE__ */ array(trace),
		address_book: addressBook,
		metadata
	})
};
// src/endpoints/v3/actions/traces.ts
var isPending = (row) => row.trace_info.trace_state === "pending";
var traces = /* @__PURE__ */ defineEndpoint(tracesFacts, {
	actionTypes,
	cache: "block",
	batch: /* @__PURE__ */ byKey(tracesFacts, {
		key: "trace_id",
		keysOf: (row) => [row.trace_id],
		sendLimit: true
	}),
	owns: /* @__PURE__ */ ownedBy(tracesFacts, { account: ({ transactions = {} }) => Object.values(transactions).map((row) => row.account) }),
	pagination: /* @__PURE__ */ windowPages(tracesFacts, {
		rowKey: ({ trace_id, external_hash, start_lt }) => trace_id ?? external_hash ?? start_lt,
		lt: (row) => isPending(row) ? null : row.end_lt,
		utime: (row) => isPending(row) ? null : row.end_utime,
		isLtFirst: true
	})
});
// src/core/values/toBoc.ts
var MAGIC = 3052313714;
/** Cells in an order in which references point forward; with `inOrder` the first reference of a cell before the others. */
function ordered(root, inOrder) {
	const order = [];
	const done = /* @__PURE__ */ new Set();
	const open = [{
		cell: root,
		next: 0
	}];
	for (let top = open.at(-1); top; top = open.at(-1)) {
		const { refs } = top.cell;
		const ref = refs[inOrder ? refs.length - 1 - top.next++ : top.next++];
		if (!ref) {
			order.push(top.cell);
			done.add(top.cell);
			open.pop();
		} else if (!done.has(ref)) open.push({
			cell: ref,
			next: 0
		});
	}
	return [...new Set(order)].reverse();
}
/**
* The bytes of a bag of cells with one root, without index. `tight`: as most libraries write it, its size in no more bytes than it
* needs, and the references of a cell in their order.
*/
function bocBytes(root, tight = false, flags = 0) {
	const cells = ordered(root, tight);
	const places = new Map(cells.map((cell, place) => [cell, place]));
	const refSize = cells.length < 256 ? 1 : cells.length < 65536 ? 2 : 3;
	const out = [];
	const number = (value, size) => {
		for (let shift = size - 1; shift >= 0; shift--) out.push(Math.floor(value / 256 ** shift) & 255);
	};
	for (const { exotic, bits, bytes, refs } of cells) {
		const full = Math.floor(bits / 8);
		out.push(refs.length + (exotic ? 8 : 0), full + Math.ceil(bits / 8), ...bytes.subarray(0, full));
		if (bits % 8) out.push(bytes[full] | 128 >> bits % 8);
		for (const ref of refs) number(places.get(ref), refSize);
	}
	const body = out.splice(0);
	const offsetSize = tight ? Math.ceil(Math.log2(body.length + 1) / 8) : 4;
	number(MAGIC, 4);
	out.push(refSize + flags, offsetSize);
	number(cells.length, refSize);
	number(1, refSize);
	number(0, refSize);
	number(body.length, offsetSize);
	number(0, refSize);
	return out.concat(body);
}
/** A bag of cells with one root, base64, without checksum and index. */
function toBoc(root) {
	let text = "";
	for (const byte of bocBytes(root)) text += String.fromCharCode(byte);
	return btoa(text);
}
// src/endpoints/v3/legacy/sendMessage.ts
var sendMessage = {
	kind: "mutation",
	generation: "v3",
	name: "sendMessage",
	method: "POST",
	path: "/message",
	legacy401: true,
	params: /* @__PURE__ */ params({ boc }),
	response: /* @__PURE__ */ object({
		message_hash: /* @__PURE__ */ optional(hash$1),
		message_hash_norm: /* @__PURE__ */ optional(hash$1)
	})
};
// src/query/mutationOptions.ts
/**
* Options for `useMutation`. A send that fails is not repeated: it may have arrived although its answer was lost. While the device
* is offline a send fails at once. TanStack would keep a paused one and send it later, at a time that the user did not choose.
*/
function mutationOptions(endpoint, client) {
	return {
		mutationKey: [
			"toncenter",
			client.network,
			endpoint.generation,
			endpoint.name
		],
		mutationFn: (params) => client.request(endpoint, params),
		retry: false,
		networkMode: "always"
	};
}
// src/react/mutationHook.ts
/**
* Measures the milliseconds since it was made. The clock of the device counts the time for which the device slept; the other one
* goes on where that clock is set back.
*/
function stopwatch() {
	const [at, from] = [Date.now(), performance.now()];
	return () => Math.max(Date.now() - at, performance.now() - from);
}
/** Makes the hook of an endpoint that changes the chain: it sends when `mutate(params)` is called, and never twice. */
/* @__NO_SIDE_EFFECTS__ */
function mutationHook(endpoint) {
	return function useEndpoint({ client: ownClient, ...options } = {}) {
		const client = useClient(ownClient);
		const ours = mutationOptions(endpoint, client);
		/** Sends that are ready, by their params, first come first. A new render has new functions, and these same sends. */
		const [ready] = useState(() => /* @__PURE__ */ new Map());
		const { onMutate } = options;
		async function readyAfter(...args) {
			const drawn = await onMutate?.(...args);
			const [params] = args;
			ready.set(params, [...ready.get(params) ?? [], stopwatch()]);
			return drawn;
		}
		function mutationFn(params) {
			const [waitedMs, ...others] = ready.get(params) ?? [];
			if (others.length) ready.set(params, others);
			else ready.delete(params);
			if (waitedMs && waitedMs() > 1e4) {
				const late = `it has waited for more than ${SEND_WITHIN_MS} ms`;
				return Promise.reject(Object.assign(new ConnectionError(infoOf(endpoint, client.network), late), { retryable: false }));
			}
			return ours.mutationFn(params);
		}
		return useMutation({
			...ours,
			...given(options),
			mutationFn,
			onMutate: readyAfter
		});
	};
}
// src/react/v3/legacy.ts
/** Sends a message from outside to the chain. Accepted is not executed: look for it by its hash. Never sent twice. */
var useSendMessage = /* @__PURE__ */ mutationHook(sendMessage);
// src/core/values/messageHash.ts
/** Steps over a state that is written into the message itself. Layout: `StateInit` of block.tlb. */
function skipStateInit(reader) {
	if (reader.bit()) reader.uint(5);
	if (reader.bit()) reader.uint(2);
	for (const _part of [
		"code",
		"data",
		"library"
	]) if (reader.bit()) reader.ref();
}
/**
* The receiver of a message from outside, as its `accountBits`, and the body.
*
* @throws {InvalidBocError} when it is no message from outside
*/
function readExternal(boc) {
	const reader = readCell(parseBoc(boc));
	if (reader.uint(2) !== 2n) throw new InvalidBocError("it is no message from outside");
	if (reader.uint(2) !== 0n) reader.uint(Number(reader.uint(9)));
	const account = accountBits(reader);
	reader.uint(Number(reader.uint(4)) * 8);
	if (reader.bit()) {
		if (reader.bit()) reader.ref();
		else skipStateInit(reader);
	}
	return {
		account,
		body: reader.bit() ? reader.ref() : reader.rest()
	};
}
/**
* The hash by which the service identifies a message from outside (`hash_norm`), padded base64. A message has several
* encodings that mean the same; this is the hash of the one that TEP-467 picks. It has no sender, no import fee and no
* state, and its body in a cell of its own.
*
* @param boc the message, base64, as it is sent
* @throws {InvalidBocError} when it is no message from outside; {@link InsecurePageError} on a page that is neither
* https nor localhost
*/
async function normalizedMessageHash(boc) {
	const { account, body } = readExternal(boc);
	const value = (68n << 264n | account) << 6n | 1n;
	return cellHash(makeCell(fromBits(value, 277), [body]));
}
// src/core/values/signedMessage.ts
/** Reads a message from outside, base64; `undefined` for anything else. The signature is not checked. */
function readSigned(boc) {
	const read = attempt(() => readExternal(boc));
	if (!read) return;
	return {
		account: rawOf(read.account),
		body: toBoc(read.body),
		signed: attempt(() => ofV5(read.body) ?? ofOlder(read.body))
	};
}
var SIGNATURE = 512;
/** More orders than a wallet takes. */
var MOST_ORDERS = 255;
/** What a wallet v5 is asked for, after the opcode. Layout: `signed_request` of the wallet v5. The signature is left. */
function readRequest(reader) {
	return {
		walletId: Number(reader.uint(32)),
		validUntil: Number(reader.uint(32)),
		seqno: Number(reader.uint(32)),
		actions: reader.bit() ? reader.ref() : void 0,
		hasMore: reader.bit()
	};
}
/**
* The messages of a list of actions, from the last to the first. Layout: `out_list` of block.tlb: each cell has the earlier action
* below it. A loop: nothing recurses by depth.
*/
function* messagesIn(list) {
	for (let cell = list; cell && (cell.bits || cell.refs.length);) {
		const reader = readCell(cell);
		const before = reader.ref();
		if (reader.uint(32) !== BigInt("0x0ec3c86d")) throw new RangeError("an action that is no message");
		yield {
			mode: Number(reader.uint(8)),
			message: reader.ref()
		};
		cell = before;
	}
}
function ofV5(body) {
	const reader = readCell(body);
	if (reader.bits() < 32 || reader.uint(32) !== BigInt("0x7369676e")) return;
	const { actions, ...request } = readRequest(reader);
	const orders = [];
	for (const { mode, message } of messagesIn(actions)) {
		orders.push(orderOf(mode, message));
		if (orders.length === MOST_ORDERS) break;
	}
	return {
		...request,
		orders: orders.reverse()
	};
}
/** Bits before the modes and messages: signature, id, time, seqno, and the operation of v4. */
var LAYOUTS = [
	{
		bits: 32,
		hasId: false,
		hasTime: false
	},
	{
		bits: 64,
		hasId: false,
		hasTime: true
	},
	{
		bits: 96,
		hasId: true,
		hasTime: true
	},
	{
		bits: 104,
		hasId: true,
		hasTime: true
	}
];
/** The wallets v1 to v4. Their lengths differ: each message has a mode of 8 bits and a reference. */
function ofOlder(body) {
	const layout = LAYOUTS.find(({ bits }) => body.bits === SIGNATURE + bits + 8 * body.refs.length);
	if (!layout) return;
	const reader = readCell(body);
	reader.uint(SIGNATURE);
	const first = layout.hasId ? Number(reader.uint(32)) : void 0;
	const isV2 = !layout.hasId && layout.hasTime;
	const early = isV2 ? Number(reader.uint(32)) : void 0;
	const validUntil = layout.hasId ? Number(reader.uint(32)) : void 0;
	const late = Number(reader.uint(32));
	if (layout.bits === 104 && reader.uint(8) !== 0n) return;
	const orders = [];
	while (reader.refs() > 0) orders.push(orderOf(Number(reader.uint(8)), reader.ref()));
	return {
		walletId: first,
		seqno: early ?? late,
		validUntil: isV2 ? late : validUntil,
		orders,
		hasMore: false
	};
}
/** Layout: `MessageRelaxed` of block.tlb. */
function orderOf(mode, message) {
	const reader = readCell(message);
	if (reader.uint(1) !== 0n) throw new RangeError("a message to the outside");
	reader.uint(1);
	const bounce = reader.bit();
	reader.uint(1);
	skipAddress(reader);
	const to = readAccount(reader);
	const value = readCoins(reader);
	if (reader.bit()) reader.ref();
	readCoins(reader);
	readCoins(reader);
	reader.uint(96);
	if (reader.bit()) {
		if (reader.bit()) reader.ref();
		else skipStateInit(reader);
	}
	const body = reader.bit() ? reader.ref() : reader.rest();
	return {
		to,
		value,
		bounce,
		mode,
		body: body.bits || body.refs.length ? toBoc(body) : void 0
	};
}
// src/react/useMessageHash.ts
var NONE = {};
var NEITHER = { fault: "should be a hash (32 bytes, hex or base64), a BoC, or an object with one" };
/**
* The hash by which the service identifies a message. That of a BoC is known after the first render: browsers hash
* asynchronously.
*/
function useMessageHash(message) {
	const text = typeof message === "object" ? message?.boc : typeof message === "symbol" ? void 0 : message;
	const hash = typeof message === "string" ? tryNormalizeHash(message) : void 0;
	const boc = text && hash === void 0 ? tryNormalizeBoc(text) : void 0;
	const [read, setRead] = useState();
	useEffect(() => {
		if (boc === void 0) return;
		let isWanted = true;
		const keep = (of) => isWanted && setRead({
			boc,
			...of
		});
		normalizedMessageHash(boc).then((hash) => keep({
			hash,
			validUntil: readSigned(boc)?.signed?.validUntil
		}), (cause) => keep({
			fault: cause.message,
			cause
		}));
		return () => {
			isWanted = false;
		};
	}, [boc]);
	if (hash !== void 0) return { hash };
	if (boc === void 0) return text ? NEITHER : NONE;
	return read?.boc === boc ? read : NONE;
}
// src/query/messageStatus.ts
/** Looks after the deadline until a message counts as not found. After a suspension there was one look, at an old index. */
var ENOUGH_MISSES = 3;
/** Milliseconds for which looks are closer together: a message is final a second or two after sending. */
var FRESH_MS = 1e4;
var FRESH_LOOK_MS = 2e3;
/** Milliseconds between looks for a message that was not found, and how many of them there are: ten minutes. */
var LATE_LOOK_MS = 3e4;
/**
* Seconds by which the head must be past the end of a message's time. A block of a shard may be older than the masterchain block
* that takes it up, and one server of the service behind another.
*/
var LATE_BLOCKS_S = 30;
/** Whether nothing more can happen to the message. */
var isEnded = (message) => message?.status === "finalized" || message?.status === "failed" || message?.status === "expired";
/** The account's own transaction. */
function firstOf(trace) {
	const rows = Object.values(trace.transactions ?? {});
	return rows.find(({ hash }) => hash === trace.trace?.tx_hash) ?? rows.sort((a, b) => a.now - b.now)[0];
}
var endingOfTrace = (trace) => traceEnding(trace, readSteps(trace), actionsOf(trace));
/** Why nothing left the account; `null` where something did. `aborted` alone decides only where the phases are absent. */
function unsent(trace) {
	const first = firstOf(trace);
	if (!first) return null;
	const own = endingOf(first);
	if (own.status === "failed") return { reason: own.reason ?? null };
	if (first.out_msgs.length > 0) return null;
	const whole = endingOfTrace(trace);
	return whole.status === "failed" || own.status === "unknown" && first.description.aborted ? { reason: whole.reason ?? null } : null;
}
/** Reads what a look has found. Apart from the look: amounts are `bigint`, which no query cache can write down. */
function toMessageStatus(look) {
	const { status, trace } = look;
	const failed = status === "failed" && trace ? unsent(trace) : null;
	const reason = status === "expired" ? { code: "expired" } : failed?.reason ?? null;
	return {
		...look,
		reason,
		outcome: trace && firstOf(trace) ? endingOfTrace(trace) : null
	};
}
/** How far a trace has got. `isIndexed`: the answer is of the index, which holds blocks only. */
function statusOf(trace, isIndexed) {
	const rows = Object.values(trace.transactions ?? {});
	const isUnder = (finality) => rows.some((row) => row.finality === finality);
	const isWhole = isIndexed && trace.trace_info.trace_state === "complete";
	if (!isIndexed && (isUnder("pending") || !rows.length || rows.some((row) => !row.finality))) return "pending";
	if (isUnder("pending")) return "pending";
	const isFinal = rows.every(({ finality = "finalized" }) => finality === "finalized");
	if (!isIndexed || !isFinal || !isWhole) return "confirmed";
	return unsent(trace) ? "failed" : "finalized";
}
/** A malformed trace fails the request, and does not count as absent: a trace without a message would seem to have sent nothing. */
var whole = (record) => ({
	...record,
	mayLack: "actions"
});
/**
* The time of the newest indexed block, where the message may have expired. Asked at first when the message is not found for a
* while, then when its time may be over: the device's clock only decides how often, by the time that has passed on it.
*/
async function headFor(validUntil, { head }, age, client, options) {
	const now = client.now();
	if (validUntil === void 0 || age < FRESH_MS) return head;
	const passed = head ? (now - head.askedAt) / 1e3 : 0;
	if (head && passed >= 0 && head.time + passed <= validUntil + LATE_BLOCKS_S) return head;
	const { last } = await client.request(masterchainInfo, {}, options);
	return {
		time: Number(last.gen_utime),
		askedAt: now
	};
}
/**
* Looks once. `before` is what the look before this one gave. One or two requests; where nothing is found and the message can expire
* one more at times, and two when it has. @throws {TonCenterError}
*/
async function lookForMessage(client, { hash, validUntil }, before, notFoundAfterMs, options) {
	const inQueue = async () => {
		const [trace] = (await client.request(whole(pendingTraces), { ext_msg_hash: [hash] }, options)).traces;
		return trace && {
			status: statusOf(trace, false),
			trace
		};
	};
	const inIndex = async () => {
		const params = {
			msg_hash: [hash],
			limit: 1,
			include_actions: true
		};
		const [trace] = (await client.request(whole(traces), params, options)).traces;
		return trace && {
			status: statusOf(trace, true),
			trace
		};
	};
	const [first, second] = before?.status === "confirmed" ? [inIndex, inQueue] : [inQueue, inIndex];
	let found = await first() ?? await second();
	const now = client.now();
	const since = Math.min(before?.since ?? now, now);
	if (found) return {
		...found,
		since,
		misses: 0,
		missedAt: 0
	};
	const head = await headFor(validUntil, before ?? {}, now - since, client, options);
	let { misses = 0, missedAt = 0 } = before ?? {};
	if (head && validUntil !== void 0 && head.time > validUntil + LATE_BLOCKS_S) {
		found = await inQueue() ?? await inIndex() ?? {
			status: "expired",
			trace: null
		};
		return {
			...found,
			since,
			misses: 0,
			missedAt: 0,
			head
		};
	}
	if (now - since >= notFoundAfterMs && Math.abs(now - missedAt) >= 5e3) {
		misses++;
		missedAt = now;
	}
	return {
		status: misses < ENOUGH_MISSES ? "sent" : "not-found",
		trace: null,
		since,
		misses,
		missedAt,
		head
	};
}
/** Milliseconds until the next look; `false` for none. `wanted` is the caller's interval for a pending message. */
function nextLookMs(message, wanted, now) {
	if (isEnded(message) || wanted === false) return false;
	if (message?.status === "not-found") return message.misses < 23 && Math.max(LATE_LOOK_MS, wanted ?? 0);
	return wanted ?? (message && now - message.since < FRESH_MS ? FRESH_LOOK_MS : 5e3);
}
// src/query/touched.ts
/**
* The accounts that a trace has changed, raw: those with a transaction in it, and the parties of its actions. Who receives a token
* without a notification has no transaction.
*/
function accountsOf({ transactions, actions }) {
	const accounts = Object.values(transactions ?? {}).map(({ account }) => account);
	const parties = (actions ?? []).flatMap((action) => [fromOf(action), toOf(action)]);
	return new Set([...accounts, ...parties].flatMap((address) => address ? rawForm(address) : []));
}
/**
* Invalidates the queries of one `keyName` whose params name one of the accounts: mounted ones reload now, others on mount.
*/
function refreshAccounts(queryClient, keyName, accounts) {
	const isOne = (value) => typeof value === "string" && accounts.has(rawForm(value));
	queryClient.invalidateQueries({ predicate({ queryKey: [prefix, of, , , params] }) {
		return prefix === "toncenter" && of === keyName && Object.values(params ?? {}).flat().some(isOne);
	} });
}
/**
* Reloads the queries of the accounts that a message has changed, once it has ended. `queryKey` is that of its status. Several
* watchers of one message reload once: a mark beside its status records that. Gives the function that ends it.
*/
function watchTouched(queryClient, queryKey) {
	const own = hashKey(queryKey);
	const mark = [...queryKey, "touched"];
	let wasEnded = isEnded(queryClient.getQueryData(queryKey));
	return queryClient.getQueryCache().subscribe((event) => {
		if (event.type !== "updated" || event.action.type !== "success") return;
		const { query } = event;
		if (query.queryKey[3] !== queryKey[3] || hashKey(query.queryKey) !== own) return;
		const message = query.state.data;
		const hasEnded = isEnded(message) && !wasEnded;
		wasEnded = isEnded(message);
		if (!hasEnded || !message?.trace || queryClient.getQueryData(mark)) return;
		queryClient.setQueryData(mark, true);
		refreshAccounts(queryClient, queryKey[1], accountsOf(message.trace));
	});
}
// src/react/useMessageStatus.ts
var record = {
	generation: "v3",
	name: "messageStatus",
	cache: "never"
};
/** Whether another request may have another result: an unknown key, for one, stays unknown. */
var canChange = (error) => !error || error.retryable;
/**
* The status of a message that was sent: give its hash, its BoC, or the result of TON Connect's `sendTransaction`. `status` is about the
* message: `failed` where nothing left the account, with the `reason`. `outcome` is about what it set off. Of a BoC that a known
* wallet has signed the time is known: it is `expired` once the service's own newest block is past its `valid_until` and the index
* has nothing. The clock of the device does not count. A hash alone stays `not-found`.
*
* Asks repeatedly until the message has ended. Pauses while the page is hidden, and stops after an error that is final. While no
* message is found it looks every 30 s for ten minutes, then whenever the page gets the focus. When the message ends, mounted queries
* whose params name an account of its trace reload: balances, lists, tokens. The cache holds a `MessageLook`: without `reason` and
* `outcome`, which are read from its trace.
*
* Fails with `InvalidParamsError` where there is no hash to ask for; its `cause` is an `InvalidBocError`. For a BoC on a
* page that is neither https nor localhost it is an `InsecurePageError`: there give the hash.
*
* Costs one request a look while the message is pending, one or two while confirmed, two while not found. A BoC that is not found
* after ten seconds costs one more for the head, another when its time is over, and two for the last look.
*/
function useMessageStatus(message, options = {}) {
	const { client: ownClient, priority, notFoundAfterMs = 12e4, refetchInterval, select, ...others } = options;
	const client = useClient(ownClient);
	const queryClient = useQueryClient();
	const { hash, validUntil, fault, cause } = useMessageHash(message);
	const isNamed = hash !== void 0 || fault !== void 0;
	const key = useMemo(() => {
		const named = hash === void 0 ? { invalid: fault } : {
			hash,
			...validUntil !== void 0 && { validUntil }
		};
		return queryKey(record, client.keyName, isNamed ? named : {});
	}, [
		client.keyName,
		isNamed,
		hash,
		validUntil,
		fault
	]);
	usePriority(queryClient, key, priority);
	useEffect(() => watchTouched(queryClient, key), [queryClient, key]);
	async function look({ signal }) {
		if (hash === void 0) {
			const info = {
				endpoint: "useMessageStatus",
				network: client.network,
				cause
			};
			throw new InvalidParamsError(info, [{
				path: ["message"],
				message: fault
			}]);
		}
		const before = queryClient.getQueryData(key);
		const asked = toRequestOptions({ priority: (key) => priorityOf(queryClient, key) }, key, { signal });
		return lookForMessage(client, {
			hash,
			validUntil
		}, before, notFoundAfterMs, asked);
	}
	const ofApp = queryClient.getDefaultOptions().queries;
	return useQuery({
		...policyOf(record, client, {
			wire: {},
			ready: isNamed
		}),
		staleTime: ({ state }) => isEnded(state.data) ? Number.POSITIVE_INFINITY : 0,
		refetchOnWindowFocus: ({ state }) => canChange(state.error) && ofApp?.refetchOnWindowFocus !== false,
		refetchOnReconnect: ({ state }) => canChange(state.error) && ofApp?.refetchOnReconnect !== false,
		...given(others),
		select: useSelect(toMessageStatus, select),
		queryKey: key,
		queryFn: isNamed ? look : skipToken,
		refetchInterval: (query) => {
			const { data, error } = query.state;
			if (!canChange(error)) return false;
			return nextLookMs(data, typeof refetchInterval === "function" ? refetchInterval(query) : refetchInterval, client.now());
		}
	});
}
// src/core/values/formatAmount.ts
/** Smallest units with all but `keep` of `decimals` digits rounded away, exactly; the result has `keep` decimals. */
function round(raw, decimals, keep, rounding) {
	if (keep >= decimals) return raw;
	const unit = 10n ** BigInt(decimals - keep);
	const size = raw < 0n ? -raw : raw;
	const kept = size / unit;
	const lost = size % unit;
	const value = kept + ((rounding === "up" ? lost > 0n : rounding === "half-up" && lost * 2n >= unit) ? 1n : 0n);
	return raw < 0n ? -value : value;
}
/**
* An amount in smallest units for people: grouped, in the locale's digits and marks, exact. No float takes part.
* @throws {InvalidAmountError} when `raw` is no whole number.
*/
function formatAmount(raw, decimals, format = {}) {
	const { locale = "en", maxFractionDigits = decimals, rounding = "down", compact = false } = format;
	toDecimal(raw, decimals);
	const keep = Math.min(decimals, Math.max(0, maxFractionDigits));
	const rounded = toDecimal(round(BigInt(raw), decimals, keep, rounding), keep);
	const options = compact ? {
		notation: "compact",
		maximumFractionDigits: 1
	} : { maximumFractionDigits: 20 };
	const formatter = new Intl.NumberFormat(locale, options);
	const [whole, fraction = ""] = rounded.split(".");
	if (compact || fraction.length <= 20) return formatter.format(rounded);
	const head = formatter.format(`${whole}.${fraction.slice(0, 19)}1`);
	const digits = new Intl.NumberFormat(locale, { useGrouping: false });
	const tail = [...fraction.slice(19)].map((digit) => digits.format(Number(digit))).join("");
	return head.slice(0, -digits.format(1).length) + tail;
}
// docs/.vitepress/generated/live/Send.tsx
function Send({ address, boc }) {
	const send = useSendMessage();
	const { data: message } = useMessageStatus(send.data?.message_hash_norm);
	const { data: balance } = useBalance(address);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("p", { children: balance ? `${formatAmount(balance, 9)} GRAM` : "…" }),
		/* @__PURE__ */ jsx("button", {
			type: "button",
			disabled: send.isPending,
			onClick: () => send.mutate({ boc }),
			children: "Send 1.5 GRAM"
		}),
		/* @__PURE__ */ jsx("p", {
			role: "status",
			children: send.error?.message ?? message?.status ?? "not sent yet"
		})
	] });
}
export { Send };

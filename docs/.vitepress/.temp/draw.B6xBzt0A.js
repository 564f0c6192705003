import { A as withUnreadable, At as membersWhere, C as BOOKS, Ct as isNotFoundError, Dt as inWords, E as rowList, Mt as OptionsContext, Nt as RenderLinkContext, O as unreadableOf, Ot as toFault, Pt as TonCenterContext, R as normalizeParams, Tt as isServerError, _ as isSameOrigin, a as infoOf, b as resolveBaseUrl, bt as ResponseMismatchError, c as hear, d as isOffline, f as head, g as badOption, h as EMPTY_KEY, ht as BrowserKeyError, i as createAsk, jt as FirstNowContext, k as withRows, kt as isGiven, l as priorityNow, m as rpcSends, mt as AbortedError, n as ASK_MS, o as createSchedule, p as headOf, s as shareBudget, st as run, t as useMade, u as urgent, v as networkAt, vt as NotLoadedError, x as HOSTED, xt as isBadRequestError, y as pageOrigin, yt as OwnershipMismatchError } from "./useMade.ZiNMGZWi.js";
import { Suspense, lazy, useContext, useEffect, useInsertionEffect, useMemo } from "react";
import { Fragment as Fragment$1, jsx } from "react/jsx-runtime";
import { QueryClient, QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
// src/core/schema/takeOut.ts
/** Lists whose members are taken out alone, and what one is called: a trace is its transactions too, a transaction its phases. */
var ACTIONS = { actions: "the action" };
var PARTS = {
	...ACTIONS,
	out_msgs: "the message"
};
var RECEIVED = "in_msg";
/** Lists and maps of rows that have such parts. */
var INNER = ["transactions", "transactions_full"];
var isObject = (value) => typeof value === "object" && value !== null;
/** Issues by the first step of their paths, without that step. */
function byStep(issues) {
	const groups = /* @__PURE__ */ new Map();
	for (const issue of issues) {
		const step = String(issue.path[0] ?? "");
		const group = groups.get(step) ?? [];
		group.push({
			...issue,
			path: issue.path.slice(1)
		});
		groups.set(step, group);
	}
	return groups;
}
var under = (step, issue) => ({
	...issue,
	path: [step, ...issue.path]
});
/** What was taken out is as received. */
var taken = (index, row, fault, what) => ({
	index,
	row,
	fault: inWords(toFault(fault, row), what)
});
/** The members of a list or a map, each mended. One that stays faulty is taken out of a list of `what`. */
function mendAll(all, issues, parts, what) {
	const values = Array.isArray(all) ? [...all] : { ...all };
	const unreadable = [];
	for (const [step, own] of byStep(issues)) {
		const row = all[step];
		const mended = mend(row, own, parts);
		if (!mended.fault) values[step] = mended.value;
		else if (!what) return { fault: under(step, mended.fault) };
		else {
			delete values[step];
			unreadable.push(taken(Number(step), row, mended.fault, what));
		}
	}
	return { value: {
		all: Array.isArray(values) ? values.filter(() => true) : values,
		unreadable
	} };
}
/** A row without those of its parts that have a fault; the fault of the row, where that is elsewhere. */
function mend(row, issues, parts) {
	if (!isObject(row)) return { fault: issues[0] };
	const rest = { ...row };
	const unreadable = [];
	for (const [member, own] of byStep(issues)) {
		const [fault] = own;
		const part = row[member];
		const what = Object.hasOwn(parts, member) ? parts[member] : void 0;
		const hasParts = Array.isArray(part) ? what !== void 0 || INNER.includes(member) : INNER.includes(member);
		if (member === RECEIVED && parts === PARTS && Array.isArray(row.out_msgs)) {
			rest[member] = null;
			unreadable.push({
				...taken(0, part, fault, "the message"),
				member
			});
		} else if (hasParts && isObject(part) && own.every(({ path }) => path.length)) {
			const mended = mendAll(part, own, parts, what);
			if (mended.fault) return { fault: under(member, mended.fault) };
			rest[member] = mended.value.all;
			for (const one of mended.value.unreadable) unreadable.push({
				...one,
				member
			});
		} else return { fault: under(member, fault) };
	}
	return { value: unreadable.length ? {
		...rest,
		unreadable
	} : rest };
}
/**
* Takes the rows and the entries of books that have these faults out of an answer. Where only parts of a row have some, these leave
* the row: it has an `unreadable` of its own.
*/
function takeOut(answer, issues, { rows = "", mayLack } = {}) {
	const parts = mayLack === "actions" ? ACTIONS : PARTS;
	const isItself = rows === "itself";
	const rest = isItself ? { [rows]: answer } : { ...answer };
	const unreadable = [];
	const members = [rows, ...BOOKS];
	const all = isItself ? issues.map((issue) => under(rows, issue)) : issues;
	const outside = all.findIndex(({ path }) => path.length < 2 || !members.includes(path[0]));
	if (outside >= 0) return {
		outside: issues[outside],
		unreadable
	};
	for (const [member, own] of byStep(all)) {
		const part = rest[member];
		if (Array.isArray(part)) {
			const mended = mendAll(part, own, parts, "the row");
			if (mended.fault) continue;
			rest[member] = mended.value.all;
			for (const one of mended.value.unreadable) unreadable.push(one);
			continue;
		}
		const left = { ...part };
		for (const [key, [fault]] of byStep(own)) {
			delete left[key];
			if (!isItself) unreadable.push({
				...taken(0, part[key], fault, "the entry"),
				member,
				key
			});
		}
		rest[member] = left;
	}
	return {
		rest: isItself ? rest[rows] : rest,
		unreadable
	};
}
// src/core/schema/check.ts
function createCheck(network, { onResponseMismatch = "report", onMismatch }) {
	const foreign = ({ owns }, data, wire) => {
		try {
			return owns?.(wire, data) ?? [];
		} catch (error) {
			if (onResponseMismatch === "ignore") return [];
			throw error;
		}
	};
	return {
		shape(endpoint, answer) {
			const { response, mayLack } = endpoint;
			const { value, issues } = run(response, answer);
			const [first] = issues;
			if (!first || onResponseMismatch === "ignore") return value;
			const { outside, rest, unreadable } = takeOut(answer, issues, endpoint);
			const report = new ResponseMismatchError(infoOf(endpoint, network), toFault(outside ?? first, answer));
			if (onResponseMismatch === "report" && onMismatch) queueMicrotask(() => hear(() => onMismatch(report)));
			const isLost = mayLack !== void 0 && unreadableOf({ unreadable }).length > 0;
			if (onResponseMismatch === "throw" || outside || isLost) throw report;
			return withUnreadable(run(response, rest).value, unreadable);
		},
		lost: (endpoint, data) => lostRow(endpoint, network, data),
		lostEntry(endpoint, data, answer, entry) {
			const [came, left] = [Object(answer), Object(data)];
			if (Object.hasOwn(came, entry) && !Object.hasOwn(left, entry)) return faultOf(endpoint, network, { [entry]: came[entry] });
		},
		foreign,
		owned(endpoint, data, wire) {
			const others = foreign(endpoint, data, wire);
			if (others.length) throw new OwnershipMismatchError(infoOf(endpoint, network), textsIn(wire), others);
			return data;
		}
	};
}
function faultOf(endpoint, network, answer) {
	const [issue] = run(endpoint.response, answer).issues;
	return issue && new ResponseMismatchError(infoOf(endpoint, network), toFault(issue, answer));
}
/** The fault of the first row that was taken out, where no other is left. */
function lostRow(endpoint, network, data) {
	const list = /* @__PURE__ */ rowList(endpoint.rows);
	const [unread] = unreadableOf(data);
	if (!unread || list.rows(data).length) return;
	return faultOf(endpoint, network, withRows(list, data, [unread.row], []));
}
/** The texts among params: addresses and other keys of the request. */
var textsIn = (wire) => Object.values(wire).flat().filter((value) => typeof value === "string");
// src/react/settings.ts
var DEFAULT_SETTINGS = {
	nativeCurrency: {
		symbol: "GRAM",
		name: "Gram",
		decimals: 9
	},
	locale: "en",
	timeZone: "UTC",
	theme: "system",
	density: "cosy",
	dictionary: {},
	trustPolicy: "dim",
	verifiedTokens: [],
	refresh: false,
	mediaHosts: []
};
// src/core/batch/divide.ts
var textOf = (error) => error.serviceText ?? "";
/** Which key of a request the service has named as bad. */
var indexOf = (error) => /index (\d+) of/.exec(textOf(error))?.[1];
/** Whether the service names the bad key itself. */
var isNamed = (error) => indexOf(error) !== void 0;
/**
* Whether fewer keys at once may succeed. The cause is a bad key, a failure of the service, or a URL that is too long. Not where it
* asks to wait: it is as busy for fewer.
*/
var isDividable = (error) => isBadRequestError(error) || isServerError(error) && !error.retryAfterMs;
/** Whether the database took too long: fewer keys may be answered in time, the same ones hardly. */
var isTooMuch = (error) => isDividable(error) && /deadline|timeout/i.test(textOf(error));
/** The next requests: all keys but the bad one where the service names it, else both halves. */
function divide(keys, error) {
	const index = indexOf(error);
	const bad = index && keys[Number(index)];
	if (bad) return [[bad], keys.filter((key) => key !== bad)];
	const half = Math.ceil(keys.length / 2);
	return [keys.slice(0, half), keys.slice(half)];
}
// src/core/batch/batch.ts
/** Of a URL's keys. Node's own server, and proxies in front of a service, refuse a request whose head is above 16 kB. */
var MAX_CHARACTERS = 14400;
/** Parts of one batch that fail, with none answered, until the service counts as out of order. */
var OUTAGE = 16;
/** Wraps a request function: requests for one key each, made at one time, are sent as one. */
function withBatches(ask, world) {
	const { check } = world;
	/** Groups that can still be joined, by what their members have in common. */
	const open = /* @__PURE__ */ new Map();
	return (endpoint, wire, options) => {
		const found = wayOf(endpoint, wire);
		if (!found) {
			const read = (answer) => check.owned(endpoint, check.shape(endpoint, answer), wire);
			return orNone(endpoint.none, ask({
				endpoint,
				take: () => ({
					wire,
					members: 1
				}),
				read,
				options
			}));
		}
		const { key, way, shared } = found;
		const name = JSON.stringify([
			endpoint.name,
			way.key,
			shared
		]);
		return join({
			...world,
			ask,
			endpoint,
			way,
			shared,
			joinable: () => open.get(name),
			setJoinable: (group) => void (group ? open.set(name, group) : open.delete(name))
		}, {
			key,
			wire,
			options
		});
	};
}
/** The answer; an empty list where the service reports an empty one as a 404. Another 404 is one, such as a wrong base URL. */
var orNone = (none, answer) => none ? answer.catch((error) => {
	if (isNotFoundError(error) && none.text.test(error.serviceText ?? "")) return none.data();
	throw error;
}) : answer;
/** Adds a request to the group that can still be joined, or begins one. */
function join(kind, asked) {
	return new Promise((resolve, reject) => {
		const { signal } = asked.options;
		const leave = () => {
			const { group } = member;
			group.members = group.members.filter((other) => other !== member);
			if (!group.members.length) {
				group.gone.abort();
				forget(kind, group);
			}
			reject(new AbortedError({
				...infoOf(kind.endpoint, kind.network),
				cause: signal?.reason
			}));
		};
		const settled = (settle) => (value) => {
			signal?.removeEventListener("abort", leave);
			settle(value);
		};
		const member = {
			...asked,
			resolve: settled(resolve),
			reject: settled(reject)
		};
		const group = kind.joinable();
		if (group) {
			group.members.push(member);
			member.group = group;
		} else {
			const first = groupOf([member]);
			kind.setJoinable(first);
			kind.clock.sleep(0, first.gone.signal).then(() => sendGroup(kind, first), () => {});
		}
		if (signal?.aborted) leave();
		else signal?.addEventListener("abort", leave, { once: true });
	});
}
/** No request joins this group any more. */
function forget(kind, group) {
	if (kind.joinable() === group) kind.setJoinable(void 0);
}
async function sendGroup(kind, group) {
	const { endpoint, way, shared } = kind;
	const { division } = group;
	let sent = group.members;
	let wire = {};
	const isShared = () => keysOf(sent).length > 1;
	const call = {
		endpoint,
		take() {
			if (kind.joinable() === group) close(kind, group);
			sent = group.members;
			const [first] = sent;
			wire = sent.every((member) => isEqual(member.wire, first.wire)) ? first.wire : way.join(shared, keysOf(sent));
			return {
				wire,
				members: sent.length
			};
		},
		read: (answer) => partsOf(kind, answer, sent, wire),
		isFinal: (error) => division ? isDividable(error) : isShared() && isTooMuch(error),
		options: {
			signal: group.gone.signal,
			priority: () => urgent(group.members.map(priorityOf))
		}
	};
	try {
		const parts = await kind.ask(call);
		if (division) division.hasAnswered = true;
		sent.forEach((member, index) => {
			const part = parts[index];
			if (!group.members.includes(member)) return;
			if (!part) start(kind, [member]);
			else if ("error" in part) member.reject(part.error);
			else member.resolve(part.data);
		});
	} catch (error) {
		forget(kind, group);
		if (!group.members.length) return;
		const isDivided = isShared() && isDividable(error);
		if (!(isDivided && isNamed(error)) && isOutage(group, error)) return;
		if (isDivided) divideGroup(kind, group, sent, error);
		else for (const member of group.members) member.reject(error);
	} finally {
		division?.parts.delete(group);
	}
}
/** Gives each member its part of an answer. A foreign row fails the members that have no row of their own. */
function partsOf({ check, endpoint, network, way }, answer, sent, wire) {
	const data = check.shape(endpoint, answer);
	const foreign = check.foreign(endpoint, data, wire);
	const isOne = isEqual(wire, sent[0]?.wire);
	return (isOne ? sent.map(() => data) : way.parts(data, sent)).map((part, index) => {
		if (part === void 0) return void 0;
		const { wire, key } = sent[index];
		const error = way.entryOf ? check.lostEntry(endpoint, data, answer, way.entryOf(key)) : way.isOneRow && check.lost(endpoint, part);
		if (error) return { error };
		if (!foreign.length || !isOne && way.has(part)) return { data: part };
		return { error: new OwnershipMismatchError(infoOf(endpoint, network), textsIn(wire), foreign) };
	});
}
/** Counts a part that failed. After the last of many, with none answered, all parts fail at once. */
function isOutage({ division }, error) {
	if (!division || division.hasAnswered || ++division.failed < OUTAGE) return false;
	for (const part of division.parts) {
		for (const member of part.members.splice(0)) member.reject(error);
		part.gone.abort();
	}
	return true;
}
function divideGroup(kind, group, sent, error) {
	const division = group.division ?? {
		parts: /* @__PURE__ */ new Set(),
		failed: 0,
		hasAnswered: false
	};
	for (const keys of divide(keysOf(sent), error)) {
		const members = group.members.filter(({ key }) => keys.includes(key));
		if (members.length) start(kind, members, division);
	}
}
/** Ends the joining of a group. Keys above the limit of one request (number or characters) become the next group. */
function close(kind, group) {
	const { way } = kind;
	kind.setJoinable(void 0);
	const fitting = /* @__PURE__ */ new Set();
	let characters = 0;
	for (const { key } of group.members) {
		if (fitting.has(key)) continue;
		characters += way.key.length + 2 + encodeURIComponent(key).length;
		if (fitting.size && (fitting.size === way.max || characters > MAX_CHARACTERS)) break;
		fitting.add(key);
	}
	const rest = group.members.filter(({ key }) => !fitting.has(key));
	group.members = group.members.filter(({ key }) => fitting.has(key));
	if (rest.length) kind.setJoinable(start(kind, rest));
}
function groupOf(members, division) {
	const group = {
		members,
		gone: new AbortController(),
		...division && { division }
	};
	for (const member of members) member.group = group;
	division?.parts.add(group);
	return group;
}
function start(kind, members, division) {
	const group = groupOf(members, division);
	sendGroup(kind, group);
	return group;
}
var priorityOf = ({ options: { priority = "mounted" } }) => priorityNow(priority);
var isEqual = (a, b) => JSON.stringify(a) === JSON.stringify(b);
var keysOf = (members) => [...new Set(members.map(({ key }) => key))].sort();
/** How a request is batched, its key, and the params that the batch shares. `undefined` for a request that is sent alone. */
function wayOf({ batch, batchPages }, wire) {
	if (wire.offset) return;
	const only = (name) => {
		const [key, ...more] = [(name && wire[name]) ?? []].flat();
		return more.length || key === void 0 ? void 0 : String(key);
	};
	const key = only(batch?.key);
	if (batch && key) return {
		way: batch,
		key,
		shared: without(wire, batch.key, "limit", "offset")
	};
	const owner = only(batchPages?.key);
	if (!batchPages || !owner || batchPages.alone?.(wire)) return;
	return {
		way: batchPages,
		key: owner,
		shared: without(wire, batchPages.key, "limit", "offset", "sort")
	};
}
var without = (wire, ...names) => membersWhere(wire, (_value, name) => !names.includes(name));
// src/core/calls.ts
function createCalls() {
	const listeners = /* @__PURE__ */ new Set();
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		report(describe) {
			if (!listeners.size) return;
			const record = describe();
			for (const listener of listeners) queueMicrotask(() => hear(() => listener(record)));
		}
	};
}
// src/core/head.ts
/** Without a check of the answer: the whole record of this endpoint would enlarge the bundle of every client. */
var call = {
	endpoint: head,
	take: () => ({
		wire: {},
		members: 1
	}),
	read: headOf,
	options: {}
};
var isPaused = () => isOffline() || globalThis.document?.visibilityState === "hidden";
/** Makes a client's `watchHead`. */
function createHeadWatch(ask, clock, closed) {
	const listeners = /* @__PURE__ */ new Set();
	let known;
	let isWatching = false;
	async function watch() {
		isWatching = true;
		known = void 0;
		for (;;) {
			await clock.sleep(ASK_MS, closed);
			if (!listeners.size) break;
			if (isPaused()) continue;
			const seqno = await ask(call).catch(() => void 0) ?? known;
			if (seqno !== known) for (const onBlock of listeners) hear(onBlock);
			known = seqno;
		}
		isWatching = false;
	}
	return (onBlock) => {
		listeners.add(onBlock);
		if (!isWatching) watch().catch(() => {});
		return () => void listeners.delete(onBlock);
	};
}
// src/core/keyName.ts
/** The network and all else that decides what a client is answered: the second member of its query keys. */
function keyName(network, base, { scope, omit = [], actionsVersion }) {
	const service = Object.hasOwn(HOSTED, network) ? "" : `@${base}`;
	const asked = [...new Set(omit)].sort().map((part) => `omit=${part}`);
	if (actionsVersion) asked.push(`actions=${actionsVersion}`);
	return `${network}${scope === void 0 ? service : `#${scope}`}${asked.length ? `?${asked.join("&")}` : ""}`;
}
// src/core/options.ts
/** Checks the options of a client. @throws {BrowserKeyError} @throws {InvalidParamsError} */
function targetOf(options) {
	const { apiKey, requestsPerSecond, timeoutMs = 1, retries = 0, baseUrl } = options;
	const hosted = baseUrl === void 0 ? void 0 : networkAt(baseUrl);
	const network = options.network ?? hosted ?? "mainnet";
	if (hosted && hosted !== network) throw badOption(network, "baseUrl", `is the address of ${hosted}, and network says ${network}: leave one of them out`);
	if (apiKey === "") throw badOption(network, "apiKey", EMPTY_KEY);
	if (!((requestsPerSecond ?? 1) > 0 && timeoutMs > 0 && retries >= 0)) throw badOption(network, "requestsPerSecond, timeoutMs, retries", "should be numbers, and not below 0");
	const base = resolveBaseUrl(network, baseUrl);
	if (typeof apiKey === "string" && pageOrigin() !== void 0 && !options.dangerouslyAllowBrowserKey) throw new BrowserKeyError(network);
	const withKey = apiKey !== void 0 && !isSameOrigin(base);
	const perSecond = networkAt(base) ? withKey ? 10 : 1 : Number.POSITIVE_INFINITY;
	return {
		network,
		base,
		withKey,
		limit: requestsPerSecond ?? perSecond
	};
}
// src/core/pace/clock.ts
/** The longest that a timer can wait: beyond it `setTimeout` fires at once. */
var LONGEST_MS = 2 ** 31 - 1;
var systemClock = {
	now: () => Date.now(),
	sleep: (ms, signal) => new Promise((resolve, reject) => {
		if (signal?.aborted) return reject(signal.reason);
		const stop = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			resolve();
		}, Math.min(ms, LONGEST_MS));
		signal?.addEventListener("abort", stop, { once: true });
	})
};
// src/core/client.ts
/**
* A client of one network. Sends nothing yet.
* @throws {BrowserKeyError} for a literal key in a browser.
* @throws {InvalidParamsError} for options that cannot work, such as a network without a host. A relative base URL
* works in a page; elsewhere each request fails.
*/
function createClient(options = {}) {
	const { apiKey, timeoutMs = 15e3, retries = 3, clock = systemClock } = options;
	const { fetch = (request) => globalThis.fetch(request) } = options;
	const { network, base, withKey, limit } = targetOf(options);
	const share = Number.isFinite(limit) && clock === systemClock ? shareBudget(`toncenter ${base} ${limit}`, clock) : void 0;
	const schedule = createSchedule(limit, clock, share);
	const calls = createCalls();
	const running = /* @__PURE__ */ new Set();
	const closed = new AbortController();
	const wire = {
		fetch,
		clock,
		timeoutMs,
		key: async () => withKey ? typeof apiKey === "function" ? apiKey() : apiKey : void 0
	};
	const check = createCheck(network, options);
	const world = {
		network,
		base,
		wireOptions: options,
		wire,
		clock,
		retries,
		schedule,
		calls,
		running,
		closed: closed.signal
	};
	const ask = createAsk(world);
	const read = withBatches(ask, {
		network,
		clock,
		check
	});
	return {
		network,
		now: () => clock.now(),
		keyName: keyName(network, base, options),
		testOnly: options.testOnly ?? network === "testnet",
		async request(endpoint, params, requestOptions = {}) {
			const wire = normalizeParams(endpoint, params, network);
			if (endpoint.kind === "query") return read(endpoint, wire, requestOptions);
			const take = () => ({
				wire,
				members: 1
			});
			return ask({
				endpoint,
				take,
				read: (answer) => check.shape(endpoint, answer),
				options: requestOptions
			});
		},
		async jsonRpc(method, params = {}, requestOptions = {}) {
			const endpoint = {
				kind: rpcSends.test(method) ? "mutation" : "query",
				generation: "v2",
				name: method
			};
			const take = () => ({
				wire: params,
				members: 1
			});
			return ask({
				endpoint,
				take,
				read: (answer) => answer,
				options: requestOptions
			});
		},
		subscribe: calls.subscribe,
		hit(endpoint, params) {
			calls.report(() => ({
				endpoint,
				params,
				members: 1,
				priority: "mounted",
				cache: "hit",
				waitedMs: 0,
				tookMs: 0,
				bytes: 0,
				outcome: "ok"
			}));
		},
		budget: schedule.budget,
		subscribeBudget: schedule.subscribe,
		watchHead: createHeadWatch(ask, clock, closed.signal),
		close() {
			closed.abort();
			for (const end of running) end();
			schedule.close();
		}
	};
}
// src/react/held.ts
/**
* How long what a render has made waits for its provider to mount, milliseconds. A boundary above the provider may wait
* for its first answer meanwhile. TanStack keeps unused queries for as long.
*/
var UNMOUNTED_MS = 3e5;
/** Milliseconds, with room, for which React may delay the mount of a render: another root may share the client. */
var HELD_BACK_MS = 1e3;
/** Query clients of providers that suspend before they mount, until that counts as a loop. */
var MOST_WAITING = 100;
/**
* What providers share: given clients, and those of options without a function, by content. React drops the state of a provider that
* suspends before it mounts: its next render finds the same here.
*/
var PAGE = /* @__PURE__ */ new Map();
/** Query clients that wait for their provider to mount, by what they are made of. */
var WAITING = /* @__PURE__ */ new Map();
/** On a server nothing is shared, nothing mounts, and a timer would keep what ends with its render. */
var isPage = () => typeof document !== "undefined";
var isOwn = (value, name) => typeof value === "function" || name === "clock";
/** Options by content; of functions, and of a clock, only whether they are there: props hold new ones on every render. */
var keyOf = (options) => JSON.stringify(Object.entries(options).map(([name, value]) => [name, isOwn(value, name) || value]).sort());
var hasFunctions = (options) => Object.entries(options).some(([name, value]) => isOwn(value, name));
/** The options with functions that call those of the newest props. */
function stableOptions(options, newest) {
	const { fetch, onMismatch, apiKey, clock } = options;
	return {
		...options,
		...fetch && { fetch: (request) => (newest().fetch ?? fetch)(request) },
		...onMismatch && { onMismatch: (report) => newest().onMismatch?.(report) },
		...typeof apiKey === "function" && { apiKey: () => newest().apiKey() },
		...clock && { clock: {
			now: () => (newest().clock ?? clock).now(),
			sleep: (ms, signal) => (newest().clock ?? clock).sleep(ms, signal)
		} }
	};
}
/** A given client, or one of options. Safe while rendering: what never mounts is closed. */
function heldOf(given, options) {
	const key = given ?? (hasFunctions(options) ? void 0 : keyOf(options));
	return key && PAGE.get(key) || create(isPage() ? key : void 0, given, options);
}
function create(key, given, options) {
	let queryClient;
	let isWaiting = false;
	let users = 0;
	let timer;
	function close() {
		arrive();
		if (key) PAGE.delete(key);
		queryClient?.clear();
		if (!given) held.client.close();
	}
	function count(by) {
		isWaiting = by > 0;
		const name = keyOf(options);
		const waiting = (WAITING.get(name) ?? 0) + by;
		if (waiting > MOST_WAITING) throw new Error(LOOP);
		WAITING.set(name, waiting);
	}
	function arrive() {
		if (isWaiting) count(-1);
	}
	const held = {
		newest: options,
		client: given ?? createClient(stableOptions(options, () => held.newest)),
		get queryClient() {
			if (queryClient) return queryClient;
			if (isPage() && !key) count(1);
			queryClient = new QueryClient();
			return queryClient;
		},
		hold() {
			users++;
			arrive();
			clearTimeout(timer);
			if (key) PAGE.set(key, held);
			return () => {
				if (--users) return;
				if (key) PAGE.delete(key);
				timer = setTimeout(close, HELD_BACK_MS);
			};
		}
	};
	if (key) PAGE.set(key, held);
	if (isPage()) timer = setTimeout(close, UNMOUNTED_MS);
	return held;
}
var LOOP = "TonCenterProvider: a <Suspense> above it drops its query client before it mounts, again and again. Put a <QueryClientProvider> above that boundary, or make the client outside of React and give it as `client`.";
// src/react/Provider.tsx
/**
* Gives hooks and components below their client and settings; draws no element. Below another provider it inherits each
* setting that it does not set. It inherits the client when it has neither `client` nor an option of one.
* `verifiedTokens` are inherited on the same network only.
*
* Make the client outside of React and give it as `client`; it is yours to close. Or give its options: providers of a page with the
* same options share one client, and the last that unmounts closes it. A provider with functions among them has a client of its own.
* They may be new on every render: the client calls the newest. On a server each render has a client of its own.
*
* @throws {BrowserKeyError} {@link InvalidParamsError} as `createClient` does, while rendering.
* @throws {Error} for an option over a client that was given, on this provider or on one around.
*/
function TonCenterProvider(props) {
	const { children, now, renderLink } = props;
	const around = useContext(TonCenterContext);
	const nowAround = useContext(FirstNowContext);
	const linkAround = useContext(RenderLinkContext);
	const options = useOptions(props, !!around);
	const made = useHeld(props.client ?? (options ? void 0 : around?.client), options ?? {});
	const settings = useSettings(props, around, made.client.network);
	const value = useMemo(() => ({
		client: made.client,
		settings
	}), [made, settings]);
	const above = useContext(QueryClientContext);
	const queryClient = props.queryClient ?? (above ? void 0 : made.queryClient);
	useEffect(() => {
		if (queryClient && !(queryClient instanceof QueryClient)) console.warn(TWO_COPIES);
	}, [queryClient]);
	const tree = /* @__PURE__ */ jsx(FirstNowContext.Provider, {
		value: now ?? nowAround,
		children: /* @__PURE__ */ jsx(RenderLinkContext.Provider, {
			value: renderLink ?? linkAround,
			children: /* @__PURE__ */ jsx(OptionsContext.Provider, {
				value: options,
				children: /* @__PURE__ */ jsx(TonCenterContext.Provider, {
					value,
					children
				})
			})
		})
	});
	return queryClient ? /* @__PURE__ */ jsx(QueryClientProvider, {
		client: queryClient,
		children: tree
	}) : tree;
}
var TWO_COPIES = "toncenter-react: `queryClient` is of another copy of @tanstack/react-query than the hooks use. Find both with `npm ls @tanstack/react-query`.";
/** Settings by name, in one order. */
var SETTINGS = Object.keys({
	...DEFAULT_SETTINGS,
	renderLink: 0,
	registry: 0,
	recipientStorage: 0
});
var OPTIONS = {
	network: 0,
	baseUrl: 0,
	apiKey: 0,
	apiKeyIn: 0,
	dangerouslyAllowBrowserKey: 0,
	requestsPerSecond: 0,
	testOnly: 0,
	timeoutMs: 0,
	retries: 0,
	onResponseMismatch: 0,
	onMismatch: 0,
	fetch: 0,
	clock: 0,
	scope: 0,
	omit: 0,
	actionsVersion: 0,
	v2Transport: 0,
	queryTimeoutMs: 0
};
/**
* The options of the client below; absent where it is given, or is that around. Options that name no service are of the service around:
* they lie over the options of its client. A client that was given has none: a direct one would leave its proxy.
*/
function useOptions(props, isInside) {
	const above = useContext(OptionsContext);
	const options = membersWhere(props, (value, name) => isGiven(value) && Object.hasOwn(OPTIONS, name));
	const [first] = Object.keys(options);
	if (props.client ? first : isInside && !above && first && !options.baseUrl) throw new Error(`TonCenterProvider: \`${first}\` is an option of a client, and ${props.client ? "its" : "the"} client was given: make a client with this option, and give it as \`client\`.`);
	if (props.client) return void 0;
	if (!isInside || options.network || options.baseUrl) return options;
	return first ? {
		...above,
		...options
	} : above;
}
/** The client that is given, or that of the options, held for as long as the provider is mounted. */
function useHeld(given, options) {
	const held = useMemo(() => heldOf(given, options), [given ?? keyOf(options)]);
	held.newest = options;
	useInsertionEffect(() => held.hold(), [held]);
	return held;
}
/** A link of the provider's `renderLink`, as a component: it alone draws again when that is a new function. */
function AppLink(link) {
	return useContext(RenderLinkContext)?.(link) ?? /* @__PURE__ */ jsx(Fragment$1, { children: link.children });
}
var renderAppLink = (link) => /* @__PURE__ */ jsx(AppLink, { ...link });
/** A setting of this provider, else of the one above, else the default. The same object as long as all is equal. */
function useSettings(props, around, network) {
	const given = {
		...props,
		renderLink: props.renderLink && renderAppLink
	};
	const settings = Object.fromEntries(SETTINGS.map((name) => {
		const isKept = name !== "verifiedTokens" || around?.client.network === network;
		return [name, given[name] ?? (isKept ? around?.settings[name] : void 0) ?? DEFAULT_SETTINGS[name]];
	}));
	const { renderLink, registry, recipientStorage, ...others } = settings;
	return useMade(() => settings, [others, !!renderLink], registry, recipientStorage);
}
// src/local/hosts/workerFetch.ts
/**
* A `fetch` that the local service in `worker` answers. `options` start that service; the worker is the caller's to end. As with
* `fetch`, a broken connection rejects with a `TypeError`, an abort with the signal's reason. A worker whose program did not load
* rejects with a {@link NotLoadedError}.
*/
function workerFetch(worker, options) {
	const waiting = /* @__PURE__ */ new Map();
	let last = 0;
	let hasAnswered = false;
	let unloaded;
	const send = (message) => worker.postMessage(message);
	if (options) send({ options });
	worker.addEventListener("message", ({ data }) => {
		hasAnswered = true;
		const asked = waiting.get(data.id);
		waiting.delete(data.id);
		if ("broken" in data) asked?.reject(new TypeError(data.broken));
		else asked?.resolve(new Response(data.answer.body, data.answer));
	});
	worker.addEventListener("error", (event) => {
		if (!hasAnswered) unloaded = notLoaded(event);
		for (const { reject } of waiting.values()) reject(unloaded ?? /* @__PURE__ */ new TypeError(`The worker failed: ${event.message}`));
		waiting.clear();
	});
	return async (input, init) => {
		const request = new Request(input, init);
		const { url, method, signal } = request;
		const body = method === "POST" ? await request.text() : void 0;
		signal.throwIfAborted();
		if (unloaded) throw unloaded;
		const id = ++last;
		return new Promise((resolve, reject) => {
			waiting.set(id, {
				resolve,
				reject
			});
			signal.addEventListener("abort", () => {
				if (!waiting.delete(id)) return;
				send({
					id,
					abort: true
				});
				reject(signal.reason);
			});
			send({
				id,
				url,
				method,
				headers: [...request.headers],
				body
			});
		});
	};
}
function notLoaded({ message, error }) {
	return new NotLoadedError({
		endpoint: "workerFetch",
		network: "local",
		cause: error ?? message
	}, "the program of the worker", "Is its address right, and toncenter-local installed?");
}
// docs/.vitepress/theme/draw.tsx
/** Made at build: the examples by their files, and the props of each by its name. */
var examples = /* #__PURE__ */ Object.assign({
	"../generated/live/Activity.tsx": () => import("./Activity.BfqgfIH9.js").then((n) => n.t),
	"../generated/live/Balance.tsx": () => import("./Balance.BSyD0PcY.js"),
	"../generated/live/Head.tsx": () => import("./Head.D4TpFUoX.js"),
	"../generated/live/Jettons.tsx": () => import("./Jettons.CrKoHvA6.js"),
	"../generated/live/Send.tsx": () => import("./Send.CG0XsDK8.js")
});
var [loadProps] = Object.values([() => import("./live.Dbql9dvL.js")]);
var client;
/** One chain for all examples of a visit: a block every second, on the virtual machine in a worker. */
function clientOf(worker) {
	client ??= createClient({
		network: "local",
		baseUrl: "http://local",
		fetch: workerFetch(new Worker(worker, { type: "module" }), { mine: { everyMs: 1e3 } }),
		timeoutMs: 6e4
	});
	return client;
}
/** Draws an example into a place, and gives the function that ends it. */
function draw(place, name, worker) {
	const Drawn = lazy(async () => {
		const [module, loaded] = await Promise.all([examples[`../generated/live/${name}.tsx`]?.(), loadProps?.()]);
		const Named = module?.[name];
		const props = loaded?.default[name];
		if (!Named || !props) throw new Error(`docs/live.md has no example ${name}.`);
		return { default: () => /* @__PURE__ */ jsx(Named, { ...props }) };
	});
	const root = createRoot(place);
	root.render(/* @__PURE__ */ jsx(TonCenterProvider, {
		client: clientOf(worker),
		mediaHosts: ["data:"],
		refresh: "block",
		children: /* @__PURE__ */ jsx(Suspense, {
			fallback: "…",
			children: /* @__PURE__ */ jsx(Drawn, {})
		})
	}));
	return () => root.unmount();
}
export { draw, lostRow as n, DEFAULT_SETTINGS as t };

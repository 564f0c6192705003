import { $ as mapOf, A as withUnreadable, At as membersWhere, Et as isTonCenterError, J as whole, K as expects, Pt as TonCenterContext, R as normalizeParams, X as array, Z as boolean, _t as InvalidParamsError, a as infoOf, it as optional, kt as isGiven, lt as string, n as ASK_MS, nt as object, ot as preprocess, t as useMade, tt as nullable, u as urgent, x as HOSTED } from "./useMade.ZiNMGZWi.js";
import { useCallback, useContext, useEffect } from "react";
import { hashKey, notifyManager, replaceEqualDeep, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
// src/schemas/scalars.ts
/** A whole number of any size, as a decimal string. */
var decimal = /* @__PURE__ */ string(/* @__PURE__ */ expects("a decimal number in a string", (text) => /^-?\d+$/.test(text)));
/**
* The same where the service writes a JSON number, always or in some versions: gives a decimal string either way.
* Digits beyond 2^53 are kept by the client, which reads such numbers as strings.
*/
var anyDecimal = /* @__PURE__ */ preprocess((value) => Number.isSafeInteger(value) ? String(value) : value, decimal);
/** A 32-bit number, or one that stays far below 2^53. */
var int = /* @__PURE__ */ whole();
/** 32 bytes in padded base64. Not checked further: a hash is only compared, shown and sent back. */
var hash = /* @__PURE__ */ string();
/** An address as the service spells it there. Not checked further: `ext$…` and empty forms occur. */
var address = /* @__PURE__ */ string();
/** A bag of cells in base64. */
var boc = /* @__PURE__ */ string();
/**
* A text of a set that the service may extend: the type has the known names, and any other passes. Not so amounts,
* addresses and logical times.
*/
var openText = /* @__PURE__ */ string();
// src/schemas/nullable.ts
var nullableAddress = /* @__PURE__ */ nullable(address);
var nullableAnyDecimal = /* @__PURE__ */ nullable(anyDecimal);
var nullableBoc = /* @__PURE__ */ nullable(boc);
var nullableDecimal = /* @__PURE__ */ nullable(decimal);
var nullableFlag = /* @__PURE__ */ nullable(boolean());
var nullableInt = /* @__PURE__ */ nullable(int);
var nullableText = /* @__PURE__ */ nullable(string());
var nullableHash = /* @__PURE__ */ nullable(hash);
// src/contract/v3/addressBook.ts
var addressBook = /* @__PURE__ */ mapOf(/* @__PURE__ */ object({
	user_friendly: nullableText,
	domain: /* @__PURE__ */ optional(nullableText),
	interfaces: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ array(/* @__PURE__ */ string())))
}));
// src/core/endpoint.ts
/* @__NO_SIDE_EFFECTS__ */
function defineEndpoint(contract, policy) {
	return {
		...contract,
		...policy
	};
}
// src/core/sharing.ts
var isObject = (value) => typeof value === "object" && value !== null;
/** Answers with their rows as received, alone or as the pages of a list. The result of a `select` is not among them. */
var answers = /* @__PURE__ */ new WeakSet();
/** Marks an answer: its rows are as received, so that members that their hash settles need not be compared. */
function asAnswer(data) {
	if (isObject(data)) answers.add(data);
	return data;
}
/** The pages of a list, or an answer that is alone. */
var pagesOf = (data) => isObject(data) && Array.isArray(data.pages) && data.pages || [data];
/** Whether `data` is an answer, or nothing but the pages of a list. */
var isAnswer = (data) => isObject(data) && (answers.has(data) || Object.keys(data).length === 2 && pagesOf(data).every((page) => answers.has(page)));
/** As in TanStack: deeper data are replaced without a comparison. A chain of transactions may be so deep. */
var DEEPEST = 500;
/**
* For TanStack's `structuralSharing` of lists. Unchanged values keep their identity; rows are found by their key, at
* any place. Takes an answer, or the pages of an infinite list. Nothing is copied but the lists and objects in which
* some members have changed and others have not.
*/
function sharing({ rows, rowKey, hashed = [] }) {
	const settled = new Set(hashed);
	/** All lists of rows: those of the pages, and the one list that an infinite hook makes of them. */
	const listsOf = (data) => isObject(data) ? [data.rows ?? [], ...pagesOf(data).map(rows)] : [];
	return (before, after) => {
		if (before === after) return after;
		const isKnown = isAnswer(before);
		const known = new Map(listsOf(before).flatMap((list) => list.map((row) => [rowKey(row), row])));
		const lists = new Set(listsOf(after));
		/** Members that the hash of a row settles are not even read: memory access takes most of the time. */
		function keep(old, next, depth, isRow = false) {
			if (old === next || depth > DEEPEST || !isObject(old) || !isObject(next)) return next;
			const isList = Array.isArray(next);
			const isRows = lists.has(next);
			let isOld = isList === Array.isArray(old);
			let left = 0;
			let kept;
			for (const _ in old) left++;
			for (const name in next) {
				left--;
				if (isRow && settled.has(name)) continue;
				const was = old[name];
				const item = next[name];
				const row = isRows && name !== "unreadable" ? known.get(rowKey(item)) : void 0;
				const value = keep(row ?? was, item, depth + 1, row !== void 0 && isKnown);
				isOld &&= value === was && name in old;
				if (value === item) continue;
				kept ??= isList ? Object.assign([], next) : { ...next };
				kept[name] = value;
			}
			if (isList && kept) withUnreadable(kept, kept.unreadable);
			const result = isOld && !left ? old : kept ?? next;
			return answers.has(next) ? asAnswer(result) : result;
		}
		return keep(before, after, 0);
	};
}
// src/query/keys.ts
/** The key of an endpoint's answer, for a client's `keyName` and params that are already in their one spelling. */
function queryKey(endpoint, keyName, params) {
	return [
		"toncenter",
		keyName,
		endpoint.generation,
		endpoint.name,
		params
	];
}
// src/query/options.ts
/** Milliseconds for which an answer counts as fresh. */
var STALE_TIME = {
	immutable: Number.POSITIVE_INFINITY,
	block: ASK_MS,
	config: 36e5,
	never: 0
};
/** The options of a query's request. */
var toRequestOptions = ({ priority }, queryKey, { signal }) => ({
	signal,
	...priority && { priority: typeof priority === "function" ? () => priority(queryKey) : priority }
});
var WAITING = {
	wire: {},
	ready: false
};
function prepare(endpoint, client, params) {
	if (params === void 0 || params === null || typeof params === "symbol") return WAITING;
	try {
		if (Object.values(params).flat().includes("")) return WAITING;
		return {
			wire: normalizeParams(endpoint, params, client.network),
			ready: true
		};
	} catch (cause) {
		const error = isTonCenterError(cause) ? cause : new InvalidParamsError(infoOf(endpoint, client.network), [{
			path: [],
			message: String(cause)
		}]);
		return {
			wire: { invalid: error.message },
			error,
			ready: true
		};
	}
}
/** Options that a record sets over the defaults of the app's own QueryClient. */
var policyOf = ({ cache, brings }, { network }, { wire }) => ({
	staleTime: STALE_TIME[typeof cache === "function" ? cache(wire) : cache],
	retry: false,
	...brings && { meta: { brings } },
	...!Object.hasOwn(HOSTED, network) && { networkMode: "always" }
});
/** TanStack's `structuralSharing`: by row in answers, and TanStack's own for the results of a `select`. */
var sharingOf = ({ pagination }) => {
	const share = pagination?.share;
	return share ? (before, after) => isAnswer(after) ? share(before, after) : replaceEqualDeep(before, after) : true;
};
function queryOptions(endpoint, client, params, hints = {}) {
	const prepared = prepare(endpoint, client, params);
	const key = queryKey(endpoint, client.keyName, prepared.wire);
	async function ask(context) {
		if (prepared.error) throw prepared.error;
		return asAnswer(await client.request(endpoint, prepared.wire, toRequestOptions(hints, key, context)));
	}
	return {
		...policyOf(endpoint, client, prepared),
		structuralSharing: sharingOf(endpoint),
		queryKey: key,
		queryFn: prepared.ready ? ask : skipToken
	};
}
// src/react/noticeScope.ts
var said = /* @__PURE__ */ new Set();
/**
* Logs once, in development only, that an answer is in the cache for a client of the same network under another name: a server has
* prefetched what the page asks for again. Bundlers take the code out of a production build.
*/
function noticeScope(queryClient, { network, keyName }, queryKey) {
	try {
		if (process.env.NODE_ENV !== "production") {
			const sameNetwork = (name) => typeof name === "string" && name.split(/[@#?]/, 1)[0] === network;
			const service = (name) => name.split("?", 1)[0];
			const question = hashKey(queryKey.slice(2));
			if (queryClient.getQueryData(queryKey) !== void 0) return;
			const name = queryClient.getQueryCache().findAll({
				queryKey: ["toncenter"],
				type: "inactive"
			}).find((query) => {
				const [, name, ...asked] = query.queryKey;
				return sameNetwork(name) && service(name) !== service(keyName) && query.state.data !== void 0 && hashKey(asked) === question;
			})?.queryKey[1];
			if (name === void 0 || said.has(`${name} ${keyName}`)) return;
			said.add(`${name} ${keyName}`);
			console.warn(`toncenter-react: the query cache has this answer of "${name}", and the page asks "${keyName}" for it again. Where both are one service, give both clients the same \`scope\`: createClient({ scope: 'my-network' }) on the server, <TonCenterProvider scope="my-network"> in the page.`);
		}
	} catch {}
}
// src/react/priorities.ts
var wantedOf = /* @__PURE__ */ new WeakMap();
/** The highest priority of the components that use a query now; one that becomes visible moves its request up. */
function priorityOf(queryClient, queryKey) {
	const wanted = wantedOf.get(queryClient)?.get(JSON.stringify(queryKey)) ?? [];
	return urgent([...wanted].map(({ priority }) => priority));
}
/** Asks for a priority for as long as the component is mounted. */
function usePriority(queryClient, queryKey, priority = "mounted") {
	useEffect(() => {
		const wanted = wantedOf.get(queryClient) ?? /* @__PURE__ */ new Map();
		wantedOf.set(queryClient, wanted);
		const key = JSON.stringify(queryKey);
		const mine = { priority };
		const all = wanted.get(key) ?? /* @__PURE__ */ new Set();
		wanted.set(key, all.add(mine));
		return () => {
			all.delete(mine);
			if (!all.size && wanted.get(key) === all) wanted.delete(key);
		};
	}, [
		queryClient,
		queryKey,
		priority
	]);
}
// src/react/useClient.ts
/** The client given in a hook's options, or the provider's. @throws {Error} when there is neither. */
function useClient(given) {
	const client = useContext(TonCenterContext)?.client;
	if (given) return given;
	if (!client) throw new Error("no <TonCenterProvider> above this hook: wrap the app in one.");
	return client;
}
// src/react/cachedQuery.ts
/** The query of a key, found by its hash: TanStack's `find` searches all queries. */
function cachedQuery(queryClient, queryKey) {
	const { queryHash } = queryClient.defaultQueryOptions({ queryKey });
	return queryClient.getQueryCache().get(queryHash);
}
// src/react/useRefresh.ts
/** Reloads an answer that is true for one block only at each new block, where hook or provider enables it. */
function useRefresh(client, { refresh, staleTime, isEnabled, refetch }) {
	const settings = useContext(TonCenterContext)?.settings;
	const isOn = (refresh ?? settings?.refresh) === "block" && staleTime === 5e3 && isEnabled !== false;
	useEffect(() => isOn ? client.watchHead(refetch) : void 0, [
		client,
		isOn,
		refetch
	]);
}
/** Reloads by a hook's own `refetch`, unless no hook enables the query, or its answer is final. */
function useRefetch(queryClient, { queryKey, staleTime }, refetch) {
	return useCallback(() => {
		const query = cachedQuery(queryClient, queryKey);
		if (!query?.isActive()) return;
		if (!((typeof staleTime === "function" ? staleTime(query) : staleTime) === Number.POSITIVE_INFINITY)) refetch({ cancelRefetch: false });
	}, [
		queryClient,
		queryKey,
		staleTime,
		refetch
	]);
}
// src/react/writeTogether.ts
/** Answers of this turn, by query client. */
var arrived = /* @__PURE__ */ new WeakMap();
/**
* Wraps the `queryFn` of a hook. Answers that arrive in one turn, such as those of one batch, are written together and
* drawn in one commit. TanStack alone notifies per query.
*/
var writtenTogether = (queryClient, queryKey, queryFn) => async (context) => {
	const data = await queryFn(context);
	return new Promise((resolve) => {
		const answer = {
			queryKey,
			data,
			signal: context.signal,
			resolve
		};
		const others = arrived.get(queryClient);
		if (others) others.push(answer);
		else {
			arrived.set(queryClient, [answer]);
			notifyManager.schedule(() => write(queryClient));
		}
	});
};
function write(queryClient) {
	const answers = arrived.get(queryClient) ?? [];
	arrived.delete(queryClient);
	const written = /* @__PURE__ */ new Map();
	notifyManager.batch(() => {
		for (const answer of answers) {
			const { queryKey, data, signal } = answer;
			if (signal.aborted || queryClient.getQueryState(queryKey)?.fetchStatus !== "fetching") continue;
			try {
				written.set(answer, queryClient.setQueryData(queryKey, data));
			} catch {}
		}
	});
	for (const answer of answers) answer.resolve(written.get(answer) ?? answer.data);
}
// src/react/queryHook.ts
/** Options without those that are `undefined`: spread over ours they would win. */
var given = (options) => membersWhere(options, isGiven);
/** How long the app counts an answer as fresh. */
var staleTimeOfApp = (queryClient, queryKey) => queryClient.getQueryDefaults(queryKey).staleTime ?? queryClient.getDefaultOptions().queries?.staleTime;
/** Our options under those of the caller; the app's default `staleTime` where an answer can change. */
function under(queryClient, ours, { meta, ...options }) {
	const { staleTime } = ours;
	return {
		...ours,
		staleTime: staleTime === Number.POSITIVE_INFINITY ? staleTime : staleTimeOfApp(queryClient, ours.queryKey) ?? staleTime,
		...given(options),
		...meta && { meta: {
			...ours.meta,
			...meta
		} }
	};
}
/** Makes the hook of an endpoint that reads. */
/* @__NO_SIDE_EFFECTS__ */
function queryHook(endpoint) {
	return function useEndpoint(...args) {
		const { client: ownClient, refresh, priority, ...options } = args[1] ?? {};
		const client = useClient(ownClient);
		const queryClient = useQueryClient();
		const params = args.length ? args[0] : {};
		const ours = useMade(() => drawnOptions(endpoint, client, queryClient, params), params, client, queryClient);
		usePriority(queryClient, ours.queryKey, priority);
		const all = under(queryClient, ours, options);
		const result = useQuery(all);
		const refetch = useRefetch(queryClient, all, result.refetch);
		useRefresh(client, {
			refresh,
			staleTime: ours.staleTime,
			isEnabled: result.isEnabled,
			refetch
		});
		return result;
	};
}
/**
* The options of an endpoint for our own hooks. They add the priority of the components, and write the answers of one
* request together.
*/
function drawnOptions(endpoint, client, queryClient, params, priority = (key) => priorityOf(queryClient, key)) {
	const options = queryOptions(endpoint, client, params, { priority });
	const { queryKey, queryFn } = options;
	noticeScope(queryClient, client, queryKey);
	return {
		...options,
		queryFn: queryFn === skipToken ? queryFn : writtenTogether(queryClient, queryKey, queryFn)
	};
}
export { decimal as A, nullableDecimal as C, nullableText as D, nullableInt as E, int as M, openText as N, address as O, nullableBoc as S, nullableHash as T, sharing as _, useRefresh as a, nullableAddress as b, priorityOf as c, policyOf as d, prepare as f, asAnswer as g, queryKey as h, useRefetch as i, hash as j, boc as k, usePriority as l, toRequestOptions as m, queryHook as n, cachedQuery as o, sharingOf as p, under as r, useClient as s, given as t, noticeScope as u, defineEndpoint as v, nullableFlag as w, nullableAnyDecimal as x, addressBook as y };

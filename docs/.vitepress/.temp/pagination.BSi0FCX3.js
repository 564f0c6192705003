import { E as rowList, G as utime, st as run, w as asReceived } from "./useMade.ZiNMGZWi.js";
import { _ as sharing } from "./queryHook.C3wkTZGV.js";
// src/core/pagination.ts
/** The pagination of a list: what its contract states, and how the next page is found. */
/* @__NO_SIDE_EFFECTS__ */
function paging({ rows, paging }, policyOf) {
	const list = /* @__PURE__ */ rowList(rows);
	const made = {
		...list,
		...paging,
		...policyOf(list)
	};
	return {
		...made,
		share: sharing(made)
	};
}
/**
* The value that `find` finds in a row. An unreadable row may be anything: where `find` throws or `schema` refuses,
* there is none.
*/
function findIn({ row, isRead }, schema, find) {
	if (isRead) return find(row);
	try {
		const { value, issues } = run(schema, find(row));
		return issues.length ? void 0 : value;
	} catch {
		return;
	}
}
/** Paging by `limit` and `offset`. A page shorter than `limit` is the last one. */
var offsetPages = /* @__NO_SIDE_EFFECTS__ */ (contract, policy) => /* @__PURE__ */ paging(contract, (list) => ({
	...policy,
	refetch: "window",
	first: { offset: 0 },
	next(page, { limit = contract.paging.defaultLimit, offset = 0 }) {
		if (list.received(page) < limit) return;
		return { offset: offset + limit };
	}
}));
/**
* Paging by windows of time: the next page ends at the time of the last row, inclusive. New rows shift nothing, and no offset gets
* deep. A page that cuts between rows of one time loses none. The next page repeats them, and asks for as many more. Rows with one
* key are one row.
*/
var windowPages = /* @__NO_SIDE_EFFECTS__ */ (contract, { lt, utime: utime$1, isLtFirst, isUnbound, most = () => contract.paging.maxLimit, first = { offset: 0 }, ...policy }) => /* @__PURE__ */ paging(contract, (list) => {
	const { defaultLimit } = contract.paging;
	const pinOf = (params) => {
		if (isUnbound?.(params)) return;
		const { start_lt, end_lt, start_utime, end_utime, sort } = params;
		const by = lt && !((start_utime ?? end_utime) !== void 0 && !(isLtFirst && (start_lt ?? end_lt) !== void 0)) ? lt : utime$1;
		return {
			place(row) {
				const value = by(row);
				return typeof value === "string" ? BigInt(value) : value ?? void 0;
			},
			from: (row) => ({
				...first,
				[`${sort === "asc" ? "start" : "end"}_${by === lt ? "lt" : "utime"}`]: by(row)
			})
		};
	};
	const hasOffset = "offset" in first;
	return {
		...policy,
		order: lt ? "lt" : "utime",
		refetch: "window",
		first,
		most,
		pin: (params) => params.sort === "asc" ? void 0 : pinOf(params),
		next(page, params, own = params) {
			const { limit = defaultLimit, offset = 0 } = params;
			if (list.received(page) < limit) return;
			const pin = pinOf(own);
			const isBlind = !hasOffset && !list.rows(page).length;
			let edge;
			for (const one of asReceived(list, page)) {
				const { row, isRead } = one;
				const rawTime = () => isBlind ? findIn(one, utime, utime$1) : void 0;
				const at = isRead ? pin?.place(row) : rawTime();
				if (at === void 0) {
					if (edge && !isRead) edge.tied++;
				} else if (edge?.at === at) edge.tied++;
				else if (!edge || at < edge.at === (own.sort !== "asc")) edge = {
					row,
					at,
					tied: 1
				};
			}
			if (!pin || !edge) return hasOffset ? { offset: offset + limit } : null;
			const { row, at, tied } = edge;
			const { limit: ownLimit = defaultLimit } = own;
			const from = pin.from(row);
			if (tied < most(own)) return {
				...from,
				limit: Math.min(ownLimit + tied, most(own))
			};
			return {
				...from,
				...hasOffset ? {
					limit,
					offset: offset + tied
				} : { end_utime: Number(at) - 1 }
			};
		}
	};
});
export { windowPages as n, offsetPages as t };

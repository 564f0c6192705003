import { t as useBalance } from "./useAccount.B9ESlaR5.js";
import { C as useCountdown, E as Icon, F as clock, H as hourglass, S as useLoadingPause, T as createSeconds, X as plug, ct as Root, gt as cx, mt as useScope, ot as Spoken, st as Skeleton, t as Amount, u as buttonTexts, w as waitMsOf, x as Button } from "./Amount.D6jlGTiV.js";
import { wt as isRateLimitError } from "./useMade.ZiNMGZWi.js";
import { n as balanceTexts } from "./accounts.BL2Qzxhs.js";
import { forwardRef } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/ui/states/stateOf.ts
/** The state of what one query fills. Loaded data stay: a later error makes them stale, and a pause changes nothing. */
function stateOf({ isThere, error = null, isPaused = false }) {
	if (isThere === void 0) {
		if (isPaused || isRateLimitError(error)) return "rate-limited";
		return error === null ? "pending" : "error";
	}
	if (error !== null) return "stale";
	return isThere ? "ready" : "empty";
}
var figure_module_default = { root: "tc-figure-root" };
var BalanceBadge_module_default = {
	root: "tc-BalanceBadge-root",
	line: "tc-BalanceBadge-line",
	amount: "tc-BalanceBadge-amount",
	trouble: "tc-BalanceBadge-trouble",
	waiting: "tc-BalanceBadge-waiting",
	stale: "tc-BalanceBadge-stale"
};
// src/ui/accounts/BalanceBadge/BalanceBadge.tsx
/**
* The native balance of an account. Keeps its last value when a refresh fails, and marks it. An account that the chain has never
* seen holds 0. Many on a page cost one request. Renders a `<span>`.
*/
var BalanceBadge = forwardRef(function BalanceBadge(props, ref) {
	const { address, data, precision, masked, size, queryOptions, classNames, ...attributes } = props;
	const scope = useScope(props);
	const isLarge = size === "large";
	const { data: asked, error, refetch } = useBalance(data ? void 0 : address, queryOptions);
	const balance = data ? data.balance ?? "0" : asked;
	const pause = useLoadingPause(!balance && !error && queryOptions?.enabled !== false);
	const state = stateOf({
		isThere: balance ? true : void 0,
		error,
		isPaused: pause !== void 0
	});
	return /* @__PURE__ */ jsxs(Root, {
		as: "span",
		scope,
		ref,
		"data-state": state,
		"aria-busy": !balance && !error || void 0,
		own: BalanceBadge_module_default.root,
		classNames,
		...attributes,
		children: [
			balance ? /* @__PURE__ */ jsx(Amount, {
				data: balance,
				precision,
				masked,
				className: cx(BalanceBadge_module_default.amount, isLarge && figure_module_default.root, classNames?.amount)
			}) : state !== "error" && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
				className: cx(BalanceBadge_module_default.line, isLarge && figure_module_default.root),
				children: isLarge ? /* @__PURE__ */ jsx(Skeleton, {
					width: "min(240px, 60vw)",
					height: 24
				}) : /* @__PURE__ */ jsx(Skeleton, {
					width: "8em",
					height: 16
				})
			}), /* @__PURE__ */ jsx(Spoken, { children: scope.wordsOf(balanceTexts)("balance.loading") })] }),
			pause && /* @__PURE__ */ jsx(BadgePause, { pause }),
			error && /* @__PURE__ */ jsx(BadgeTrouble, {
				error,
				isKept: !!balance,
				retry: refetch
			})
		]
	});
});
BalanceBadge.displayName = "BalanceBadge";
/** That the client pauses before it asks, or asks again. */
function BadgePause({ pause }) {
	const countdown = useCountdown(pause, pause.ms);
	return countdown && /* @__PURE__ */ jsx(Waiting, { countdown });
}
/** The seconds until it is asked again: none while the request waits for its turn. */
function Waiting({ countdown: { seconds } }) {
	const { wordsOf, once } = useScope();
	return /* @__PURE__ */ jsxs("span", {
		className: BalanceBadge_module_default.waiting,
		"data-tip": wordsOf(balanceTexts)("balance.limited"),
		role: "timer",
		"aria-live": "off",
		children: [/* @__PURE__ */ jsx(Icon, {
			path: hourglass,
			size: 14
		}), seconds > 0 && once(createSeconds)(seconds)]
	});
}
/** That a balance is old, or could not be had, and when it is asked for again. */
function BadgeTrouble({ error, isKept, retry }) {
	const { wordsOf } = useScope();
	const words = wordsOf(balanceTexts);
	const countdown = useCountdown(error, waitMsOf(error), () => void retry());
	if (countdown) return /* @__PURE__ */ jsx(Waiting, { countdown });
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [isKept ? /* @__PURE__ */ jsxs("span", {
		className: BalanceBadge_module_default.stale,
		role: "status",
		"data-tip": words("balance.stale"),
		children: [/* @__PURE__ */ jsx(Icon, {
			path: clock,
			size: 14
		}), /* @__PURE__ */ jsx(Spoken, { children: words("balance.stale") })]
	}) : /* @__PURE__ */ jsxs("span", {
		className: BalanceBadge_module_default.trouble,
		role: "alert",
		"data-tip": error.message,
		children: [/* @__PURE__ */ jsx(Icon, {
			path: plug,
			size: 14
		}), words("balance.failed")]
	}), /* @__PURE__ */ jsx(Button, {
		kind: "link",
		onClick: () => void retry(),
		children: wordsOf(buttonTexts)("action.retry")
	})] });
}
// docs/.vitepress/generated/live/Balance.tsx
var Balance = ({ address }) => /* @__PURE__ */ jsx(BalanceBadge, { address });
export { Balance };

import { It as useTonCenter, Lt as hexOf, Rt as tryNormalizeHash } from "./useMade.ZiNMGZWi.js";
import { A as humanName, F as CopyButton, H as textFlags, L as Trouble, M as Short, N as mono, O as Heading, P as shorten, R as Notice, T as tokenInfoOf, f as RawData, h as DrawnLabel, j as Link, n as sayWhy, r as TokenImage, t as FlagBadge, w as decimalsOf } from "./FlagBadge.CdgRigq4.js";
import { A as bounce, E as Icon, G as lock, L as dash, P as check, X as plug, a as ForeignText, at as warn, ct as Root, d as commentTexts, gt as cx, h as hashTexts, i as Badge, mt as useScope, n as RawUnits, r as columnPrecision, st as Skeleton, t as Amount, v as statusTexts, vt as visibleString, x as Button } from "./Amount.D6jlGTiV.js";
import { _ as sayWord, a as accountName, c as namelessItem, d as ActivityFeed_module_default, f as detailTexts, g as isKnownStatus, h as StatusMark, i as codeOf, l as CommentLine, m as createTimes, n as sayEnding, o as endingTexts, p as exitTexts, r as sayMoney, s as transactionTexts, u as Direction, v as statusOf } from "./Activity.BfqgfIH9.js";
import { t as accountStatusTexts } from "./accounts.BL2Qzxhs.js";
import { u as toDecimal } from "./composed.1Q0OXApn.js";
import { A as JETTON_NOTIFY, D as JETTON_BURN, E as EXCESS, M as NFT_OWNERSHIP_ASSIGNED, N as NFT_TRANSFER, O as JETTON_BURN_NOTIFICATION, d as outcome, f as directionOf, h as sumOf, i as messageAsset, j as JETTON_TRANSFER, k as JETTON_INTERNAL_TRANSFER, m as nano, p as isAccount } from "./actionTypes.8moB2gsM.js";
import { t as readMessage } from "./readMessage.DneasNGU.js";
import { t as useTokenBooks } from "./useTokenBooks.L7gUBY-h.js";
import { n as useTransactionsByMessage } from "./blockchain.Cl_fyv95.js";
import { forwardRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { skipToken } from "@tanstack/react-query";
// src/reading/cost.ts
/** The parts of a fee. A part is absent where the answer leaves out the phase that states it: absent is not 0. */
var COST_PARTS = [
	"compute",
	"storage",
	"action",
	"import",
	"bounce",
	"forward",
	"other"
];
var NOTHING = {
	fee: 0n,
	compute: 0n,
	storage: 0n,
	action: 0n,
	import: 0n,
	bounce: 0n,
	forward: 0n,
	other: 0n,
	received: 0n,
	sent: 0n
};
var UNKNOWN = {
	compute: void 0,
	storage: void 0,
	action: void 0,
	import: void 0,
	bounce: void 0,
	other: void 0
};
/** Whether the answer states what the phases cost: recordings of an index and v2 without cells do not. */
function hasCosts({ description }) {
	const { storage_ph: storage, compute_ph: compute, action, credit_ph: credit } = description;
	return !!(storage || action || credit || compute?.gas_fees !== void 0 || compute?.reason !== void 0);
}
/**
* What a transaction cost its account. Per transaction: received − sent − `total_fees` − forward fees is the balance after it less the
* balance before it. This holds for each recorded transaction of mainnet that has its balances.
*/
function costOf(transaction) {
	const { in_msg: incoming, out_msgs: outgoing, total_fees, description } = transaction;
	const stated = nano(total_fees);
	const forward = sumOf(outgoing.map((message) => nano(message.fwd_fee) + nano(message.ihr_fee)));
	const moved = {
		received: nano(incoming?.value),
		sent: sumOf(outgoing.map(({ value }) => nano(value)))
	};
	const whole = {
		fee: stated + forward,
		forward,
		...moved
	};
	if (!hasCosts(transaction)) return {
		...UNKNOWN,
		...whole
	};
	let rest = stated;
	/** Never more than the service states in all: gas of special accounts costs nothing. */
	const take = (amount) => {
		const taken = amount < rest ? amount : rest;
		rest -= taken;
		return taken;
	};
	return {
		storage: take(nano(description.storage_ph?.storage_fees_collected)),
		compute: take(nano(description.compute_ph?.gas_fees)),
		action: take(nano(description.action?.total_action_fees)),
		bounce: take(nano(description.bounce?.msg_fees)),
		import: take(incoming !== null && incoming.source === null ? rest : nano(incoming?.import_fee)),
		other: rest,
		...whole
	};
}
var both = (a, b) => a === void 0 || b === void 0 ? void 0 : a + b;
/** Several costs as one. A part that one of them does not know is not known of all. */
function sumOfCosts(costs) {
	return costs.reduce((sum, cost) => ({
		fee: sum.fee + cost.fee,
		compute: both(sum.compute, cost.compute),
		storage: both(sum.storage, cost.storage),
		action: both(sum.action, cost.action),
		import: both(sum.import, cost.import),
		bounce: both(sum.bounce, cost.bounce),
		forward: sum.forward + cost.forward,
		other: both(sum.other, cost.other),
		received: sum.received + cost.received,
		sent: sum.sent + cost.sent
	}), NOTHING);
}
var Facts_module_default = {
	list: "tc-Facts-list",
	tiles: "tc-Facts-tiles",
	lines: "tc-Facts-lines",
	name: "tc-Facts-name",
	value: "tc-Facts-value",
	fact: "tc-Facts-fact"
};
// src/ui/facts/Facts.tsx
/** A list of facts. Renders a `<dl>`. */
var Facts = ({ look = "list", className, children }) => /* @__PURE__ */ jsx("dl", {
	className: cx(Facts_module_default[look], className),
	"data-part": "facts",
	children
});
/** A name and its value. */
var Fact = ({ name, id, children }) => children != null && children !== false && children !== "" && /* @__PURE__ */ jsxs("div", {
	className: Facts_module_default.fact,
	"data-fact": id,
	children: [/* @__PURE__ */ jsx("dt", {
		className: Facts_module_default.name,
		children: name
	}), /* @__PURE__ */ jsx("dd", {
		className: Facts_module_default.value,
		children
	})]
});
var StatusBadge_module_default = { root: "tc-StatusBadge-root" };
// src/ui/parts/StatusBadge.tsx
var ACCOUNT = {
	active: ["positive", check],
	frozen: ["warning", lock],
	uninit: ["neutral", plug],
	nonexist: ["neutral", plug]
};
var TRANSACTION = {
	sent: "pending",
	pending: "pending",
	confirmed: "pending",
	success: "positive",
	partly: "warning",
	bounced: "warning",
	failed: "negative",
	unknown: "neutral"
};
/** A status as icon and word; a word that is none of them as it is. Renders a `<span>`. */
var StatusBadge = forwardRef(function StatusBadge({ data, ...props }, ref) {
	const scope = useScope(props);
	const { wordsOf } = scope;
	const isAccount = Object.hasOwn(ACCOUNT, data);
	const known = isAccount || isKnownStatus(data) ? data : "unknown";
	const [tone, icon] = ACCOUNT[known] ?? [TRANSACTION[known]];
	return /* @__PURE__ */ jsx(Root, {
		as: "span",
		scope,
		ref,
		"data-state": known,
		own: StatusBadge_module_default.root,
		...props,
		children: /* @__PURE__ */ jsx(Badge, {
			tone,
			icon,
			children: isAccount ? sayWord(wordsOf, accountStatusTexts, `account.${data}`, data) : /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(StatusMark, {
				status: data,
				isBesideWord: true
			}), sayWord(wordsOf, statusTexts, `status.${data}`, data)] })
		})
	});
});
StatusBadge.displayName = "StatusBadge";
var Detail_module_default = {
	body: "tc-Detail-body",
	padded: "tc-Detail-padded",
	columns: "tc-Detail-columns",
	halves: "tc-Detail-halves",
	section: "tc-Detail-section",
	name: "tc-Detail-name",
	link: "tc-Detail-link"
};
var HashFact_module_default = {
	root: "tc-HashFact-root",
	form: "tc-HashFact-form"
};
// src/ui/facts/HashFact.tsx
/** A hash with a button that copies it, in the form that is shown. */
function HashFact({ data, kind, hasForms }) {
	const { wordsOf, renderLink } = useScope();
	const words = wordsOf(detailTexts);
	const [form, setForm] = useState("hex");
	const base64 = tryNormalizeHash(data);
	const text = !base64 ? data : form === "hex" ? hexOf(base64) : base64;
	const other = form === "hex" ? "base64" : "hex";
	const label = shorten(text, 6);
	const short = /* @__PURE__ */ jsx("span", {
		className: cx(kind && renderLink && Detail_module_default.link),
		"data-tip": text,
		children: /* @__PURE__ */ jsx(Short, {
			ends: 6,
			children: text
		})
	});
	return /* @__PURE__ */ jsxs("span", {
		className: HashFact_module_default.root,
		children: [
			kind ? /* @__PURE__ */ jsx(Link, {
				kind,
				id: base64 ?? data,
				children: short
			}) : short,
			/* @__PURE__ */ jsx(CopyButton, {
				data: text,
				label: wordsOf(hashTexts)("action.copyHash", { label })
			}),
			hasForms && base64 && /* @__PURE__ */ jsx("button", {
				type: "button",
				className: HashFact_module_default.form,
				"aria-label": words("hash.switchTo", {
					form: words(`hash.${form}`),
					other: words(`hash.${other}`)
				}),
				onClick: () => setForm(other),
				children: words(`hash.${form}`)
			})
		]
	});
}
// src/ui/facts/Detail.tsx
/** Sections of details. */
var DetailBody = ({ isPadded, className, children }) => /* @__PURE__ */ jsx("div", {
	className: cx(Detail_module_default.body, isPadded && Detail_module_default.padded, className),
	"data-part": "body",
	children
});
/** Up to three sections, side by side where there is room; `isSplit`: the halves of one list. */
var Columns = ({ isSplit, children }) => /* @__PURE__ */ jsx("div", {
	className: isSplit ? Detail_module_default.halves : Detail_module_default.columns,
	children
});
/** A part of the details below its title; without a `title` one that loads. */
var Section = ({ title, children }) => /* @__PURE__ */ jsxs("section", {
	className: Detail_module_default.section,
	children: [title === void 0 ? /* @__PURE__ */ jsx(Skeleton, {
		width: "72px",
		height: 10,
		line: 16
	}) : /* @__PURE__ */ jsx(Heading, {
		isInside: true,
		className: Detail_module_default.name,
		children: title
	}), children]
});
// src/ui/text/groupedLt.ts
/** A logical time in groups of three, as long numbers are read. */
var groupedLt = (lt) => lt.replace(/\B(?=(\d{3})+$)/g, " ");
// src/ui/text/sayOperation.ts
/** English says operations by a rule: only dictionaries of other languages have texts for them. */
var NO_TEXTS = {};
/**
* The name of an operation, for a reader: by the dictionary's `op.…`, else by its name. Hidden characters stay: who draws it shows
* them.
*/
function sayOperation(name, wordsOf) {
	const key = `op.${name}`;
	const said = wordsOf(NO_TEXTS)(key);
	return said === key ? humanName(name) : said;
}
var CommentBubble_module_default = {
	root: "tc-CommentBubble-root",
	text: "tc-CommentBubble-text",
	locked: "tc-CommentBubble-locked"
};
// src/ui/tokens/CommentBubble.tsx
/** Longer than this, the rest waits for a click. */
var SHORT = 280;
/**
* What somebody wrote to a transfer: plain text, never HTML, no link can be followed. Links and hidden characters are pointed
* out, long texts fold. Renders a `<div>`.
*/
var CommentBubble = forwardRef(function CommentBubble({ data = "", isEncrypted, classNames, ...props }, ref) {
	const scope = useScope(props);
	const words = scope.wordsOf(commentTexts);
	const [isOpen, setOpen] = useState(false);
	const flags = isEncrypted ? [] : textFlags(data);
	const isLong = data.length > SHORT;
	return /* @__PURE__ */ jsxs(Root, {
		scope,
		ref,
		"data-state": isEncrypted ? "encrypted" : flags.length ? "flagged" : "ready",
		own: CommentBubble_module_default.root,
		classNames,
		...props,
		children: [
			isEncrypted ? /* @__PURE__ */ jsxs("span", {
				className: CommentBubble_module_default.locked,
				children: [/* @__PURE__ */ jsx(Icon, {
					path: lock,
					size: 14
				}), words("comment.encrypted")]
			}) : data.trim() === "" ? /* @__PURE__ */ jsx("span", {
				className: CommentBubble_module_default.locked,
				children: words("comment.empty")
			}) : /* @__PURE__ */ jsx(ForeignText, {
				max: isOpen ? data.length : SHORT,
				className: cx(CommentBubble_module_default.text, classNames?.text),
				part: "text",
				children: data
			}),
			flags.length > 0 && /* @__PURE__ */ jsx(FlagBadge, { flags }),
			isLong && !isEncrypted && /* @__PURE__ */ jsx(Button, {
				kind: "link",
				"aria-expanded": isOpen,
				onClick: () => setOpen(!isOpen),
				children: words(isOpen ? "comment.less" : "comment.more")
			})
		]
	});
});
CommentBubble.displayName = "CommentBubble";
var MovedAsset_module_default = { root: "tc-MovedAsset-root" };
// src/ui/tokens/MovedAsset.tsx
/** An amount as in a table: figure, picture, symbol. It links to its token. Renders a `<span>`. */
function MovedAsset({ data, books, size = 16, precision = "auto", isVoid }) {
	const { amount, asset, currency } = data;
	const { nativeCurrency } = useTonCenter().settings;
	const isCoin = asset === null && currency === void 0;
	const token = asset === null ? void 0 : tokenInfoOf(asset, books.metadata);
	const known = isCoin ? nativeCurrency.decimals : decimalsOf(token);
	const shown = {
		data: amount,
		precision: precision === "auto" ? precision : columnPrecision(amount, known ?? 0),
		isVoid
	};
	if (isCoin) return /* @__PURE__ */ jsx(Amount, { ...shown });
	if (asset === null) return /* @__PURE__ */ jsx(Amount, {
		...shown,
		token: {
			symbol: `#${currency}`,
			decimals: 0
		}
	});
	const symbol = token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(":") + 1), 4);
	const mark = /* @__PURE__ */ jsx(TokenImage, {
		token,
		address: asset,
		flags: books.flagsOf(token, asset),
		size
	});
	return /* @__PURE__ */ jsxs("span", {
		className: MovedAsset_module_default.root,
		children: [/* @__PURE__ */ jsx(Link, {
			kind: "jetton",
			id: asset,
			children: /* @__PURE__ */ jsx(Amount, {
				...shown,
				token: {
					symbol,
					decimals: known ?? 0,
					mark
				}
			})
		}), known === void 0 && /* @__PURE__ */ jsx(RawUnits, {})]
	});
}
/** The name of an NFT item with its picture, which links to it. Renders a `<span>`. */
function MovedItem({ address, books: { metadata }, size = 20 }) {
	const token = tokenInfoOf(address, metadata, "nft_items");
	return /* @__PURE__ */ jsxs("span", {
		className: MovedAsset_module_default.root,
		children: [/* @__PURE__ */ jsx(TokenImage, {
			token,
			address,
			size
		}), /* @__PURE__ */ jsx(Link, {
			kind: "nft",
			id: address,
			children: /* @__PURE__ */ jsx(ForeignText, {
				max: 64,
				children: token?.name || namelessItem(address)
			})
		})]
	});
}
// src/reading/summary.ts
/** Operations of the token standards, by opcode. */
var OPERATIONS = {
	[JETTON_TRANSFER]: "op.jettonTransfer",
	[JETTON_INTERNAL_TRANSFER]: "op.jettonInternal",
	[JETTON_NOTIFY]: "op.jettonNotice",
	[JETTON_BURN]: "op.burn",
	[JETTON_BURN_NOTIFICATION]: "op.burnNotice",
	[EXCESS]: "op.excesses",
	[NFT_TRANSFER]: "op.nftTransfer",
	[NFT_OWNERSHIP_ASSIGNED]: "op.nftOwner"
};
// src/ui/reading/checkFees.ts
/** A row of an app may be anything. A fee is drawn from what the row states, or not at all. @throws {TypeError} where it states none */
function checkFees(row) {
	if (!/^\d+$/.test(row?.total_fees)) throw new TypeError("a transaction without its fees");
}
// src/reading/returned.ts
/** `undefined` where nothing was sent, or the answer leaves out the message that brings it back. */
function returnedOf({ in_msg: incoming, out_msgs: outgoing, description }) {
	const value = incoming?.source && !incoming.bounced ? BigInt(incoming.value ?? 0) : 0n;
	if (value === 0n) return;
	const { bounce } = description;
	if (bounce?.type !== "ok") return {
		value,
		back: 0n,
		how: bounce ? "nothingLeft" : "kept"
	};
	const back = outgoing.find(({ bounced }) => bounced)?.value;
	return back == null ? void 0 : {
		value,
		back: BigInt(back),
		how: "returned"
	};
}
// src/ui/reading/explainFailure.ts
/** What a failure meant, from the numbers of the transaction: the gas it used, that nothing changed, the returned amount. */
function explainFailure(transaction, language) {
	const { status } = outcome(transaction);
	if (status !== "failed" && status !== "bounced") return [];
	const { compute_ph: compute, action } = transaction.description;
	const hasRun = compute?.success === false || action?.success === false;
	const gas = compute?.success === false ? gasOf(compute, language) : void 0;
	const returned = language.isMoneySaid ? void 0 : sayReturned(transaction, language);
	return [
		gas,
		hasRun && language.words("failure.unchanged"),
		returned
	].filter((said) => typeof said === "string");
}
function gasOf({ gas_used, gas_limit }, { words, format }) {
	if (gas_used === void 0) return;
	const used = BigInt(gas_used);
	const limit = BigInt(gas_limit ?? 0);
	const said = {
		used: format.number(used),
		limit: format.number(limit)
	};
	if (limit <= 0n) return words("failure.gasUsed", said);
	return words(used < limit ? "failure.gas" : "failure.gasAll", said);
}
function sayReturned(transaction, { words, format, currency }) {
	const returned = returnedOf(transaction);
	if (!returned) return;
	const coins = (amount) => {
		const { full } = format.amount(toDecimal(amount, currency.decimals), currency.decimals);
		return `${full}\u00A0${currency.symbol}`;
	};
	return words(`failure.${returned.how}`, {
		amount: coins(returned.back),
		value: coins(returned.value)
	});
}
var Transaction_module_default = {
	phases: "tc-Transaction-phases",
	fees: "tc-Transaction-fees",
	phase: "tc-Transaction-phase",
	phaseName: "tc-Transaction-phaseName",
	figure: "tc-Transaction-figure",
	bar: "tc-Transaction-bar",
	fee: "tc-Transaction-fee",
	code: "tc-Transaction-code",
	cause: "tc-Transaction-cause",
	messages: "tc-Transaction-messages",
	end: "tc-Transaction-end",
	asset: "tc-Transaction-asset",
	quiet: "tc-Transaction-quiet"
};
// src/reading/readPhases.ts
/** The phases of a transaction, in the order in which they ran. */
function readPhases({ description, in_msg: incoming }) {
	const { storage_ph: storage, credit_ph: credit, compute_ph: compute, action, bounce } = description;
	const phases = [];
	if (storage) phases.push({
		name: "storage",
		state: "success",
		amount: storage.storage_fees_collected ?? "0"
	});
	if (credit) phases.push({
		name: "credit",
		state: "success",
		amount: credit.credit ?? incoming?.value ?? "0",
		isGain: true
	});
	if (compute) {
		const isSkipped = compute.skipped === true || compute.success === void 0;
		phases.push({
			name: "compute",
			state: isSkipped ? "skipped" : compute.success ? "success" : "failed",
			gas: isSkipped ? void 0 : compute.gas_used,
			code: isSkipped ? void 0 : compute.exit_code
		});
	}
	if (action) phases.push({
		name: "action",
		state: action.success ? "success" : "failed",
		messages: action.msgs_created,
		code: action.result_code
	});
	else if (compute) phases.push({
		name: "action",
		state: "skipped"
	});
	if (bounce) {
		const { type } = bounce;
		if (type === "ok") phases.push({
			name: "bounce",
			state: "bounced"
		});
		else if (type === null || type === "nofunds" || type === "negfunds") phases.push({
			name: "bounce",
			state: "failed"
		});
		else phases.push({
			name: "bounce",
			state: "unknown",
			word: type
		});
	}
	return phases;
}
/** What transactions cost, by what for: the figures of `costOf`. What an answer leaves out is in `other`. */
function readFees(transactions) {
	const costs = transactions.map(costOf);
	const { fee: total } = sumOfCosts(costs);
	const known = COST_PARTS.filter((name) => name !== "other").map((name) => ({
		name,
		amount: sumOf(costs.map((cost) => cost[name] ?? 0n))
	}));
	return {
		parts: [...known, {
			name: "other",
			amount: total - sumOf(known.map(({ amount }) => amount))
		}].filter(({ amount }) => amount > 0n).sort((a, b) => a.amount < b.amount ? 1 : -1),
		total
	};
}
// src/ui/reading/Phases.tsx
/** The phases of a transaction, one under the other, joined by a line. Renders an `<ol>`. */
function Phases({ data }) {
	const words = useScope().wordsOf(detailTexts);
	const phases = readPhases(data);
	if (phases.length === 0) return /* @__PURE__ */ jsx("p", {
		className: Transaction_module_default.quiet,
		children: words("phases.none")
	});
	return /* @__PURE__ */ jsx("ol", {
		className: Transaction_module_default.phases,
		"data-part": "phases",
		children: phases.map((phase) => /* @__PURE__ */ jsxs("li", {
			className: Transaction_module_default.phase,
			"data-phase": phase.name,
			"data-state": phase.state,
			children: [
				phase.state === "skipped" ? /* @__PURE__ */ jsx(Icon, { path: dash }) : /* @__PURE__ */ jsx(StatusMark, { status: phase.state }),
				/* @__PURE__ */ jsx("span", {
					className: Transaction_module_default.phaseName,
					children: words(phase.state === "skipped" ? `phases.${phase.name}Skipped` : `phases.${phase.name}`)
				}),
				/* @__PURE__ */ jsx("span", {
					className: Transaction_module_default.figure,
					children: /* @__PURE__ */ jsx(Figure, { phase })
				})
			]
		}, phase.name))
	});
}
function Figure({ phase: { name, amount, isGain, gas, messages, code, state, word } }) {
	const { wordsOf, format } = useScope();
	const words = wordsOf(detailTexts);
	if (amount !== void 0) return /* @__PURE__ */ jsx(Amount, {
		data: amount,
		withSymbol: false,
		...isGain && { direction: "in" }
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		word !== void 0 && visibleString(humanName(word), 64),
		gas !== void 0 && words("phases.gas", { gas: format.number(BigInt(gas)) }),
		messages !== void 0 && messages > 0 && words.plural("phases.messages", messages),
		state === "failed" && code !== void 0 && /* @__PURE__ */ jsx("span", {
			className: Transaction_module_default.code,
			"data-tip": codeOf(code, name === "action" ? "action" : "compute", wordsOf(exitTexts)),
			children: String(code).replace("-", "−")
		})
	] });
}
// src/ui/reading/EndingNotice.tsx
var TONES = {
	failed: "negative",
	bounced: "warning",
	partly: "warning"
};
/** Why something did not happen as it was wanted, at which step, and where the money is. Nothing while it is pending. */
function EndingNotice({ data, books, step, transaction, className }) {
	const { wordsOf, format } = useScope();
	const { client, settings } = useTonCenter();
	const { nativeCurrency: currency } = settings;
	const { status, at, money } = data;
	const { addressBook } = books;
	const said = sayEnding(data, wordsOf, at && addressBook[at.account]?.interfaces);
	if (!said || status === "pending") return null;
	const tone = TONES[statusOf(data)] ?? "neutral";
	const { testOnly } = client;
	const account = at && accountName(at.account, addressBook, testOnly);
	const words = wordsOf(detailTexts);
	const sentences = [
		money && sayMoney(money, {
			...books,
			wordsOf,
			format,
			currency,
			testOnly
		}),
		...transaction ? explainFailure(transaction, {
			words,
			format,
			currency,
			isMoneySaid: money !== void 0
		}) : [],
		step !== void 0 && account !== void 0 && wordsOf(endingTexts)("ending.at", {
			step: format.number(step),
			account
		})
	].filter((text) => typeof text === "string");
	return /* @__PURE__ */ jsx("div", {
		className,
		"data-part": "ending",
		children: /* @__PURE__ */ jsxs(Notice, {
			tone,
			icon: tone === "warning" ? bounce : warn,
			title: said.sentence,
			children: [sentences.join(" "), said.code && /* @__PURE__ */ jsx("span", {
				className: Transaction_module_default.cause,
				children: said.code
			})]
		})
	});
}
// src/ui/reading/FeeSplit.tsx
/** Parts whose names need a sentence. */
var WHY = {
	other: "fees.otherWhy",
	forward: "fees.forwardWhy"
};
/** What transactions cost, as a bar and as figures that add up. */
function FeeSplit({ data }) {
	const words = useScope().wordsOf(detailTexts);
	for (const row of data) checkFees(row);
	const { parts: all, total } = readFees(data);
	const parts = all.every(({ name }) => name === "other") ? [] : all;
	const shareOf = (amount) => Number(toDecimal(amount * 10000n / total, 4));
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [parts.length > 0 && /* @__PURE__ */ jsx("div", {
		className: Transaction_module_default.bar,
		"aria-hidden": "true",
		children: parts.map(({ name, amount }) => /* @__PURE__ */ jsx("span", {
			"data-fee": name,
			style: { flexGrow: shareOf(amount) }
		}, name))
	}), /* @__PURE__ */ jsxs("ul", {
		className: Transaction_module_default.fees,
		"data-part": "fees",
		children: [parts.map(({ name, amount }) => /* @__PURE__ */ jsxs("li", {
			className: Transaction_module_default.fee,
			"data-fee": name,
			children: [/* @__PURE__ */ jsx(FeeName, {
				name: words(`fees.${name}`),
				why: WHY[name] && words(WHY[name])
			}), /* @__PURE__ */ jsx(Amount, {
				data: amount,
				withSymbol: false,
				precision: "full"
			})]
		}, name)), /* @__PURE__ */ jsxs("li", {
			className: Transaction_module_default.fee,
			"data-fee": "total",
			children: [words("fees.total"), /* @__PURE__ */ jsx(Amount, {
				data: total,
				withSymbol: false,
				precision: "full"
			})]
		})]
	})] });
}
/** The parts of the fee; the reason is shown on hover and on focus. */
var FeeName = ({ name, why }) => /* @__PURE__ */ jsx("span", {
	...why && {
		"data-tip": why,
		tabIndex: 0
	},
	children: name
});
// src/ui/reading/MessageTable.tsx
/** Messages that a row opens to: a transaction may send 255, a trace thousands. */
var MOST_MESSAGES = 40;
/** The messages of a transaction, each with direction, type, sender or recipient, subject and amount. Renders a `<table>`. */
function MessageTable({ data, account, receivers, sender, ...given }) {
	const { wordsOf } = useScope();
	const words = wordsOf(detailTexts);
	const books = useTokenBooks(void 0, given);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("table", {
		className: Transaction_module_default.messages,
		"data-part": "messages",
		children: [/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
			/* @__PURE__ */ jsx("th", {
				scope: "col",
				children: words("message.column.type")
			}),
			/* @__PURE__ */ jsx("th", {
				scope: "col",
				children: words("message.column.party")
			}),
			/* @__PURE__ */ jsx("th", {
				scope: "col",
				children: words("message.column.operation")
			}),
			/* @__PURE__ */ jsx("th", {
				scope: "col",
				className: Transaction_module_default.end,
				children: words("message.column.value")
			})
		] }) }), /* @__PURE__ */ jsx("tbody", { children: data.slice(0, MOST_MESSAGES).map((message, index) => /* @__PURE__ */ jsx(MessageRow, {
			message,
			account,
			books,
			receiver: receivers?.get(message.hash ?? ""),
			sender: index === 0 ? sender : void 0
		}, `${index} ${message.hash}`)) })]
	}), data.length > MOST_MESSAGES && /* @__PURE__ */ jsx("p", {
		className: Transaction_module_default.quiet,
		children: words.plural("detail.messagesMore", data.length - MOST_MESSAGES)
	})] });
}
function MessageRow({ message, account, books, receiver, sender }) {
	const { wordsOf, renderLink, format } = useScope();
	const words = wordsOf(detailTexts);
	const { type, opcode, name, comment, isEncrypted } = readMessage(message);
	const verb = OPERATIONS[opcode ?? ""];
	const { source, destination, value } = message;
	const direction = directionOf(account, source, destination) ?? "in";
	const { hash = message.in_msg_tx_hash, step } = sender ?? receiver ?? {};
	const { jetton, nft } = messageAsset(message, books.metadata);
	const party = direction === "in" ? source : destination;
	return /* @__PURE__ */ jsxs("tr", {
		"data-direction": direction,
		"data-type": type,
		children: [
			/* @__PURE__ */ jsxs("td", { children: [
				/* @__PURE__ */ jsx(Direction, { data: direction }),
				" ",
				hash ? /* @__PURE__ */ jsx("span", {
					className: cx(renderLink && Detail_module_default.link),
					"data-tip": words(sender ? "message.sentBy" : "message.receivedBy"),
					children: /* @__PURE__ */ jsx(Link, {
						kind: "transaction",
						id: hash,
						children: step !== void 0 ? words(sender ? "message.fromStep" : "message.toStep", { step: format.number(step) }) : words(`message.${type}`)
					})
				}) : words(`message.${type}`)
			] }),
			/* @__PURE__ */ jsx("td", { children: party ? /* @__PURE__ */ jsx(DrawnLabel, {
				address: party,
				data: books.addressBook[party] ?? null
			}) : /* @__PURE__ */ jsx("span", {
				className: Transaction_module_default.quiet,
				children: wordsOf(transactionTexts)("address.outside")
			}) }),
			/* @__PURE__ */ jsx("td", { children: isEncrypted || comment ? /* @__PURE__ */ jsx(CommentLine, {
				comment,
				isEncrypted,
				look: "plain"
			}) : /* @__PURE__ */ jsxs(Fragment$1, { children: [
				opcode && /* @__PURE__ */ jsx("span", {
					className: mono,
					children: opcode
				}),
				" ",
				name ? /* @__PURE__ */ jsx(ForeignText, {
					max: 64,
					className: Transaction_module_default.quiet,
					children: sayOperation(name, wordsOf)
				}) : verb && /* @__PURE__ */ jsx("span", {
					className: Transaction_module_default.quiet,
					children: wordsOf(transactionTexts)(verb)
				})
			] }) }),
			/* @__PURE__ */ jsxs("td", {
				className: Transaction_module_default.end,
				children: [value !== null && /* @__PURE__ */ jsx(Amount, { data: value }), (jetton || nft) && /* @__PURE__ */ jsx("span", {
					className: Transaction_module_default.asset,
					children: jetton ? /* @__PURE__ */ jsx(MovedAsset, {
						data: jetton,
						books,
						size: 16
					}) : nft && /* @__PURE__ */ jsx(MovedItem, {
						address: nft,
						books,
						size: 16
					})
				})]
			})
		]
	});
}
// src/ui/activity/ActivityFeed/useSenderTransaction.ts
/**
* What explains an action to its account: of one that was sent, the sender's transaction. It is among those of the action; where a
* service leaves it out, this asks for it.
* @param isAsking not where the app gave the rows
*/
function useSenderTransaction(view, isAsking) {
	const { action, direction, from, status, transaction } = view;
	const all = action.transactions_full ?? [];
	const isSent = direction === "out" && status === "success";
	const own = isSent ? all.find(({ account }) => isAccount(account, from)) : void 0;
	const message = all.map(({ in_msg }) => in_msg).find((message) => isAccount(message?.source ?? void 0, from));
	const params = isAsking && isSent && !own && message ? {
		msg_hash: message.hash,
		direction: "out"
	} : skipToken;
	const query = useTransactionsByMessage(params);
	const retry = () => query.refetch();
	if (params === skipToken) return {
		transaction: own ?? transaction,
		paid: own ? [own] : all,
		isPending: false,
		error: null,
		retry
	};
	const sender = query.data?.transactions[0];
	return {
		transaction: sender,
		paid: sender ? [sender] : [],
		isPending: query.isPending,
		error: query.error,
		retry
	};
}
// src/ui/activity/ActivityFeed/ActivityDetail.tsx
/** All of a row of a feed: how it ended, trace, hashes and times, phases, the whole cost, its messages. */
function ActivityDetail(props) {
	const { row } = props;
	return row.kind === "action" ? /* @__PURE__ */ jsx(Body, {
		...props,
		view: row.view
	}) : null;
}
function Body({ view, context: { addressBook, metadata, isAsking }, flags }) {
	const { wordsOf, once, renderLink } = useScope();
	const words = wordsOf(detailTexts);
	const { symbol } = useTonCenter().settings.nativeCurrency;
	const { action, status, opcode, comment } = view;
	const { transaction, paid, isPending, error, retry } = useSenderTransaction(view, isAsking);
	const { transactions_full: all = [], transactions, trace_id: traceId, start_lt: start, end_lt: end } = action;
	const hash = transaction?.hash ?? (isPending || error ? void 0 : transactions?.[0]);
	const count = transactions?.length ?? all.length;
	const duration = once(createTimes).length(Math.max(action.end_utime - action.start_utime, 0));
	return /* @__PURE__ */ jsxs(DetailBody, { children: [
		/* @__PURE__ */ jsx(EndingNotice, {
			data: view.outcome,
			books: {
				addressBook,
				metadata
			},
			transaction: transaction?.hash === view.outcome.at?.transaction ? transaction : void 0
		}),
		flags.length > 0 && /* @__PURE__ */ jsx(Notice, {
			tone: "scam",
			icon: "M8 2.4l6 10.6H2zM8 6.5v3M8 11.3h.01",
			title: sayWhy(flags, wordsOf)
		}),
		/* @__PURE__ */ jsxs(Columns, { children: [
			/* @__PURE__ */ jsx(Section, {
				title: words("detail.facts"),
				children: /* @__PURE__ */ jsxs(Facts, { children: [
					/* @__PURE__ */ jsx(Fact, {
						name: words("detail.hash"),
						children: hash && /* @__PURE__ */ jsx(HashFact, {
							data: hash,
							kind: "transaction",
							hasForms: true
						})
					}),
					/* @__PURE__ */ jsx(Fact, {
						name: words("detail.trace"),
						children: traceId && /* @__PURE__ */ jsx(HashFact, {
							data: traceId,
							kind: "trace"
						})
					}),
					/* @__PURE__ */ jsx(Fact, {
						name: words("detail.time"),
						children: once(createTimes).dateTime(action.end_utime * 1e3)
					}),
					/* @__PURE__ */ jsx(Fact, {
						name: words("detail.logicalTime"),
						children: start === end ? groupedLt(start) : `${groupedLt(start)} – ${groupedLt(end)}`
					}),
					/* @__PURE__ */ jsx(Fact, {
						name: words("detail.duration"),
						children: count > 0 && words.plural("detail.transactions", count).replace("{duration}", duration)
					}),
					/* @__PURE__ */ jsx(Fact, {
						name: words("detail.operation"),
						children: opcode && /* @__PURE__ */ jsx("span", {
							className: mono,
							children: opcode
						})
					}),
					/* @__PURE__ */ jsx(Fact, {
						name: words("detail.comment"),
						children: (comment || view.isEncrypted) && /* @__PURE__ */ jsx(CommentBubble, {
							data: comment,
							isEncrypted: view.isEncrypted
						})
					}),
					/* @__PURE__ */ jsx(Fact, {
						name: words("detail.state"),
						children: /* @__PURE__ */ jsx(StatusBadge, { data: status })
					})
				] })
			}),
			(transaction || isPending) && /* @__PURE__ */ jsx(Section, {
				title: words("detail.phases"),
				children: transaction ? /* @__PURE__ */ jsx(Phases, { data: transaction }) : /* @__PURE__ */ jsx(Skeleton, {
					width: "100%",
					height: 96
				})
			}),
			(paid.length > 0 || isPending) && /* @__PURE__ */ jsx(Section, {
				title: words("detail.fees", { symbol }),
				children: isPending ? /* @__PURE__ */ jsx(Skeleton, {
					width: "100%",
					height: 96
				}) : /* @__PURE__ */ jsx(FeeSplit, { data: paid })
			})
		] }),
		error !== null && !transaction && /* @__PURE__ */ jsx(Trouble, {
			error,
			retry,
			name: words("transaction.label")
		}),
		all[0] && /* @__PURE__ */ jsx(MessageTable, {
			data: messagesOf(all),
			account: (view.direction === "in" ? view.to : view.from) ?? (transaction ?? all[0]).account,
			addressBook,
			metadata,
			receivers: receiversOf(all)
		}),
		/* @__PURE__ */ jsxs("div", {
			className: ActivityFeed_module_default.links,
			children: [traceId && renderLink && /* @__PURE__ */ jsx("span", {
				className: ActivityFeed_module_default.open,
				children: /* @__PURE__ */ jsxs(Link, {
					kind: "trace",
					id: traceId,
					children: [/* @__PURE__ */ jsx(Icon, { path: "M4 6.2a2 2 0 100-4 2 2 0 000 4zM4 13.8a2 2 0 100-4 2 2 0 000 4zM12 10a2 2 0 100-4 2 2 0 000 4zM4 6.2v3.6M6 4.5c2.5 0 4 .8 4.8 1.9" }), words("action.openTrace")]
				})
			}), /* @__PURE__ */ jsx(RawData, { data: action })]
		})
	] });
}
/** Which transaction received which message, by its hash. */
var receiversOf = (transactions) => new Map(transactions.flatMap(({ hash, in_msg }) => in_msg ? [[in_msg.hash, { hash }]] : []));
/** Each message once: what one transaction sends another one receives. */
function messagesOf(transactions) {
	const messages = /* @__PURE__ */ new Map();
	for (const { in_msg: incoming, out_msgs: outgoing } of transactions) for (const message of incoming ? [incoming, ...outgoing] : outgoing) messages.set(message.hash, message);
	return [...messages.values()];
}
export { ActivityDetail as default };

import { Bt as formatRaw, F as hash, Ft as useFirstNow, G as utime, Gt as tryParseAddress, H as sort, I as limit, It as useTonCenter, L as lt, M as atLeastOneOf, O as unreadableOf, S as attempt, U as text$1, Ut as toFriendlyAddress, V as seqno, Vt as isSameAddress, X as array, Z as boolean, at as params, ft as withDefault, it as optional, j as address, nt as object, q as list, z as offset, zt as addressText } from "./useMade.ZiNMGZWi.js";
import { A as bounce, D as Icon_module_default, E as Icon, F as clock, G as lock, H as hourglass, J as outside, K as mint, M as burn, N as call, O as arrowIn, P as check, Q as right, R as deploy, V as gavel, W as key, Y as people, Z as refresh, a as ForeignText, at as warn, ct as Root, d as commentTexts, et as self, gt as cx, j as bridge, k as arrowOut, l as amountTexts, mt as useScope, n as RawUnits, nt as stack, o as ForeignText_module_default, ot as Spoken, p as directionTexts, q as nft$1, rt as swap$1, s as absentTexts, st as Skeleton, t as Amount, v as statusTexts, vt as visibleString, x as Button, y as timeTexts } from "./Amount.D6jlGTiV.js";
import { A as humanName, B as isContract, D as word, E as infiniteQueryHook, H as textFlags, M as Short, N as mono, P as shorten, R as Notice, T as tokenInfoOf, a as NO_ROWS, b as useTokenFlags, d as late, h as DrawnLabel, i as defineList, j as Link, k as tokens_module_default, m as List_module_default, o as readRows, p as NO_FLAGS, r as TokenImage, t as FlagBadge, u as useBrowserLayoutEffect, w as decimalsOf, z as domainOf } from "./FlagBadge.CdgRigq4.js";
import { a as ownedBy, l as metadata, r as isAwaited$1, u as toDecimal } from "./composed.1Q0OXApn.js";
import { C as readingOf, S as toOf, _ as at, b as fromOf, d as outcome, f as directionOf, g as amountsAt, n as action, p as isAccount, r as endingOfAction, t as actionTypes, v as detailsOf, w as typesOf, x as textAt, y as extraAmounts } from "./actionTypes.8moB2gsM.js";
import { n as queryHook, v as defineEndpoint, y as addressBook } from "./queryHook.C3wkTZGV.js";
import { n as windowPages } from "./pagination.BSi0FCX3.js";
import { createContext, forwardRef, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { skipToken } from "@tanstack/react-query";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// src/reading/statusOf.ts
/** How something ended in one word: `bounced` where no code ran and the message returned. */
function statusOf({ status, reason, finality }) {
	if (status === "failed") return reason?.code === "bounced" || reason?.code === "no-contract" ? "bounced" : "failed";
	if (status !== "succeeded") return status;
	return finality === "confirmed" ? "confirmed" : "success";
}
// src/reading/readAction.ts
/** Kinds that are another thing for the one who receives. */
var RECEIVED = {
	sent: "received",
	nftSent: "nftReceived",
	nftBought: "nftSold"
};
/** Kinds whose money moves although the contract failed: the message was delivered. */
var DELIVERED = /^(ton_transfer|extra_currency_transfer|call_contract|contract_deploy|unknown)$/;
/**
* Reads an action the way an account sees it: who did what to whom, with which amounts, and how it ended. No request. An action of
* a type that is newer than this library reads as a call.
*/
function readAction(action, books = {}) {
	const { type } = action;
	const { account, isDropped = false, transactions: all = action.transactions_full ?? [] } = books;
	const details = detailsOf(action);
	const reading = readingOf(type);
	const from = fromOf(action);
	const to = toOf(action);
	const direction = directionOf(account, from, to);
	const [paid, got] = direction === "out" ? ["out", "in"] : direction === "in" ? ["in", "out"] : [];
	const ended = endingOfAction(action, all);
	const ending = outcomeOf(action, all, ended);
	const status = isDropped ? "failed" : ending.status;
	const isVoid = isDropped || isGone(type, status, ended);
	const does = seen(reading.verb, direction);
	const note = reading.note && at(details, reading.note[1]);
	const opcode = textAt(details, "opcode") ?? (reading.verb === "called" ? all[0]?.in_msg?.opcode ?? void 0 : void 0);
	return {
		action,
		status,
		outcome: isDropped ? {
			...ended,
			status: "failed",
			reason: { code: "dropped" },
			money: void 0
		} : ended,
		isDropped,
		kind: reading.kind,
		verb: isDropped ? "dropped" : status === "failed" ? "failed" : status === "bounced" ? "bounced" : does,
		does,
		direction,
		from,
		to,
		amounts: [
			...amountsAt(action, reading.pays, paid),
			...extraAmounts(details, paid),
			...amountsAt(action, reading.gets, got)
		],
		isVoid,
		comment: textAt(details, "comment"),
		isEncrypted: details.encrypted === true || details.is_encrypted_comment === true,
		nft: textAt(details, reading.nft),
		by: textAt(details, reading.by) ?? reading.protocol,
		...reading.note && isWorthSaying(note) && { note: {
			word: reading.note[0],
			value: note
		} },
		cause: isDropped ? void 0 : ending.cause,
		opcode,
		transaction: ending.transaction ?? all.find((transaction) => isAccount(transaction.account, account)) ?? all[0]
	};
}
var isWorthSaying = (value) => value !== null && value !== void 0 && value !== "" && value !== 0;
function seen(verb, direction) {
	if (direction === "self" && verb === "sent") return "moved";
	return (direction === "in" ? RECEIVED[verb] : void 0) ?? verb;
}
/** Whether its coins are not where they were sent: they returned, or never left. */
function isGone(type, status, { money }) {
	if (status !== "failed" && status !== "bounced") return false;
	return money ? money.where === "returned" || money.where === "never-left" : !DELIVERED.test(type);
}
/** How it ended, in one word, with the transaction that decided it. */
function outcomeOf({ finality, success }, all, ending) {
	const { status, at: place } = ending;
	if (finality !== void 0 && finality !== "finalized") return { status: finality };
	if (status === "succeeded" && success !== false) return { status: "success" };
	const endings = all.map((transaction) => ({
		...outcome(transaction),
		transaction
	}));
	if (status === "succeeded") {
		const quiet = endings.find(({ cause, transaction }) => cause !== void 0 && transaction.hash === place?.transaction);
		return quiet ? {
			...quiet,
			status: "success"
		} : { status: "success" };
	}
	if (status !== "failed") return { status: "unknown" };
	const bad = endings.filter((one) => one.status === "failed" || one.status === "bounced");
	return {
		...bad.find(({ transaction }) => transaction.hash === place?.transaction) ?? bad[0],
		status: statusOf(ending)
	};
}
// src/ui/text/sayWord.ts
/**
* A word of the service in the language of the page. A word that the texts lack is shown by its name.
* @param key of `texts`, where they have it
*/
var sayWord = (wordsOf, texts, key, word) => Object.hasOwn(texts, key) ? wordsOf(texts)(key) : visibleString(humanName(word), 32);
var StatusMark_module_default = {
	root: "tc-StatusMark-root",
	done: "tc-StatusMark-done",
	ahead: "tc-StatusMark-ahead",
	disc: "tc-StatusMark-disc",
	cross: "tc-StatusMark-cross"
};
// src/ui/parts/StatusMark.tsx
/** A ring of three arcs; as many are filled as steps are done. */
var ARCS = [
	"M8 2a6 6 0 015.2 3",
	"M14 8.6a6 6 0 01-3.6 4.9",
	"M7 13.9A6 6 0 012.1 6.8"
];
var STEPS = {
	sent: 0,
	pending: 1,
	confirmed: 2
};
var DRAWN = {
	success: check,
	partly: warn,
	bounced: bounce,
	unknown: "M4 8h8"
};
/** A status with its mark, colour and word. */
var isKnownStatus = (status) => Object.hasOwn(statusTexts, `status.${status}`);
/** The mark of a status, named for screen readers: known by its shape, never by colour alone. Renders an `<svg>`. */
function StatusMark({ status, isBesideWord }) {
	const { wordsOf } = useScope();
	const known = isKnownStatus(status) ? status : "unknown";
	const steps = STEPS[known];
	return /* @__PURE__ */ jsxs("svg", {
		className: cx(Icon_module_default.icon, StatusMark_module_default.root),
		width: "16",
		height: "16",
		viewBox: "0 0 16 16",
		role: "img",
		"aria-label": sayWord(wordsOf, statusTexts, `status.${status}`, status),
		"aria-hidden": isBesideWord,
		"data-part": "status",
		"data-state": isBesideWord ? void 0 : known,
		children: [
			steps !== void 0 && ARCS.map((arc, step) => /* @__PURE__ */ jsx("path", {
				d: arc,
				className: step < steps ? StatusMark_module_default.done : StatusMark_module_default.ahead
			}, arc)),
			DRAWN[known] && /* @__PURE__ */ jsx("path", { d: DRAWN[known] }),
			known === "failed" && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("circle", {
				cx: "8",
				cy: "8",
				r: "6.75",
				className: StatusMark_module_default.disc
			}), /* @__PURE__ */ jsx("path", {
				d: "M5.75 5.75l4.5 4.5M10.25 5.75l-4.5 4.5",
				className: StatusMark_module_default.cross
			})] })
		]
	});
}
var Absent_module_default = { root: "tc-Absent-root" };
// src/ui/text/Absent.tsx
/** In place of a value that does not exist: a dash, read as "None". */
function None() {
	return /* @__PURE__ */ jsxs("span", {
		className: Absent_module_default.root,
		"data-part": "none",
		children: [/* @__PURE__ */ jsx("span", {
			"aria-hidden": "true",
			children: "—"
		}), /* @__PURE__ */ jsx(Spoken, { children: useScope().wordsOf(absentTexts)("value.none") })]
	});
}
// src/ui/time/createTimes.ts
var UNITS = [
	["day", 86400],
	["hour", 3600],
	["minute", 60],
	["second", 1]
];
var WEEK = 604800;
/** The largest unit of which there is one, and how many whole ones there are. */
function largestOf(seconds, units) {
	const [unit, size] = units.find(([, length]) => seconds >= length) ?? ["second", 1];
	return [Math.floor(seconds / size), unit];
}
function createTimes(locale, timeZone) {
	const dates = new Intl.DateTimeFormat(locale, {
		timeZone,
		day: "numeric",
		month: "short",
		year: "numeric"
	});
	const moments = new Intl.DateTimeFormat(locale, {
		timeZone,
		day: "numeric",
		month: "long",
		year: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
		timeZoneName: "short"
	});
	const relative = new Intl.RelativeTimeFormat(locale, { style: "short" });
	const formats = Object.fromEntries(UNITS.map(([unit]) => [unit, new Intl.NumberFormat(locale, {
		style: "unit",
		unit,
		unitDisplay: "short"
	})]));
	const lengthOf = (value, unit) => formats[unit]?.format(value) ?? "";
	const ageIn = (ms, now, say) => {
		const age = Math.floor((now - ms) / 1e3);
		if (age < 1) return;
		if (age >= WEEK) return dates.format(ms);
		return say(...largestOf(age, UNITS));
	};
	return {
		dateTime: (ms) => moments.format(ms),
		date: (ms) => dates.format(ms),
		ago: (ms, now) => ageIn(ms, now, (value, unit) => relative.format(-value, unit)),
		age: (ms, now) => ageIn(ms, now, lengthOf),
		length: (seconds) => lengthOf(...largestOf(seconds, UNITS.slice(1)))
	};
}
// src/ui/words/en/details.ts
var detailTexts = {
	"action.openTrace": "Open trace",
	"detail.account": "Account",
	"detail.balance": "Balance after",
	"detail.block": "Block",
	"detail.comment": "Comment",
	"detail.duration": "Duration",
	"detail.extra": "Extra currencies after",
	"detail.facts": "Transaction",
	"detail.fees": "Fees in {symbol}",
	"detail.hash": "Hash",
	"detail.logicalTime": "Logical time",
	"detail.messagesMore.one": "{count} more message is not shown.",
	"detail.messagesMore.other": "{count} more messages are not shown.",
	"detail.nextHere": "Later here",
	"detail.operation": "Operation",
	"detail.phases": "Phases",
	"detail.previousHere": "Earlier here",
	"detail.state": "Status",
	"detail.status": "Account status",
	"detail.statusChange": "{before} → {after}",
	"detail.time": "Time",
	"detail.trace": "Trace",
	"detail.transactions.one": "{duration} · {count} transaction",
	"detail.transactions.other": "{duration} · {count} transactions",
	"failure.gas": "The contract used {used} of {limit} gas.",
	"failure.gasAll": "The contract used all {limit} gas it was given.",
	"failure.gasUsed": "The contract used {used} gas.",
	"failure.kept": "{value} was not returned to the sender.",
	"failure.nothingLeft": "Nothing was left to return to the sender.",
	"failure.returned": "{amount} of {value} was returned to the sender.",
	"failure.unchanged": "The contract did not change.",
	"fees.action": "Action",
	"fees.bounce": "Bounce",
	"fees.compute": "Compute",
	"fees.forward": "Forward",
	"fees.forwardWhy": "Leaves with the messages and pays for their delivery.",
	"fees.import": "Import",
	"fees.other": "Not itemized",
	"fees.otherWhy": "The service does not report what this part was paid for.",
	"fees.storage": "Storage",
	"fees.total": "Total",
	"hash.base64": "base64",
	"hash.hex": "hex",
	"hash.switchTo": "{form}, show as {other}",
	"message.bounced": "Bounced",
	"message.externalIn": "External in",
	"message.externalOut": "External out",
	"message.fromStep": "From step {step}",
	"message.internal": "Internal",
	"message.toStep": "To step {step}",
	"message.receivedBy": "Opens the transaction that received it",
	"message.sentBy": "Opens the transaction that sent it",
	"message.column.type": "Message",
	"message.column.party": "Counterparty",
	"message.column.operation": "Operation",
	"message.column.value": "Amount",
	"phases.action": "Action",
	"phases.actionSkipped": "Action, skipped",
	"phases.bounce": "Bounce",
	"phases.bounceSkipped": "Bounce, skipped",
	"phases.compute": "Compute",
	"phases.computeSkipped": "Compute, skipped",
	"phases.credit": "Credit",
	"phases.creditSkipped": "Credit, skipped",
	"phases.gas": "{gas} gas",
	"phases.messages.one": "{count} message",
	"phases.messages.other": "{count} messages",
	"phases.none": "No phases were reported.",
	"phases.storage": "Storage",
	"phases.storageSkipped": "Storage, skipped",
	"transaction.empty": "No such transaction",
	"transaction.emptyText": "The service knows no transaction with this hash. A new one takes a few seconds to appear.",
	"transaction.label": "Transaction"
};
/**
* Exit codes in plain words. `compute`: those of the TVM, below 128, and those that Tact compiles in, up to 138. `action`: result
* codes of the action phase. The others are of the standard contracts. Another contract may use the same number for another error,
* so they are only used where the contract is known. Sources: `Transaction::prepare_action_phase` of ton-blockchain/ton
* (crypto/block/transaction.cpp) for the action phase, docs.ton.org/tvm/exit-codes, docs.tact-lang.org/book/exit-codes, and
* `throw_unless` of the contracts themselves:
* - wallets: v1 to v3 (`new-wallet`, crypto/smartcont), v4 (wallet-contract), v5 (wallet-contract-v5, its `error::` constants);
* - jettons: ton-blockchain/token-contract, `ft/` (705 to 709, 73 to 75), stablecoin-contract (`op-codes.fc`), the mintless
*   jetton-contract (49, 54 to 58);
* - NFTs: token-contract, `nft/`: items, editable ones (410), collections. Where a standard contract throws one number for two
*   reasons, the sentence names both.
*/
var exitTexts = {
	"exit.action.0": "All actions were carried out.",
	"exit.action.1": "All actions were carried out.",
	"exit.action.32": "The action list could not be read.",
	"exit.action.33": "The contract asked for more than 255 actions.",
	"exit.action.34": "An action is invalid or of an unknown kind.",
	"exit.action.35": "A message named a sender other than the contract.",
	"exit.action.36": "A message had an invalid destination address.",
	"exit.action.37": "Not enough balance to send the messages.",
	"exit.action.38": "Not enough of an extra currency to send.",
	"exit.action.39": "A message does not fit into a cell.",
	"exit.action.40": "A message does not cover its fees, or is too large.",
	"exit.action.41": "A library of the contract was not found.",
	"exit.action.42": "A library could not be changed.",
	"exit.action.43": "A library has too many cells.",
	"exit.action.50": "The account state grew too large.",
	"exit.code": "Exit code {code}",
	"exit.collection.333": "The address is in another workchain.",
	"exit.collection.399": "Too many items to mint at once.",
	"exit.collection.401": "Only the owner can do this.",
	"exit.collection.402": "The previous item is not minted yet.",
	"exit.compute.-14": "Ran out of gas.",
	"exit.compute.-15": "Ran out of gas.",
	"exit.compute.0": "Completed without an error.",
	"exit.compute.1": "Completed without an error.",
	"exit.compute.10": "A dictionary is damaged.",
	"exit.compute.11": "Unknown error, often a missing get-method.",
	"exit.compute.12": "Fatal error of the virtual machine.",
	"exit.compute.128": "A required value is missing.",
	"exit.compute.129": "The message does not start as the contract expects.",
	"exit.compute.13": "Ran out of gas.",
	"exit.compute.130": "The contract does not support this operation.",
	"exit.compute.131": "A condition of the contract was not met.",
	"exit.compute.132": "Only the owner can do this.",
	"exit.compute.133": "The contract is stopped.",
	"exit.compute.134": "An argument is invalid.",
	"exit.compute.135": "The code of a contract was not found.",
	"exit.compute.136": "An address is invalid.",
	"exit.compute.137": "An address is in the masterchain, which the contract does not allow.",
	"exit.compute.138": "An address is not in the basechain.",
	"exit.compute.14": "Ran out of gas, or a virtual machine error.",
	"exit.compute.2": "Too few values on the stack.",
	"exit.compute.3": "Too many values on the stack.",
	"exit.compute.4": "A number is too large, or was divided by zero.",
	"exit.compute.5": "A number is out of the expected range.",
	"exit.compute.6": "The code contains an unknown instruction.",
	"exit.compute.65535": "The contract does not support this operation.",
	"exit.compute.7": "A value had the wrong type.",
	"exit.compute.8": "A cell has no room for more data.",
	"exit.compute.9": "A message or stored data ended too early.",
	"exit.jetton.333": "The address is in another workchain.",
	"exit.jetton.45": "The jetton wallet is locked.",
	"exit.jetton.47": "Not enough jettons.",
	"exit.jetton.48": "Not enough value was sent to pay for the transfer.",
	"exit.jetton.49": "The message is malformed.",
	"exit.jetton.54": "The airdrop is already claimed.",
	"exit.jetton.55": "The airdrop has not started yet.",
	"exit.jetton.56": "The airdrop has ended.",
	"exit.jetton.57": "The wallet does not support this kind of payload.",
	"exit.jetton.58": "An address is not in its standard form.",
	"exit.jetton.705": "Only the owner of the jettons can do this.",
	"exit.jetton.706": "Not enough jettons.",
	"exit.jetton.707": "The message is not from a wallet of this jetton, or has too little value for a burn.",
	"exit.jetton.708": "The payload is malformed.",
	"exit.jetton.709": "Not enough value was sent to pay for the transfer.",
	"exit.jetton.72": "The contract does not support this operation.",
	"exit.jetton.73": "Only the owner or the admin can do this.",
	"exit.jetton.74": "The message is not from a wallet of this jetton.",
	"exit.jetton.75": "Not enough value was sent to ask for a wallet address.",
	"exit.name.action": "Action phase",
	"exit.name.compute": "Compute phase",
	"exit.nft.333": "The address is in another workchain.",
	"exit.nft.401": "Only the owner can do this.",
	"exit.nft.402": "Not enough value was sent to pay for the transfer.",
	"exit.nft.405": "Only the collection can set up the item.",
	"exit.nft.410": "Only the editor can do this.",
	"exit.nft.708": "The payload is malformed.",
	"exit.other": "The contract stopped with its own error.",
	"exit.otherAction": "An action failed.",
	"exit.result": "Result code {code}",
	"exit.wallet.132": "Signatures are disabled: only extensions can act.",
	"exit.wallet.133": "This seqno is already used, or is not the next one.",
	"exit.wallet.134": "The message is for another wallet ID.",
	"exit.wallet.135": "The signature is invalid.",
	"exit.wallet.136": "The message has expired.",
	"exit.wallet.137": "The wallet only sends messages in the mode that ignores errors.",
	"exit.wallet.138": "The wallet does not support this operation.",
	"exit.wallet.139": "The extension could not be added.",
	"exit.wallet.140": "The extension could not be removed.",
	"exit.wallet.141": "The wallet does not allow this kind of action.",
	"exit.wallet.142": "Signatures cannot be disabled while there are no extensions.",
	"exit.wallet.143": "Signatures are already set that way.",
	"exit.wallet.144": "The last extension cannot be removed while signatures are disabled.",
	"exit.wallet.145": "The extension is in another workchain.",
	"exit.wallet.146": "Only an extension can enable or disable signatures.",
	"exit.wallet.147": "The action list is malformed.",
	"exit.wallet.33": "This seqno is already used, or is not the next one.",
	"exit.wallet.34": "The message is for another wallet ID or, before v3, the signature is invalid.",
	"exit.wallet.35": "The signature is invalid, or the message has expired.",
	"exit.wallet.36": "The message has expired.",
	"exit.wallet_v1.34": "The signature is invalid.",
	"exit.wallet_v1.35": "The message has expired.",
	"exit.wallet_v3.34": "The message is for another wallet ID.",
	"exit.wallet_v4.34": "The message is for another wallet ID.",
	"exit.wallet_v4.35": "The signature is invalid.",
	"exit.wallet.39": "The plugin is already installed, or was never installed."
};
// src/ui/words/en/activity.ts
/** `did.…` for final actions, `doing.…` for pending ones. */
var activityTexts = {
	"action.furtherBack": "Search further back",
	"action.revealRow": "Reveal",
	"action.showAges": "Time, show ages",
	"action.showDates": "Age, show times of day",
	"activity.empty": "No activity yet",
	"activity.emptyText": "Transfers, swaps and contract calls of this account will appear here.",
	"activity.label": "Activity",
	"activity.none": "No matches among the newest {count}",
	"activity.noneText": "There is more history to search.",
	"activity.nothingMatches": "Nothing matches these filters.",
	"activity.on": "on {name}",
	"activity.transferOf": "{symbol} transfer",
	"column.action": "Action",
	"column.age": "Age",
	"column.amountMoved": "Amount",
	"column.counterparty": "Counterparty",
	"column.parties": "From and to",
	"column.date": "Time",
	"column.details": "Details",
	"column.state": "Status",
	"day.count.one": "{count} action",
	"day.count.other": "{count} actions",
	"day.today": "Today, {date}",
	"day.yesterday": "Yesterday, {date}",
	"did.auctionCancelled": "Cancelled auction",
	"did.auctionEnded": "Ended auction",
	"did.auctioned": "Started auction",
	"did.bid": "Placed bid",
	"did.bounced": "Bounced",
	"did.burned": "Burned",
	"did.called": "Called contract",
	"did.chainCommitted": "Committed packet",
	"did.chainReceived": "Received from another chain",
	"did.chainSent": "Sent to another chain",
	"did.chainVerified": "Verified packet",
	"did.charged": "Charged fee",
	"did.clientRegistered": "Registered client",
	"did.deployed": "Deployed contract",
	"did.domainChanged": "Changed domain",
	"did.domainCleared": "Deleted domain record",
	"did.domainReleased": "Released domain",
	"did.domainRenewed": "Renewed domain",
	"did.domainWon": "Won domain",
	"did.dropped": "Dropped",
	"did.electionEntered": "Joined elections",
	"did.electionLeft": "Left elections",
	"did.failed": "Failed",
	"did.feesClaimed": "Claimed fees",
	"did.keyLogged": "Logged bridge key",
	"did.keySet": "Set bridge key",
	"did.lent": "Supplied",
	"did.liquidated": "Liquidated",
	"did.liquidityAdded": "Added liquidity",
	"did.liquidityRemoved": "Removed liquidity",
	"did.listed": "Put NFT on sale",
	"did.minted": "Minted",
	"did.moved": "Moved",
	"did.nftAsked": "Checked NFT owner",
	"did.nftBought": "Bought NFT",
	"did.nftMinted": "Minted NFT",
	"did.nftReceived": "Received NFT",
	"did.nftSent": "Sent NFT",
	"did.nftSold": "Sold NFT",
	"did.orderApproved": "Approved order",
	"did.orderExecuted": "Executed order",
	"did.orderProposed": "Proposed order",
	"did.outbid": "Was outbid",
	"did.paidOut": "Paid out",
	"did.poolCreated": "Created pool",
	"did.poolPrepared": "Prepared pool",
	"did.priced": "Changed price",
	"did.proxyRegistered": "Registered proxy",
	"did.proxyUnregistered": "Removed proxy",
	"did.received": "Received",
	"did.refundAsked": "Requested refund",
	"did.refunded": "Granted refund",
	"did.rewardClaimed": "Claimed reward",
	"did.secretChanged": "Changed secret",
	"did.sent": "Sent",
	"did.stakeRaised": "Raised stake",
	"did.staked": "Staked",
	"did.subscribed": "Subscribed",
	"did.swapHeld": "Reserved for swap",
	"did.swapRefused": "Swap refused",
	"did.swapped": "Swapped",
	"did.ticked": "Scheduled run",
	"did.toppedUp": "Topped up",
	"did.unlisted": "Took NFT off sale",
	"did.unstakeAsked": "Requested unstake",
	"did.unstaked": "Unstaked",
	"did.unsubscribed": "Unsubscribed",
	"did.vaultCreated": "Created vault",
	"did.vestingAllowed": "Allowed accounts",
	"did.vestingPaid": "Paid from vesting",
	"did.withdrew": "Withdrew",
	"doing.auctionCancelled": "Cancelling auction",
	"doing.auctionEnded": "Ending auction",
	"doing.auctioned": "Starting auction",
	"doing.bid": "Placing bid",
	"doing.burned": "Burning",
	"doing.called": "Calling contract",
	"doing.chainCommitted": "Committing packet",
	"doing.chainReceived": "Receiving from another chain",
	"doing.chainSent": "Sending to another chain",
	"doing.chainVerified": "Verifying packet",
	"doing.charged": "Charging fee",
	"doing.clientRegistered": "Registering client",
	"doing.deployed": "Deploying contract",
	"doing.domainChanged": "Changing domain",
	"doing.domainCleared": "Deleting domain record",
	"doing.domainReleased": "Releasing domain",
	"doing.domainRenewed": "Renewing domain",
	"doing.domainWon": "Winning domain",
	"doing.electionEntered": "Joining elections",
	"doing.electionLeft": "Leaving elections",
	"doing.feesClaimed": "Claiming fees",
	"doing.keyLogged": "Logging bridge key",
	"doing.keySet": "Setting bridge key",
	"doing.lent": "Supplying",
	"doing.liquidated": "Liquidating",
	"doing.liquidityAdded": "Adding liquidity",
	"doing.liquidityRemoved": "Removing liquidity",
	"doing.listed": "Putting NFT on sale",
	"doing.minted": "Minting",
	"doing.moved": "Moving",
	"doing.nftAsked": "Checking NFT owner",
	"doing.nftBought": "Buying NFT",
	"doing.nftMinted": "Minting NFT",
	"doing.nftReceived": "Receiving NFT",
	"doing.nftSent": "Sending NFT",
	"doing.nftSold": "Selling NFT",
	"doing.orderApproved": "Approving order",
	"doing.orderExecuted": "Executing order",
	"doing.orderProposed": "Proposing order",
	"doing.outbid": "Being outbid",
	"doing.paidOut": "Paying out",
	"doing.poolCreated": "Creating pool",
	"doing.poolPrepared": "Preparing pool",
	"doing.priced": "Changing price",
	"doing.proxyRegistered": "Registering proxy",
	"doing.proxyUnregistered": "Removing proxy",
	"doing.received": "Receiving",
	"doing.refundAsked": "Requesting refund",
	"doing.refunded": "Granting refund",
	"doing.rewardClaimed": "Claiming reward",
	"doing.secretChanged": "Changing secret",
	"doing.sent": "Sending",
	"doing.stakeRaised": "Raising stake",
	"doing.staked": "Staking",
	"doing.subscribed": "Subscribing",
	"doing.swapHeld": "Reserving for swap",
	"doing.swapRefused": "Refusing swap",
	"doing.swapped": "Swapping",
	"doing.ticked": "Scheduled run",
	"doing.toppedUp": "Topping up",
	"doing.unlisted": "Taking NFT off sale",
	"doing.unstakeAsked": "Requesting unstake",
	"doing.unstaked": "Unstaking",
	"doing.unsubscribed": "Unsubscribing",
	"doing.vaultCreated": "Creating vault",
	"doing.vestingAllowed": "Allowing accounts",
	"doing.vestingPaid": "Paying from vesting",
	"doing.withdrew": "Withdrawing",
	"note.accounts": "Accounts",
	"note.bitcoin": "Bitcoin transaction",
	"note.chain": "Chain",
	"note.exitCode": "Exit code",
	"note.minBid": "Minimum bid",
	"note.order": "Order",
	"note.price": "Price",
	"note.reason": "Reason",
	"note.record": "Record",
	"note.result": "Result"
};
// src/reading/kinds.ts
var activityKinds = [
	"transfer",
	"call",
	"jetton",
	"defi",
	"stake",
	"nft",
	"dns",
	"other"
];
// src/ui/activity/filters/filter.ts
var NO_FILTER = {};
/** Whether a filter leaves out rows that the endpoint does not know to leave out. */
var picksAmongRows = ({ direction, asset, outcome }) => direction !== void 0 || asset !== void 0 || outcome !== void 0;
var OUTCOME_OF = {
	sent: "pending",
	pending: "pending",
	confirmed: "pending",
	success: "success",
	failed: "failed",
	bounced: "failed"
};
/** Unix seconds; `undefined` where there is no day. */
var startOf = (day) => day && Date.parse(`${day}T00:00:00Z`) / 1e3;
/** Whether a filter lets an action through. Days are compared with the end of its trace, as the endpoint does. */
function passes(view, filter) {
	const { direction, kinds, asset, outcome, since, until } = filter;
	const time = view.action.trace_end_utime || view.action.end_utime;
	return (direction === void 0 || view.direction === direction || view.direction === "self") && (!kinds?.length || kinds.includes(view.kind)) && (outcome === void 0 || OUTCOME_OF[view.status] === outcome) && !(time < (startOf(since) || 0)) && !(time >= (startOf(until) || Number.POSITIVE_INFINITY) + 86400) && (asset === void 0 || view.amounts.some((amount) => isOf(amount, asset)));
}
var isOf = ({ asset, currency }, wanted) => wanted === "native" ? asset === null && currency === void 0 : asset !== null && tryParseAddress(wanted) !== void 0 && isSameAddress(asset, wanted);
/** Whether a filter leaves anything out. The bound of dust and the treatment of flagged rows are settings. */
var isFiltering = (filter) => Object.entries(filter).some(([name, value]) => value !== void 0 && name !== "dust" && name !== "spam");
// src/ui/activity/filters/filterHost.ts
var FilterHostContext = /* @__PURE__ */ createContext(void 0);
var ActivityFeed_module_default = {
	row: "tc-ActivityFeed-row",
	mark: "tc-ActivityFeed-mark",
	struck: "tc-ActivityFeed-struck",
	copy: "tc-ActivityFeed-copy",
	to: "tc-ActivityFeed-to",
	party: "tc-ActivityFeed-party",
	details: "tc-ActivityFeed-details",
	trouble: "tc-ActivityFeed-trouble",
	sentence: "tc-ActivityFeed-sentence",
	said: "tc-ActivityFeed-said",
	flagged: "tc-ActivityFeed-flagged",
	nft: "tc-ActivityFeed-nft",
	swap: "tc-ActivityFeed-swap",
	note: "tc-ActivityFeed-note",
	noteName: "tc-ActivityFeed-noteName",
	amountHead: "tc-ActivityFeed-amountHead",
	rawUnits: "tc-ActivityFeed-rawUnits",
	timeHead: "tc-ActivityFeed-timeHead",
	day: "tc-ActivityFeed-day",
	count: "tc-ActivityFeed-count",
	links: "tc-ActivityFeed-links",
	open: "tc-ActivityFeed-open",
	kind: "tc-ActivityFeed-kind",
	rest: "tc-ActivityFeed-rest"
};
// src/ui/icons/Arrow.tsx
/** From one to another, the way that the page runs. */
var Arrow = () => /* @__PURE__ */ jsx(Icon, {
	path: right,
	size: 12,
	className: Icon_module_default.arrow
});
var Direction_module_default = { root: "tc-Direction-root" };
// src/ui/parts/Direction.tsx
/** Which way something went, as the account sees it. Renders a `<span>` of one width for all three. */
function Direction({ data }) {
	return /* @__PURE__ */ jsx("span", {
		className: Direction_module_default.root,
		"data-part": "direction",
		"data-direction": data,
		children: useScope().wordsOf(directionTexts)(`direction.${data}`)
	});
}
// src/ui/reading/iconOf.ts
/** Of a verb that has no icon of its own. */
var OF_KIND = {
	transfer: arrowOut,
	call,
	jetton: mint,
	defi: stack,
	stake: stack,
	nft: gavel,
	dns: outside,
	other: call
};
var OF_VERB = {
	received: arrowIn,
	moved: self,
	deployed: deploy,
	ticked: clock,
	burned: burn,
	keySet: key,
	keyLogged: key,
	swapped: swap$1,
	swapHeld: swap$1,
	swapRefused: swap$1,
	liquidated: gavel,
	nftSent: nft$1,
	nftReceived: nft$1,
	nftBought: nft$1,
	nftSold: nft$1,
	nftAsked: nft$1,
	nftMinted: mint,
	subscribed: refresh,
	unsubscribed: refresh,
	chainSent: bridge,
	chainReceived: bridge,
	chainCommitted: bridge,
	chainVerified: bridge,
	orderProposed: people,
	orderApproved: people,
	orderExecuted: people,
	vestingPaid: hourglass,
	vestingAllowed: hourglass
};
/** The icon of an action: a path of `icons/paths.ts`. */
var iconOfAction = ({ does, kind }) => OF_VERB[does] ?? OF_KIND[kind];
// src/ui/activity/ActivityFeed/Moved.tsx
/** How much of what changed hands. */
function Moved({ amount: { amount, asset, currency, direction }, context, isVoid, isPlain }) {
	const shown = {
		data: amount,
		...!isPlain && { direction },
		...isVoid && { isVoid }
	};
	if (currency === void 0 && asset === null) return /* @__PURE__ */ jsx(Amount, { ...shown });
	const token = tokenInfoOf(asset, context.metadata);
	const decimals = decimalsOf(token);
	const symbol = asset === null ? `#${currency}` : symbolOf(token, asset);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Amount, {
		...shown,
		token: {
			symbol,
			decimals: decimals ?? 0,
			...asset !== null && { mark: markOf(token, asset) }
		}
	}), decimals === void 0 && /* @__PURE__ */ jsx("span", {
		className: ActivityFeed_module_default.rawUnits,
		children: /* @__PURE__ */ jsx(RawUnits, {})
	})] });
}
var markOf = (token, asset) => /* @__PURE__ */ jsx(TokenImage, {
	token,
	address: asset,
	size: 14
});
var symbolOf = (token, asset) => token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(":") + 1), 4);
// src/ui/activity/ActivityFeed/sayType.ts
/** English says types by a rule: only dictionaries of other languages have texts for them. */
var NO_TEXTS = {};
/** The type of an action, for a reader: by the dictionary's `type.…`, else by its name. */
function sayType(type, wordsOf) {
	const key = `type.${type}`;
	const said = wordsOf(NO_TEXTS)(key);
	return said === key ? humanName(type) : said;
}
// src/ui/activity/ActivityFeed/cells.tsx
var useWords = () => useScope().wordsOf(activityTexts);
/** Only actions have cells: narrowing happens here, once. */
function viewOf(row) {
	if (row.kind !== "action") throw new Error("Only actions have cells.");
	return row.view;
}
function StatusCell({ row }) {
	return /* @__PURE__ */ jsx("span", {
		className: ActivityFeed_module_default.mark,
		"data-trace": row.kind === "action" ? row.place : void 0,
		children: /* @__PURE__ */ jsx(StatusMark, { status: viewOf(row).status })
	});
}
function ActionCell({ row, flags, isDim }) {
	const words = useWords();
	const view = viewOf(row);
	const { status, verb, isDropped } = view;
	const isOnItsWay = status === "pending" || status === "confirmed";
	const isScam = isDim && flags.some(({ kind }) => kind !== "dust");
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Icon, {
			path: iconOfAction(view),
			tone: isScam ? "scam" : isDim ? "dust" : toneOf(view)
		}),
		/* @__PURE__ */ jsx("span", {
			className: cx(List_module_default.verb, isDropped && ActivityFeed_module_default.struck),
			"data-part": "verb",
			"data-place": "title",
			children: words(isOnItsWay ? `doing.${verb}` : `did.${verb}`)
		}),
		/* @__PURE__ */ jsx(Sub, { view })
	] });
}
function toneOf({ status, direction, verb }) {
	if (status === "failed") return "negative";
	if (status === "bounced") return "warning";
	if (status !== "success") return "pending";
	return direction === "in" && verb === "received" ? "positive" : "neutral";
}
/** Under the verb: where, which coin, which operation; else the type of the action. */
function Sub({ view: { action, kind, by, opcode, verb, amounts } }) {
	const { wordsOf } = useScope();
	const words = wordsOf(activityTexts);
	const { symbol } = useTonCenter().settings.nativeCurrency;
	const isPlain = action.type === "ton_transfer" && amounts.every(({ currency }) => currency === void 0);
	return /* @__PURE__ */ jsx("span", {
		className: cx(List_module_default.small, ActivityFeed_module_default.kind),
		"data-part": "kind",
		children: by && verb !== "failed" ? /* @__PURE__ */ jsx(ForeignText, {
			max: 64,
			children: kind === "stake" ? humanName(by) : words("activity.on", { name: humanName(by) })
		}) : opcode ? /* @__PURE__ */ jsx(Operation, { view: {
			action,
			opcode
		} }) : isPlain ? words("activity.transferOf", { symbol }) : /* @__PURE__ */ jsx(ForeignText, {
			max: 64,
			children: sayType(action.type, wordsOf)
		})
	});
}
function Operation({ view: { action, opcode } }) {
	const named = action.transactions_full?.find(({ in_msg }) => in_msg?.opcode === opcode)?.in_msg?.decoded_opcode;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [named && /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(ForeignText, {
			max: 48,
			children: humanName(named)
		}),
		" ·",
		" "
	] }), /* @__PURE__ */ jsx("span", {
		className: mono,
		children: opcode
	})] });
}
/** Nobody's feed has both parties in a row. */
function PartyHead({ context: { isOwned } }) {
	return useWords()(isOwned ? "column.counterparty" : "column.parties");
}
function PartyCell({ row, context: { addressBook }, isDim }) {
	const { direction, from, to } = viewOf(row);
	const label = (address) => address === void 0 ? /* @__PURE__ */ jsx(None, {}) : /* @__PURE__ */ jsx(DrawnLabel, {
		address,
		data: addressBook[address] ?? null,
		copy: !isDim,
		classNames: { copy: ActivityFeed_module_default.copy },
		...isDim && { "data-trust": "dim" }
	});
	if (direction) return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Direction, { data: direction }), label(direction === "in" ? from : to ?? from)] });
	const [first, second] = from !== void 0 && to !== void 0 ? [from, to] : [from ?? to, void 0];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [label(first), second !== void 0 && /* @__PURE__ */ jsxs("span", {
		className: ActivityFeed_module_default.to,
		children: [/* @__PURE__ */ jsx(Arrow, {}), label(second)]
	})] });
}
function AmountCell({ row, context }) {
	const view = viewOf(row);
	const isVoid = voidOf(view);
	return view.amounts.map((amount, index) => /* @__PURE__ */ jsx(Moved, {
		amount,
		context,
		isVoid
	}, index));
}
/** Where the amounts of an action are that are not where they were sent. */
function voidOf({ isVoid, isDropped, outcome: { money } }) {
	if (!isVoid) return;
	if (isDropped || money?.where === "never-left") return "not-sent";
	return money?.where === "returned" ? "returned" : true;
}
var CommentLine_module_default = {
	text: "tc-CommentLine-text",
	small: "tc-CommentLine-small",
	large: "tc-CommentLine-large",
	locked: "tc-CommentLine-locked",
	lockedLarge: "tc-CommentLine-lockedLarge"
};
// src/ui/parts/CommentLine.tsx
/** The comment of a transfer in a row: two lines of plain text, a lock where it is encrypted. */
function CommentLine({ comment, isEncrypted, look = "small", className }) {
	const words = useScope().wordsOf(commentTexts);
	const isLarge = look === "large";
	if (isEncrypted) return /* @__PURE__ */ jsxs("span", {
		className: cx(isLarge ? CommentLine_module_default.lockedLarge : CommentLine_module_default.locked, className),
		"data-part": "comment",
		children: [/* @__PURE__ */ jsx(Icon, {
			path: lock,
			size: isLarge ? 14 : 12
		}), words("comment.encrypted")]
	});
	if (!comment) return null;
	return /* @__PURE__ */ jsx(ForeignText, {
		max: 400,
		className: cx(CommentLine_module_default.text, look !== "plain" && CommentLine_module_default[look], className),
		part: "comment",
		children: comment
	});
}
// src/ui/text/namelessItem.ts
/** An NFT item without a name, by the ends of its address. */
var namelessItem = (nft) => `NFT ${shorten(nft.slice(nft.indexOf(":") + 1), 4)}`;
/** A pure call: a spread would bring these words to all who import those of operations. */
var transactionTexts = /* @__PURE__ */ Object.assign({}, {
	"address.outside": "External",
	"address.more.one": "+{count} more",
	"address.more.other": "+{count} more",
	"address.system": "System",
	"column.amount": "Amount",
	"column.block": "Block",
	"column.fee": "Fee",
	"column.operation": "Operation",
	"column.parties": "From and to",
	"column.status": "Status",
	"column.transaction": "Transaction",
	"transactions.empty": "No transactions yet",
	"transactions.emptyText": "Transfers and contract calls will appear here.",
	"transactions.fee": "fee",
	"transactions.label": "Transactions",
	"transactions.ofBlock.empty": "No transactions",
	"transactions.ofBlock.emptyText": "No account ran in this block.",
	"transactions.ofBlock.label": "Transactions"
}, {
	"op.burn": "Jetton burn",
	"op.burnNotice": "Jetton burn notification",
	"op.call": "Called contract",
	"op.deploy": "Deployed contract",
	"op.excesses": "Unused value returned",
	"op.externalCall": "External call",
	"op.jettonInternal": "Jetton received",
	"op.jettonNotice": "Jetton notification",
	"op.jettonTransfer": "Jetton transfer",
	"op.merge": "Shard merge",
	"op.nftOwner": "NFT received",
	"op.nftTransfer": "NFT transfer",
	"op.nothingSent": "Sent nothing",
	"op.received": "Received",
	"op.returned": "Returned",
	"op.sent": "Sent",
	"op.split": "Shard split",
	"op.storage": "Storage fee",
	"op.tick": "Tick",
	"op.tock": "Tock"
});
/** Of endings without a code. */
var outcomeTexts = {
	"outcome.badState": "The account is frozen, so its code did not run.",
	"outcome.bounced": "The message was refused and the rest of its value returned.",
	"outcome.noContract": "No contract at this address.",
	"outcome.noGas": "Not enough value to run the contract.",
	"outcome.noState": "The account has no code to run.",
	"outcome.nothingSent": "The account sent nothing. It skipped its messages, most often for lack of coins. The fee was paid.",
	"outcome.returnedFrom": "A message sent by this account was refused.",
	"outcome.sentInPart": "The account left out some of its messages, most often for lack of coins. It sent the others.",
	"outcome.skipped": "The code did not run: {reason}.",
	"outcome.suspended": "The account is suspended, so its code did not run."
};
/** Why what was wanted did not happen, where no phase has a sentence for it, and where the money is. */
var endingTexts = {
	"ending.at": "Step {step}, {account}.",
	"reason.dropped": "The network dropped it before it was final. Nothing happened.",
	"reason.expired": "The message expired before a block took it: nothing was sent.",
	"reason.noFunds": "The wallet had too few coins: nothing was sent.",
	"reason.none": "Failed. No reason was reported.",
	"reason.partly": "A part of what was asked for failed.",
	"reason.refused": "A contract refused it.",
	"reason.skippedAll": "The wallet left the message out, most often for lack of coins.",
	"reason.skippedSome": "{skipped} of {all} messages never left, most often for lack of coins.",
	"reason.walletRefused": "The wallet refused the request: nothing was sent.",
	"money.arrived": "{amount} arrived at {account}.",
	"money.kept": "{account} kept {amount}.",
	"money.never-left": "{amount} never left {account}.",
	"money.nothingLeft": "Nothing left {account}.",
	"money.stayed": "{amount} did not move.",
	"money.returned": "{amount} returned to {account}.",
	"money.value": "The value"
};
// src/ui/reading/accountName.ts
/** The name of an account in one line of text: its domain, else its address with so many characters kept at either end. */
function accountName(account, book, testOnly, ends = 4) {
	const row = book[account];
	const domain = domainOf(row);
	if (domain) return visibleString(domain, 64);
	if (tryParseAddress(account) === void 0) return visibleString(account, 16);
	const given = row?.user_friendly;
	const isForm = typeof given === "string" && isSameAddress(given, account);
	const bounceable = isContract(row?.interfaces ?? void 0);
	return shorten(isForm ? given : toFriendlyAddress(account, {
		bounceable,
		testOnly
	}), ends);
}
// src/ui/reading/exitSentence.ts
/** Which of the standard contracts an interface names. */
var CONTRACTS = [
	["wallet_v1", /^wallet_v[12]/],
	["wallet_v3", /^wallet_v3/],
	["wallet_v4", /^wallet_v(?:4|5_?beta)/],
	["wallet", /^wallet(?!_?(?:highload|preprocessed))/],
	["jetton", /^jetton/],
	["collection", /^nft_collection/],
	["nft", /^nft(?!_collection)/]
];
/**
* The key of the sentence for a code.
* @param interfaces names of the contract's interfaces, as in address books and account states
*/
function exitSentence(code, phase, interfaces = []) {
	const contracts = CONTRACTS.filter(([, names]) => interfaces.some((name) => names.test(name))).map(([name]) => name);
	return [...phase === "compute" ? contracts : [], phase].map((of) => `exit.${of}.${code}`).find((key) => key in exitTexts) ?? (phase === "action" ? "exit.otherAction" : "exit.other");
}
/** `Exit code −14`: with a real minus, and digits that are not grouped. */
var codeOf = (code, phase, words) => words(phase === "action" ? "exit.result" : "exit.code", { code: String(code).replace("-", "−") });
// src/ui/reading/useCause.ts
/** @param interfaces of its account: the codes of standard contracts are known */
function sayCause(cause, wordsOf, interfaces) {
	if (typeof cause === "string") return { sentence: wordsOf(outcomeTexts)(cause) };
	if ("reason" in cause) return { sentence: wordsOf(outcomeTexts)("outcome.skipped", { reason: visibleString(cause.reason.replaceAll("_", " "), 64) }) };
	const { code, phase } = cause;
	const words = wordsOf(exitTexts);
	const sentence = words(exitSentence(code, phase, interfaces ?? []));
	return code === void 0 ? { sentence } : {
		sentence,
		code: codeOf(code, phase, words)
	};
}
// src/ui/reading/sayEnding.ts
/** Reasons for which a transaction alone has the sentence. */
var OF_TRANSACTION = {
	bounced: "outcome.bounced",
	"no-contract": "outcome.noContract",
	frozen: "outcome.badState",
	suspended: "outcome.suspended",
	"no-gas": "outcome.noGas",
	"no-state": "outcome.noState"
};
function sayNoFunds(exitCode, isWallet, wordsOf) {
	const said = sayCause({
		phase: "action",
		code: exitCode ?? 37
	}, wordsOf);
	return isWallet && (exitCode === void 0 || exitCode === 37) ? {
		...said,
		sentence: wordsOf(endingTexts)("reason.noFunds")
	} : said;
}
/**
* Why something did not happen, in a sentence.
* @param interfaces of the account that decided it: the codes of standard contracts are known
*/
function sayReason(reason, wordsOf, interfaces, isWallet = false) {
	const words = wordsOf(endingTexts);
	switch (reason.code) {
		case "exit": return sayCause({
			phase: reason.phase,
			code: reason.exitCode
		}, wordsOf, interfaces);
		case "wallet-refused": {
			const { sentence, ...rest } = sayCause({
				phase: "compute",
				code: reason.exitCode
			}, wordsOf, interfaces);
			return {
				sentence: `${words("reason.walletRefused")} ${sentence}`,
				...rest
			};
		}
		case "no-funds": return sayNoFunds(reason.exitCode, isWallet, wordsOf);
		case "skipped-actions": {
			const { skipped, sent } = reason;
			if (sent === 0) return isWallet ? { sentence: words("reason.skippedAll") } : sayCause("outcome.nothingSent", wordsOf);
			return { sentence: words("reason.skippedSome", {
				skipped,
				all: skipped + sent
			}) };
		}
		case "refused":
		case "dropped":
		case "expired": return { sentence: words(`reason.${reason.code}`) };
		case "other": return sayCause({ reason: reason.word }, wordsOf);
		default: return sayCause(OF_TRANSACTION[reason.code], wordsOf);
	}
}
/** Why it did not happen; `undefined` for what happened as it was wanted, and for what is not over. */
function sayEnding({ status, reason, money }, wordsOf, interfaces) {
	if (reason) return sayReason(reason, wordsOf, interfaces, money?.where === "never-left");
	if (status === "failed") return { sentence: wordsOf(endingTexts)("reason.none") };
	return status === "partly" ? { sentence: wordsOf(endingTexts)("reason.partly") } : void 0;
}
/** Where the money is, in a sentence: `1.5 GRAM came back to harbor.ton.` */
function sayMoney(money, books) {
	const { wordsOf, addressBook, testOnly } = books;
	const words = wordsOf(endingTexts);
	const amount = amountOf(money, books);
	if (money.account === void 0) return words("money.stayed", { amount: amount ?? words("money.value") });
	const account = accountName(money.account, addressBook, testOnly);
	if (amount === void 0 && money.where === "never-left") return words("money.nothingLeft", { account });
	return words(`money.${money.where}`, {
		account,
		amount: amount ?? words("money.value")
	});
}
function amountOf({ amount, asset, nft }, books) {
	if (nft !== void 0) return sayItem(nft, books);
	return amount === void 0 ? void 0 : sayAmount({
		amount: String(amount),
		asset
	}, books);
}
/** The name of an NFT item in one line of text. */
var sayItem = (nft, { metadata }) => visibleString(tokenInfoOf(nft, metadata, "nft_items")?.name || namelessItem(nft), 64);
/** An amount with its symbol in one line of text: exact, or marked where digits are cut. */
function sayAmount({ amount, asset, currency: extra }, books) {
	const { metadata, format, currency, digits, wordsOf } = books;
	const isCoin = asset === null && extra === void 0;
	const token = asset === null ? void 0 : tokenInfoOf(asset, metadata);
	const named = token?.symbol || token?.name || (asset === null ? `#${extra}` : shorten(asset.slice(asset.indexOf(":") + 1), 4));
	const symbol = isCoin ? currency.symbol : visibleString(named, 32);
	const known = isCoin ? currency.decimals : decimalsOf(token);
	const decimals = known ?? 0;
	const { whole, fraction, full, shortened } = format.amount(toDecimal(amount, decimals), digits ?? decimals);
	const said = `${shortened && !whole.startsWith("<") ? "≈\xA0" : ""}${shortened ? whole + fraction : full}\u00A0${symbol}`;
	return known === void 0 && asset !== null ? `${said} (${wordsOf(amountTexts)("amount.rawUnits")})` : said;
}
// src/ui/reading/sentence.ts
/** The value of a note as text. A record of a domain has its value in the one of its members that is filled; a list is its length. */
function noteText(value) {
	if (Array.isArray(value)) return String(value.length);
	if (typeof value !== "object" || value === null) return String(value);
	return Object.entries(value).filter(([name, one]) => name.startsWith("dns_") && typeof one === "string" && one !== "").map(([, one]) => one)[0];
}
// src/ui/activity/ActivityFeed/DetailsCell.tsx
function DetailsCell(props) {
	const { row, context, flags, isDim } = props;
	const view = viewOf(row);
	const words = useWords();
	const { status, outcome, comment, isEncrypted, nft } = view;
	const isTrouble = status === "failed" || status === "bounced";
	const isQuiet = status === "success" && outcome.reason !== void 0 && !comment && !isEncrypted;
	if (isTrouble || isQuiet) return /* @__PURE__ */ jsx(Ending, {
		tone: isTrouble ? status : "quiet",
		view,
		context
	});
	if (flags.length > 0) return /* @__PURE__ */ jsxs("span", {
		className: ActivityFeed_module_default.flagged,
		"data-part": "flags",
		children: [
			/* @__PURE__ */ jsx(FlagBadge, { flags }),
			/* @__PURE__ */ jsx(CommentLine, {
				comment,
				look: "plain",
				className: ActivityFeed_module_default.said
			}),
			isDim && /* @__PURE__ */ jsx(Button, {
				kind: "link",
				onClick: () => context.reveal(view.action.action_id),
				children: words("action.revealRow")
			})
		]
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		nft && /* @__PURE__ */ jsx(Nft, {
			address: nft,
			context
		}),
		/* @__PURE__ */ jsx(CommentLine, {
			comment,
			isEncrypted,
			look: "large"
		}),
		view.verb === "swapped" && view.amounts.length > 1 ? /* @__PURE__ */ jsx(Swap, { ...props }) : /* @__PURE__ */ jsx(Note, { view })
	] });
}
/** Decimal places of an amount that is said in a sentence. */
var SAID_DIGITS = 4;
/** Why it did not happen, and where the money is; the code where that is not known. */
function Ending({ tone, view: { outcome }, context }) {
	const { wordsOf, format } = useScope();
	const { client, settings } = useTonCenter();
	const { addressBook, metadata } = context;
	const { at, money } = outcome;
	const said = sayEnding(outcome, wordsOf, at && addressBook[at.account]?.interfaces);
	if (!said) return null;
	const books = {
		addressBook,
		metadata,
		wordsOf,
		format
	};
	const known = {
		currency: settings.nativeCurrency,
		testOnly: client.testOnly,
		digits: SAID_DIGITS
	};
	const rest = tone !== "quiet" && money && sayMoney(money, {
		...books,
		...known
	}) || said.code;
	return /* @__PURE__ */ jsxs("span", {
		className: ActivityFeed_module_default.sentence,
		"data-part": "sentence",
		children: [/* @__PURE__ */ jsx("span", {
			className: cx(List_module_default.detail, ActivityFeed_module_default.trouble),
			"data-tone": tone,
			children: said.sentence
		}), rest && /* @__PURE__ */ jsx("span", {
			className: cx(List_module_default.small, ActivityFeed_module_default.rest),
			children: rest
		})]
	});
}
function Nft({ address, context }) {
	const token = tokenInfoOf(address, context.metadata);
	return /* @__PURE__ */ jsxs("span", {
		className: ActivityFeed_module_default.nft,
		"data-part": "nft",
		children: [/* @__PURE__ */ jsx(TokenImage, {
			token,
			address
		}), /* @__PURE__ */ jsx("span", {
			className: cx(tokens_module_default.long, ForeignText_module_default.cut),
			children: /* @__PURE__ */ jsx(Link, {
				kind: "nft",
				id: address,
				children: token?.name ? /* @__PURE__ */ jsx(ForeignText, {
					max: 64,
					children: token.name
				}) : /* @__PURE__ */ jsx(Short, {
					ends: 4,
					children: address
				})
			})
		})]
	});
}
function Swap({ row, context }) {
	const view = viewOf(row);
	const [paid, got] = [view.amounts[0], view.amounts.at(-1)];
	if (!paid || !got) return null;
	return /* @__PURE__ */ jsxs("span", {
		className: ActivityFeed_module_default.swap,
		"data-part": "swap",
		children: [
			/* @__PURE__ */ jsx(Moved, {
				amount: paid,
				context,
				isPlain: true
			}),
			/* @__PURE__ */ jsx(Arrow, {}),
			/* @__PURE__ */ jsx(Moved, {
				amount: got,
				context,
				isPlain: true
			})
		]
	});
}
var HASH = /^(?:0x)?[\da-f]{40,}$/i;
/** One more thing worth knowing: a price, an order's number, why a protocol refused. */
function Note({ view: { note } }) {
	const words = useWords();
	if (!note) return null;
	const { word, value } = note;
	const text = noteText(value);
	if (text === void 0) return null;
	return /* @__PURE__ */ jsxs("span", {
		className: ActivityFeed_module_default.note,
		"data-part": "note",
		"data-note": word,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: ActivityFeed_module_default.noteName,
				children: words(`note.${word}`)
			}),
			" ",
			word === "price" || word === "minBid" ? /* @__PURE__ */ jsx(Amount, { data: text }) : HASH.test(text) || text.includes(":") ? /* @__PURE__ */ jsx("span", {
				"data-tip": text,
				children: /* @__PURE__ */ jsx(Short, {
					ends: 6,
					children: text
				})
			}) : /* @__PURE__ */ jsx(ForeignText, {
				max: 200,
				children: word === "reason" || word === "result" ? humanName(text) : text
			})
		]
	});
}
// src/reading/timeOf.ts
/** Unix seconds. A pending action has no end of a trace yet. */
var timeOf = ({ action }) => action.trace_end_utime || action.end_utime || action.start_utime;
// src/ui/activity/ActivityFeed/rows.ts
/**
* Puts the actions of one trace together, and a head above each day. The order is that of the answer otherwise: a trace
* has the place of its first action.
* @param hasMore older actions may load
* @param hasUnreadable some actions could not be read: of which days is not known
* @param dayOf `2026-01-31` for a moment in unix milliseconds
*/
function arrange(views, dayOf, hasMore, memory, hasUnreadable = false) {
	const traces = /* @__PURE__ */ new Map();
	for (const view of views) {
		const { trace_id, trace_external_hash, action_id } = view.action;
		const trace = trace_id ?? trace_external_hash ?? action_id;
		traces.set(trace, [...traces.get(trace) ?? [], view]);
	}
	const days = /* @__PURE__ */ new Map();
	for (const trace of traces.values()) {
		const day = dayOf(timeOf(trace[0]) * 1e3);
		days.set(day, [...days.get(day) ?? [], trace]);
	}
	return [...days].flatMap(([day, traces], index) => {
		const rows = traces.flatMap((trace) => trace.map((view, at) => rowOf(view, at, trace.length, memory)));
		const isWhole = !hasUnreadable && (!hasMore || index < days.size - 1);
		return [{
			kind: "day",
			day,
			time: timeOf(rows[0]?.view),
			count: isWhole ? rows.length : void 0
		}, ...rows];
	});
}
function rowOf(view, at, count, memory) {
	const place = count === 1 ? "only" : at === 0 ? "first" : at === count - 1 ? "last" : "middle";
	const known = memory.get(view);
	if (known?.place === place) return known;
	const row = {
		kind: "action",
		view,
		place
	};
	memory.set(view, row);
	return row;
}
var keyOf = (row) => row.kind === "day" ? `day:${row.day}` : row.view.action.action_id;
// src/ui/time/ticker.ts
/** By window, so that nothing exists on a server and two pages share nothing. */
var tickers = /* @__PURE__ */ new WeakMap();
function createTicker(page) {
	const listeners = /* @__PURE__ */ new Set();
	let timer;
	const tick = () => {
		ticker.now = Date.now();
		for (const listener of listeners) listener();
	};
	const stop = () => {
		page.clearInterval(timer);
		timer = void 0;
	};
	const follow = () => {
		if (page.document.hidden) return stop();
		if (timer !== void 0) return;
		tick();
		timer = page.setInterval(tick, 1e3);
	};
	const ticker = {
		now: Date.now(),
		subscribe(listener) {
			if (listeners.size === 0) {
				ticker.now = Date.now();
				page.document.addEventListener("visibilitychange", follow);
				if (!page.document.hidden) timer = page.setInterval(tick, 1e3);
			}
			listeners.add(listener);
			return () => {
				if (!listeners.delete(listener) || listeners.size) return;
				stop();
				page.document.removeEventListener("visibilitychange", follow);
			};
		}
	};
	return ticker;
}
function pageTicker() {
	const known = tickers.get(window);
	if (known) return known;
	const made = createTicker(window);
	tickers.set(window, made);
	return made;
}
var subscribe = (listener) => pageTicker().subscribe(listener);
var never = () => () => {};
/**
* A value that depends on the time, computed once a second. Renders again only when it differs, so return a string or a number.
* `now` (unix ms) is the server's clock in the first render, and absent when the provider has none.
*/
function useTick(select, ticking = true) {
	const firstNow = useFirstNow();
	return useSyncExternalStore(ticking ? subscribe : never, () => select(pageTicker().now), () => select(firstNow));
}
// src/ui/time/Moment.tsx
/** A moment in words that follow the page's one ticker; date, time and zone appear on hover and on focus. */
var Moment = forwardRef(function Moment({ ms, textAt, ticks = true, ...props }, ref) {
	const scope = useScope(props);
	const times = scope.once(createTimes);
	const text = useTick((now) => now === void 0 ? times.date(ms) : textAt(now, times, scope), ticks);
	return /* @__PURE__ */ jsx(Root, {
		as: "time",
		scope,
		ref,
		dateTime: new Date(ms).toISOString(),
		dir: "auto",
		tip: times.dateTime(ms),
		isStop: true,
		...props,
		children: text
	});
});
// src/ui/time/TimeAgo.tsx
/**
* A moment as its distance from now; date, time and zone appear on hover and on focus. All of a page share one ticker,
* which rests while the page is hidden. The first render uses the provider's clock, so that it equals the server's;
* without one it shows the date. Renders a `<time>`.
*/
var TimeAgo = forwardRef(function TimeAgo({ data, format = "relative", ...props }, ref) {
	const ms = data * 1e3;
	return /* @__PURE__ */ jsx(Moment, {
		...props,
		ref,
		ms,
		ticks: format !== "date",
		textAt: (now, times, { wordsOf }) => {
			if (format === "date") return times.date(ms);
			return times[format === "age" ? "age" : "ago"](ms, now) ?? wordsOf(timeTexts)("time.now");
		}
	});
});
TimeAgo.displayName = "TimeAgo";
// src/ui/activity/ActivityFeed/createDays.ts
function createDays(locale, timeZone) {
	const keys = new Intl.DateTimeFormat("en-CA", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit"
	});
	const short = new Intl.DateTimeFormat(locale, {
		timeZone,
		day: "numeric",
		month: "long"
	});
	const long = new Intl.DateTimeFormat(locale, {
		timeZone,
		weekday: "long",
		day: "numeric",
		month: "long"
	});
	const whole = new Intl.DateTimeFormat(locale, {
		timeZone,
		day: "numeric",
		month: "long",
		year: "numeric"
	});
	const times = new Intl.DateTimeFormat(locale, {
		timeZone,
		hour: "2-digit",
		minute: "2-digit"
	});
	const key = (ms) => keys.format(ms);
	return {
		key,
		short: (ms) => short.format(ms),
		long: (ms, now) => now !== void 0 && key(ms).slice(0, 4) === key(now).slice(0, 4) ? long.format(ms) : whole.format(ms),
		time: (ms) => times.format(ms)
	};
}
// src/ui/activity/ActivityFeed/timeCells.tsx
function TimeHead({ context: { isAbsolute, toggleTime } }) {
	const words = useWords();
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		className: ActivityFeed_module_default.timeHead,
		"aria-label": words(isAbsolute ? "action.showAges" : "action.showDates"),
		onClick: toggleTime,
		children: [words(isAbsolute ? "column.date" : "column.age"), /* @__PURE__ */ jsx(Icon, {
			path: clock,
			size: 12
		})]
	});
}
function TimeCell({ row, context: { isAbsolute } }) {
	const days = useScope().once(createDays);
	const time = timeOf(viewOf(row));
	if (!isAbsolute) return /* @__PURE__ */ jsx(TimeAgo, {
		data: time,
		format: "age"
	});
	return /* @__PURE__ */ jsx("time", {
		dateTime: (/* @__PURE__ */ new Date(time * 1e3)).toISOString(),
		children: days.time(time * 1e3)
	});
}
/** The head of a day: fills its whole row. */
function DayHead({ row: { day, time, count }, span }) {
	const { once } = useScope();
	const words = useWords();
	const days = once(createDays);
	const text = useTick((now) => {
		if (now === void 0) return days.long(time * 1e3, void 0);
		if (day === days.key(now)) return words("day.today", { date: days.short(time * 1e3) });
		if (day === days.key(now - 864e5)) return words("day.yesterday", { date: days.short(time * 1e3) });
		return days.long(time * 1e3, now);
	});
	return /* @__PURE__ */ jsxs("div", {
		role: "rowheader",
		"aria-colspan": span,
		className: ActivityFeed_module_default.day,
		"data-part": "day",
		children: [/* @__PURE__ */ jsx("span", { children: text }), count !== void 0 && /* @__PURE__ */ jsx("span", {
			className: ActivityFeed_module_default.count,
			children: words.plural("day.count", count)
		})]
	});
}
// src/ui/activity/ActivityFeed/kind.tsx
/** A feed: columns, from wide to narrow, their heads and their skeletons. */
var activityKind = {
	texts: activityTexts,
	stem: "activity",
	rowKey: keyOf,
	rowHeight: [56, 40],
	rowClassName: ActivityFeed_module_default.row,
	columns: {
		status: {
			label: "column.state",
			width: "16px",
			className: List_module_default.status,
			place: "lead",
			isLabelHidden: true,
			Cell: StatusCell,
			skeleton: /* @__PURE__ */ jsx(Skeleton, {
				width: "16px",
				height: 16,
				round: 8
			})
		},
		action: {
			label: "column.action",
			width: "minmax(0, 1.22fr)",
			className: List_module_default.operation,
			place: "parts",
			Cell: ActionCell,
			skeleton: /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx(Icon, {
					path: "",
					tone: "neutral"
				}),
				/* @__PURE__ */ jsx("span", {
					className: List_module_default.verb,
					"data-place": "title",
					children: /* @__PURE__ */ jsx(Skeleton, { width: "84px" })
				}),
				/* @__PURE__ */ jsx("span", {
					className: cx(List_module_default.small, ActivityFeed_module_default.kind),
					children: /* @__PURE__ */ jsx(Skeleton, {
						width: "104px",
						height: 10
					})
				})
			] })
		},
		counterparty: {
			label: "column.counterparty",
			width: "minmax(0, 1.42fr)",
			className: cx(List_module_default.parties, ActivityFeed_module_default.party),
			place: "sub",
			Cell: PartyCell,
			Head: PartyHead,
			skeleton: 136
		},
		details: {
			label: "column.details",
			width: "minmax(0, 2fr)",
			className: ActivityFeed_module_default.details,
			place: "foot",
			collapses: true,
			Cell: DetailsCell,
			skeleton: 168
		},
		amount: {
			label: "column.amountMoved",
			width: "minmax(204px, max-content)",
			align: "end",
			className: List_module_default.amounts,
			place: "end",
			headClassName: ActivityFeed_module_default.amountHead,
			Cell: AmountCell,
			skeleton: 112
		},
		time: {
			label: "column.age",
			width: "72px",
			align: "end",
			className: List_module_default.quiet,
			place: "under",
			Cell: TimeCell,
			Head: TimeHead,
			skeleton: 40
		}
	},
	Detail: late(() => import("./ActivityDetail.CTGzdXPy.js")),
	opens: (row) => row.kind === "action",
	flagsOf: (row, { flagsOf, isRevealed }) => row.kind !== "action" || isRevealed(row.view) ? NO_FLAGS : flagsOf(row.view),
	drawRow: (row, _, span) => row.kind === "day" && /* @__PURE__ */ jsx(DayHead, {
		row,
		span
	})
};
// src/contract/v3/endpoints/actions.ts
/** What the contract states of `/actions`. */
var actionsFacts = {
	kind: "query",
	generation: "v3",
	name: "actions",
	method: "GET",
	path: "/actions",
	params: /* @__PURE__ */ params({
		account: /* @__PURE__ */ optional(address),
		tx_hash: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		msg_hash: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		action_id: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		trace_id: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		mc_seqno: /* @__PURE__ */ optional(seqno),
		start_utime: /* @__PURE__ */ optional(utime),
		end_utime: /* @__PURE__ */ optional(utime),
		start_lt: /* @__PURE__ */ optional(lt),
		end_lt: /* @__PURE__ */ optional(lt),
		action_type: /* @__PURE__ */ optional(/* @__PURE__ */ list(word)),
		exclude_action_type: /* @__PURE__ */ optional(/* @__PURE__ */ list(word)),
		supported_action_types: /* @__PURE__ */ optional(/* @__PURE__ */ list(text$1)),
		include_accounts: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		include_transactions: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		limit: /* @__PURE__ */ withDefault(/* @__PURE__ */ limit(1e3), 10),
		offset: /* @__PURE__ */ optional(offset),
		sort: /* @__PURE__ */ withDefault(sort, "desc")
	}),
	rows: "actions",
	paging: {
		defaultLimit: 10,
		maxLimit: 1e3
	},
	response: /* @__PURE__ */ object({
		actions: /* @__PURE__ */ array(action),
		address_book: addressBook,
		metadata
	})
};
// src/endpoints/v3/actions/actions.ts
var actions = /* @__PURE__ */ defineEndpoint(actionsFacts, {
	actionTypes,
	cache: "block",
	owns: /* @__PURE__ */ ownedBy(actionsFacts, { account: (row) => row.accounts ?? [] }),
	pagination: /* @__PURE__ */ windowPages(actionsFacts, {
		rowKey: ({ action_id }) => action_id,
		lt: (row) => row.trace_end_lt,
		utime: (row) => row.trace_end_utime
	})
});
// src/contract/v3/endpoints/pendingActions.ts
/** What the contract states of `/pendingActions`. */
var pendingActionsFacts = {
	kind: "query",
	generation: "v3",
	name: "pendingActions",
	method: "GET",
	path: "/pendingActions",
	params: /* @__PURE__ */ params({
		account: /* @__PURE__ */ optional(address),
		ext_msg_hash: /* @__PURE__ */ optional(/* @__PURE__ */ list(hash)),
		supported_action_types: /* @__PURE__ */ optional(/* @__PURE__ */ list(text$1)),
		include_transactions: /* @__PURE__ */ optional(/* @__PURE__ */ boolean())
	}, /* @__PURE__ */ atLeastOneOf("account", "ext_msg_hash")),
	rows: "actions",
	response: /* @__PURE__ */ object({
		actions: /* @__PURE__ */ array(action),
		address_book: addressBook,
		metadata
	})
};
// src/endpoints/v3/actions/pendingActions.ts
var pendingActions = /* @__PURE__ */ defineEndpoint(pendingActionsFacts, {
	actionTypes,
	cache: "never",
	owns: /* @__PURE__ */ ownedBy(pendingActionsFacts, { account: (row) => row.accounts ?? [] })
});
// src/query/builders/activity.ts
/** None where neither an account nor params are given. */
function activityParams({ address, params }) {
	if (address === void 0 && params === void 0 || isAwaited$1(address)) return;
	return {
		...params,
		...address !== void 0 && { account: address },
		include_transactions: true
	};
}
var pendingActivityParams = (address) => ({
	account: address,
	include_transactions: true
});
// src/react/v3/actions.ts
/**
* Events in plain terms: transfers, swaps, bids … Newest first, by the end of the trace that they belong to. Without a
* filter those of the whole chain. Page by page.
*/
var useActionsInfinite = /* @__PURE__ */ infiniteQueryHook(actions);
/** Actions of traces that are emulated or not final yet. An unknown account or hash gives an empty list. */
var usePendingActions = /* @__PURE__ */ queryHook(pendingActions);
// src/ui/table/usePendingRows.ts
/** Milliseconds after which a row that is neither pending any more nor indexed was dropped: indexing takes seconds. */
var GRACE_MS = 6e4;
/**
* Rows that the index lacks: pending ones, and those that never arrived. A pending row that is gone, and that the index still lacks
* a minute later, was dropped.
*/
function usePendingRows(options) {
	const { account, answer, answeredAt, indexed, indexedAt, idOf, keyOf = idOf } = options;
	const [{ of, seen }, setSeen] = useState({
		of: account,
		seen: /* @__PURE__ */ new Map()
	});
	useBrowserLayoutEffect(() => {
		if (!answer) return;
		setSeen((before) => {
			const isSame = before.of === account;
			const now = new Map(answer.map((row) => [keyOf(row), { row }]));
			const gone = [...isSame ? before.seen : []].flatMap(([key, one]) => now.has(key) ? [] : [[key, {
				row: one.row,
				goneAt: one.goneAt ?? answeredAt
			}]]);
			const seen = new Map([...now, ...gone]);
			return isSame && !before.seen.size && !seen.size ? before : {
				of: account,
				seen
			};
		});
	}, [
		account,
		answer,
		answeredAt,
		keyOf
	]);
	return useMemo(() => {
		const known = new Set(indexed?.map(idOf));
		return (of === account ? [...seen.values()] : []).flatMap(({ row, goneAt }) => known.has(idOf(row)) ? [] : [{
			row,
			isDropped: goneAt !== void 0 && indexedAt - goneAt > GRACE_MS
		}]);
	}, [
		of,
		account,
		seen,
		indexed,
		indexedAt,
		idOf
	]);
}
// src/ui/table/useTogether.ts
/** Whether it may still be there soon. A failed one is not waited for. */
var isAwaited = ({ data, isFetching, failureCount }) => !data && isFetching && failureCount === 0;
/**
* The query of a list, which loads until the first answer beside it is there too: pending rows that arrive later would push the others
* down. Rows that were in the cache at first are drawn at once.
*/
function useTogether(query, isWaiting) {
	const [isFirst] = useState(query.status === "pending");
	return isFirst && isWaiting && query.status === "success" ? {
		...query,
		data: void 0,
		status: "pending"
	} : query;
}
// src/ui/lookalike/twins.ts
/** Recipients of one list that are compared: those of the first rows. */
var MOST_RECIPIENTS$1 = 1e3;
var NOBODY = /* @__PURE__ */ new Map();
/** One form for all, so that what looks alike can be compared; none for a text that is no address. */
var spell = (address) => address && tryParseAddress(address) ? toFriendlyAddress(address, { bounceable: false }) : "";
/** @param payments addresses that are none count for nothing */
function whomItPaid(payments) {
	const paid = /* @__PURE__ */ new Map();
	for (const [to, time] of payments) {
		const friendly = spell(to);
		if (friendly && (paid.size < MOST_RECIPIENTS$1 || paid.has(friendly))) paid.set(friendly, Math.min(time, paid.get(friendly) ?? time));
	}
	return paid;
}
/**
* Readers compare this many characters of both ends together: labels show four and four. The first two are the same for all
* accounts. The others hold 32 bits: two accounts that are no twins look alike once in 2²⁹ (700 million).
*/
var READ = 8;
function looksLike(one, other) {
	let first = 0;
	while (first < READ && one[first] === other[first]) first++;
	let last = 0;
	while (first + last < READ && one.at(-1 - last) === other.at(-1 - last)) last++;
	return first + last >= READ;
}
/** Whether an account looks like one that was paid before, and is another: it waits to be copied. */
function twinFlags(account, paid) {
	const friendly = spell(account);
	const since = paid.get(friendly) ?? Number.POSITIVE_INFINITY;
	for (const [other, time] of friendly ? paid : NOBODY) if (time < since && looksLike(friendly, other)) return [{
		kind: "poison",
		of: shorten(other, 4)
	}];
	return [];
}
// src/ui/trust/suspects.ts
function readHistory(views) {
	const own = views.filter(({ direction }) => direction === "out" || direction === "self");
	return {
		paid: whomItPaid(own.map((view) => [view.direction === "out" ? view.to : void 0, timeOf(view)])),
		asked: new Set(own.flatMap(({ action }) => action.trace_id || []))
	};
}
/** Why an action is not to be trusted: the token, the sender, the small amount, and the comment. */
function suspect(view, { history, metadata, tokenFlags, dust }) {
	const { direction, from, to, amounts, nft, comment, isEncrypted, action, kind, isVoid } = view;
	const flags = [];
	const add = (more) => {
		for (const flag of more) if (!flags.some((known) => known.kind === flag.kind)) flags.push(flag);
	};
	for (const address of /* @__PURE__ */ new Set([...amounts.map(({ asset }) => asset), nft])) if (address) add(tokenFlags(tokenInfoOf(address, metadata), address));
	const isUnasked = direction === "in" && !history.asked.has(action.trace_id ?? "");
	if (isUnasked) add(twinFlags(from, history.paid));
	if (direction === "out" && (nft || amounts.some(({ asset }) => asset))) add(twinFlags(to, history.paid));
	if (comment && !isEncrypted) add(textFlags(comment));
	const [first, ...others] = amounts;
	const isCoin = first?.asset === null && first.currency === void 0 && others.length === 0;
	if (isUnasked && isCoin && kind === "transfer" && !isVoid && BigInt(first.amount) < BigInt(dust)) add([{ kind: "dust" }]);
	return flags;
}
// src/ui/trust/recipients.ts
/** Recipients of each; those that were paid last stay. */
var MOST_RECIPIENTS = 100;
/** Characters that are read from a storage: three times what full memory takes. */
var MOST_STORED = 5e5;
/** Both, each since when it was paid first: `known` itself where the other has nothing more. */
function joined(known, more) {
	const fresh = [...more].filter(([to, time]) => !((known.get(to) ?? Number.POSITIVE_INFINITY) <= time));
	return fresh.length ? new Map([...known, ...fresh]) : known;
}
var newest = (paid) => paid.size > MOST_RECIPIENTS ? new Map([...paid].sort((a, b) => a[1] - b[1]).slice(-100)) : paid;
var isPayment = (entry) => Array.isArray(entry) && typeof entry[0] === "string" && spell(entry[0]) === entry[0] && Number.isFinite(entry[1]);
/** What a storage holds; whatever else is in it counts for nothing. */
function read(storage, key) {
	const text = attempt(() => storage?.getItem(key));
	if (typeof text !== "string" || text.length > MOST_STORED) return /* @__PURE__ */ new Map();
	const stored = attempt(() => JSON.parse(text));
	if (!Array.isArray(stored)) return /* @__PURE__ */ new Map();
	return new Map(stored.slice(-20).flatMap((entry) => {
		const [owner, list] = Array.isArray(entry) ? entry : [];
		if (typeof owner !== "string" || !tryParseAddress(owner) || !Array.isArray(list)) return [];
		return [[owner, new Map(list.slice(-100).filter(isPayment))]];
	}));
}
/** @param key of the texts in the storage: another one for every network */
function createRecipients(storage, key) {
	const listeners = /* @__PURE__ */ new Set();
	const accounts = read(storage, key);
	return {
		of: (owner) => accounts.get(owner) ?? NOBODY,
		add(owner, paid) {
			const known = accounts.get(owner) ?? NOBODY;
			const all = joined(known, newest(paid));
			if (!all.size) return;
			accounts.delete(owner);
			accounts.set(owner, newest(all));
			for (const oldest of [...accounts.keys()].slice(0, -20)) accounts.delete(oldest);
			if (all === known) return;
			attempt(() => storage?.setItem(key, JSON.stringify([...accounts].map(([one, list]) => [one, [...list]]))));
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		}
	};
}
// src/ui/trust/usePaid.ts
var made = /* @__PURE__ */ new WeakMap();
/** The memory of a client, which is of one network, and of a storage. */
function useRecipients() {
	const { client, settings } = useTonCenter();
	const { recipientStorage: storage } = settings;
	const ofClient = made.get(client) ?? /* @__PURE__ */ new WeakMap();
	made.set(client, ofClient);
	const recipients = ofClient.get(storage ?? client) ?? createRecipients(storage, `toncenter-react paid ${client.keyName}`);
	ofClient.set(storage ?? client, recipients);
	return recipients;
}
/**
* The recipients of an account: in the rows of a list, and in earlier lists of the page. On a server, and in the first render of
* its page, the rows alone: a server draws for many readers.
* @param owner in any form
*/
function usePaid(owner, paid) {
	const recipients = useRecipients();
	const parsed = owner === void 0 ? void 0 : tryParseAddress(owner);
	const raw = parsed && formatRaw(parsed);
	const known = useSyncExternalStore(recipients.subscribe, () => raw === void 0 ? NOBODY : recipients.of(raw), () => NOBODY);
	useEffect(() => {
		if (raw !== void 0) recipients.add(raw, paid);
	}, [
		recipients,
		raw,
		paid
	]);
	return useMemo(() => joined(paid, known), [paid, known]);
}
// src/ui/activity/filters/asked.ts
/** What of a filter the endpoint itself applies: days, and kinds. */
function askedOf({ kinds, since, until }) {
	const start = startOf(since);
	const end = startOf(until);
	return {
		...kinds?.length && kinds.length < activityKinds.length && { action_type: typesOf(kinds) },
		...start && { start_utime: start },
		...end && { end_utime: end + 86399 }
	};
}
// src/ui/activity/ActivityFeed/useActivityFeed.ts
/**
* The model of an `ActivityFeed`: actions with their transactions, described as an account sees them.
* Costs one request for a page and one for pending actions. Draw your own feed from it.
* Gives flagged actions too: `trustPolicy` hides them in `ActivityFeed` alone.
*/
function useActivityFeed(options) {
	const { data, filter = NO_FILTER, dropped } = options;
	const address = addressText(options.address);
	const { asks, query, pages, indexed, indexedAt, onTheWay } = useActivityAnswers(options);
	const addressBook = useBook(options.addressBook, pages, onTheWay.data, "address_book");
	const metadata = useBook(options.metadata, pages, onTheWay.data, "metadata");
	const settled = data ?? query.data?.rows ?? NO_ROWS;
	const unreadSettled = query.data?.unreadable ?? NO_ROWS;
	const unreadPending = useMemo(() => unreadableOf(onTheWay.data), [onTheWay.data]);
	const waiting = usePendingRows({
		account: address,
		answer: onTheWay.data?.actions,
		answeredAt: onTheWay.dataUpdatedAt,
		indexed,
		indexedAt,
		idOf: messageOf,
		keyOf: pendingKey
	});
	const known = useMemo(() => /* @__PURE__ */ new WeakMap(), [address]);
	const { rows: views, unreadable } = useMemo(() => {
		const gone = new Set(dropped);
		const view = (action, isDropped) => {
			const found = known.get(action);
			if (found?.isDropped === isDropped) return found;
			const made = readAction(action, {
				account: address,
				isDropped
			});
			if (Number.isNaN((/* @__PURE__ */ new Date(timeOf(made) * 1e3)).getTime())) throw new RangeError("The time is none.");
			known.set(action, made);
			return made;
		};
		const pending = readRows({
			rows: waiting,
			unreadable: [...unreadPending, ...unreadSettled]
		}, ({ row }) => row.action_id, ({ row, isDropped }) => view(row, isDropped));
		const { rows, unreadable } = readRows({
			rows: settled,
			unreadable: pending.unreadable
		}, (action) => action.action_id, (action, id) => view(action, gone.has(id)));
		return {
			rows: [...pending.rows, ...rows],
			unreadable
		};
	}, [
		settled,
		unreadSettled,
		waiting,
		unreadPending,
		dropped,
		address,
		known
	]);
	const tokenFlags = useTokenFlags();
	const dust = filter.dust ?? 1000000n;
	const inViews = useMemo(() => readHistory(views), [views]);
	const paid = usePaid(address, inViews.paid);
	const flagsOf = useMemo(() => {
		const judge = {
			history: {
				...inViews,
				paid
			},
			metadata,
			tokenFlags,
			dust
		};
		const found = /* @__PURE__ */ new WeakMap();
		return (view) => {
			const flags = found.get(view) ?? suspect(view, judge);
			found.set(view, flags);
			return flags;
		};
	}, [
		inViews,
		paid,
		metadata,
		tokenFlags,
		dust
	]);
	const dayOf = useScope().once(createDays).key;
	const memory = useRef(/* @__PURE__ */ new WeakMap()).current;
	const assets = useMemo(() => [...new Set(views.flatMap(({ amounts }) => amounts.map(({ asset }) => asset)))].filter((asset) => asset !== null), [views]);
	const passed = useMemo(() => views.filter((view) => passes(view, filter)), [views, filter]);
	return {
		views: passed,
		rows: useMemo(() => arrange(passed, dayOf, query.hasNextPage, memory, unreadable.length > 0), [
			passed,
			dayOf,
			query.hasNextPage,
			unreadable,
			memory
		]),
		unreadable,
		loaded: views.length,
		assets,
		addressBook,
		metadata,
		flagsOf,
		query: asks ? query : void 0
	};
}
/** The message that started an action: the same before and after it is final. */
var messageOf = (action) => action.trace_external_hash_norm ?? action.trace_external_hash ?? action.action_id;
var pendingKey = (action) => `${messageOf(action)} ${action.action_id}`;
/** The answers of a feed: one request for a page of actions with their transactions, one for pending actions. */
function useActivityAnswers(options) {
	const { address, params, data, filter = NO_FILTER, pageSize = 25, pending = true, queryOptions } = options;
	const asked = data === void 0 ? activityParams({
		address,
		params
	}) : void 0;
	const query = useActionsInfinite(asked ? {
		...asked,
		...askedOf(filter),
		limit: pageSize
	} : skipToken, queryOptions);
	const { data: waiting, dataUpdatedAt, isFetching, failureCount } = usePendingActions(asked && pending && address !== void 0 ? pendingActivityParams(address) : skipToken, queryOptions);
	const pages = query.data?.pages;
	const shown = useTogether(query, isAwaited({
		data: waiting,
		isFetching,
		failureCount
	}));
	return {
		asks: asked !== void 0,
		query: shown,
		pages,
		indexed: query.data?.rows,
		indexedAt: query.dataUpdatedAt,
		onTheWay: {
			data: waiting,
			dataUpdatedAt
		}
	};
}
function useBook(given, pages, more, key) {
	return useMemo(() => given ?? Object.assign({}, more?.[key], ...(pages ?? []).map((page) => page[key])), [
		given,
		pages,
		more,
		key
	]);
}
// src/ui/activity/ActivityFeed/ActivityFeed.tsx
var NONE = /* @__PURE__ */ new Set();
/**
* What an account did and received, newest first, by days and traces. Columns: status, action, counterparty, details, amount, age.
* Rows open to the trace, phases, fees and messages. Asks for one page at a time with its transactions, and once for pending
* actions; or draws `data`. An `ActivityFilterBar` in its `toolbar` filters it.
*/
var ActivityFeed = /* @__PURE__ */ defineList({
	name: "ActivityFeed",
	kind: activityKind,
	own: {
		address: true,
		addressBook: true,
		defaultFilter: true,
		dropped: true,
		filter: true,
		metadata: true,
		onFilterChange: true,
		params: true,
		pending: true,
		toolbar: true
	},
	useShell(props) {
		const { address, queryOptions, toolbar, defaultFilter = NO_FILTER, onFilterChange } = props;
		const [ownFilter, setOwnFilter] = useState(defaultFilter);
		const { filter = ownFilter, trustPolicy = filter.spam } = props;
		const { query, rows, unreadable, addressBook, metadata, flagsOf, assets, loaded } = useActivityFeed({
			...props,
			filter
		});
		const isAsking = query !== void 0;
		const isOwned = address !== void 0;
		const [isAbsolute, setAbsolute] = useState(false);
		const [revealed, setRevealed] = useState(NONE);
		const context = useMemo(() => ({
			isAsking,
			isOwned,
			addressBook,
			metadata,
			flagsOf,
			isRevealed: (view) => revealed.has(view.action.action_id),
			reveal: (id) => setRevealed((before) => new Set(before).add(id)),
			isAbsolute,
			toggleTime: () => setAbsolute((before) => !before)
		}), [
			isAsking,
			isOwned,
			addressBook,
			metadata,
			flagsOf,
			revealed,
			isAbsolute
		]);
		const host = {
			filter,
			onFilterChange: (next) => {
				setOwnFilter(next);
				onFilterChange?.(next);
			},
			hasSides: isOwned,
			owner: isAsking && queryOptions?.enabled !== false ? addressText(address) : void 0,
			assets,
			metadata
		};
		const isNothing = !rows.length && query?.status === "success" && isFiltering(filter);
		return {
			context,
			data: rows,
			unreadable,
			query,
			banner: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(FilterHostContext.Provider, {
				value: host,
				children: toolbar
			}), isNothing && /* @__PURE__ */ jsx(NothingMatches, {
				query,
				loaded,
				isLooking: query.hasNextPage && picksAmongRows(filter)
			})] }),
			trustPolicy
		};
	}
});
/** In place of rows where a filter lets none through: further back there may be some. */
function NothingMatches({ query, loaded, isLooking }) {
	const { wordsOf, format } = useScope();
	const words = wordsOf(activityTexts);
	if (!isLooking) return /* @__PURE__ */ jsx(Notice, {
		icon: clock,
		title: words("activity.nothingMatches")
	});
	return /* @__PURE__ */ jsx(Notice, {
		icon: clock,
		title: words("activity.none", { count: format.number(loaded) }),
		action: /* @__PURE__ */ jsx(Button, {
			kind: "link",
			onClick: () => query.fetchNextPage(),
			disabled: query.isFetchingNextPage,
			children: words("action.furtherBack")
		}),
		children: words("activity.noneText")
	});
}
// docs/.vitepress/generated/live/Activity.tsx
var Activity_exports = /* @__PURE__ */ __exportAll({ Activity: () => Activity });
var Activity = ({ address }) => /* @__PURE__ */ jsx(ActivityFeed, {
	address,
	heading: "Activity",
	paging: "load-more",
	pageSize: 5
});
export { Activity, sayWord as _, accountName as a, namelessItem as c, ActivityFeed_module_default as d, detailTexts as f, isKnownStatus as g, StatusMark as h, codeOf as i, CommentLine as l, createTimes as m, sayEnding as n, endingTexts as o, exitTexts as p, sayMoney as r, transactionTexts as s, Activity_exports as t, Direction as u, statusOf as v };

import { a as ownedBy, l as metadata, o as byKey, r as isAwaited, s as byOwner } from "./composed.1Q0OXApn.js";
import { $ as search, E as Icon, Q as right, a as ForeignText, b as verdictTexts, gt as cx, mt as useScope, n as RawUnits, o as ForeignText_module_default, ot as Spoken, pt as RowContext, r as columnPrecision, st as Skeleton, t as Amount, tt as shield$1, vt as visibleString, z as eyeOff } from "./Amount.D6jlGTiV.js";
import { C as BEST_KNOWN_TOKENS, E as infiniteQueryHook, I as HiddenNotice, S as useVerifiedTokens, T as tokenInfoOf, V as indexOf, _ as MenuPanel, a as NO_ROWS, g as MenuCopy, h as DrawnLabel, i as defineList, j as Link, k as tokens_module_default, o as readRows, r as TokenImage, t as FlagBadge, v as MenuButton, w as decimalsOf, x as useRegistry, y as Menu_module_default } from "./FlagBadge.CdgRigq4.js";
import { Gt as tryParseAddress, H as sort, Ht as rawForm, I as limit, It as useTonCenter, Q as checked, Ut as toFriendlyAddress, Vt as isSameAddress, X as array, Y as addIssue, Z as boolean, at as params, ft as withDefault, it as optional, j as address, lt as string, nt as object, q as list, tt as nullable, z as offset } from "./useMade.ZiNMGZWi.js";
import { A as decimal, C as nullableDecimal, E as nullableInt, O as address$1, T as nullableHash, v as defineEndpoint, y as addressBook } from "./queryHook.C3wkTZGV.js";
import { t as offsetPages } from "./pagination.BSi0FCX3.js";
import { t as useTokenBooks } from "./useTokenBooks.L7gUBY-h.js";
import { useCallback, useContext, useMemo, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { skipToken } from "@tanstack/react-query";
// src/ui/words/en/jettons.ts
var jettonTexts = {
	"column.actions": "Actions",
	"column.asset": "Asset",
	"column.balance": "Balance",
	"column.price": "Price",
	"column.value": "Value",
	"column.wallet": "Token wallet",
	"jettons.copyMaster": "Copy token address",
	"jettons.copyWallet": "Copy token wallet address",
	"jettons.empty": "No tokens",
	"jettons.emptyText": "Tokens of this account will appear here.",
	"jettons.flagged.one": "{count} flagged",
	"jettons.flagged.other": "{count} flagged",
	"jettons.found.empty": "No matching tokens",
	"jettons.found.emptyText": "Try another name, symbol or address.",
	"jettons.found.label": "Tokens",
	"jettons.hidden.one": "{count} hidden",
	"jettons.hidden.other": "{count} hidden",
	"jettons.hide": "Hide this token",
	"jettons.label": "Tokens",
	"jettons.menu": "Actions for {name}",
	"jettons.native": "Native coin",
	"jettons.notCounted": "not in the total",
	"jettons.openMaster": "Open token",
	"jettons.openWallet": "Open token wallet",
	"jettons.search": "Find a token",
	"jettons.unclaimed": "unclaimed",
	"jettons.unhide": "Show this token again",
	"jettons.zero.one": "{count} zero balance",
	"jettons.zero.other": "{count} zero balances"
};
var tokenTexts = { "token.unnamed": "Unnamed token" };
var TokenVerdict_module_default = {
	shield: "tc-TokenVerdict-shield",
	unverified: "tc-TokenVerdict-unverified"
};
// src/ui/trust/TokenVerdict.tsx
/** Who vouches for a token, as a shield; on its own card, with a registry, also that nobody does. Renders a `<span>`, or nothing. */
function TokenVerdict({ address, isFlagged }) {
	const verified = useVerifiedTokens();
	const registry = useRegistry();
	const listed = registry && indexOf(registry);
	const isInRow = useContext(RowContext);
	const words = useScope().wordsOf(verdictTexts);
	if (verified.some((one) => isSameAddress(one.address, address))) {
		const why = words(verified === BEST_KNOWN_TOKENS ? "token.verifiedIncluded" : "token.verified");
		return /* @__PURE__ */ jsx(Shield, {
			part: "verified",
			why
		});
	}
	if (!listed) return null;
	const list = visibleString(listed.name, 32);
	if (listed.has(rawForm(address))) return /* @__PURE__ */ jsx(Shield, {
		part: "listed",
		why: words("token.listed", { list })
	});
	if (isFlagged || isInRow) return null;
	return /* @__PURE__ */ jsx("span", {
		className: TokenVerdict_module_default.unverified,
		"data-part": "unverified",
		"data-tip": words("token.unverifiedWhy", { list }),
		children: words("token.unverified")
	});
}
var Shield = ({ part, why }) => /* @__PURE__ */ jsxs("span", {
	className: TokenVerdict_module_default.shield,
	"data-part": part,
	"data-tip": why,
	children: [/* @__PURE__ */ jsx(Icon, {
		path: shield$1,
		size: 14
	}), /* @__PURE__ */ jsx(Spoken, { children: why })]
});
// src/ui/tokens/TokenTitle.tsx
/** A jetton in a row: image, symbol, badges, and its name. */
function TokenTitle({ token, address, decimals, flags, isDim, children }) {
	const words = useScope().wordsOf(tokenTexts);
	const title = token?.symbol || token?.name;
	const name = token?.symbol ? token.name : void 0;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(TokenImage, {
			token,
			address,
			flags
		}),
		/* @__PURE__ */ jsxs("span", {
			className: tokens_module_default.title,
			children: [
				/* @__PURE__ */ jsx("span", {
					className: cx(tokens_module_default.name, ForeignText_module_default.cut, isDim && tokens_module_default.dim),
					"data-part": "symbol",
					children: /* @__PURE__ */ jsx(Link, {
						kind: "jetton",
						id: address,
						children: title ? /* @__PURE__ */ jsx(ForeignText, {
							max: 64,
							children: title
						}) : words("token.unnamed")
					})
				}),
				/* @__PURE__ */ jsx(TokenVerdict, {
					address,
					isFlagged: flags.length > 0
				}),
				decimals === void 0 && /* @__PURE__ */ jsx(RawUnits, {}),
				/* @__PURE__ */ jsx(FlagBadge, { flags })
			]
		}),
		(name || children) && /* @__PURE__ */ jsxs("span", {
			className: tokens_module_default.sub,
			children: [
				name && /* @__PURE__ */ jsx(ForeignText, {
					max: 64,
					className: tokens_module_default.long,
					children: name
				}),
				name && children && /* @__PURE__ */ jsx("span", {
					"aria-hidden": "true",
					children: "·"
				}),
				children
			]
		})
	] });
}
// src/ui/root/withAddress.ts
/** The same props with the account as `address`, whether the app uses that name or the old one. */
function withAddress(props) {
	const { address, account, bidder, owner, wallet, ...others } = props;
	const given = address ?? account ?? bidder ?? owner ?? wallet;
	return {
		...others,
		address: given
	};
}
// src/contract/v3/endpoints/jettonWallets.ts
/** What the contract states of `/jetton/wallets`. */
var jettonWalletsFacts = {
	kind: "query",
	generation: "v3",
	name: "jettonWallets",
	method: "GET",
	path: "/jetton/wallets",
	params: /* @__PURE__ */ params({
		address: /* @__PURE__ */ optional(/* @__PURE__ */ list(address)),
		owner_address: /* @__PURE__ */ optional(/* @__PURE__ */ list(address)),
		jetton_address: /* @__PURE__ */ optional(/* @__PURE__ */ list(address)),
		exclude_zero_balance: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		limit: /* @__PURE__ */ withDefault(/* @__PURE__ */ limit(1e3), 10),
		offset: /* @__PURE__ */ optional(offset),
		sort: /* @__PURE__ */ optional(sort)
	}),
	rows: "jetton_wallets",
	paging: {
		defaultLimit: 10,
		maxLimit: 1e3
	},
	response: /* @__PURE__ */ object({
		jetton_wallets: /* @__PURE__ */ array(/* @__PURE__ */ object({
			address: address$1,
			balance: decimal,
			owner: address$1,
			jetton: address$1,
			last_transaction_lt: decimal,
			code_hash: nullableHash,
			data_hash: nullableHash,
			mintless_info: /* @__PURE__ */ optional(/* @__PURE__ */ object({
				amount: nullableDecimal,
				start_from: nullableInt,
				expire_at: nullableInt,
				custom_payload_api_uri: /* @__PURE__ */ nullable(/* @__PURE__ */ array(/* @__PURE__ */ string()))
			}))
		})),
		address_book: addressBook,
		metadata
	})
};
// src/endpoints/v3/severalOfOneOwner.ts
var count = (list) => Array.isArray(list) ? list.length : 0;
/** A check of a request: the service takes several of `param` only with exactly one owner. `what` names one of them. */
var severalOfOneOwner = /* @__NO_SIDE_EFFECTS__ */ (param, what) => (payload) => {
	const { value } = payload;
	if (count(value[param]) > 1 && count(value.owner_address) !== 1) addIssue(payload, `one ${what} alone, or several with exactly one owner_address`, [param]);
};
// src/endpoints/v3/jettons/jettonWallets.ts
var jettonWallets = /* @__PURE__ */ defineEndpoint(jettonWalletsFacts, {
	params: checked(jettonWalletsFacts.params, /* @__PURE__ */ severalOfOneOwner("jetton_address", "jetton")),
	cache: "block",
	batch: /* @__PURE__ */ byKey(jettonWalletsFacts, {
		key: "address",
		keysOf: (row) => [row.address],
		sendLimit: true
	}),
	batchPages: /* @__PURE__ */ byOwner(jettonWalletsFacts, {
		key: "owner_address",
		ownerOf: ({ owner }) => owner,
		orderOf: ({ balance }) => balance,
		alone: ({ jetton_address: jettons }) => Array.isArray(jettons) && jettons.length > 1
	}),
	owns: /* @__PURE__ */ ownedBy(jettonWalletsFacts, {
		address: (row) => row.address,
		owner_address: (row) => row.owner,
		jetton_address: (row) => row.jetton
	}),
	pagination: /* @__PURE__ */ offsetPages(jettonWalletsFacts, {
		order: "balance",
		rowKey: ({ address }) => address
	})
});
// src/query/builders/jettons.ts
var jettonTableParams = (address) => address === void 0 || isAwaited(address) ? void 0 : { owner_address: [address] };
// src/react/v3/jettons.ts
/** Jetton wallets by owner, by jetton or by address. Page by page. */
var useJettonWalletsInfinite = /* @__PURE__ */ infiniteQueryHook(jettonWallets);
var SearchField_module_default = {
	root: "tc-SearchField-root",
	icon: "tc-SearchField-icon",
	input: "tc-SearchField-input"
};
// src/ui/parts/SearchField.tsx
/** A field that narrows down the list. Renders a `<label>`. */
function SearchField({ label, value, onValue }) {
	return /* @__PURE__ */ jsxs("label", {
		className: SearchField_module_default.root,
		children: [/* @__PURE__ */ jsx(Icon, {
			path: search,
			className: SearchField_module_default.icon
		}), /* @__PURE__ */ jsx("input", {
			type: "search",
			className: SearchField_module_default.input,
			"aria-label": label,
			placeholder: label,
			value,
			"data-part": "search",
			onChange: (event) => onValue(event.target.value)
		})]
	});
}
var FoldButton_module_default = {
	root: "tc-FoldButton-root",
	chevron: "tc-FoldButton-chevron"
};
// src/ui/table/FoldButton.tsx
/** Opens and closes the rows below it. Needs a positioned element around it: all of that is pressed. */
var FoldButton = ({ isOpen, onToggle, children }) => /* @__PURE__ */ jsxs("button", {
	type: "button",
	className: FoldButton_module_default.root,
	"aria-expanded": isOpen,
	onClick: onToggle,
	children: [/* @__PURE__ */ jsx(Icon, {
		path: right,
		className: FoldButton_module_default.chevron
	}), children]
});
// src/ui/jettons/JettonTable/JettonMenu.tsx
/** What can be done with a jetton of a table: copy its addresses, go to them, put it away. */
function JettonMenu({ row, label, isDim, isPutAway, toggleHidden, onClose }) {
	const { wordsOf, renderLink } = useScope();
	const { testOnly } = useTonCenter().client;
	const words = wordsOf(jettonTexts);
	const { address, jetton } = row.wallet;
	const spell = (text) => tryParseAddress(text) ? toFriendlyAddress(text, { testOnly }) : text;
	const onHide = ({ currentTarget }) => {
		const own = currentTarget.closest("[role=\"row\"]");
		const next = own?.nextElementSibling ?? own?.previousElementSibling;
		if (next instanceof HTMLElement) next.focus();
		toggleHidden(jetton);
	};
	return /* @__PURE__ */ jsxs(MenuPanel, {
		label,
		onClose,
		children: [
			!isDim && /* @__PURE__ */ jsx(MenuCopy, {
				label: words("jettons.copyMaster"),
				text: spell(jetton)
			}),
			/* @__PURE__ */ jsx(MenuCopy, {
				label: words("jettons.copyWallet"),
				text: spell(address)
			}),
			renderLink && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs(Link, {
				kind: "jetton",
				id: jetton,
				children: [/* @__PURE__ */ jsx(Icon, {
					path: "M6 3.5L10.5 8 6 12.5",
					size: 14
				}), words("jettons.openMaster")]
			}), /* @__PURE__ */ jsxs(Link, {
				kind: "account",
				id: address,
				children: [/* @__PURE__ */ jsx(Icon, {
					path: "M6 3.5L10.5 8 6 12.5",
					size: 14
				}), words("jettons.openWallet")]
			})] }),
			/* @__PURE__ */ jsxs("button", {
				type: "button",
				className: Menu_module_default.entry,
				onClick: onHide,
				children: [/* @__PURE__ */ jsx(Icon, {
					path: eyeOff,
					size: 14
				}), words(isPutAway(jetton) ? "jettons.unhide" : "jettons.hide")]
			})
		]
	});
}
var JettonTable_module_default = {
	row: "tc-JettonTable-row",
	foldCell: "tc-JettonTable-foldCell",
	master: "tc-JettonTable-master",
	holder: "tc-JettonTable-holder",
	copy: "tc-JettonTable-copy",
	menu: "tc-JettonTable-menu",
	aside: "tc-JettonTable-aside",
	price: "tc-JettonTable-price",
	unclaimed: "tc-JettonTable-unclaimed",
	coin: "tc-JettonTable-coin"
};
// src/ui/jettons/JettonTable/cells.tsx
/** Folds and the total fill their rows by themselves: cells are only drawn for what can be owned. */
var owned = (row) => row;
var useWords = () => useScope().wordsOf(jettonTexts);
var useIsDim = (row) => useScope().trustPolicy !== "show" && row.kind === "jetton" && row.flags.length > 0;
function AssetCell({ row, context: { addressBook } }) {
	const jetton = owned(row);
	const isDim = useIsDim(row);
	if (jetton.kind === "native") return /* @__PURE__ */ jsx(Coin, {});
	const { wallet, token, decimals, flags } = jetton;
	return /* @__PURE__ */ jsx(TokenTitle, {
		token,
		address: wallet.jetton,
		decimals,
		flags,
		isDim,
		children: /* @__PURE__ */ jsx(DrawnLabel, {
			address: wallet.jetton,
			data: addressBook[wallet.jetton] ?? null,
			kind: "jetton",
			bounceable: true,
			seal: false,
			copy: !isDim,
			className: JettonTable_module_default.master,
			classNames: { copy: JettonTable_module_default.copy }
		})
	});
}
/** The only round mark of the table. */
function Coin() {
	const { symbol, logo } = useTonCenter().settings.nativeCurrency;
	const words = useWords();
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		logo ? /* @__PURE__ */ jsx("img", {
			className: JettonTable_module_default.coin,
			src: logo,
			alt: ""
		}) : /* @__PURE__ */ jsx("span", {
			className: JettonTable_module_default.coin,
			"aria-hidden": "true",
			children: [...symbol][0]
		}),
		/* @__PURE__ */ jsx("span", {
			className: tokens_module_default.name,
			"data-part": "symbol",
			children: symbol
		}),
		/* @__PURE__ */ jsx("span", {
			className: tokens_module_default.sub,
			children: words("jettons.native")
		})
	] });
}
function BalanceCell({ row }) {
	const words = useWords();
	const isDim = useIsDim(row);
	const { nativeCurrency: native } = useTonCenter().settings;
	const jetton = owned(row);
	if (jetton.kind === "native") return jetton.balance === null ? /* @__PURE__ */ jsx(Skeleton, { width: "96px" }) : /* @__PURE__ */ jsx(Amount, {
		data: jetton.balance,
		precision: columnPrecision(jetton.balance, native.decimals),
		withSymbol: false
	});
	const { wallet, token, decimals, unclaimed } = jetton;
	const of = {
		symbol: token?.symbol ?? "",
		decimals: decimals ?? 0
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Amount, {
		data: wallet.balance,
		token: of,
		precision: columnPrecision(wallet.balance, of.decimals),
		withSymbol: false,
		className: isDim ? tokens_module_default.dim : void 0
	}), unclaimed && /* @__PURE__ */ jsxs("span", {
		className: JettonTable_module_default.unclaimed,
		children: [
			/* @__PURE__ */ jsx(Amount, {
				data: unclaimed,
				token: of,
				direction: "in",
				withSymbol: false
			}),
			" ",
			words("jettons.unclaimed")
		]
	})] });
}
function WalletCell({ row, context: { addressBook } }) {
	const jetton = owned(row);
	if (jetton.kind === "native") return null;
	const { address } = jetton.wallet;
	return /* @__PURE__ */ jsx(DrawnLabel, {
		address,
		data: addressBook[address] ?? null,
		bounceable: true,
		seal: false,
		className: JettonTable_module_default.holder,
		classNames: { copy: JettonTable_module_default.copy },
		copy: true
	});
}
function MenuCell({ row, context }) {
	const words = useWords();
	const isDim = useIsDim(row);
	const jetton = owned(row);
	if (jetton.kind === "native") return null;
	const { token, wallet } = jetton;
	const label = words("jettons.menu", { name: visibleString(token?.symbol || wallet.jetton, 32) });
	return /* @__PURE__ */ jsx(MenuButton, {
		label,
		children: (close) => /* @__PURE__ */ jsx(JettonMenu, {
			...context,
			row: jetton,
			label,
			isDim,
			onClose: close
		})
	});
}
/** Opens and closes a group. Fills its whole row. */
function Fold({ row, span, hasTotal, onToggle }) {
	const words = useWords();
	return /* @__PURE__ */ jsxs("div", {
		role: "gridcell",
		"aria-colspan": span,
		className: JettonTable_module_default.foldCell,
		children: [/* @__PURE__ */ jsx(FoldButton, {
			isOpen: row.isOpen,
			onToggle,
			children: words.plural(`jettons.${row.group}`, row.count)
		}), hasTotal && row.group !== "zero" && /* @__PURE__ */ jsx("span", {
			className: JettonTable_module_default.aside,
			children: words("jettons.notCounted")
		})]
	});
}
// src/ui/jettons/JettonTable/jettonRows.ts
function priced(source, asset, amount, decimals) {
	const price = decimals === void 0 ? void 0 : source?.priceOf(asset);
	return {
		price,
		value: price && amount !== null ? source?.worthOf(price.price, amount, decimals) : void 0
	};
}
function toRow(wallet, { metadata, flagsOf, priceSource }) {
	const token = tokenInfoOf(wallet.jetton, metadata, "jetton_masters");
	const decimals = decimalsOf(token);
	const flags = flagsOf(token, wallet.jetton);
	const amount = wallet.mintless_info?.amount;
	return {
		kind: "jetton",
		wallet,
		token,
		decimals,
		flags,
		unclaimed: amount && amount !== "0" ? amount : void 0,
		...priced(flags.length ? void 0 : priceSource, wallet.jetton, wallet.balance, decimals)
	};
}
/**
* The rows of the table in order: the coin and held jettons. Then, folded: empty ones, those hidden by the reader, flagged ones.
* Jettons with a price are first, the most valuable on top, then verified ones. The rest keeps the service's order.
*/
function arrangeJettons(options) {
	const { wallets: given, native, nativeDecimals, priceSource, open, trustPolicy, matches, isVerified, isPartial } = options;
	const isPutAway = (row) => options.isPutAway?.(row.wallet.jetton) === true;
	const { rows: all, unreadable } = readRows({
		rows: given,
		unreadable: options.unreadable
	}, keyOfWallet, (wallet) => toRow(wallet, options));
	const isFlagged = (row) => row.flags.length > 0;
	const isEmpty = (row) => row.wallet.balance === "0" && row.unclaimed === void 0;
	const rank = (row) => Number(!isVerified(row.wallet.jetton));
	const trusted = all.filter((row) => !isFlagged(row));
	const good = trusted.filter((row) => !isPutAway(row));
	const away = trusted.filter(isPutAway);
	const byValue = (a, b) => priceSource?.byValue(a.value, b.value) ?? 0;
	const held = good.filter((row) => !isEmpty(row)).sort((a, b) => byValue(a, b) || rank(a) - rank(b));
	const zero = good.filter(isEmpty);
	const flagged = all.filter(isFlagged);
	const hides = trustPolicy === "hide" && !open.flagged;
	const hidden = hides ? flagged.length : 0;
	if (matches) return {
		rows: [
			...held,
			...zero,
			...away,
			...hides ? [] : flagged
		].filter(matches),
		hidden,
		unreadable
	};
	const group = (name, rows) => rows.length ? [{
		kind: "fold",
		group: name,
		count: rows.length,
		isOpen: open[name]
	}, ...open[name] ? rows : []] : [];
	const coin = native === void 0 ? [] : [{
		kind: "native",
		balance: native,
		...priced(priceSource, "native", native, nativeDecimals)
	}];
	const total = isPartial || native === null ? void 0 : priceSource?.sum([...coin, ...held].map(({ value }) => value));
	return {
		rows: [
			...coin,
			...held,
			...group("zero", zero),
			...group("hidden", away),
			...hides ? [] : trustPolicy === "show" ? flagged : group("flagged", flagged),
			...total === void 0 ? [] : [{
				kind: "total",
				value: total,
				isIncomplete: unreadable.length > 0
			}]
		],
		hidden,
		unreadable
	};
}
var keyOfWallet = ({ address }) => tryParseAddress(address)?.hash ?? address;
/** A jetton is its wallet; a fold is its group. */
var keyOfRow = (row) => row.kind === "jetton" ? keyOfWallet(row.wallet) : row.kind === "fold" ? `fold:${row.group}` : row.kind;
// src/ui/jettons/JettonTable/jettonSearch.ts
var plain = (text) => text.normalize("NFKC").toLowerCase();
/** What a search finds: part of a symbol or name, or a master's address in any form. `undefined` for one that is empty. */
function jettonSearch(search) {
	const text = search.trim();
	if (!text) return;
	const words = plain(text);
	return tryParseAddress(text) ? ({ wallet }) => isSameAddress(wallet.jetton, text) : ({ token }) => [token?.symbol, token?.name].some((name) => typeof name === "string" && plain(name).includes(words));
}
// src/ui/jettons/JettonTable/useJettonTable.ts
var CLOSED = {
	zero: false,
	hidden: false,
	flagged: false
};
var NONE = [];
/**
* The jettons of an owner without their looks: arranged, folded, searched, priced. A `trustPolicy` of `hide` leaves flagged
* ones out. One request for each page of rows.
*/
function useJettonTable(options) {
	const { address, data, native, priceSource, pageSize = 100, queryOptions } = withAddress(options);
	const { settings } = useTonCenter();
	const { nativeCurrency } = settings;
	const verifiedTokens = useVerifiedTokens();
	const trustPolicy = options.trustPolicy ?? settings.trustPolicy;
	const [open, setOpen] = useState(CLOSED);
	const [search, setSearch] = useState("");
	const matches = useMemo(() => jettonSearch(search), [search]);
	const [ownHidden, setOwnHidden] = useState(NONE);
	const { hiddenTokens = ownHidden, onHiddenTokensChange = setOwnHidden } = options;
	const putAway = useMemo(() => new Set(hiddenTokens.map(rawForm)), [hiddenTokens]);
	const isPutAway = useCallback((master) => putAway.has(rawForm(master)), [putAway]);
	const asked = data === void 0 ? jettonTableParams(address) : void 0;
	const query = useJettonWalletsInfinite(asked ? {
		...asked,
		limit: pageSize
	} : skipToken, queryOptions);
	const books = useTokenBooks(query.data?.pages, options);
	const { metadata, flagsOf } = books;
	const wallets = data ?? query.data?.rows ?? NO_ROWS;
	const unreadBefore = query.data?.unreadable ?? NO_ROWS;
	const isPartial = asked !== void 0 && query.hasNextPage;
	const isPending = asked !== void 0 && query.isPending;
	const nativeDecimals = nativeCurrency.decimals;
	const { rows, hidden, unreadable } = useMemo(() => {
		const isVerified = (master) => verifiedTokens.some(({ address }) => isSameAddress(address, master));
		return arrangeJettons({
			wallets,
			unreadable: unreadBefore,
			native: isPending ? void 0 : native,
			nativeDecimals,
			metadata,
			flagsOf,
			isVerified,
			isPutAway,
			priceSource,
			open,
			trustPolicy,
			matches,
			isPartial
		});
	}, [
		wallets,
		unreadBefore,
		native,
		isPending,
		nativeDecimals,
		metadata,
		flagsOf,
		verifiedTokens,
		isPutAway,
		priceSource,
		open,
		trustPolicy,
		matches,
		isPartial
	]);
	const toggle = useCallback((group) => setOpen((open) => ({
		...open,
		[group]: !open[group]
	})), []);
	const toggleHidden = useCallback((master) => {
		const next = new Set(putAway);
		const raw = rawForm(master);
		if (!next.delete(raw)) next.add(raw);
		onHiddenTokensChange([...next]);
	}, [putAway, onHiddenTokensChange]);
	const count = wallets.length + unreadBefore.length;
	return {
		rows,
		unreadable,
		hidden,
		reveal: () => setOpen((open) => ({
			...open,
			flagged: true
		})),
		toggle,
		isPutAway,
		toggleHidden,
		search,
		setSearch,
		total: count > 0 && !isPartial ? count : void 0,
		books,
		query: asked ? query : void 0
	};
}
// src/ui/jettons/JettonTable/JettonTable.tsx
var KIND = {
	texts: jettonTexts,
	stem: "jettons",
	rowKey: keyOfRow,
	rowHeight: [56, 40],
	rowClassName: JettonTable_module_default.row,
	columns: {
		asset: {
			label: "column.asset",
			width: "minmax(0, 1.4fr)",
			className: tokens_module_default.token,
			place: "title",
			Cell: AssetCell,
			skeleton: /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx(Skeleton, {
					width: "28px",
					height: 28,
					round: 8
				}),
				/* @__PURE__ */ jsx(Skeleton, {
					width: "64px",
					line: 20
				}),
				/* @__PURE__ */ jsx(Skeleton, {
					width: "124px",
					height: 10,
					line: 16
				})
			] })
		},
		balance: {
			label: "column.balance",
			width: "minmax(0, 1fr)",
			align: "end",
			place: "end",
			Cell: BalanceCell,
			skeleton: 96
		},
		price: {
			label: "column.price",
			width: "104px",
			align: "end",
			className: JettonTable_module_default.price,
			place: "none",
			Cell: ({ row, context: { priceSource: source } }) => source && /* @__PURE__ */ jsx(source.Price, {
				...source,
				...owned(row)
			}),
			skeleton: 56
		},
		value: {
			label: "column.value",
			width: "112px",
			align: "end",
			place: "under",
			Cell: ({ row, context: { priceSource: source } }) => source && /* @__PURE__ */ jsx(source.Value, {
				...source,
				...owned(row)
			}),
			skeleton: 64
		},
		wallet: {
			label: "column.wallet",
			width: "148px",
			align: "end",
			place: "under",
			Cell: WalletCell,
			skeleton: 104
		},
		menu: {
			label: "column.actions",
			width: "24px",
			className: JettonTable_module_default.menu,
			place: "tail",
			isLabelHidden: true,
			Cell: MenuCell,
			skeleton: /* @__PURE__ */ jsx("span", {})
		}
	},
	drawRow(row, { toggle, priceSource }, span) {
		if (row.kind === "fold") return /* @__PURE__ */ jsx(Fold, {
			row,
			span,
			hasTotal: priceSource !== void 0,
			onToggle: () => toggle(row.group)
		});
		return row.kind === "total" && priceSource && /* @__PURE__ */ jsx("div", {
			role: "gridcell",
			"aria-colspan": span,
			className: JettonTable_module_default.foldCell,
			"data-part": "total",
			children: /* @__PURE__ */ jsx(priceSource.Total, {
				...priceSource,
				value: row.value,
				isIncomplete: row.isIncomplete
			})
		});
	}
};
/** How many flagged jettons are folded away behind a row. */
var flaggedIn = (row) => row.kind === "fold" && row.group === "flagged" ? row.count : 0;
/** The same while something is searched for: only its text for an empty list differs. */
var FOUND = {
	...KIND,
	stem: "jettons.found"
};
var PLAIN = [
	"asset",
	"balance",
	"wallet",
	"menu"
];
var PRICED = [
	"asset",
	"balance",
	"price",
	"value",
	"menu"
];
/**
* The jettons of an owner: token, exact balance, jetton wallet, a menu; price and value where the app has prices. Empty and
* flagged ones, and those that the reader hides, are folded away at the end. Asks page by page, or draws `data`.
* The pages have names and images, at no request of their own.
*/
var JettonTable = /* @__PURE__ */ defineList({
	name: "JettonTable",
	kind: KIND,
	own: {
		address: true,
		addressBook: true,
		hiddenTokens: true,
		metadata: true,
		native: true,
		onHiddenTokensChange: true,
		owner: true,
		priceSource: true,
		search: true
	},
	useShell(props) {
		const { heading, search = heading !== void 0, actions, priceSource, pageSize = 100 } = props;
		const { columns = priceSource ? PRICED : PLAIN } = props;
		const scope = useScope(props);
		const model = useJettonTable({
			...props,
			pageSize,
			trustPolicy: scope.trustPolicy
		});
		const { rows, unreadable, hidden, toggle, isPutAway, toggleHidden, query } = model;
		const { addressBook } = model.books;
		const context = useMemo(() => ({
			addressBook,
			toggle,
			isPutAway,
			toggleHidden,
			priceSource
		}), [
			addressBook,
			toggle,
			isPutAway,
			toggleHidden,
			priceSource
		]);
		return {
			kind: model.search ? FOUND : KIND,
			context,
			columns,
			query,
			data: rows,
			unreadable,
			total: model.total,
			flagged: rows.reduce((sum, row) => sum + flaggedIn(row), hidden),
			pageSize,
			actions: search ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(SearchField, {
				label: scope.wordsOf(jettonTexts)("jettons.search"),
				value: model.search,
				onValue: model.setSearch
			}), actions] }) : actions,
			banner: hidden > 0 && /* @__PURE__ */ jsx(HiddenNotice, {
				count: hidden,
				onReveal: model.reveal
			})
		};
	}
});
// docs/.vitepress/generated/live/Jettons.tsx
var Jettons = ({ address }) => /* @__PURE__ */ jsx(JettonTable, {
	address,
	heading: "Jettons",
	paging: "load-more",
	pageSize: 5
});
export { Jettons };

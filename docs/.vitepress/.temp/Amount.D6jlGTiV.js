import { It as useTonCenter, wt as isRateLimitError } from "./useMade.ZiNMGZWi.js";
import { u as toDecimal } from "./composed.1Q0OXApn.js";
import { Fragment, createContext, createElement, forwardRef, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/trust/visibleText.ts
/**
* Control characters, direction overrides and all that is drawn as nothing: with them a name can look like another one.
* The joiners U+200C and U+200D and the variation selectors stay, because Persian, Indic scripts and emoji need them.
*/
var HIDDEN = /(?!\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;
/** The flags of England and others, which are spelled with invisible letters. */
var FLAGS = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,8}\u{E007F}/gu;
/** One character each, and such a flag as one. */
var CHARACTERS = /* @__PURE__ */ new RegExp(`${FLAGS.source}|.`, "gsu");
/** Splits text so that nothing in it stays hidden. Line ends and tabs become spaces; more than `max` characters are cut. */
function visibleText(text, max = 1e3) {
	const cut = text.length > max ? `${text.slice(0, max)}…` : text;
	const pieces = [];
	let plain = "";
	for (const [char] of cut.replace(/[\t\r\n]+/g, " ").matchAll(CHARACTERS)) {
		if (char.length > 2 || !HIDDEN.test(char)) {
			plain += char;
			continue;
		}
		if (plain) pieces.push({ text: plain });
		plain = "";
		pieces.push({ code: `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}` });
	}
	if (plain) pieces.push({ text: plain });
	return pieces;
}
/** Whether a text holds what cannot be seen. Line ends and tabs are none. */
var isHidden = (text) => HIDDEN.test(text.replace(/[\t\r\n]/g, "").replace(FLAGS, ""));
/** The same in one string, for attributes: `pay U+202E nitram`. */
function visibleString(text, max = 1e3) {
	return visibleText(text, max).map((piece) => "text" in piece ? piece.text : ` ${piece.code} `).join("");
}
// src/ui/root/props.ts
/** Joins class names, without absent ones. */
function cx(...names) {
	return names.filter(Boolean).join(" ");
}
var elements_module_default = { root: "tc-elements-root" };
var Root_module_default = {
	root: "tc-Root-root",
	button: "tc-Root-button"
};
// src/ui/words/format.ts
function createFormat(locale) {
	const numbers = new Intl.NumberFormat(locale);
	const separator = numbers.formatToParts(1.5).find((part) => part.type === "decimal")?.value ?? ".";
	const glyphs = Array.from({ length: 10 }, (_, digit) => numbers.format(digit));
	const inGlyphs = (text) => text.replace(/\d/g, (digit) => glyphs[Number(digit)]);
	return {
		number: (value) => numbers.format(value),
		amount(decimal, digits) {
			const [whole = "0", fraction = ""] = decimal.split(".");
			const grouped = numbers.format(BigInt(whole));
			const full = fraction ? grouped + separator + inGlyphs(fraction) : grouped;
			if (fraction.length <= digits) return {
				whole: grouped,
				fraction: full.slice(grouped.length),
				full,
				shortened: false
			};
			const cut = fraction.slice(0, digits);
			const isTiny = whole === "0" && /^0*$/.test(cut);
			const kept = isTiny ? cut && `${cut.slice(1)}1` : cut.replace(/0+$/, "");
			return {
				whole: isTiny ? `<${numbers.format(digits ? 0 : 1)}` : grouped,
				fraction: kept && separator + inGlyphs(kept),
				full,
				shortened: true
			};
		}
	};
}
// src/ui/words/words.ts
var fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
/**
* Each component brings its own texts, so that nobody loads those of the others.
* @param dictionary texts that replace the English ones, by key. A language with more plural forms adds keys: `….few`.
*/
function createWords(dictionary, locale) {
	const rules = new Intl.PluralRules(locale);
	const digits = new Intl.NumberFormat(locale);
	const made = /* @__PURE__ */ new WeakMap();
	const make = (texts) => {
		const find = (key) => dictionary[key] ?? texts[key];
		return Object.assign((key, values = {}) => fill(find(key) ?? key, values), { plural: (key, count) => fill(find(`${key}.${rules.select(count)}`) ?? find(`${key}.other`) ?? key, { count: digits.format(count) }) });
	};
	return (texts) => {
		const known = made.get(texts) ?? make(texts);
		made.set(texts, known);
		return known;
	};
}
// src/ui/root/scope.ts
/** Set by every root: inside one, components do not resolve the tokens again. */
var ScopeContext = /* @__PURE__ */ createContext(void 0);
/** The level of a component's title; one less where it has none: those inside take its place. `false`: no headings. */
var HeadingContext = /* @__PURE__ */ createContext(2);
/** Inside a row: one Tab stop for all of it, and the arrow keys move to elements with tips. */
var RowContext = /* @__PURE__ */ createContext(false);
/** `false` inside a row that has neither the pointer nor the focus: buttons are not drawn there. */
var ActiveContext = /* @__PURE__ */ createContext(true);
/** The scope of the root around, or of the settings, with a component's own props on top. */
function useScope({ density, renderLink, trustPolicy } = {}) {
	const outer = useContext(ScopeContext);
	const { settings } = useTonCenter();
	const around = outer ?? scopeOf(settings);
	return useMemo(() => {
		if (!density && !renderLink && !trustPolicy) return around;
		return {
			...around,
			density: density ?? around.density,
			renderLink: renderLink ?? around.renderLink,
			trustPolicy: trustPolicy ?? around.trustPolicy
		};
	}, [
		around,
		density,
		renderLink,
		trustPolicy
	]);
}
/** One for all components of a provider. A page may have a thousand roots, and `Intl` objects are slow to make. */
var scopes = /* @__PURE__ */ new WeakMap();
function scopeOf(settings) {
	const known = scopes.get(settings);
	if (known) return known;
	const { locale, timeZone, dictionary, density, renderLink, trustPolicy } = settings;
	const made = /* @__PURE__ */ new Map();
	const scope = {
		locale,
		timeZone,
		wordsOf: createWords(dictionary, locale),
		format: createFormat(locale),
		once(make) {
			if (!made.has(make)) made.set(make, make(locale, timeZone));
			return made.get(make);
		},
		density,
		renderLink,
		trustPolicy
	};
	scopes.set(settings, scope);
	return scope;
}
// src/ui/root/listen.ts
/**
* Adds listeners by the types of their events. Without an `AbortSignal`: the signal of Jest's environment is not that of
* its document, which refuses it.
* @returns removes them all.
*/
function listen(target, listeners, options) {
	const all = Object.entries(listeners);
	for (const [type, listener] of all) target.addEventListener(type, listener, options);
	return () => {
		for (const [type, listener] of all) target.removeEventListener(type, listener, options);
	};
}
// src/ui/root/tips/placeTip.ts
var GAP = 6;
var EDGE = 8;
/** Puts a tip above its element, or below where there is no room; never outside of the window. */
function placeTip(tip, owner) {
	const box = owner.getBoundingClientRect();
	const { width, height } = tip.getBoundingClientRect();
	const { clientWidth } = document.documentElement;
	const middle = box.left + box.width / 2 - width / 2;
	const left = Math.max(EDGE, Math.min(middle, clientWidth - width - EDGE));
	const above = box.top - height - GAP;
	Object.assign(tip.style, {
		left: `${left}px`,
		top: `${above < EDGE ? box.bottom + GAP : above}px`
	});
}
var raised_module_default = {
	surface: "tc-raised-surface",
	panel: "tc-raised-panel"
};
var tips_module_default = { tip: "tc-tips-tip" };
// src/ui/root/tips/watchAccounts.ts
/**
* Marks every label of an account on the page while one of them has the pointer or the focus. It sets `data-same`, an attribute
* that React does not manage, so that nothing is drawn again.
* @returns stops watching.
*/
function watchAccounts(page) {
	let marked = [];
	const mark = (event) => {
		const [target] = event.composedPath();
		const account = target instanceof Element ? target.closest("[data-account]")?.dataset.account : void 0;
		for (const label of marked) label.removeAttribute("data-same");
		const all = account ? [...page.querySelectorAll(`[data-account="${account}"]`)] : [];
		marked = all.length > 1 ? all : [];
		for (const label of marked) label.setAttribute("data-same", "");
	};
	return listen(page, {
		pointerover: mark,
		focusin: mark
	}, {
		passive: true,
		capture: true
	});
}
// src/ui/root/tips/tips.ts
/** Milliseconds: long enough to pass over a tip's owner, or from it to the tip, without a flicker. */
var HOVER = 350;
var LEAVE = 120;
/** By document, with the number of roots that watch; nothing exists on a server. */
var watchers = /* @__PURE__ */ new WeakMap();
/**
* One tip for a page. The text of `data-tip` shows while its element has the pointer or the keyboard's focus, until Escape. It is
* in the top layer, where nothing clips it.
* @returns stops watching; the last of several ends it.
*/
function watchTips(page) {
	const watcher = watchers.get(page) ?? {
		roots: 0,
		stop: start(page)
	};
	watcher.roots++;
	watchers.set(page, watcher);
	return () => {
		watcher.roots--;
		if (watcher.roots) return;
		watcher.stop();
		watchers.delete(page);
	};
}
var ownerOf = (event) => {
	const [target] = event.composedPath();
	const owner = target instanceof Element ? target.closest("[data-tip], [popover]") : null;
	return owner?.dataset.tip ? owner : null;
};
var letters = (text) => text.replace(/\s+/g, "");
function start(page) {
	const tip = page.createElement("div");
	tip.className = cx(raised_module_default.surface, raised_module_default.panel, tips_module_default.tip);
	tip.role = "tooltip";
	tip.ariaHidden = "true";
	tip.id = `tc-tip-${Math.random().toString(36).slice(2)}`;
	tip.popover = "manual";
	let owner = null;
	let described = null;
	let timer;
	const later = (run, ms) => {
		clearTimeout(timer);
		timer = setTimeout(run, ms);
	};
	const hide = () => {
		clearTimeout(timer);
		described?.removeAttribute("aria-describedby");
		tip.remove();
		owner = described = null;
	};
	const show = (next, focused) => {
		const text = next.dataset.tip;
		if (!text || !next.isConnected) return;
		hide();
		const isSaid = letters(next.textContent ?? "").includes(letters(text));
		owner = next;
		tip.textContent = text;
		(next.closest("[data-density]") ?? next).append(tip);
		tip.showPopover?.();
		placeTip(tip, next);
		if (!focused || isSaid || focused.hasAttribute("aria-describedby")) return;
		described = focused;
		focused.setAttribute("aria-describedby", tip.id);
	};
	const onOver = (event) => {
		if (event.pointerType === "touch") return;
		const next = ownerOf(event);
		const isLeft = owner && !next && event.target !== tip && !owner.contains(page.activeElement);
		if (next && next !== owner) later(() => show(next), HOVER);
		else if (isLeft) later(hide, LEAVE);
		else clearTimeout(timer);
	};
	const onFocus = (event) => {
		const next = ownerOf(event);
		const [focused] = event.composedPath();
		if (next && focused instanceof Element && focused.matches(":focus-visible")) show(next, focused);
	};
	const onKey = (event) => event.key === "Escape" && hide();
	const onScroll = () => owner && hide();
	const stop = listen(page, {
		pointerover: onOver,
		pointerdown: hide,
		focusin: onFocus,
		focusout: hide,
		keydown: onKey,
		scroll: onScroll
	}, {
		passive: true,
		capture: true
	});
	const stopAccounts = watchAccounts(page);
	const focused = page.activeElement;
	const early = focused?.matches(":focus-visible") && focused.closest("[data-tip]");
	if (focused && early) show(early, focused);
	return () => {
		stop();
		stopAccounts();
		hide();
	};
}
// src/ui/root/Root.tsx
/** The outermost element of a component: carries the tokens, unless another root around it already does. */
var Root = forwardRef(function Root(props, ref) {
	const { as = "div", scope, headingLevel, tip, isStop, own, className, classNames, density, renderLink, trustPolicy, ...attributes } = props;
	const outer = useContext(ScopeContext);
	const isInRow = useContext(RowContext);
	const { settings } = useTonCenter();
	const isNested = outer?.density === scope.density;
	useEffect(() => isNested ? void 0 : watchTips(document), [isNested]);
	const root = createElement(as, {
		...tip !== void 0 && {
			"data-tip": tip,
			...isStop && !isInRow && { tabIndex: 0 }
		},
		"data-part": "root",
		...attributes,
		ref,
		className: cx(!isNested && cx(Root_module_default.root, elements_module_default.root), own, className, classNames?.root),
		...!isNested && {
			"data-theme": settings.theme,
			"data-density": scope.density
		}
	});
	const scoped = scope === outer ? root : /* @__PURE__ */ jsx(ScopeContext.Provider, {
		value: scope,
		children: root
	});
	if (headingLevel === void 0) return scoped;
	return /* @__PURE__ */ jsx(HeadingContext.Provider, {
		value: headingLevel,
		children: scoped
	});
});
var Skeleton_module_default = {
	root: "tc-Skeleton-root",
	sweep: "tc-Skeleton-sweep"
};
// src/ui/states/Skeleton.tsx
/** A grey bar where something will be, in the size of what will be there. */
var Skeleton = forwardRef(function Skeleton({ width, height = 12, line = height, round }, ref) {
	return /* @__PURE__ */ jsx(Root, {
		as: "span",
		scope: useScope(),
		ref,
		className: Skeleton_module_default.root,
		"aria-hidden": "true",
		"data-part": "skeleton",
		style: {
			inlineSize: width,
			blockSize: height,
			...line !== height && {
				marginBlock: (line - height) / 2,
				verticalAlign: "top"
			},
			borderRadius: round
		}
	});
});
Skeleton.displayName = "Skeleton";
var Spoken_module_default = { root: "tc-Spoken-root" };
// src/ui/root/Spoken.tsx
/** Text for screen readers. */
function Spoken({ children }) {
	return /* @__PURE__ */ jsx("span", {
		className: Spoken_module_default.root,
		children
	});
}
// src/ui/icons/paths.ts
var arrowIn = "M11.5 4.5l-7 7M4.5 6v5.5H10";
var arrowOut = "M4.5 11.5l7-7M11.5 10V4.5H6";
var self = "M3 5.5h9.5M10 3l2.5 2.5L10 8M13 10.5H3.5M6 8l-2.5 2.5L6 13";
var nft = "M3.5 2.5h9a1 1 0 011 1v9a1 1 0 01-1 1h-9a1 1 0 01-1-1v-9a1 1 0 011-1zM2.5 11l3.2-3.2 2.6 2.6 2-2 3.2 3.2M10.5 5.5h.01";
var call = "M5.5 3.5L1.8 8l3.7 4.5M10.5 3.5L14.2 8l-3.7 4.5M9 4.5l-2 7";
var deploy = "M8 13V3.5M4 7.2l4-4 4 4";
var outside = "M8 2a6 6 0 100 12A6 6 0 008 2zM2.3 8h11.4M8 2c2 1.8 2.6 3.9 2.6 6S10 12.2 8 14c-2-1.8-2.6-3.9-2.6-6S6 3.8 8 2z";
var clock = "M8 2a6 6 0 100 12A6 6 0 008 2zM8 5v3.2l2 1.6";
var check = "M3.5 8.5l3 3 6-7";
var bounce = "M6 3L2.8 6.2 6 9.4M3 6.2h6.5a3.6 3.6 0 010 7.2H7";
var lock = "M4 7.5h8a1 1 0 011 1v4a1 1 0 01-1 1H4a1 1 0 01-1-1v-4a1 1 0 011-1zM5 7.5V5.2a3 3 0 016 0v2.3";
var right = "M6 3.5L10.5 8 6 12.5";
var flag = "M3.5 14V2.5M3.5 3h8.2l-1.8 3 1.8 3H3.5";
var burn = "M8 2s4 3.2 4 7a4 4 0 01-8 0c0-1.6.9-2.8 1.8-3.6C6 6.8 7 7.3 7.6 7.2 8 5.7 7.6 3.6 8 2z";
var key = "M10 3a3 3 0 100 6 3 3 0 000-6zM7.8 8.2L3 13M4.8 11.2L6.5 13";
var swap = "M3 5.5h9M9.5 3L12 5.5 9.5 8M13 10.5H4M6.5 8L4 10.5 6.5 13";
var stack = "M8 2.5l5.5 2.8L8 8 2.5 5.3zM2.5 8L8 10.8 13.5 8M2.5 10.7L8 13.5l5.5-2.8";
var gavel = "M8.7 2.5l4.8 4.8M6.6 4.6l4.8 4.8M7.7 3.5L5.6 5.6M12.5 8.3l-2.1 2.1M9 7L2.8 13.2";
var mint = "M8 2.5l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z";
var bridge = "M2 12.5V6M14 12.5V6M2 9h12M2 6c2 0 3.5 3 6 3s4-3 6-3";
var people = "M6 8a2.3 2.3 0 100-4.6A2.3 2.3 0 006 8zM1.8 13c.3-2.3 2-3.6 4.2-3.6s3.9 1.3 4.2 3.6M10.8 8a2 2 0 10-.6-3.9M12 9.7c1.3.5 2 1.6 2.2 3.3";
var shield = "M8 2l5 2v4c0 3-2.2 5.2-5 6-2.8-.8-5-3-5-6V4zM5.8 8l1.6 1.6 2.9-3.2";
var search = "M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.3 10.3L13.5 13.5";
var copy = "M6.5 5.5h6a1 1 0 011 1v6a1 1 0 01-1 1h-6a1 1 0 01-1-1v-6a1 1 0 011-1zM3.5 10.5a1 1 0 01-1-1v-6a1 1 0 011-1h6a1 1 0 011 1";
var dash = "M4.5 8h7";
var eyeOff = "M6.3 4.1A6 6 0 018 3.8c4 0 6.2 4.2 6.2 4.2a10 10 0 01-1.6 2.1M4 5.1A9.6 9.6 0 001.8 8S4 12.2 8 12.2a6 6 0 003-.8M2.5 2.5l11 11";
var trace = "M4 6.2a2 2 0 100-4 2 2 0 000 4zM4 13.8a2 2 0 100-4 2 2 0 000 4zM12 10a2 2 0 100-4 2 2 0 000 4zM4 6.2v3.6M6 4.5c2.5 0 4 .8 4.8 1.9";
var warn = "M8 2.4l6 10.6H2zM8 6.5v3M8 11.3h.01";
var hourglass = "M4.5 2.5h7M4.5 13.5h7M5.2 2.5c0 3 2.8 3.6 2.8 5.5s-2.8 2.5-2.8 5.5M10.8 2.5c0 3-2.8 3.6-2.8 5.5s2.8 2.5 2.8 5.5";
var plug = "M6 2.5v3M10 2.5v3M4 5.5h8v2a4 4 0 01-8 0zM8 11.5v2.5";
var refresh = "M13 8a5 5 0 11-1.5-3.6M13 2.5v2.7h-2.7";
var inbox = "M2.5 9l1.8-5.5h7.4L13.5 9v3.5a1 1 0 01-1 1h-9a1 1 0 01-1-1zM2.5 9h3.2l.8 1.6h3L10.3 9h3.2";
var Icon_module_default = {
	icon: "tc-Icon-icon",
	tile: "tc-Icon-tile",
	arrow: "tc-Icon-arrow"
};
// src/ui/icons/Icon.tsx
/** Renders an `<svg>` hidden from screen readers: a word is always beside it. */
function Icon({ path, size = 16, className, tone }) {
	return /* @__PURE__ */ jsx("svg", {
		className: cx(Icon_module_default.icon, tone && Icon_module_default.tile, className),
		width: size,
		height: size,
		viewBox: "0 0 16 16",
		"aria-hidden": "true",
		"data-tone": tone,
		children: /* @__PURE__ */ jsx("path", { d: path })
	});
}
// src/ui/time/createSeconds.ts
/** Seconds, with one fraction digit at most: `3 sec`, `2.4 sec`. */
function createSeconds(locale) {
	const format = new Intl.NumberFormat(locale, {
		style: "unit",
		unit: "second",
		unitDisplay: "short",
		maximumFractionDigits: 1
	});
	return (seconds) => format.format(seconds);
}
// src/ui/states/useCountdown.ts
/**
* Counts down a wait and calls `onEnd` when it is over, once for each.
* @param wait what asked to wait, an error or a pause: another one begins anew
* @param ms its length
* @returns `undefined` without a length.
*/
function useCountdown(wait, ms, onEnd) {
	const total = ms === void 0 ? 0 : Math.max(Math.ceil(ms / 1e3), 1);
	const [gone, setGone] = useState({
		wait: void 0,
		seconds: 0
	});
	const end = useRef(onEnd);
	useEffect(() => {
		end.current = onEnd;
	});
	useEffect(() => {
		if (!total) return;
		let seconds = 0;
		const timer = setInterval(() => {
			seconds++;
			setGone({
				wait,
				seconds
			});
			if (seconds < total) return;
			clearInterval(timer);
			end.current?.();
		}, 1e3);
		return () => clearInterval(timer);
	}, [wait, total]);
	if (!total) return;
	const seconds = total - (gone.wait === wait ? gone.seconds : 0);
	return {
		seconds,
		share: seconds / total
	};
}
/** How long a 429 asks to wait, milliseconds; `undefined` for any other error. */
var waitMsOf = (error) => isRateLimitError(error) ? error.retryAfterMs : void 0;
// src/ui/states/usePause.ts
/** Shorter pauses than this, milliseconds, are over before a sentence is read. */
var WORTH_SAYING_MS = 1e3;
var never = () => () => {};
/**
* The pause of the client, of more than a second, while it lasts. Draws again when a pause begins or ends. Not when requests join
* or leave the queue, and never while `isWatching` is `false`.
*/
function usePause(isWatching = true) {
	const { client } = useTonCenter();
	const until = useSyncExternalStore(isWatching ? client.subscribeBudget : never, () => isWatching && client.budget().pausedUntil || 0, () => 0);
	const pause = useMemo(() => ({
		until,
		ms: until - client.now()
	}), [until, client]);
	return pause.ms > WORTH_SAYING_MS ? pause : void 0;
}
/**
* The pause that delays a list without rows. It stays after its end while that is still loading: the notice does not
* flicker with each refusal.
*/
function useLoadingPause(isLoading = true) {
	const pause = usePause(isLoading);
	const [last, setLast] = useState();
	const shown = isLoading ? pause ?? last : void 0;
	if (shown !== last) setLast(shown);
	return shown;
}
var Button_module_default = {
	outline: "tc-Button-outline",
	primary: "tc-Button-primary",
	link: "tc-Button-link"
};
// src/ui/parts/Button.tsx
/** Renders a `<button>`. */
function Button({ kind = "outline", icon, className, children, ...props }) {
	return /* @__PURE__ */ jsxs("button", {
		type: "button",
		className: cx(Button_module_default[kind], className),
		...props,
		children: [icon && /* @__PURE__ */ jsx(Icon, { path: icon }), children]
	});
}
// src/ui/words/en/parts.ts
var addressTexts = {
	"action.copyAddress": "Copy address {label}",
	"address.bounceable": "Bounceable: for contracts",
	"address.bounceableTest": "Bounceable, test networks only",
	"address.menu": "Address formats: {label}",
	"address.nonBounceable": "Non-bounceable: for wallets",
	"address.nonBounceableTest": "Non-bounceable, test networks only",
	"address.raw": "Raw address",
	"address.same": "One account, written in several ways."
};
var hashTexts = { "action.copyHash": "Copy hash {label}" };
var amountTexts = {
	"amount.masked": "Hidden amount",
	"amount.rawUnits": "Raw units",
	"amount.notSent": "not sent",
	"amount.rawUnitsWhy": "The token does not say how many decimals it has, so these are its smallest units.",
	"amount.returned": "returned",
	"amount.void": "failed"
};
var buttonTexts = { "action.retry": "Retry" };
var commentTexts = {
	"comment.empty": "Empty comment",
	"comment.encrypted": "Encrypted comment",
	"comment.less": "Show less",
	"comment.more": "Show all"
};
var copyTexts = {
	"action.copied": "Copied",
	"action.copyFailed": "Copying is not allowed here"
};
/** Of a transfer, as its account sees it. */
var directionTexts = {
	"direction.in": "IN",
	"direction.out": "OUT",
	"direction.self": "SELF"
};
var rawTexts = { "raw.title": "Raw data" };
var timeTexts = { "time.now": "now" };
var statusTexts = {
	"status.bounced": "Bounced",
	"status.confirmed": "Confirmed",
	"status.failed": "Failed",
	"status.partly": "Partly failed",
	"status.pending": "Pending",
	"status.sent": "Sent",
	"status.success": "Finalized",
	"status.unknown": "Unknown"
};
var textTexts = { "text.hiddenCharacter": "Hidden character {code}" };
var absentTexts = {
	"value.none": "None",
	"value.unknown": "Unknown"
};
var lookTexts = {
	"address.alike": "Begins and ends like another address on this page.",
	"address.testNetwork": "Test network",
	"address.testOnly": "Written for test networks, but this is not one."
};
/** For each reason not to trust something: a word, and a sentence. `{of}` is safe to show. */
var flagTexts = {
	"flag.domain": "Look-alike",
	"flag.domainWhy": "Spelled almost like the well-known {of}, but is another domain.",
	"flag.dust": "Dust",
	"flag.dustWhy": "Next to nothing, sent unasked.",
	"flag.hidden": "Hidden text",
	"flag.hiddenWhy": "Holds characters that cannot be seen.",
	"flag.link": "Contains a link",
	"flag.linkWhy": "Holds a link, shown as text. Do not follow it.",
	"flag.lookalike": "Look-alike",
	"flag.lookalikeWhy": "Looks like {of}, which this app verifies, but is another token.",
	"flag.lookalikeIncludedWhy": "Looks like {of} of the list that toncenter-react includes, but is another token.",
	"flag.lookalikeListedWhy": "Looks like {of} of the list {list}, but is another token.",
	"flag.mimic": "Imitation",
	"flag.mimicWhy": "Its name imitates what this page says itself. A stranger wrote it.",
	"flag.native": "Look-alike",
	"flag.nativeWhy": "Looks like {of}, the coin of the network, but is a token.",
	"flag.nsfw": "Sensitive",
	"flag.nsfwWhy": "The service lists this token as not safe for work.",
	"flag.poison": "Look-alike",
	"flag.poisonWhy": "Looks like {of}, which this account has paid, but is another account.",
	"flag.reserved": "Scam",
	"flag.reservedWhy": "Claims the name {of}, which belongs to the coin of the network.",
	"flag.scam": "Scam",
	"flag.scamWhy": "The service lists this token as a scam.",
	"flag.spelling": "Look-alike",
	"flag.spellingWhy": "No domain is spelled so: they have Latin letters, digits and hyphens. It may imitate another."
};
/** Who vouches for a token. `{list}` is safe to show. */
var verdictTexts = {
	"token.listed": "In the list {list}",
	"token.unverified": "Unverified",
	"token.unverifiedWhy": "Not in the list {list}, and not verified by this app. Most tokens are in no list.",
	"token.verified": "Verified by this app",
	"token.verifiedIncluded": "Verified by the list that toncenter-react includes"
};
var ForeignText_module_default = {
	code: "tc-ForeignText-code",
	cut: "tc-ForeignText-cut"
};
// src/ui/text/ForeignText.tsx
/** Text that a stranger wrote: isolated from the text around it, with its hidden characters made visible. Renders a `<bdi>`. */
function ForeignText({ children, max, className, part }) {
	const words = useScope().wordsOf(textTexts);
	const pieces = visibleText(children, max);
	return /* @__PURE__ */ jsx("bdi", {
		className,
		"data-part": part,
		children: pieces.map((piece, index) => "text" in piece ? piece.text : /* @__PURE__ */ jsx("span", {
			className: ForeignText_module_default.code,
			"data-tip": words("text.hiddenCharacter", { code: piece.code }),
			children: piece.code
		}, index))
	});
}
var Amount_module_default = {
	root: "tc-Amount-root",
	bare: "tc-Amount-bare",
	number: "tc-Amount-number",
	fraction: "tc-Amount-fraction",
	symbol: "tc-Amount-symbol",
	native: "tc-Amount-native",
	logo: "tc-Amount-logo",
	name: "tc-Amount-name"
};
var Badge_module_default = {
	root: "tc-Badge-root",
	icon: "tc-Badge-icon"
};
// src/ui/parts/Badge.tsx
/** A word with an icon on a tint. `scam` is hatched. Renders a `<span>`. */
function Badge({ tone = "neutral", icon, tip, className, children }) {
	const isInRow = useContext(RowContext);
	return /* @__PURE__ */ jsxs("span", {
		className: cx(Badge_module_default.root, className),
		"data-part": "badge",
		"data-tone": tone,
		"data-tip": tip,
		...tip && !isInRow && { tabIndex: 0 },
		children: [icon && /* @__PURE__ */ jsx(Icon, {
			path: icon,
			size: 14,
			className: Badge_module_default.icon
		}), children]
	});
}
// src/ui/parts/Amount.tsx
var VOID = {
	"not-sent": "amount.notSent",
	returned: "amount.returned",
	void: "amount.void"
};
var AUTO_DIGITS = 4;
/** From so many digits on the fraction is not worth its room. */
var MILLION_DIGITS = 7;
/** What a column of balances cuts: nothing below a million, and the fraction from there on. */
var columnPrecision = (units, decimals) => units.replace("-", "").length - decimals < MILLION_DIGITS ? "full" : 0;
/** An exact amount: no float takes part, nothing is rounded up, and an amount above 0 never shows as 0. Renders a `<span>`. */
var Amount = forwardRef(function Amount(props, ref) {
	const { data, token, direction, precision = "auto", withSymbol = true, isVoid, masked, classNames, ...attributes } = props;
	const scope = useScope(props);
	const words = scope.wordsOf(amountTexts);
	const { nativeCurrency } = useTonCenter().settings;
	const symbol = token ? visibleString(token.symbol, 32) : nativeCurrency.symbol;
	const decimals = token ? token.decimals ?? 0 : nativeCurrency.decimals;
	const exact = toDecimal(data, decimals);
	const isNegative = exact.startsWith("-");
	const size = isNegative ? exact.slice(1) : exact;
	const number = scope.format.amount(size, digitsOf(precision, size));
	const sign = exact === "0" ? "" : isNegative || direction === "out" ? "−" : direction === "in" ? "+" : "";
	const full = `${sign}${number.full} ${symbol}`.trim();
	const symbolClass = cx(Amount_module_default.symbol, classNames?.symbol);
	return /* @__PURE__ */ jsxs(Root, {
		as: "span",
		scope,
		ref,
		"data-direction": direction,
		"data-state": isVoid ? "void" : masked ? "masked" : void 0,
		tip: masked ? void 0 : full,
		isStop: number.shortened,
		own: cx(Amount_module_default.root, !withSymbol && Amount_module_default.bare),
		classNames,
		...attributes,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: cx(Amount_module_default.number, classNames?.number),
				"data-part": "number",
				"data-rest": withSymbol || masked ? void 0 : restOf(precision, number.fraction),
				"aria-hidden": masked || number.shortened || void 0,
				children: masked ? "••••••" : /* @__PURE__ */ jsxs(Fragment$1, { children: [
					sign,
					/* @__PURE__ */ jsx(Groups, { text: number.whole }),
					number.fraction && /* @__PURE__ */ jsx("span", {
						className: Amount_module_default.fraction,
						children: number.fraction
					})
				] })
			}),
			masked ? /* @__PURE__ */ jsx(Spoken, { children: words("amount.masked") }) : number.shortened && /* @__PURE__ */ jsx(Spoken, { children: withSymbol ? sign + number.full : full }),
			isVoid && !masked && /* @__PURE__ */ jsx(Spoken, { children: ` ${words(VOID[isVoid === true ? "void" : isVoid])} ` }),
			withSymbol && (token ? /* @__PURE__ */ jsxs("span", {
				className: symbolClass,
				"data-part": "symbol",
				children: [token.mark, /* @__PURE__ */ jsx(ForeignText, {
					max: 32,
					className: Amount_module_default.name,
					children: token.symbol
				})]
			}) : /* @__PURE__ */ jsx(NativeSymbol, { className: classNames?.symbol })),
			token && token.decimals === void 0 && /* @__PURE__ */ jsx(RawUnits, {})
		]
	});
});
Amount.displayName = "Amount";
/** Mark and symbol of the native coin, as the app names it. */
function NativeSymbol({ className }) {
	const { symbol, logo } = useTonCenter().settings.nativeCurrency;
	return /* @__PURE__ */ jsxs("span", {
		className: cx(Amount_module_default.symbol, className, Amount_module_default.native),
		"data-part": "symbol",
		"data-initial": logo ? void 0 : [...symbol][0],
		children: [logo && /* @__PURE__ */ jsx("img", {
			className: Amount_module_default.logo,
			src: logo,
			alt: ""
		}), symbol]
	});
}
/** Whole digits: where there is no room a line ends after a separator, and never within a group. */
var Groups = ({ text }) => text.match(/\P{Nd}*\p{Nd}+\P{Nd}*/gu)?.map((group, index) => /* @__PURE__ */ jsxs(Fragment, { children: [index > 0 && /* @__PURE__ */ jsx("wbr", {}), group] }, index));
/** Marks an amount in smallest units: the token does not state its decimals. */
function RawUnits() {
	const words = useScope().wordsOf(amountTexts);
	return /* @__PURE__ */ jsx(Badge, {
		tone: "warning",
		icon: warn,
		tip: words("amount.rawUnitsWhy"),
		children: words("amount.rawUnits")
	});
}
/** The digits that a fraction is short of, for columns that put point under point. */
function restOf(precision, fraction) {
	if (precision !== "auto") return;
	return ".0000".slice(fraction.length) || void 0;
}
function digitsOf(precision, decimal) {
	if (precision === "full") return Number.POSITIVE_INFINITY;
	if (precision !== "auto") return precision;
	const [whole = ""] = decimal.split(".");
	return whole.length < MILLION_DIGITS ? AUTO_DIGITS : 0;
}
export { search as $, bounce as A, flag as B, useCountdown as C, Icon_module_default as D, Icon as E, clock as F, lock as G, hourglass as H, copy as I, outside as J, mint as K, dash as L, burn as M, call as N, arrowIn as O, check as P, right as Q, deploy as R, useLoadingPause as S, createSeconds as T, inbox as U, gavel as V, key as W, plug as X, people as Y, refresh as Z, rawTexts as _, isHidden as _t, ForeignText as a, warn as at, verdictTexts as b, addressTexts as c, Root as ct, commentTexts as d, ActiveContext as dt, self as et, copyTexts as f, HeadingContext as ft, lookTexts as g, cx as gt, hashTexts as h, Root_module_default as ht, Badge as i, trace as it, bridge as j, arrowOut as k, amountTexts as l, raised_module_default as lt, flagTexts as m, useScope as mt, RawUnits as n, stack as nt, ForeignText_module_default as o, Spoken as ot, directionTexts as p, RowContext as pt, nft as q, columnPrecision as r, swap as rt, absentTexts as s, Skeleton as st, Amount as t, shield as tt, buttonTexts as u, listen as ut, statusTexts as v, visibleString as vt, waitMsOf as w, Button as x, timeTexts as y, eyeOff as z };

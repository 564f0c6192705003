import { c as drawsAll, l as scrollerOf, s as ListRows } from "./FlagBadge.CdgRigq4.js";
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { jsx } from "react/jsx-runtime";
import { defaultRangeExtractor, observeElementRect, useVirtualizer } from "@tanstack/react-virtual";
// src/ui/table/scroller.ts
var isPage = (element) => element === document.scrollingElement;
/** Watches the size of the scroller; of a page that is the viewport, not the document. */
function observeScrollerRect(rows, report) {
	if (!isPage(rows.scrollElement)) return observeElementRect(rows, report);
	const measure = () => report({
		width: innerWidth,
		height: innerHeight
	});
	measure();
	addEventListener("resize", measure);
	return () => removeEventListener("resize", measure);
}
var SETTLED_MS = 150;
/**
* Watches the scroll position; a page fires its scroll events at the window. A settled scroll reports its last position again. The
* current one may belong to a pending event, and an event without a new position draws nothing.
*/
function observeScrollerOffset(rows, report) {
	const scroller = rows.scrollElement;
	const source = isPage(scroller) ? window : scroller;
	let timer;
	const onScroll = () => {
		clearTimeout(timer);
		timer = setTimeout(report, SETTLED_MS, scroller.scrollTop, false);
		report(scroller.scrollTop, true);
	};
	report(scroller.scrollTop, false);
	source.addEventListener("scroll", onScroll);
	return () => {
		clearTimeout(timer);
		source.removeEventListener("scroll", onScroll);
	};
}
/** The first pixel of `element`, counted from its top, that its scroller shows. Negative when it starts further down. */
function visibleStart(element, scroller) {
	return (isPage(scroller) ? 0 : scroller.getBoundingClientRect().top) - element.getBoundingClientRect().top;
}
/** Pixels from the start of what scrolls to the start of `element`. */
function marginOf(element, scroller) {
	return Math.round(scroller.scrollTop - visibleStart(element, scroller));
}
// src/ui/table/VirtualRows.tsx
var OVERSCAN = 3;
var isPrinting = false;
var watchPrinting = (notify) => {
	const turn = ({ type }) => {
		isPrinting = type === "beforeprint";
		notify();
	};
	addEventListener("beforeprint", turn);
	addEventListener("afterprint", turn);
	return () => {
		removeEventListener("beforeprint", turn);
		removeEventListener("afterprint", turn);
	};
};
/** The heights of the rows that were drawn before, pixels: what a reader has scrolled to must not move. */
function heightsOf(keys, body) {
	const drawn = [...body?.children ?? []];
	return new Map(drawn.map((row, index) => [keys[index], row.getBoundingClientRect().height]));
}
/**
* The visible rows, in the page's scroll or in that of the nearest box that scrolls. Rows stay in the flow of the page and
* are measured as they are drawn: their heights may differ. Visible rows keep their place while estimates become measures
* and rows are added above. Draws all of them while the page is printed, and when few are left.
*/
function VirtualRows({ estimate, keep, keepFocus, ...rows }) {
	const { keys, body } = rows;
	const [scroller, setScroller] = useState(() => body.current && scrollerOf(body.current));
	const [margin, setMargin] = useState(() => body.current && scroller ? marginOf(body.current, scroller) : 0);
	const [known] = useState(() => heightsOf(keys, body.current));
	const isOnPaper = useSyncExternalStore(watchPrinting, () => isPrinting);
	const virtual = useVirtualizer({
		count: keys.length,
		getScrollElement: () => scroller,
		estimateSize: (index) => known.get(keys[index]) ?? estimate,
		getItemKey: useCallback((index) => keys[index], [keys]),
		initialRect: {
			width: innerWidth,
			height: innerHeight
		},
		initialOffset: () => scroller?.scrollTop ?? 0,
		overscan: OVERSCAN,
		scrollMargin: margin,
		observeElementRect: observeScrollerRect,
		observeElementOffset: observeScrollerOffset,
		rangeExtractor: (range) => {
			if (isOnPaper || drawsAll(rows)) return keys.map((_, index) => index);
			const near = defaultRangeExtractor(range);
			return keep in keys && !near.includes(keep) ? [...near, keep].sort((a, b) => a - b) : near;
		}
	});
	virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false;
	useLayoutEffect(() => {
		const element = body.current;
		if (!element) return;
		if (!scroller?.contains(element)) {
			setScroller(scrollerOf(element));
			return;
		}
		const next = marginOf(element, scroller);
		if (Math.abs(next - margin) < 2) return;
		const frame = requestAnimationFrame(() => setMargin(next));
		return () => cancelAnimationFrame(frame);
	});
	const anchor = useRef(void 0);
	useLayoutEffect(() => {
		const element = body.current;
		if (!element || !scroller) return;
		const offsetOf = (row) => row.getBoundingClientRect().top - element.getBoundingClientRect().top;
		const held = anchor.current;
		const moved = held?.row.isConnected ? offsetOf(held.row) - held.offset : 0;
		if (Math.abs(moved) >= 1 && visibleStart(element, scroller) > 0) scroller.scrollBy({
			top: moved,
			behavior: "instant"
		});
		const start = visibleStart(element, scroller);
		const row = [...element.children].find((row) => offsetOf(row) + row.clientHeight > start);
		anchor.current = row && {
			row,
			offset: offsetOf(row)
		};
	});
	const observe = useCallback((element) => {
		virtual.measureElement(element);
		return () => virtual.measureElement(null);
	}, [virtual]);
	const drawn = virtual.getVirtualItems().map(({ index, start, end }) => ({
		index,
		start: start - margin,
		end: end - margin
	}));
	return /* @__PURE__ */ jsx(ListRows, {
		...rows,
		drawn,
		height: virtual.getTotalSize(),
		observe
	});
}
export { VirtualRows as default };

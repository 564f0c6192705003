// src/ui/root/watchSize.ts
/** Calls `onSize` now and whenever the size of an element changes, until the function that it returns is called. */
function watchSize(element, onSize) {
	onSize();
	if (typeof ResizeObserver === "undefined") return () => {};
	const sizes = new ResizeObserver(onSize);
	sizes.observe(element);
	return () => sizes.disconnect();
}
export { watchSize as t };

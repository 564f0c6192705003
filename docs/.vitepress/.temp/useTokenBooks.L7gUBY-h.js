import { b as useTokenFlags } from "./FlagBadge.CdgRigq4.js";
import { useMemo } from "react";
// src/ui/table/useMerged.ts
/** The books of all pages of an answer in one: of addresses, or of tokens. `given` instead where there is one. */
function useMerged(pages, key, given) {
	return useMemo(() => {
		const lone = pages?.length === 1 ? pages[0]?.[key] : void 0;
		return given ?? lone ?? Object.assign({}, ...(pages ?? []).map((page) => page[key]));
	}, [
		pages,
		key,
		given
	]);
}
// src/ui/tokens/useTokenBooks.ts
var NOTHING = {};
/** The books of all pages in one, or the given ones. The same object for as long as nothing in it changed. */
function useTokenBooks(pages, given) {
	const metadata = useMerged(pages, "metadata", given.metadata) ?? NOTHING;
	const addressBook = useMerged(pages, "address_book", given.addressBook) ?? NOTHING;
	const flagsOf = useTokenFlags();
	return useMemo(() => ({
		metadata,
		addressBook,
		flagsOf
	}), [
		metadata,
		addressBook,
		flagsOf
	]);
}
export { useTokenBooks as t };

/** Joins several: `a, b and c`. */
export const createLists = (locale: string) => new Intl.ListFormat(locale)

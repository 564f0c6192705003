/** A logical time in groups of three, as long numbers are read. */
export const groupedLt = (lt: string): string => lt.replace(/\B(?=(\d{3})+$)/g, '\u202F')

// biome-ignore lint/suspicious/noExplicitAny: rows of every list
export type Row = any

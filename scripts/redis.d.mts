export function findRedis(): string | undefined
export function ensureRedis(): string | undefined
export const asServer: { readonly argv0: string }

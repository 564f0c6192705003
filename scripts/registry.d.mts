export const SHADCN: string
export function buildRegistry(folder: string): void

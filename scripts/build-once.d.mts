export function stampOf(folder: string, paths: readonly string[]): string
export function buildOnce(outputs: string, stamp: string, build: (folder: string) => Promise<unknown>): Promise<string>

export const root: string
export function giveUp(sentence: string): never
export function isInstalled(folder?: string): boolean
export function setup(...folders: string[]): void

import type { LaunchOptions } from 'playwright'

export const engine: 'chromium' | 'firefox' | 'webkit'
export function findBrowser(): string | undefined
export function ensureBrowser(): string
export function launchOptions(): LaunchOptions

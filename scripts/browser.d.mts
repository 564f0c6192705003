import type { LaunchOptions } from 'playwright'

export function findBrowser(): string | undefined
export function ensureBrowser(): string
export function launchOptions(): LaunchOptions

import type { Plugin } from 'postcss'

export function declarationsOf(list: string): string
export function withMixins(css: string): string
export const applyMixins: Plugin

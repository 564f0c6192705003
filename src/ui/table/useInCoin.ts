'use client'
import { useTonCenter } from '../../react/context.ts'

/** The head of a column of amounts: it names the coin once for all rows. */
export const useInCoin = (label: string): string => `${label}, ${useTonCenter().settings.nativeCurrency.symbol}`

'use client'
import { useTonCenter } from '../../../react/context.ts'
import { useScope } from '../../root/scope.ts'
import { sayCoins } from './sayEnd.ts'

/** Writes an amount of the native coin into a text: exact, with its symbol. Nanograms. */
export function useSayCoins(): (amount: bigint) => string {
  const { format } = useScope()
  return sayCoins({ format, currency: useTonCenter().settings.nativeCurrency })
}

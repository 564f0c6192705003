'use client'
import { useMemo } from 'react'
import { useTonCenter } from '../../react/context.ts'
import { createTokenFlags, type TokenFlags } from './tokenFlags.ts'

/** The check of tokens, with the coin and the verified tokens of the provider. */
export function useTokenFlags(): TokenFlags {
  const { nativeCurrency, verifiedTokens } = useTonCenter().settings
  return useMemo(() => createTokenFlags(nativeCurrency, verifiedTokens), [nativeCurrency, verifiedTokens])
}

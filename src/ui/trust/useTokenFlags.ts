'use client'
import { useMemo } from 'react'
import { useTonCenter } from '../../react/context.ts'
import { createTokenFlags, type TokenFlags } from './tokenFlags.ts'
import { useVerifiedTokens } from './useVerifiedTokens.ts'

/** The check of tokens, with the coin of the provider and the verified tokens. */
export function useTokenFlags(): TokenFlags {
  const { nativeCurrency } = useTonCenter().settings
  const verified = useVerifiedTokens()
  return useMemo(() => createTokenFlags(nativeCurrency, verified), [nativeCurrency, verified])
}

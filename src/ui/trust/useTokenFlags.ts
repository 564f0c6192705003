'use client'
import { useMemo } from 'react'
import { BEST_KNOWN_TOKENS } from '../../react/bestKnownTokens.ts'
import { useTonCenter } from '../../react/context.ts'
import { createTokenFlags, type TokenFlags } from '../../trust/tokenFlags.ts'
import { useRegistry, useVerifiedTokens } from './useVerifiedTokens.ts'

/** The check of tokens, with the coin, the verified tokens and the registry of the provider. */
export function useTokenFlags(): TokenFlags {
  const { nativeCurrency } = useTonCenter().settings
  const verified = useVerifiedTokens()
  const registry = useRegistry()
  return useMemo(
    () => createTokenFlags(nativeCurrency, verified, { isIncluded: verified === BEST_KNOWN_TOKENS, registry }),
    [nativeCurrency, verified, registry],
  )
}

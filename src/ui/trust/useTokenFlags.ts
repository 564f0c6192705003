'use client'
import { useMemo } from 'react'
import { BEST_KNOWN_TOKENS } from '../../react/bestKnownTokens.ts'
import { useTonCenter } from '../../react/context.ts'
import type { VerifiedToken } from '../../react/settings.ts'
import { createTokenFlags, type TokenFlags } from './tokenFlags.ts'

const NONE: readonly VerifiedToken[] = []

/** The check of tokens, with the coin and the verified tokens of the provider. */
export function useTokenFlags(): TokenFlags {
  const { client, settings } = useTonCenter()
  const { nativeCurrency, verifiedTokens } = settings
  // Those are of mainnet: a test network has a test token of each.
  const isElsewhere = verifiedTokens === BEST_KNOWN_TOKENS && client.network !== 'mainnet'
  const verified = isElsewhere ? NONE : verifiedTokens
  return useMemo(() => createTokenFlags(nativeCurrency, verified), [nativeCurrency, verified])
}

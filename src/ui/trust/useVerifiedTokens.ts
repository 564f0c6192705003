'use client'
import type { VerifiedToken } from '../../core/knownTokens.ts'
import type { TokenRegistry } from '../../core/tokenRegistry.ts'
import { isSameAddress } from '../../core/values/address.ts'
import { BEST_KNOWN_TOKENS } from '../../react/bestKnownTokens.ts'
import { useTonCenter } from '../../react/context.ts'
import { DEFAULT_SETTINGS } from '../../react/settings.ts'

/** The tokens that the app names, else the best-known ones of mainnet. A test network has a test token of each. */
export function useVerifiedTokens(): readonly VerifiedToken[] {
  const { client, settings } = useTonCenter()
  const { verifiedTokens } = settings
  return verifiedTokens === DEFAULT_SETTINGS.verifiedTokens && client.network === 'mainnet'
    ? BEST_KNOWN_TOKENS
    : verifiedTokens
}

/** What a verified token is called, for one whose metadata the service lacks. */
export function useVerifiedName(address: string | undefined): string | undefined {
  const verified = useVerifiedTokens()
  return address && verified.find((one) => isSameAddress(one.address, address))?.name
}

/** The registry of the provider, if it is of this network. */
export function useRegistry(): TokenRegistry | undefined {
  const { client, settings } = useTonCenter()
  const { registry } = settings
  return (registry?.network ?? 'mainnet') === client.network ? registry : undefined
}

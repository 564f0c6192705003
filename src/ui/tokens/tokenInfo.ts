import type { Metadata } from '../../contract/v3/metadata.ts'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import { tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'

export type TokenKind = NonNullable<Parameters<typeof tokenInfoOf>[2]>

const TEXTS = ['name', 'symbol', 'description', 'image', 'decimals', 'uri'] as const

/**
 * The metadata in the contract itself, stored on chain, for tokens that the service does not know. Only texts are taken over; its
 * image never loads without the consent of the app.
 */
export function tokenInfoFrom(content: Record<string, unknown> | null, kind: TokenKind): TokenInfo | undefined {
  const said = Object.fromEntries(
    TEXTS.flatMap((key) => (typeof content?.[key] === 'string' ? [[key, content[key]]] : [])),
  )
  const { decimals, uri, ...texts } = said as Record<string, string>
  if (!Object.keys(said).length) return
  return { type: kind, ...texts, extra: { ...(decimals !== undefined && { decimals }), ...(uri && { uri }) } }
}

/** The metadata of the service, else those of the contract. A name that the service lacks is taken from the contract. */
export function tokenOf(
  address: string,
  metadata: Metadata,
  kind: TokenKind,
  content: Record<string, unknown> | null,
): TokenInfo | undefined {
  const known = tokenInfoOf(address, metadata, kind)
  const own = tokenInfoFrom(content, kind)
  if (!known || !own) return known ?? own
  return { ...own, ...known, extra: { ...own.extra, ...known.extra } }
}

/** A trait of an NFT item. Written by strangers. */
export interface Trait {
  readonly name: string
  readonly value: string
}

const isText = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** The traits of an item that are texts or numbers; other values are in the raw data only. */
export function traitsOf(token: TokenInfo | undefined): readonly Trait[] {
  const given = token?.extra?.attributes
  if (!Array.isArray(given)) return []
  return given.slice(0, 100).flatMap((trait: unknown) => {
    if (typeof trait !== 'object' || trait === null) return []
    const { trait_type: name, value } = trait as Record<string, unknown>
    return isText(name) && isText(value) ? [{ name: String(name), value: String(value) }] : []
  })
}

/** The name of an NFT item, written by a stranger: of a domain it is the domain, for which the service has no other name. */
export const nameOfItem = (token: TokenInfo | undefined): string | undefined => token?.name || domainOfItem(token)

/** The domain that an item is, where it is one. */
export function domainOfItem(token: TokenInfo | undefined): string | undefined {
  const domain = token?.extra?.domain
  return typeof domain === 'string' && domain ? domain : undefined
}

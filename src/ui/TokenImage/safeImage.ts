import type { TokenInfo } from '../../schemas/metadata.ts'

/** The service's sizes, from the smallest that is large enough. */
const SIZES = ['_image_small', '_image_medium', '_image_big'] as const
/** Asks nobody; a browser runs no script and loads nothing inside of such an image. */
const DATA = 'data:'
const DRAWING = 'data:image/svg+xml,'
const SERVICE = /(?:^|\.)toncenter\.com$/

/**
 * Where a token's image may be loaded from: a copy that the service itself serves, over https. Never `image`: that address
 * is the token author's, and asking for it would tell a stranger who is looking. The other fields of `extra` are the author's
 * too, so the host counts and not the field's name.
 * @param size pixels
 * @param hosts that the app trusts beside the service's own and the page's; `data:` for images that carry themselves
 */
export function safeImage(token: TokenInfo | undefined, size: number, hosts: readonly string[]): string | undefined {
  const first = size <= 64 ? 0 : size <= 256 ? 1 : 2
  const order = [...SIZES.slice(first), ...SIZES.slice(0, first).reverse()]
  return order
    .map((key) => token?.extra?.[key])
    .find((value): value is string => {
      if (hosts.includes(DATA) && typeof value === 'string' && value.startsWith(DRAWING)) return true
      const url = httpsUrl(value)
      if (!url) return false
      const isOwn = typeof location !== 'undefined' && url.host === location.host
      return isOwn || SERVICE.test(url.hostname) || hosts.includes(url.host)
    })
}

/** The author's own image, for a reader who asks for it. Only `https:`. */
export const originalImage = (token: TokenInfo | undefined): string | undefined => httpsUrl(token?.image)?.href

function httpsUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return
  const url = new URL(value)
  return url.protocol === 'https:' && !url.username && !url.password ? url : undefined
}

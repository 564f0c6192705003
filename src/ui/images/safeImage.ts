import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import { attempt } from '../../core/attempt.ts'
import { warnRefused } from './warnRefused.ts'

/**
 * The service's copies with assumed widths, pixels. The names are presets of its imgproxy. No answer states a width: these only
 * order the copies for the browser's choice.
 */
const COPIES = [
  ['_image_small', 64],
  ['_image_medium', 256],
  ['_image_big', 1024],
] as const
/** Sends no request; a browser runs no script and loads nothing inside of such an image. */
const DATA = 'data:'
const DRAWING = 'data:image/svg+xml,'
/** Serves copies and nothing else: a request to it changes nothing. Not so the API beside it, nor the page's own host. */
const SERVICE = 'imgproxy.toncenter.com'

/** Attributes of an `<img>`. */
export interface SafeSource {
  readonly src: string
  /** All copies: a browser takes the one that is sharp on its screen. */
  readonly srcSet?: string
  readonly sizes?: string
}

/**
 * The addresses from which a token's image may load: copies that the service itself serves, over https. Never `image`:
 * the token's author chose that address, and a request to it would reveal the reader. The author chose the other fields of
 * `extra` too, so the host counts and not the field's name.
 * @param size pixels
 * @param hosts that the app trusts beside the service's own; `data:` for images that carry themselves
 */
export function safeImage(
  token: TokenInfo | undefined,
  size: number,
  hosts: readonly string[],
): SafeSource | undefined {
  const copies = COPIES.flatMap(([key, width]) => {
    const src = safeAddress(token?.extra?.[key], hosts)
    return src === undefined ? [] : { src, width }
  })
  const best = copies.find(({ width }) => width >= size) ?? copies.at(-1)
  if (!best) return
  // What carries itself is there already, and its spaces would end it in a list.
  if (copies.some(({ src }) => src.startsWith(DATA))) return { src: best.src }
  const srcSet = copies.map(({ src, width }) => `${src} ${width}w`).join(', ')
  return { src: best.src, srcSet, sizes: `${size}px` }
}

function safeAddress(value: unknown, hosts: readonly string[]): string | undefined {
  const isDrawing = typeof value === 'string' && value.startsWith(DRAWING)
  const url = isDrawing ? undefined : httpsUrl(value)
  const host = isDrawing ? DATA : url?.host
  if (host === undefined) return
  if (host === SERVICE || hosts.includes(host)) return isDrawing ? value : url?.href
  warnRefused(host)
}

/** The author's own image, for a reader who asks for it. Only `https:`. */
export const originalImage = (token: TokenInfo | undefined): string | undefined => httpsUrl(token?.image)?.href

function httpsUrl(value: unknown): URL | undefined {
  // `URL.canParse` is absent before Safari 17 and Chrome 120.
  const url = typeof value === 'string' ? attempt(() => new URL(value)) : undefined
  return url?.protocol === 'https:' && !url.username && !url.password ? url : undefined
}

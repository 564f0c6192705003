import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'

const htmlOf = (page: ReactNode, options?: RenderToPipeableStreamOptions) =>
  text(renderToPipeableStream(page, options).pipe(new PassThrough()))

/**
 * The HTML of a page that a server streams. A part that waited leaves its context values in React until a server draws again, and a
 * page of the same process would read them without a provider: so nothing is drawn after it.
 */
export async function streamed(page: ReactNode, options?: RenderToPipeableStreamOptions): Promise<string> {
  const html = await htmlOf(page, options)
  await htmlOf(null)
  return html
}

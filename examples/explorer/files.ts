import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The policy of a page: its own files, the scripts that its text holds, and images of the hosts that tokens name. */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "connect-src 'self' https://toncenter.com https://testnet.toncenter.com",
    'img-src https: data: blob:',
    'media-src https: data: blob:',
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

interface StaticFile {
  body: Buffer
  gzipped: Buffer
  headers: Record<string, string>
}

/** The built page in memory, by URL path. `change` gets the text of index.html. */
export function readFiles(folder: string, change: (html: string) => string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const isPage = entry.name === 'index.html'
    const body = isPage ? Buffer.from(change(readFileSync(file, 'utf8'))) : readFileSync(file)
    const path = isPage ? '/' : file.slice(folder.length).replaceAll('\\', '/')
    files.set(path, {
      body,
      gzipped: gzipSync(body),
      headers: {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        // The name of every other file holds a digest of its content.
        'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        ...(isPage && { 'content-security-policy': policyOf(body.toString()) }),
      },
    })
  }
  return files
}

/** Answers a GET or HEAD with a file. */
export function sendFile(response: ServerResponse, { body, gzipped, headers }: StaticFile, canGzip: boolean): void {
  const sent = canGzip ? gzipped : body
  response.writeHead(200, {
    ...headers,
    ...(canGzip && { 'content-encoding': 'gzip' }),
    'content-length': sent.length,
  })
  // Node leaves the body of a HEAD out.
  response.end(sent)
}

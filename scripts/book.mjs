// The static Storybook: built, and served below a sub-path, as a host of documentation may.
import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { root } from './setup.mjs'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const PREFIX = '/below/book/'

/** Writes the static Storybook into `site`. */
export function buildBook(site, stdio = 'inherit') {
  execFileSync(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', site], {
    cwd: root,
    stdio,
    // Within a test it is the same book as outside of one.
    env: { ...process.env, VITEST: undefined },
  })
}

/** Serves `site` on the loopback address, below a path of its own. Gives that URL, and `close`. */
export async function serveBook(site) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    const file = join(site, decodeURIComponent(pathname.slice(PREFIX.length)) || 'index.html')
    const isThere = pathname.startsWith(PREFIX) && file.startsWith(site + sep) && existsSync(file)
    if (!isThere || !statSync(file).isFile()) return response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${server.address().port}${PREFIX}`, close }
}

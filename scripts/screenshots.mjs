// `npm run screenshots`: every story of the static Storybook, light and dark, at 360 and 1 280 px, into screenshots/.
//   npm run screenshots -- transactionlist     only stories whose id holds this
//   npm run screenshots -- --kept              of the Storybook that was built before

import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchOptions } from './browser.mjs'
import { root, setup } from './setup.mjs'

setup()

const { values, positionals } = parseArgs({ options: { kept: { type: 'boolean' } }, allowPositionals: true })
const site = join(root, 'storybook-static')
const folder = join(root, 'screenshots')
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const THEMES = ['light', 'dark']
const WIDTHS = [360, 1280]
/** Pages at once. */
const PAGES = 2

if (!values.kept || !existsSync(site)) {
  execFileSync(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', site], {
    cwd: root,
    stdio: 'inherit',
  })
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)

// Under a path of its own: a static Storybook has to work below a sub-path, too.
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname).replace(/^\/book\//, '')
  const file = join(site, path)
  if (!file.startsWith(site) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
  createReadStream(file).pipe(response)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${server.address().port}/book`

const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'))
const [only = ''] = positionals
const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(only))
const shots = stories.flatMap(({ id }) => THEMES.flatMap((theme) => WIDTHS.map((width) => ({ id, theme, width }))))

const { chromium } = await import('playwright')
const browser = await chromium.launch(launchOptions())
const troubles = []
const queue = shots.values()
async function work() {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const { id, theme, width } of queue) {
    errors.length = 0
    // Tall: rows that cannot be seen are not drawn.
    await page.setViewportSize({ width, height: 1600 })
    await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
    await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount)
    // Until the play function is over, and the page stands still.
    await page
      .waitForFunction(() => !document.querySelector('#storybook-root [aria-busy="true"]'), undefined, {
        timeout: 1500,
      })
      .catch(() => undefined)
    await page.waitForTimeout(250)
    await page.screenshot({ path: join(folder, `${id}.${theme}.${width}.png`), fullPage: true })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) troubles.push(`${id} ${theme} ${width}: ${overflow} px wider than the window`)
    if (errors.length) troubles.push(`${id} ${theme} ${width}: ${errors.join('; ')}`)
  }
  await page.close()
}
await Promise.all(Array.from({ length: PAGES }, work))
await browser.close()
server.close()
console.log(`${shots.length} pictures of ${stories.length} stories in screenshots/`)
for (const trouble of troubles) console.log(trouble)
process.exitCode = troubles.length ? 1 : 0

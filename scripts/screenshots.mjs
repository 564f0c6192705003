// `npm run screenshots`: every story of the static Storybook, light and dark, at 360 and 1 280 px, into screenshots/, with a
// contact sheet in screenshots/index.html. Says what sticks out, is cut off, is too small or threw; then it ends with 1.
//   npm run screenshots -- transactionlist     only stories whose id holds this (or another word); the other pictures stay
//   npm run screenshots -- --kept              of the Storybook that was built before
//   npm run screenshots -- --css host.css      with a host's stylesheet: its tokens, its fonts

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBook, serveBook } from './book.mjs'
import { launchOptions } from './browser.mjs'
import { findFlaws } from './flaws.mjs'
import { root, setup } from './setup.mjs'

setup()

const { values, positionals } = parseArgs({
  options: { kept: { type: 'boolean' }, css: { type: 'string' } },
  allowPositionals: true,
})
const site = join(root, 'storybook-static')
const folder = join(root, 'screenshots')
/** In this order one page is turned and resized: opened rows stay open. */
const VIEWS = [
  ['light', 1280],
  ['light', 360],
  ['dark', 360],
  ['dark', 1280],
]
/** Pages at once. */
const PAGES = 2
/** Tall: rows that cannot be seen are not drawn. */
const HEIGHT = 1600
/** Milliseconds for a story and its play function to end. */
const PATIENCE = 20_000

if (!values.kept || !existsSync(site)) {
  buildBook(site)
}

const book = await serveBook(site)

const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'))
const all = Object.values(entries).filter(({ type }) => type === 'story')
const stories = all.filter(({ id }) => !positionals.length || positionals.some((part) => id.includes(part)))
if (!stories.length) throw new Error(`No story's id holds ${positionals.join(' or ')}.`)
const nameOf = (id, theme, width) => `${id}.${theme}.${width}.png`

mkdirSync(folder, { recursive: true })
const drawn = new Set(stories.flatMap(({ id }) => VIEWS.map((view) => nameOf(id, ...view))))
const known = new Set(all.flatMap(({ id }) => VIEWS.map((view) => nameOf(id, ...view))))
for (const name of readdirSync(folder)) if (drawn.has(name) || !known.has(name)) rmSync(join(folder, name))

const { chromium } = await import('playwright')
const browser = await chromium.launch(launchOptions())
/** Flaws, and where. */
const troubles = new Map()
const started = performance.now()
const slow = []

function note(trouble, place) {
  troubles.set(trouble, [...(troubles.get(trouble) ?? []), place])
}

/** In the page: no list leaves out a row that could be seen. Rows that are left out are a padding below those that are drawn. */
function hasRows() {
  return [...document.querySelectorAll('#storybook-root [role="rowgroup"]')].every((rows) => {
    const left = Number.parseFloat(getComputedStyle(rows).paddingBottom)
    const drawnTo = rows.getBoundingClientRect().bottom - left
    let bottom = innerHeight
    for (let at = rows.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowY !== 'visible') bottom = Math.min(bottom, at.getBoundingClientRect().bottom)
    return left < 1 || drawnTo >= bottom
  })
}

/** Until the same page is there twice, with its rows. A countdown never settles: it is taken as it is. */
async function standStill(page) {
  let last
  for (let tries = 0; tries < 12; tries++) {
    await page.waitForFunction(hasRows, undefined, { timeout: PATIENCE })
    await page.waitForTimeout(120)
    const now = await page.evaluate(() => document.querySelector('#storybook-root')?.innerHTML)
    // Another theme or width may just have begun to draw them anew.
    if (now === last && (await page.evaluate(hasRows))) return
    last = now
  }
}

async function shoot(page, { id }) {
  await page.setViewportSize({ width: VIEWS[0][1], height: HEIGHT })
  // axe looks at the stories in the tests.
  await page.goto(`${book.url}iframe.html?id=${id}&viewMode=story&globals=theme:${VIEWS[0][0]};a11y.manual:!true`)
  if (values.css) await page.addStyleTag({ path: values.css })
  const outcome = await page.waitForFunction(
    () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status,
    undefined,
    { timeout: PATIENCE },
  )
  if ((await outcome.jsonValue()) !== 'success') note('its play function failed', id)

  for (const [theme, width] of VIEWS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate((globals) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }), {
      theme,
    })
    await page.evaluate(() => document.fonts.ready)
    await standStill(page)
    const { flaws, height } = await page.evaluate(findFlaws)
    // A picture of more than the window would resize it while it is taken, and rows would flicker.
    if (height > HEIGHT) {
      await page.setViewportSize({ width, height })
      await standStill(page)
    }
    await page.screenshot({ path: join(folder, nameOf(id, theme, width)), clip: { x: 0, y: 0, width, height } })
    for (const flaw of flaws) note(flaw, `${id} ${width}`)
  }
}

const queue = stories.values()
async function work() {
  let page
  for (const story of queue) {
    const begun = performance.now()
    page ??= await browser.newPage({ reducedMotion: 'reduce' })
    page.removeAllListeners('pageerror').on('pageerror', (error) => note(error.message, story.id))
    try {
      await shoot(page, story)
    } catch (error) {
      // A story that never ends costs its own picture, and the page it hung.
      note(error.message.split('\n')[0], story.id)
      await page.close().catch(() => undefined)
      page = undefined
    }
    slow.push([story.id, performance.now() - begun])
  }
  await page?.close()
}
await Promise.all(Array.from({ length: PAGES }, work))
await browser.close()
book.close()

writeContactSheet()
slow.sort(([, a], [, b]) => b - a)
const seconds = (performance.now() - started) / 1000
console.log(`${drawn.size} pictures of ${stories.length} stories in ${seconds.toFixed(0)} s: screenshots/index.html`)
console.log(
  `slowest: ${slow
    .slice(0, 3)
    .map(([id, ms]) => `${id} ${(ms / 1000).toFixed(1)} s`)
    .join(', ')}`,
)
for (const [trouble, places] of troubles) {
  const where = [...new Set(places)]
  console.log(
    `${trouble}\n    ${where.slice(0, 6).join(', ')}${where.length > 6 ? ` and ${where.length - 6} more` : ''}`,
  )
}
process.exitCode = troubles.size ? 1 : 0

/** One line of four pictures for each story, under its component's name. */
function writeContactSheet() {
  const titles = [...new Set(all.map(({ title }) => title))].sort()
  const inHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const picture = (id, [theme, width]) => {
    const name = nameOf(id, theme, width)
    if (!existsSync(join(folder, name))) return ''
    return `<a href="${name}"><img src="${name}" alt="${theme}, ${width} px" width="${width / 2}" loading="lazy"></a>`
  }
  const sections = titles.map((title) => {
    const lines = all
      .filter((story) => story.title === title)
      .map(({ id, name }) => [name, VIEWS.map((view) => picture(id, view)).join('')])
      .filter(([, pictures]) => pictures)
      .map(([name, pictures]) => `<h3>${inHtml(name)}</h3><div>${pictures}</div>`)
    return `<section id="${inHtml(title)}"><h2>${inHtml(title)}</h2>${lines.join('\n')}</section>`
  })
  const style =
    'body{margin:24px;font:14px/20px system-ui;background:#888;color:#000}nav a{margin-right:12px;color:inherit}' +
    'div{display:flex;gap:12px;align-items:start}h3{margin:16px 0 4px;font-size:13px}section{margin-top:40px}'
  const links = titles.map((title) => `<a href="#${encodeURIComponent(title)}">${inHtml(title)}</a>`).join('')
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style><nav>${links}</nav>${sections.join('\n')}\n`,
  )
}

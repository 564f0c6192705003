// Finds a Chromium-family browser for the tests, or gets one.
// Order: $TONCENTER_BROWSER, Playwright's own copy, well-known paths; to get one, `playwright install`, then Debian's package when root.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { aptInstall, hasApt } from './apt.mjs'

const { env, platform } = process

/** The engine of the tests of components: `TONCENTER_ENGINE` names another of Playwright's, which is installed then. */
export const engine = env.TONCENTER_ENGINE ?? 'chromium'

const wellKnown = {
  linux: ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/microsoft-edge'],
  darwin: ['', homedir()].flatMap((root) => [
    `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    `${root}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
  ]),
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((root) => [
      join(root, 'Google/Chrome/Application/chrome.exe'),
      join(root, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
}

/** On Linux a path may be a stub (Ubuntu's snap notice) or lack its libraries: ask it. On Windows asking opens a window. */
function runs(path) {
  if (!existsSync(path)) return false
  return platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 10_000 }).status === 0
}

/** The executable to launch, or `undefined` when this machine has none. @throws {Error} when `TONCENTER_BROWSER` does not run. */
export function findBrowser() {
  const named = env.TONCENTER_BROWSER
  if (named) {
    if (!runs(named)) throw new Error(`TONCENTER_BROWSER=${named} does not run.`)
    return named
  }
  return [chromium.executablePath(), ...(wellKnown[platform] ?? [])].find(runs)
}

/** Options shared by browser tests, story tests and the end-to-end run. Playwright adds --no-sandbox and the quieting flags. */
export function launchOptions() {
  if (engine !== 'chromium') return {}
  const executablePath = findBrowser()
  return {
    ...(executablePath && { executablePath }),
    args: ['--disable-quic', '--disable-gpu', '--disable-software-rasterizer'],
  }
}

const sources = [
  {
    name: 'playwright install chromium',
    applies: () => true,
    get() {
      const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
      execFileSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
    },
  },
  {
    name: 'apt-get install chromium',
    applies: hasApt,
    get: () => aptInstall('chromium'),
  },
]

/** A browser, trying each source in turn when the machine has none. @throws {Error} in one sentence when there is none to be had. */
export function ensureBrowser() {
  if (engine !== 'chromium') return engine
  const found = findBrowser()
  if (found) return found
  for (const { name, applies, get } of sources) {
    if (!applies()) continue
    console.log(`No browser found: trying ${name} …`)
    try {
      get()
    } catch {
      console.log(`${name} failed.`)
    }
    const got = findBrowser()
    if (got) return got
  }
  throw new Error('No browser could be had: install Chrome or Chromium, or set TONCENTER_BROWSER to the path of one.')
}

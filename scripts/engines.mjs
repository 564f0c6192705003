// Finds two more engines for the tests of a release, or gets them: Debian's Firefox, and MiniBrowser of WebKitGTK with its driver. The
// second draws on a screen: Xvfb has one in memory.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, hasApt } from './apt.mjs'

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** It is no command: a folder of each machine type and each API has one. */
const MINI_BROWSERS = ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', ''].flatMap((type) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((api) => `/usr/lib/${type}${api}/MiniBrowser`),
)

/** Debian's package of each program, and where the program is. */
const PROGRAMS = {
  firefox: { name: 'firefox-esr', find: () => onPath('firefox-esr') ?? onPath('firefox') },
  webKitDriver: { name: 'webkit2gtk-driver', find: () => onPath('WebKitWebDriver') },
  miniBrowser: { name: 'webkit2gtk-driver', find: () => MINI_BROWSERS.find((path) => existsSync(path)) },
  xvfb: { name: 'xvfb', find: () => onPath('Xvfb') },
}

/** The path of each program; `undefined` for one that this machine has not. */
export const findEngines = () => Object.fromEntries(Object.entries(PROGRAMS).map(([key, { find }]) => [key, find()]))

/** The same, after an attempt to install what is missing. */
export function ensureEngines() {
  for (const { name, find } of Object.values(PROGRAMS)) {
    if (find() || !hasApt()) continue
    console.log(`No ${name} found: trying apt-get install ${name} …`)
    try {
      aptInstall(name)
    } catch {
      console.log(`apt-get install ${name} failed.`)
    }
  }
  return findEngines()
}

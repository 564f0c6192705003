import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireTool } from '../../scripts/tools.mjs'
import { changesOfComponents, changesOfHost, type Host, openHost, PREFLIGHT_4, SHEETS } from './host.ts'
import { read } from './installed.ts'
import { different } from './looks.ts'

const sheetOf = (path: string) => readFileSync(requireTool.resolve(path), 'utf8')

/** The styles that a host may add to a page. Tailwind inserts its functions when it builds. */
const RESETS = {
  'Tailwind’s preflight 3': sheetOf('tailwindcss/src/css/preflight.css').replace(/theme\('[^']+',\s*([^)]+)\)/g, '$1'),
  'Tailwind’s preflight 4': PREFLIGHT_4,
  'normalize.css': sheetOf('normalize.css'),
  'modern-normalize': sheetOf('modern-normalize'),
  'a bare universal reset':
    '*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box; border: 0; font: inherit }',
}

let host: Host
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host?.close())

it('both stylesheets give the same look', async () => {
  await host.dress([read('dist/styles.css')])
  const plain = await host.look('#root', false)
  await host.dress([read('dist/styles.layer.css')])
  expect(different(plain, await host.look('#root', false))).toEqual([])
})

describe.each(SHEETS)('$name', (sheet) => {
  it.each(Object.entries(RESETS))('components look the same on a host with %s', async (_name, reset) => {
    expect(await changesOfComponents(host, sheet, reset)).toEqual([])
  })

  it.each(Object.entries({ 'no reset': '', ...RESETS }))('changes nothing of a host with %s', async (_name, reset) => {
    expect(await changesOfHost(host, sheet, reset)).toEqual([])
  })

  it('follows a host that is light or dark by a class or an attribute, and else the reader’s system', async () => {
    const { page } = host
    await host.dress([read(`dist/${sheet.name}`)])
    const colours = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      return page
        .locator('section > [data-theme="system"]')
        .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).color))
    }
    const [light, dark] = ['rgb(18, 25, 35)', 'rgb(233, 238, 244)']
    expect(await colours('dark')).toEqual([dark, light, dark, dark])
    expect(await colours('light')).toEqual([light, light, dark, dark])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { IN_WEBPACK, weighInWebpack } from '../../scripts/bundle-webpack.ts'
import { pageOf } from '../support/guides.ts'
import { consumer } from './installed.ts'

// In the consumer's folder, where webpack finds the package.
const folder = mkdtempSync(join(consumer, 'webpack-'))
afterAll(() => rmSync(folder, { recursive: true }))

const weigh = (code: string) => {
  writeFileSync(join(folder, 'page.js'), code)
  return weighInWebpack(join(folder, 'page.js'), join(folder, 'out'))
}

describe('webpack', () => {
  it('builds all components without an error or a warning', async () => {
    const { told } = await weigh("export * from 'toncenter-react/ui'")
    expect(told).toEqual([])
  })

  it.each(Object.entries(IN_WEBPACK))('makes a first load of %s of at most %i bytes', async (name, most) => {
    const page = `export { TonCenterProvider } from 'toncenter-react'\nexport { ${name} } from 'toncenter-react/ui'`
    const { first, later } = await weigh(page)
    console.log(`${String(first).padStart(7)}  ${name} in webpack (later ${later})`)
    expect(first).toBeGreaterThan(most / 2)
    expect(first).toBeLessThanOrEqual(most)
    expect(pageOf('docs/bundlers.md')).toContain(`| ${most / 1000} kB`)
  })
})

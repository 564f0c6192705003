import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { browsers } from '../scripts/browsers.ts'
import { withTable } from '../scripts/endpoints-table.ts'
import * as hooks from '../src/index.ts'
import * as v2Hooks from '../src/v2.ts'
import { statedNames } from './support/contract.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const hookOf = (name: string) => `use${name[0]?.toUpperCase()}${name.slice(1)}`

describe('the README', () => {
  it('has a table of endpoints that is up to date (else: npm run contract)', () => {
    expect(withTable(readme)).toBe(readme)
  })

  it('names the browsers that the package is built for', () => {
    const [chrome, ...others] = browsers.map((one) =>
      one.replace(/[a-z]+/, (name) => `${name[0]?.toUpperCase()}${name.slice(1)} `),
    )
    expect(readme).toContain(`Chrome and Edge ${chrome?.split(' ')[1]}, ${others.join(', ')}, and later`)
  })

  it('names a hook for each endpoint of the contract, and each of them exists', () => {
    for (const [names, module] of [
      [statedNames.v3, hooks],
      [statedNames.v2, v2Hooks],
    ] as const) {
      for (const name of names.map(hookOf)) {
        expect(readme).toContain(`\`${name}\``)
        expect(module).toHaveProperty(name)
      }
    }
  })

  it('names every infinite hook, 33 or more, and no other', () => {
    const named = [...readme.matchAll(/`(use\w+Infinite)`, \d/g)].map(([, name]) => name as string).sort()
    const exported = [...Object.keys(hooks), ...Object.keys(v2Hooks)].filter((name) => name.endsWith('Infinite')).sort()
    expect(named).toEqual(exported)
    expect(named.length).toBeGreaterThanOrEqual(33)
  })
})

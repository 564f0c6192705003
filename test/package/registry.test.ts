import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import registry from '../../registry.json' with { type: 'json' }
import { pageOf } from '../support/guides.ts'
import { manifest } from './installed.ts'

const blocks = registry.items.filter(({ type }) => type === 'registry:block')
const files = blocks.flatMap(({ files = [] }) => files.map(({ path }) => path))

describe('the blocks of registry.json', () => {
  it('name files that are there, and packages that the package or its peers are', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files).toHaveLength(8)
    const known = ['toncenter-react', ...Object.keys(manifest.peerDependencies ?? {})]
    for (const { dependencies } of blocks) expect(known).toEqual(expect.arrayContaining(dependencies ?? []))
  })

  it('are the rows of their guide, with the paths that they get', () => {
    const rows = [...pageOf('docs/registry.md').matchAll(/^\| `([\w-]+)` \| (?:`(\S+)`)?/gm)].map(([, ...row]) => row)
    const added = registry.items.map(
      ({ name, files: [file] = [] }: { name: string; files?: { path: string; target?: string }[] }) => [
        name,
        file && (file.target ?? file.path.replace('registry', 'components')),
      ],
    )
    expect(rows).toEqual(added)
  })

  it('have the colours of the components as their theme', () => {
    const css = readFileSync('src/ui/root/Root.module.css', 'utf8')
    const { light = {}, dark = {} } = registry.items.find(({ name }) => name === 'theme')?.cssVars ?? {}
    const ofTheme = dark as Record<string, string>
    expect(Object.keys(light)).toEqual(Object.keys(dark))
    for (const [name, value] of Object.entries(light)) {
      // A token of the host is named where ours begins with it, or ours has the default of another one.
      expect(`${name}: ${css.includes(`light-dark(${value}, ${ofTheme[name]})`)}`).toBe(`${name}: true`)
    }
  })
})

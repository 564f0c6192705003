import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { browsers } from '../scripts/browsers.ts'
import { withCommands } from '../scripts/commands-table.ts'
import { guideGroups } from '../scripts/docs/guides.ts'
import { withTable } from '../scripts/endpoints-table.ts'
import * as hooks from '../src/index.ts'
import * as v2Hooks from '../src/v2.ts'
import { statedNames } from './support/contract.ts'
import { pageOf, pages, samples } from './support/guides.ts'

const readme = pageOf('README.md')
const endpoints = pageOf('docs/endpoints.md')
const hookOf = (name: string) => `use${name[0]?.toUpperCase()}${name.slice(1)}`

describe('the README', () => {
  it('is what a newcomer reads: at most 12 kB', () => expect(readme.length).toBeLessThanOrEqual(12_000))

  it('leads to every guide', () => {
    const guides = Object.keys(pages).filter((path) => path.startsWith('docs/'))
    expect(guides.filter((path) => !readme.includes(`](${path})`))).toEqual([])
    expect(guides.length).toBeGreaterThan(20)
  })
})

describe('the index of the guides', () => {
  it('leads to every guide once, by its title: the sidebar of the site is made of it', () => {
    const listed = guideGroups(pageOf('docs/index.md')).flatMap(({ guides }) => guides)
    const titles = Object.entries(pages).flatMap(([path, markdown]) => {
      const [, name] = /^docs\/([\w-]+)\.md$/.exec(path) ?? []
      return name && name !== 'index' ? [`${name}: ${/^# (.+)/.exec(markdown)?.[1]}`] : []
    })
    expect(listed.map(({ text, name }) => `${name}: ${text}`).sort()).toEqual(titles.sort())
  })
})

describe('the quick start', () => {
  it('has the route of the guide to the proxy, which a test builds and asks', () => {
    const route = '// app/ton/[...path]/route.ts'
    const inGuide = samples.find(({ page, code }) => page === 'docs/proxy.md' && code.startsWith(route))
    expect(samples.filter(({ code }) => code.startsWith(route)).map(({ page }) => page)).toHaveLength(3)
    expect(new Set(samples.flatMap(({ code }) => (code.startsWith(route) ? code : [])))).toEqual(
      new Set([inGuide?.code]),
    )
  })
})

describe('the README and the guides', () => {
  it('lead to files and headings that there are', () => {
    const anchorOf = (title: string) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-')
    const broken = Object.entries(pages).flatMap(([path, markdown]) =>
      [...markdown.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].flatMap(([link, to = '', anchor]) => {
        const file = to ? new URL(to, new URL(`../${path}`, import.meta.url)) : undefined
        if (file && !existsSync(file)) return `${path}: ${link}`
        const target = anchor && file ? readFileSync(file, 'utf8') : markdown
        const anchors = [...target.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title))
        return anchor && !anchors.includes(anchor) ? `${path}: ${link}` : []
      }),
    )
    expect(broken).toEqual([])
  })

  it('name the browsers that the package is built for', () => {
    const [chrome, ...others] = browsers.map((one) =>
      one.replace(/[a-z]+/, (name) => `${name[0]?.toUpperCase()}${name.slice(1)} `),
    )
    expect(pageOf('docs/browsers.md')).toContain(
      `Chrome and Edge ${chrome?.split(' ')[1]}, ${others.join(', ')}, and later`,
    )
  })
})

describe('the table of commands of the local chain', () => {
  it('is up to date (else: npm run contract)', () => {
    const page = pageOf('docs/local.md')
    expect(withCommands(page)).toBe(page)
  })
})

describe('the table of endpoints', () => {
  it('is up to date (else: npm run contract)', () => expect(withTable(endpoints)).toBe(endpoints))

  it('names a hook for each endpoint of the contract, and each of them exists', () => {
    for (const [names, module] of [
      [[...statedNames.v3, ...statedNames.emulate], hooks],
      [statedNames.v2, v2Hooks],
    ] as const) {
      for (const name of names.map(hookOf)) {
        expect(endpoints).toContain(`\`${name}\``)
        expect(module).toHaveProperty(name)
      }
    }
  })

  it('names every infinite hook, 33 or more, and no other', () => {
    const named = [...endpoints.matchAll(/`(use\w+Infinite)`, \d/g)].map(([, name]) => name as string).sort()
    const exported = [...Object.keys(hooks), ...Object.keys(v2Hooks)].filter((name) => name.endsWith('Infinite')).sort()
    expect(named).toEqual(exported)
    expect(named.length).toBeGreaterThanOrEqual(33)
  })
})

describe('the guide of components', () => {
  it('names every public headless hook, and no other: one that no guide names is not public', () => {
    const face = readFileSync(new URL('../src/ui.ts', import.meta.url), 'utf8')
    const exported = [...face.matchAll(/\b(use[A-Z]\w+)(?=,| })/g)].map(([, name]) => name)
    const table =
      partOf('docs/components.md', 'Looks of your own')
        .match(/^\|.*$/gm)
        ?.join('\n') ?? ''
    const named = [...table.matchAll(/`(use\w+)`/g)].map(([, name]) => name)
    expect(named.sort()).toEqual(exported.sort())
    expect(named.length).toBeGreaterThan(10)
  })
})

interface Manifest {
  engines: { node: string }
  dependencies?: Record<string, string>
  peerDependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(new URL(`../${folder}package.json`, import.meta.url), 'utf8'))
const manifest = manifestOf('')

/** The part of a guide below a heading. */
const partOf = (page: string, heading: string) => pageOf(page).split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
/** The names in the first cells of its table. */
const namesIn = (part: string) =>
  [...part.matchAll(/^\| ([^|]*`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )

describe('the dependencies', () => {
  const tools = { ...manifestOf('tools/').devDependencies, ...manifestOf('docs/.vitepress/').devDependencies }
  it.each([
    ['With toncenter-react', manifest.dependencies],
    ['Beside it', manifest.peerDependencies],
    ['In the repository', manifest.devDependencies],
    ['In folders of their own', tools],
  ])('have a row each: %s', (heading, packages) => {
    expect(namesIn(partOf('docs/dependencies.md', heading)).sort()).toEqual(Object.keys(packages ?? {}).sort())
  })

  it('of toncenter-local are none', () => expect(manifestOf('packages/local/').dependencies).toBeUndefined())
})

describe('the supported versions', () => {
  const rows = partOf('docs/support.md', 'Until when')
  const row = (name: string) => rows.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? ''

  it('are the ranges of the package and the targets of its build', () => {
    const { react, '@tanstack/react-query': query } = manifest.peerDependencies
    const oldest = (range = '') => /\d+\.\d+/.exec(range)?.[0] ?? 'none'
    expect(row('React')).toContain(`| ${oldest(react)}, 19 |`)
    expect(row('TanStack Query')).toContain(`from ${oldest(query)} on`)
    expect(row('Node')).toContain(`| ${oldest(manifest.engines.node)}, `)
    const versions = browsers.map((browser) => browser.replace(/^[a-z]+/, ''))
    expect(versions.filter((version) => !row('browsers').includes(version))).toEqual([])
  })
})

describe('the notes for a release', () => {
  const notes = readFileSync(new URL('../RELEASING.md', import.meta.url), 'utf8')

  it('name each workflow, and what the owner gives it', () => {
    const files = readdirSync(new URL('../.github/workflows/', import.meta.url))
    expect(namesIn(notes).sort()).toEqual(files.map((file) => file.replace('.yml', '')).sort())
    const [release, nightly] = ['release', 'nightly'].map((name) =>
      readFileSync(new URL(`../.github/workflows/${name}.yml`, import.meta.url), 'utf8'),
    )
    for (const [, environment] of notes.matchAll(/npm trust github \S+ --file release\.yml .*--environment (\w+)/g))
      expect(release).toContain(`environment: ${environment}`)
    for (const [, secret] of notes.matchAll(/gh secret set (\w+)/g)) expect(nightly).toContain(`secrets.${secret}`)
  })
})

describe('the update bot', () => {
  const config = readFileSync(new URL('../.github/dependabot.yml', import.meta.url), 'utf8')

  it('watches each folder that names packages: those of `packages` are workspaces of the first', () => {
    const root = new URL('../', import.meta.url)
    const apart = ['', 'docs/', 'examples/', 'packages/create/templates/'].flatMap((parent) =>
      readdirSync(new URL(`./${parent}`, root))
        .filter((name) => existsSync(new URL(`${parent}${name}/package.json`, root)))
        .map((name) => `/${parent}${name}`),
    )
    expect([...config.matchAll(/^ {6}- (\/.*)$/gm)].map(([, folder]) => folder).sort()).toEqual(['/', ...apart].sort())
    expect(apart.length).toBeGreaterThan(5)
  })
})

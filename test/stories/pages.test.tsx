import { readdirSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { createLocalService } from '../../src/local/service.ts'
import * as components from '../../src/ui.ts'
import { JETTON_STEP, JETTON_TRACE, MAIN } from '../../stories/accounts.ts'
import { tokens } from '../../stories/pages/TokenTable.tsx'
import { docsOf, TASKS } from '../../stories/pages/tasks.ts'
import { testRecipes } from '../../stories/pages/testRecipes.ts'
import { tokensOf } from '../../stories/pages/tokens.ts'
import { loadHistory, ServerPage } from '../../stories/recipes/ServerPage.tsx'

const ui = new URL('../../src/ui/', import.meta.url)
const stories = new URL('../../stories/', import.meta.url)

describe('the page of tokens', () => {
  const named = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(new URL(file, ui), 'utf8').match(/--tc-[\w-]+/g) ?? [])

  it('has every public name that a stylesheet reads, once', () => {
    expect(tokens.map(({ name }) => name).sort()).toEqual([...new Set(named)].sort())
    expect(tokens.length).toBeGreaterThan(30)
  })

  it('and the guide in the package names each of them', () => {
    const guide = readFileSync(new URL('../../docs/theming.md', import.meta.url), 'utf8')
    expect(tokens.filter(({ name }) => !guide.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([])
  })

  it('has the followed names, and the values in light and in dark', () => {
    expect(tokens.find(({ name }) => name === '--tc-surface')).toEqual({
      name: '--tc-surface',
      host: ['--card', '--tg-theme-section-bg-color', '--tg-theme-bg-color'],
      light: '#ffffff',
      dark: '#11161d',
    })
    expect(tokens.filter(({ light, dark }) => !light || !dark)).toEqual([])
    expect(tokens.filter(({ light, dark }) => /light-dark/.test(light + dark))).toEqual([])
  })

  it('grows by itself', () => {
    expect(tokensOf(['.a { color: var(--tc-new, var(--host, light-dark(red, rgb(0 0 1)))) }'])).toEqual([
      { name: '--tc-new', host: ['--host'], light: 'red', dark: 'rgb(0 0 1)' },
    ])
  })
})

describe('the overview by task', () => {
  it('has every component that the package exports, once', () => {
    const listed = Object.values(TASKS).flatMap((tasks) => Object.values(tasks))
    expect(listed.sort()).toEqual(
      Object.keys(components)
        .filter((name) => /^[A-Z]/.test(name))
        .sort(),
    )
  })

  it('leads each of them to documentation that there is', () => {
    for (const component of Object.values(TASKS).flatMap((tasks) => Object.values(tasks))) {
      const [, group = '', name = ''] = /^\?path=\/docs\/(\w+)-(\w+)--docs$/.exec(docsOf(component)) ?? []
      const story = readFileSync(new URL(`${group}/${component}.stories.tsx`, stories), 'utf8')
      expect(
        /title: '(\w+)\/(\w+)'/
          .exec(story)
          ?.slice(1)
          .map((part) => part.toLowerCase()),
      ).toEqual([group, name])
    }
  })
})

describe('the recipes', () => {
  it('are all shown: each file has a story, each story is on a page', () => {
    const read = (path: string) => readFileSync(new URL(path, stories), 'utf8')
    const live = read('recipes/Recipes.stories.tsx')
    const pages = ['Welcome', 'Recipes', 'Theming'].map((page) => read(`pages/${page}.mdx`)).join('')
    const files = readdirSync(new URL('recipes', stories)).filter((file) => !file.includes('.stories.'))
    expect(files.filter((file) => !live.includes(`./${file}?raw`) && !pages.includes(`/${file}?raw`))).toEqual([])
    const exported = [...live.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)
    expect(exported.filter((name) => !pages.includes(`of={Recipes.${name}}`))).toEqual([])
    expect(exported.length).toBeGreaterThan(9)
  })

  it('of tests are those of the guide, which run unchanged', () => expect(testRecipes).toHaveLength(4))

  it('for a server: drawn with rows, and nothing is asked for', async () => {
    const service = createLocalService()
    const atServer = createClient({ baseUrl: 'http://local.test', fetch: service.fetch })
    const history = await loadHistory(atServer, MAIN)
    const inPage = createClient({ baseUrl: 'http://local.test', fetch: () => Promise.reject(new Error('asked for')) })
    const html = renderToString(<ServerPage client={inPage} history={history} />)
    expect(html.match(/data-part="row"/g)).toHaveLength(history.rows.length)
    expect(history.rows).toHaveLength(10)
    expect(html).toContain('The last ten')
  })
})

it('the trace that stories name is on the demo chain: a transfer of jettons in five steps', async () => {
  const service = createLocalService()
  const answer = await service.fetch(
    `http://local.test/api/v3/traces?trace_id=${encodeURIComponent(JETTON_TRACE)}&include_actions=true`,
  )
  const [trace] = (await answer.json()).traces
  expect(trace.transactions_order).toHaveLength(5)
  expect(trace.transactions_order[1]).toBe(JETTON_STEP)
  expect(trace.actions[0].type).toBe('jetton_transfer')
})

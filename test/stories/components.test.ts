import { beforeAll, describe, expect, it } from 'vitest'
import { type Documented, documentedComponents } from '../../.storybook/props.ts'
import * as ui from '../../src/ui.ts'
import type { State } from '../../stories/states.ts'

interface StoryModule {
  default: { component?: unknown; parameters?: { states?: readonly State[] } }
  [name: string]: { parameters?: { states?: readonly State[] }; globals?: { direction?: string } }
}
const modules = Object.values(import.meta.glob<StoryModule>('../../stories/**/*.stories.tsx', { eager: true }))

/** What applies to a component that asks for what it draws. */
const ASKING: readonly State[] = ['loading', 'empty', 'error', 'rate-limited', 'stale']
/** What applies to any. */
const ANY: readonly State[] = ['long', 'hostile', 'narrow', 'right-to-left']

/** States that a component cannot be in, and why. */
const NEVER: Readonly<Record<string, Partial<Record<State, string>>>> = {
  AddressLabel: { stale: 'a name that is there stays, and what fails behind it takes nothing away' },
  BalanceBadge: { hostile: 'draws digits, and the coin of the app' },
  BlockDetails: {
    stale: 'a block never changes, and is asked for once',
  },
  CopyButton: { long: 'draws an icon', hostile: 'draws an icon' },
  ExitCode: { hostile: 'draws a number and words of ours' },
  ExportButton: { hostile: 'draws words of ours' },
  NetworkStatus: { hostile: 'draws numbers' },
  NewItemsBar: { hostile: 'draws a number' },
  RateLimitNotice: { hostile: 'draws seconds and words of ours' },
  Skeleton: { long: 'draws no text', hostile: 'draws no text' },
  TimeAgo: { hostile: 'draws a time' },
  TimeLeft: { hostile: 'draws a time' },
  TransactionDetails: { stale: 'a transaction that is final never changes, and is asked for once' },
}

let components: Documented[]
beforeAll(() => {
  components = documentedComponents()
}, 120_000)

const propOf = (component: string, name: string) => {
  const found = components.find((one) => one.name === component)?.props.find((prop) => prop.name === name)
  if (!found) throw new Error(`${component} has no prop ${name}`)
  return found
}
const all = () => components.flatMap(({ name, props }) => props.map((prop) => ({ component: name, ...prop })))

describe('the props on the pages of Storybook', () => {
  it('are those of every component that the package exports', () => {
    const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
    expect(components.map(({ name }) => name).sort()).toEqual(exported.sort())
    expect(components.filter(({ description }) => !description)).toEqual([])
    expect(all().length).toBeGreaterThan(400)
  })

  it('have a sentence each', () => {
    expect(all().flatMap(({ component, name, description }) => (description ? [] : `${component}.${name}`))).toEqual([])
  })

  it('bring along what a component inherits, and nothing of React’s own', () => {
    const names = components.find(({ name }) => name === 'BlockList')?.props.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['workchain', 'paging', 'data', 'density', 'renderLink']))
    expect(names).not.toEqual(expect.arrayContaining(['onClick']))
    expect(names).not.toEqual(expect.arrayContaining(['aria-label']))
  })

  it('can be changed as their type is', () => {
    expect(propOf('BlockList', 'paging')).toMatchObject({
      control: 'inline-radio',
      options: ['infinite', 'load-more', 'pages'],
      defaultValue: 'infinite',
      required: false,
    })
    expect(propOf('BlockList', 'columns').control).toBe('check')
    expect(propOf('BlockList', 'columns').options).toHaveLength(5)
    expect(propOf('BlockList', 'pageSize')).toMatchObject({ control: 'number', defaultValue: '25' })
    expect(propOf('BlockList', 'heading').control).toBe('text')
    expect(propOf('BalanceBadge', 'masked').control).toBe('boolean')
    expect(propOf('TokenImage', 'address')).toMatchObject({ control: 'text', required: true })
    expect(propOf('BlockList', 'data').control).toBe('object')
  })

  it('can all be changed, but for what is made of functions', () => {
    const fixed = all().flatMap(({ component, name, control }) => {
      // Props of lists and of all components are named once.
      const isShared = ['priceSource', 'renderLink', 'slots'].includes(name)
      return control === false && !/^on[A-Z]/.test(name) ? (isShared ? name : `${component}.${name}`) : []
    })
    expect([...new Set(fixed)].sort()).toEqual([
      'ExportButton.columns',
      'ExportButton.endpoint',
      'NftGrid.expiresOf',
      'priceSource',
      'renderLink',
      'slots',
    ])
  })
})

/** Which states the stories of a component show: by what makes the state, or by their names. */
function statesShown(component: string): Set<State> {
  const stories = modules
    .filter(({ default: meta }) =>
      Object.entries(ui).some(([name, one]) => name === component && one === meta.component),
    )
    .flatMap((module) => Object.entries(module))
  const named = (name: string) =>
    (['empty', 'long', 'hostile'] as const).filter((one) => name.toLowerCase().startsWith(one))
  return new Set(
    stories.flatMap(([name, { parameters, globals }]) => [
      ...(parameters?.states ?? []),
      ...named(name),
      ...(globals?.direction === 'rtl' ? (['right-to-left'] as const) : []),
    ]),
  )
}

describe('every component has a story in every state', () => {
  it('that applies to it', () => {
    const missing = components.flatMap(({ name, props }) => {
      const shown = statesShown(name)
      const applies = [...(props.some((prop) => prop.name === 'queryOptions') ? ASKING : []), ...ANY]
      return applies.filter((state) => !shown.has(state) && !NEVER[name]?.[state]).map((state) => `${name}: ${state}`)
    })
    expect(missing).toEqual([])
  })

  it('and no exception is made for a state that there is, or for a component that is gone', () => {
    const needless = Object.entries(NEVER).flatMap(([name, states]) =>
      [...statesShown(name)].filter((state) => states[state]).map((state) => `${name}: ${state}`),
    )
    expect(needless).toEqual([])
    expect(Object.keys(NEVER).filter((name) => !(name in ui))).toEqual([])
  })
})

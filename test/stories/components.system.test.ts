import { beforeAll, describe, expect, it } from 'vitest'
import { type Documented, documentedComponents } from '../../.storybook/props.ts'
import * as ui from '../../src/ui.ts'
import { LUSD, MAIN } from '../../stories/accounts.ts'
import type { State } from '../../stories/states.ts'

interface StoryModule {
  default: { component?: unknown; parameters?: { states?: readonly State[] } }
  [name: string]: { parameters?: { states?: readonly State[] }; globals?: { direction?: string } }
}
const modules = Object.values(import.meta.glob<StoryModule>('../../stories/**/*.stories.tsx', { eager: true }))

/** Rules for a component that loads its data. */
const ASKING: readonly State[] = ['loading', 'empty', 'error', 'rate-limited', 'stale']
/** What applies to any. */
const ANY: readonly State[] = ['long', 'hostile', 'narrow', 'right-to-left']

/** States that a component cannot be in, and why. */
const NEVER: Readonly<Record<string, Partial<Record<State, string>>>> = {
  AddressLabel: { stale: 'a name that is there stays, and what fails behind it takes nothing away' },
  BalanceChart: { hostile: 'draws numbers' },
  BalanceBadge: { hostile: 'draws digits, and the coin of the app' },
  BlockDetails: {
    stale: 'a block never changes, and is asked for once',
  },
  BlockPulse: { hostile: 'draws numbers' },
  CopyButton: { long: 'draws an icon', hostile: 'draws an icon' },
  ExitCode: { hostile: 'draws a number and words of ours' },
  ExportButton: { hostile: 'draws words of ours' },
  NetworkStatus: { hostile: 'draws numbers' },
  NewItemsBar: { hostile: 'draws a number' },
  RateLimitNotice: { hostile: 'draws seconds and words of ours' },
  RateChart: { hostile: 'draws numbers' },
  Skeleton: { long: 'draws no text', hostile: 'draws no text' },
  TimeAgo: { hostile: 'draws a time' },
  TimeLeft: { hostile: 'draws a time' },
  TraceNeighbours: { stale: 'a complete trace never changes, and is asked for once' },
  TransactionSentence: { stale: 'a complete trace never changes, and is asked for once' },
  BalanceChange: { stale: 'a complete trace never changes, and is asked for once' },
  ValueFlow: { stale: 'a complete trace never changes, and is asked for once' },
  TraceTree: { stale: 'a trace that is complete never changes, and is asked for once' },
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
    expect(components.filter(({ description, props }) => !description || !props.length)).toEqual([])
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
    // The compiler gives them in the order in which it met them.
    expect([...(propOf('BlockList', 'paging').options ?? [])].sort()).toEqual([
      'infinite',
      'load-more',
      'none',
      'pages',
    ])
    expect(propOf('BlockList', 'paging')).toMatchObject({
      control: { type: 'inline-radio' },
      defaultValue: 'infinite',
      required: false,
    })
    expect(propOf('Amount', 'direction').defaultValue).toBe('only the sign of data')
    expect(propOf('StatusBadge', 'data').control).toEqual({ type: 'select' })
    expect(propOf('BlockList', 'columns')).toMatchObject({ control: { type: 'check' }, options: { length: 5 } })
    expect(propOf('BlockList', 'pageSize').control).toEqual({ type: 'range', min: 1, max: 100 })
    expect(propOf('BlockList', 'heading').control).toEqual({ type: 'text' })
    expect(propOf('BalanceBadge', 'masked')).toMatchObject({
      control: { type: 'inline-radio' },
      options: [true, false],
    })
    expect(propOf('BalanceBadge', 'precision').options).toEqual(['auto', 'full'])
  })

  it('offer every value that a type names', () => {
    const named = all().filter(({ type }) => /^(?:readonly \()?"[^"]+"(?: \| "[^"]+")+/.test(type))
    expect(named.length).toBeGreaterThan(90)
    const missing = named.flatMap(({ component, name, type, control, options = [] }) => {
      const values = [...type.matchAll(/"([^"]+)"/g)].map(([, value = '']) => value)
      const isChoice = control && ['inline-radio', 'select', 'check'].includes(control.type)
      return isChoice && values.every((value) => options.includes(value)) ? [] : `${component}.${name}`
    })
    expect(missing).toEqual([])
  })

  it('offer the accounts of the demo chain by name wherever an address is asked for', () => {
    const addresses = all().filter(({ type }) => type.includes('AnyAddress'))
    expect(addresses.length).toBeGreaterThan(25)
    for (const { control, options = [] } of addresses) {
      expect(Object.keys(control && 'labels' in control ? (control.labels ?? {}) : {})).toEqual(options)
      expect(options.length).toBeGreaterThan(3)
    }
    expect(propOf('BalanceBadge', 'address').control).toMatchObject({ type: 'select', labels: { [MAIN]: 'main' } })
    expect(propOf('JettonCard', 'address').control).toMatchObject({ labels: { [LUSD]: 'dollar' } })
  })

  it('are never an object to be typed in', () => {
    expect(propOf('BlockList', 'data').control).toBe(false)
    expect(propOf('BlockList', 'queryOptions').control).toBe(false)
    expect(propOf('BlockList', 'renderLink').control).toBe(false)
  })

  it('stand in groups: a component’s own first, then those of every list, then those of every component', () => {
    expect(propOf('BlockList', 'workchain').category).toBeUndefined()
    expect(propOf('BlockList', 'paging').category).toBe('Of every list')
    expect(propOf('BlockList', 'density').category).toBe('Of every component')
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

import { beforeAll, describe, expect, it } from 'vitest'
import { type Documented, documentedComponents } from '../../.storybook/props.ts'
import * as ui from '../../src/ui.ts'

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
      const isShared = ['onRetry', 'onShow', 'onShowNew', 'priceSource', 'renderLink', 'slots'].includes(name)
      return control === false ? (isShared ? name : `${component}.${name}`) : []
    })
    expect([...new Set(fixed)].sort()).toEqual([
      'ActivityFilterBar.onChange',
      'ColumnChooser.onChange',
      'ExportButton.columns',
      'ExportButton.endpoint',
      'NftGrid.expiresOf',
      'onRetry',
      'onShow',
      'onShowNew',
      'priceSource',
      'renderLink',
      'slots',
    ])
  })
})

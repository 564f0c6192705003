import { isBulky } from '../../.storybook/pastable.ts'
import type { Documented } from '../../.storybook/props.ts'
import { literal } from './hookExamples.ts'

type Args = Readonly<Record<string, unknown>>
interface StoryModule {
  /** `parameters` may have the code that Storybook shows in place of the args. */
  default: { args?: Args; parameters?: { docs?: { source?: { code?: string } } } }
  [story: string]: { args?: Args }
}
const modules = import.meta.glob<StoryModule>('../../stories/**/*.stories.tsx', { eager: true })

/** The stories of a component, by its name: their file has it. */
function moduleOf(name: string): StoryModule {
  const [, module] = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.stories.tsx`)) ?? []
  if (!module) throw new Error(`${name} has no stories to make an example of.`)
  return module
}

/** Whether a value is too much for an example, or is code of the app. */
const isOwn = (value: unknown) =>
  typeof value === 'function' || isBulky(value) || (Array.isArray(value) && value.length === 0)

/** The args that all stories of a component have, then those of each story. */
function storiesOf(name: string): [shared: Args, ...stories: Args[]] {
  const { default: meta, ...stories } = moduleOf(name)
  const argsOf = (args: Args | undefined): Args =>
    Object.fromEntries(Object.entries({ ...meta.args, ...args }).filter(([, value]) => value !== undefined))
  return [argsOf({}), ...Object.values(stories).map(({ args }) => argsOf(args))]
}

function attribute(name: string, value: unknown): string {
  if (value === true) return name
  return typeof value === 'string' && !/["\\\n]/.test(value) ? `${name}="${value}"` : `${name}={${literal(value)}}`
}

const LINE = 80

/** The args that an example writes out: where the component loads its data, those with which it does. */
export function argsOf({ name, props }: Documented): Args {
  const [shared, first = shared, ...others] = storiesOf(name)
  const required = props.filter((prop) => prop.required).map(({ name }) => name)
  const asks = props.some(({ name }) => name === 'data') && !required.includes('data')
  const isPlain = (args: Args) =>
    required.every((name) => name in args) &&
    !Object.values(args).some(isOwn) &&
    !(asks && ('data' in args || Object.keys(args).length === 0))
  const plain = [shared, first, ...others].find(isPlain)
  const isLeftOut = ([name, value]: [string, unknown]) => isOwn(value) && !required.includes(name)
  return plain ?? Object.fromEntries(Object.entries(first).filter((arg) => !isLeftOut(arg)))
}

/** The use of a component, as a module. What only an app can give is a prop of the example. */
export function exampleOf(documented: Documented, entry: string): string {
  const { name, props } = documented
  const written = moduleOf(name).default.parameters?.docs?.source?.code
  if (written) return `${written}\n`
  const args = argsOf(documented)
  const taken = props
    .filter((prop) => (prop.name in args ? isOwn(args[prop.name]) : prop.required))
    .map((prop) => prop.name)
  const given = Object.entries(args).filter(([prop]) => !taken.includes(prop))
  const attributes = [
    ...given.map(([prop, value]) => attribute(prop, value)),
    ...taken.map((prop) => `${prop}={${prop}}`),
  ]
  const line = `<${[name, ...attributes].join(' ')} />`
  const drawn = line.length > LINE ? `(\n  <${name}\n    ${attributes.join('\n    ')}\n  />\n)` : line
  const params = taken.length ? `{ ${taken.join(', ')} }: ComponentProps<typeof ${name}>` : ''
  return [
    taken.length && "import type { ComponentProps } from 'react'\n",
    `import { ${name} } from '${entry}'\n\n`,
    `export const Example = (${params}) => ${drawn}`,
  ]
    .filter(Boolean)
    .join('')
}

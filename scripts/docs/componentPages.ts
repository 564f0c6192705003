import { type Documented, documentedComponents } from '../../.storybook/props.ts'
import { costOf, restOf } from './cost.ts'
import type { Page } from './endpointPages.ts'
import { exampleOf } from './examples.ts'
import { code, fence, page, plain, table } from './markdown.ts'

type Links = (typeText: string) => string

const propsTable = (props: Documented['props'], linksIn: Links) =>
  table(
    ['prop', 'type', 'default', 'meaning'],
    props.map(({ name, required, type, defaultValue, description }) => [
      code(required ? name : `${name}?`),
      code(type),
      code(defaultValue ?? ''),
      plain(description) + linksIn(type),
    ]),
  )

const codes = (names: readonly unknown[]) => names.map((name) => code(String(name))).join(', ')

/** What `data-state` of the root says of a component that loads. */
const STATES = [
  ['pending', 'Nothing has loaded so far: skeletons.'],
  ['ready', 'Loaded.'],
  ['empty', 'Loaded, and nothing is there.'],
  ['stale', 'What loaded before, and the last request failed.'],
  ['rate-limited', 'Nothing has loaded, and the client waits as long as the service has asked.'],
  ['error', 'Nothing has loaded, and the last try failed: the reason, and a button.'],
] as const

/** A name is shown before it has loaded; a status has the words of its network. */
const WITHOUT_STATES = new Set(['AddressLabel', 'NetworkStatus'])

function componentPage(documented: Documented, linksIn: Links): Page {
  const { name, description, props, file } = documented
  const shared = new Set(props.flatMap(({ category }) => category ?? []))
  const entry = file.startsWith('src/ui/') ? 'toncenter-react/ui' : 'toncenter-react/devtools'
  const asks = props.some((prop) => prop.name === 'queryOptions')
  const parts = [...new Set(props.flatMap((prop) => prop.parts))]
  const columns = props.find((prop) => prop.name === 'columns')?.options ?? []
  return {
    path: `components/${name}`,
    title: name,
    group: `Components: ${/^src\/ui\/(\w+)\//.exec(file)?.[1] ?? 'devtools'}`,
    text: page(
      `# ${name}`,
      plain(restOf(description)),
      '## Use',
      fence('tsx', exampleOf(documented, entry)),
      '## Cost',
      plain(costOf(name, description, asks)),
      '## Props',
      propsTable(
        props.filter(({ category }) => !category),
        linksIn,
      ),
      ...[...shared].flatMap((category) => [
        `### ${category}`,
        propsTable(
          props.filter((prop) => prop.category === category),
          linksIn,
        ),
      ]),
      ...(columns.length
        ? [
            '## Columns',
            `${codes(columns)}. \`columns\` chooses, orders and adds: [columns of your own](../../components.md#columns-of-your-own).`,
          ]
        : []),
      ...(parts.length ? ['## Parts', `${codes(parts)}. An element has the name of its part in \`data-part\`.`] : []),
      ...(asks && !WITHOUT_STATES.has(name)
        ? [
            '## States',
            table(
              ['`data-state`', 'meaning'],
              STATES.map(([name, meaning]) => [code(name), meaning]),
            ),
          ]
        : []),
    ),
  }
}

/** Every component of the package. */
export const allComponents = (): Documented[] => documentedComponents(['src/ui.ts', 'src/devtools.ts'])

/** A page for each component. */
export const componentPages = (components: readonly Documented[], linksIn: Links): Page[] =>
  components.map((one) => componentPage(one, linksIn))

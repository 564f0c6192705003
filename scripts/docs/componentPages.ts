import { type Documented, documentedComponents } from '../../.storybook/props.ts'
import { costOf, restOf } from './cost.ts'
import type { Page } from './endpointPages.ts'
import { exampleOf } from './examples.ts'
import { code, fence, page, plain, table } from './markdown.ts'

const propsTable = (props: Documented['props']) =>
  table(
    ['prop', 'type', 'default', 'meaning'],
    props.map(({ name, required, type, defaultValue, description }) => [
      code(required ? name : `${name}?`),
      code(type),
      code(defaultValue ?? ''),
      plain(description),
    ]),
  )

function componentPage(documented: Documented): Page {
  const { name, description, props, file } = documented
  const shared = new Set(props.flatMap(({ category }) => category ?? []))
  const entry = file.startsWith('src/ui/') ? 'toncenter-react/ui' : 'toncenter-react/devtools'
  const asks = props.some((prop) => prop.name === 'queryOptions')
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
      propsTable(props.filter(({ category }) => !category)),
      ...[...shared].flatMap((category) => [
        `### ${category}`,
        propsTable(props.filter((prop) => prop.category === category)),
      ]),
    ),
  }
}

/** Every component of the package. */
export const allComponents = (): Documented[] => documentedComponents(['src/ui.ts', 'src/devtools.ts'])

/** A page for each component. */
export const componentPages = (components: readonly Documented[]): Page[] => components.map(componentPage)

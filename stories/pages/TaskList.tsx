import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { docsOf, TASKS } from './tasks.ts'
import './pages.css'

/** Every component, by what an app wants to show. */
export const TaskList = () =>
  Object.entries(TASKS).map(([group, tasks]) => (
    <section key={group} className="sb-unstyled tasks">
      <h2>{group}</h2>
      <ul>
        {Object.entries(tasks).map(([task, component]) => (
          <li key={task}>
            <AnchorMdx href={docsOf(component)} target="_self">
              {task} <code>{component}</code>
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </section>
  ))

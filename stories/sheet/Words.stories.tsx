import type { Meta, StoryObj } from '@storybook/react-vite'
import { english } from 'toncenter-react/ui'
import { russian } from 'toncenter-react/ui/ru'
import { humanName } from '../../src/ui/text/humanName.ts'
import './sheet.css'

type Texts = Readonly<Record<string, string>>

const PLURAL = /\.(?:one|few|many|other)$/
/** English has no `few`, and makes names of actions and operations from those of the service. */
const inEnglish = (key: string) =>
  (english as Texts)[key] ?? (english as Texts)[key.replace(PLURAL, '.other')] ?? humanName(key.replace(/^\w+\./, ''))

const KEYS = Object.keys({ ...english, ...russian }).sort()
const subjectOf = (key: string) => key.split('.', 1)[0] as string
/** First parts of the keys: `account`, `action`, `activity`. */
const SUBJECTS = [...new Set(KEYS.map(subjectOf))]

function Words() {
  return (
    <div className="sheet">
      {SUBJECTS.map((subject) => (
        <table key={subject} className="sheet-words">
          <caption>{subject}</caption>
          <thead>
            <tr>
              <th scope="col">key</th>
              <th scope="col">English</th>
              <th scope="col">Русский</th>
            </tr>
          </thead>
          <tbody>
            {KEYS.filter((key) => subjectOf(key) === subject).map((key) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td lang="en">{inEnglish(key)}</td>
                <td lang="ru">{(russian as Texts)[key]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

const meta = {
  title: 'Guide/Words',
  // A page to read: in every mode it takes minutes. `test/ui/words.test.ts` checks the texts.
  tags: ['!autodocs', '!test'],
  parameters: { stage: { extent: undefined } },
} satisfies Meta

export default meta

/** Every text of the components, in English and in Russian. */
export const EveryText: StoryObj<typeof meta> = { render: () => <Words /> }

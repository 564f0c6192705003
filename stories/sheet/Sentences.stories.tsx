import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TonCenterProvider } from 'toncenter-react'
import { useTonCenter } from '../../src/react/context.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { saidOf } from '../../src/reading/said.ts'
import { ActionSentence } from '../../src/ui/reading/ActionSentence.tsx'
import { Root } from '../../src/ui/root/Root.tsx'
import { useScope } from '../../src/ui/root/scope.ts'
import { useTokenBooks } from '../../src/ui/tokens/useTokenBooks.ts'
import { russian } from '../../src/ui/words/ru/index.ts'
import { actionBook, actionMetadata } from '../fixtures/actions.ts'
import { everyType } from '../fixtures/everyType.ts'
import './sheet.css'

const TENSES = [
  ['done', 'success'],
  ['in progress', 'pending'],
  ['tried and failed', 'failed'],
] as const

function Sentences({ title }: { title: string }) {
  const scope = useScope()
  const books = useTokenBooks(undefined, { metadata: actionMetadata, addressBook: actionBook })
  return (
    <Root scope={scope}>
      <table className="sheet-sentences" lang={scope.locale}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">type</th>
            {TENSES.map(([tense]) => (
              <th key={tense} scope="col">
                {tense}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {everyType.map((action) => (
            <tr key={action.type} data-part="row">
              <th scope="row">{action.type}</th>
              {TENSES.map(([tense, status]) => (
                <td key={tense}>
                  <ActionSentence data={saidOf(readAction(action), status)} books={books} operation="0x1a2b3c4d" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  )
}

/** Without links: it is a page to read. */
function Languages() {
  const { client } = useTonCenter()
  return (
    <div className="sheet">
      <TonCenterProvider client={client}>
        <Sentences title="English" />
      </TonCenterProvider>
      <TonCenterProvider client={client} locale="ru" dictionary={russian}>
        <Sentences title="Русский" />
      </TonCenterProvider>
    </div>
  )
}

const meta = {
  title: 'Guide/Sentences',
  tags: ['!autodocs'],
  parameters: { stage: { extent: undefined } },
} satisfies Meta

export default meta

/** What happened, in words: every type of action, in three tenses and two languages. */
export const EveryType: StoryObj<typeof meta> = {
  render: () => <Languages />,
  play: async ({ canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('[data-part="row"]')
    await waitFor(() => expect(rows().length).toBe(2 * everyType.length))
    for (const cell of canvasElement.querySelectorAll('td')) expect(cell.textContent).not.toMatch(/[{}[\]|]/)
  },
}

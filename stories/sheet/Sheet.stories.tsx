import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Lists } from './Lists.tsx'
import { Look } from './Look.tsx'
import { Parts } from './Parts.tsx'
import './sheet.css'

const meta = {
  title: 'Guide/Sheet',
  tags: ['!autodocs'],
  parameters: { stage: { extent: undefined } },
} satisfies Meta

export default meta

/** Every part in the states that it has to survive, live. */
export const AllParts: StoryObj<typeof meta> = {
  render: () => (
    <div className="sheet">
      <div className="sheet-grid">
        <Parts />
        <h2>Cards and lists</h2>
        <Lists />
        <h2>Look</h2>
        <Look />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(15))
  },
}

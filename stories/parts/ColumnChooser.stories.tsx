import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ColumnChooser } from '../../src/ui/table/ColumnChooser.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/ColumnChooser',
  component: ColumnChooser,
  args: {
    columns: ['Transaction', 'Value', 'Fee'].map((label) => ({ id: label, label })),
    value: ['Value', 'Fee'],
    onChange: () => undefined,
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minBlockSize: 240 }}>
        <ColumnChooser {...args} value={value} onChange={setValue} />
      </div>
    )
  },
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
} satisfies Meta<typeof ColumnChooser>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** One column has to stay. */
export const LastOne: Story = { args: { value: ['Fee'] } }
export const Long: Story = {
  args: { columns: ['A column with a name that goes on and on and on', 'Fee'].map((label) => ({ id: label, label })) },
}
export const Hostile: Story = {
  args: { columns: HOSTILE_TEXTS.map((label) => ({ id: label, label })), value: [HOSTILE_TEXTS[0] ?? ''] },
}
export const Modes: Story = state.modes

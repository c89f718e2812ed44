import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ChoiceGrid } from './ChoiceGrid.tsx'

const days = [
  { value: '2026-11-24', label: '24 Nov', detail: 'Tue', name: 'Tuesday, 24 November' },
  { value: '2026-11-25', label: '25 Nov', detail: 'Wed', name: 'Wednesday, 25 November' },
  { value: '2026-11-27', label: '27 Nov', detail: 'Fri', name: 'Friday, 27 November' },
]

const meta = {
  component: ChoiceGrid,
  args: { label: 'Choose a day', choices: days, value: null, onChange: fn(), name: 'day' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: string) => {
      args.onChange(next)
      setValue(next)
    }
    return <ChoiceGrid {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof ChoiceGrid>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; the space key and the arrows choose. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Tuesday, 24 November' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Wednesday, 25 November' })).toBeChecked()
  },
}

/** The whole tile is the target. */
export const Pointer: Story = {
  args: { value: '2026-11-25' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Choose a day' })).toBeVisible()
    await userEvent.click(canvas.getByText('27 Nov'))
    await expect(canvas.getByRole('radio', { name: 'Friday, 27 November' })).toBeChecked()
  },
}

const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'].map((time) => ({ value: time, label: time }))

export const Wrong: Story = {
  args: { label: 'Choose a time', choices: times, name: 'time', errorMessage: 'This time has just been taken.', columns: 'wide' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This time has just been taken.')).toBeVisible()
  },
}

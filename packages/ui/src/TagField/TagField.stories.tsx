import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { TagField } from './TagField.tsx'

const meta = {
  component: TagField,
  args: {
    label: 'Words',
    value: ['garden'],
    onChange: fn(),
    max: 3,
    maxLength: 60,
    strings: { remove: (tag: string) => `Remove ${tag}` },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: string[]) => {
      args.onChange(next)
      setValue(next)
    }
    return <TagField {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof TagField>
export default meta
type Story = StoryObj<typeof meta>

/** Enter and a comma add tags; the same tag is added once, and no more than the limit. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Words' }), 'dinner{Enter}garden{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['garden', 'dinner'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove garden' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['dinner'])
  },
}

export const Empty: Story = { args: { value: [], description: 'Separate words with a comma.' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { TextField } from '../TextField/TextField.tsx'
import { FieldRows, type FieldRowsProps } from './FieldRows.tsx'

const meta = {
  component: FieldRows<string>,
  args: {
    label: 'E-mail addresses',
    description: 'The first one is the main address.',
    values: [],
    empty: '',
    max: 3,
    onChange: () => {},
    strings: { add: 'Add an address', remove: (index) => `Remove address ${index + 1}` },
    children: () => null,
  },
  render: function Render(args: FieldRowsProps<string>) {
    const [values, setValues] = useState<readonly string[]>(args.values)
    return (
      <FieldRows {...args} values={values} onChange={setValues}>
        {({ value, index, onChange }) => (
          <TextField type="email" label={`E-mail ${index + 1}`} isLabelHidden value={value} onChange={onChange} />
        )}
      </FieldRows>
    )
  },
} satisfies Meta<typeof FieldRows<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'USER-25 an empty list shows one row, whose button adds another; the others can be removed',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail 1' }), 'mara@rosewood.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail 2' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }))
    await expect(canvas.getByRole('button', { name: 'Add an address' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove address 3' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail 2' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove address 2' }))
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await expect(canvas.getByRole('textbox', { name: 'E-mail 1' })).toHaveValue('mara@rosewood.example')
  },
}

export const Several: Story = {
  args: { values: ['mara@rosewood.example', 'events@rosewood.example'] },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, within } from 'storybook/test'

import { Text } from '../Text/Text.tsx'
import { SelectList, type SelectListProps } from './SelectList.tsx'

type Couple = { id: number; name: string }
const couples = Array.from({ length: 5000 }, (_, index) => ({ id: index + 1, name: `Couple ${index + 1}` }))

function Selecting(props: SelectListProps<Couple>) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  return (
    <>
      <Text role="status">{selected.size} selected</Text>
      <div style={{ blockSize: 400 }}>
        <SelectList {...props} selected={selected} onChange={setSelected} />
      </div>
    </>
  )
}

const meta = {
  component: SelectList<Couple>,
  args: {
    label: 'Couples',
    items: couples,
    getKey: ({ id }) => id,
    rowHeight: 44,
    selected: new Set<number>(),
    onChange: () => {},
    children: ({ name }) => <span style={{ padding: 12 }}>{name}</span>,
  },
  // Thousands of items are no control.
  argTypes: { items: { control: false } },
  render: (args) => <Selecting {...args} />,
} satisfies Meta<typeof SelectList<Couple>>
export default meta
type Story = StoryObj<typeof meta>

/** A press selects a row, and takes it out again; Shift selects all rows in between. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = (id: number) => canvas.getByRole('option', { name: `Couple ${id}` })
    await userEvent.click(row(2))
    await expect(row(2)).toHaveAttribute('aria-selected', 'true')
    await fireEvent.click(row(5), { shiftKey: true })
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected')
    await userEvent.click(row(3))
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
  },
}

/** Space selects, Shift with arrows extends, Ctrl+A selects what is loaded, up to a maximum. */
export const Keyboard: Story = {
  args: { selectedMax: 100 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('option', { name: 'Couple 1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
    await expect(canvas.getByRole('option', { name: 'Couple 4' })).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('100 selected')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('option', { name: 'Couple 5000' })).toHaveFocus()
  },
}

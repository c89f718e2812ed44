import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { OrderList, type OrderListProps } from './OrderList.tsx'

type Offer = { id: number; name: string }
const offers: Offer[] = [
  { id: 1, name: 'Winter weekends' },
  { id: 2, name: 'Friday lights' },
  { id: 3, name: 'Small and early' },
]
const save = fn((_keys: number[]): Promise<unknown> => Promise.resolve())

const meta = {
  component: OrderList<Offer>,
  args: {
    label: 'Offers',
    items: offers,
    getKey: ({ id }) => id,
    onOrder: save,
    strings: {
      handle: ({ name }) => `Move ${name}`,
      help: 'Press Space to lift, arrow keys to move, Space to drop, Escape to cancel.',
      position: ({ name }, position, count) => `${name}, ${position} of ${count}`,
      cancelled: 'The order is unchanged.',
    },
    children: ({ name }) => (
      <div style={{ paddingBlock: 16 }}>
        <Text>{name}</Text>
      </div>
    ),
  },
  beforeEach: () => void save.mockClear().mockImplementation(() => Promise.resolve()),
} satisfies Meta<typeof OrderList<Offer>>
export default meta
type Story = StoryObj<OrderListProps<Offer>>

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((row) => row.textContent)

export const Keyboard: Story = {
  name: 'PROV-14 Space lifts a row, the arrows move it, and Space drops and saves it',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const handle = canvas.getByRole('button', { name: 'Move Winter weekends' })
    await expect(handle).toHaveFocus()
    await expect(handle).toHaveAccessibleDescription(/arrow keys to move/)
    await userEvent.keyboard(' ')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Winter weekends, 1 of 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByText('Winter weekends, 2 of 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(save).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(save.mock.calls).toEqual([[[2, 3, 1]]])
    await expect(namesIn(canvasElement)).toEqual(['Friday lights', 'Small and early', 'Winter weekends'])
    await expect(canvas.getByRole('button', { name: 'Move Winter weekends' })).toHaveFocus()
  },
}

export const Cancelled: Story = {
  name: 'Escape restores the order',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Move Small and early' }).focus()
    await userEvent.keyboard('{Enter}{Home}{Escape}')
    await expect(canvas.getByText('The order is unchanged.')).toBeInTheDocument()
    await expect(namesIn(canvasElement)).toEqual(offers.map(({ name }) => name))
    await expect(save).not.toHaveBeenCalled()
  },
}

export const Dragged: Story = {
  name: 'PROV-14 a row is dragged by its handle',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const handle = canvas.getByRole('button', { name: 'Move Winter weekends' })
    // A pointer made by code cannot be captured.
    handle.setPointerCapture = () => {}
    const from = handle.getBoundingClientRect()
    const to = canvas.getByRole('button', { name: 'Move Friday lights' }).getBoundingClientRect()
    const at = (y: number) => ({ pointerId: 1, button: 0, clientX: from.x + 5, clientY: y })
    await fireEvent.pointerDown(handle, at(from.y + 5))
    await fireEvent.pointerMove(handle, at(to.y + 20))
    await fireEvent.pointerUp(handle, at(to.y + 20))
    await expect(save.mock.calls).toEqual([[[2, 1, 3]]])
    await expect(namesIn(canvasElement)).toEqual(['Friday lights', 'Winter weekends', 'Small and early'])
  },
}

export const NotSaved: Story = {
  name: 'an order that cannot be saved is taken back',
  play: async ({ canvasElement }) => {
    save.mockImplementation(() => Promise.reject(new Error('offline')))
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Move Winter weekends' }).focus()
    await userEvent.keyboard(' {End} ')
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(offers.map(({ name }) => name)))
  },
}

/** The list follows its items: an order that another user has saved replaces the shown one. */
export const ChangedElsewhere: Story = {
  render: function Render(args: OrderListProps<Offer>) {
    const [items, setItems] = useState(args.items)
    return (
      <>
        <OrderList {...args} items={items} />
        <Button onPress={() => setItems(items.toReversed())}>Reverse</Button>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Move Winter weekends' }).focus()
    await userEvent.keyboard(' {End} ')
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse' }))
    await expect(namesIn(canvasElement)).toEqual(['Small and early', 'Friday lights', 'Winter weekends'])
  },
}

export const Fixed: Story = {
  name: 'without permission there are no handles',
  args: { onOrder: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Text } from '../Text/Text.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  component: Disclosure,
  args: { title: 'Conditions', children: <Text>Not together with other discounts.</Text> },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: 'Conditions', expanded: false })
    await expect(canvas.getByText(/other discounts/)).not.toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByText(/other discounts/)).toBeVisible())
    await userEvent.click(trigger)
    await waitFor(() => expect(canvas.getByText(/other discounts/)).not.toBeVisible())
  },
}

export const Open: Story = { args: { defaultExpanded: true } }

export const Disabled: Story = { args: { isDisabled: true } }

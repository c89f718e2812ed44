import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Page } from './Page.tsx'

const sentences = 'Rosewood Barn answers couples from Monday to Saturday. '.repeat(6)

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Couples',
    note: '412 in six months',
    actions: <Button variant="primary">Add a couple</Button>,
    children: <Text isProse>{sentences}</Text>,
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1, name: 'Couples' })
    title.focus()
    await expect(title).toHaveFocus()
  },
}

export const Form: Story = { args: { width: 'form' } }

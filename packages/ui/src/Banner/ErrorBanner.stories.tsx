import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { ErrorBanner } from './ErrorBanner.tsx'

const meta = { component: ErrorBanner, args: { children: 'The name or password is incorrect.' } } satisfies Meta<typeof ErrorBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The name or password is incorrect.')
  },
}

export const WithActions: Story = {
  args: { children: 'The list could not be loaded.', actions: <Button size="sm">Retry</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(within(canvasElement).getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { NavigationProvider } from '../Link/navigation.tsx'
import { Stepper } from './Stepper.tsx'

const navigate = fn()
const names = ['Your account', 'Company', 'Category and city', 'About you', 'Prices', 'Photos', 'Agreement', 'Review']

const meta = {
  component: Stepper,
  args: {
    label: 'Registration',
    steps: names.map((label, index) => ({ href: `/step-${index + 1}`, label, isDone: index < 3, isCurrent: index === 3 })),
    strings: { done: 'done', position: (index, count, label) => `Step ${index} of ${count}: ${label}` },
  },
  beforeEach: () => void navigate.mockClear(),
  decorators: [(Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>],
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

/** Each step is a link; complete ones and the current one are marked in text too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: 'Company, done' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'About you' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'Prices' }))
    await expect(navigate).toHaveBeenCalledWith('/step-5')
  },
}

/** A step that was visited again stays complete. */
export const CurrentIsDone: Story = {
  args: {
    label: 'Registration, complete',
    steps: names.map((label, index) => ({ href: `/step-${index + 1}`, label, isDone: true, isCurrent: index === 0 })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Your account, done' })).toHaveAttribute('aria-current', 'page')
  },
}

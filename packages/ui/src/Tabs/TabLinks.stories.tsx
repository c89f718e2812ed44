import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { NavigationProvider } from '../Link/navigation.tsx'
import { TabLinks } from './TabLinks.tsx'

const navigate = fn()

const meta = {
  component: TabLinks,
  args: {
    label: 'Rosewood Garden',
    links: [
      { href: '/prices', label: 'Prices', isCurrent: true },
      { href: '/menus', label: 'Menus', isCurrent: false },
      { href: '/capacity', label: 'Capacity', isCurrent: false },
    ],
  },
  beforeEach: () => void navigate.mockClear(),
  decorators: [(Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>],
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

/** The current page is marked, and the others are reached by the router. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation', { name: 'Rosewood Garden' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'Menus' }))
    await expect(navigate).toHaveBeenCalledWith('/menus')
  },
}

/** In a narrow container the links scroll, and the page does not; the current one is in view. */
export const Narrow: Story = {
  args: {
    label: 'Rosewood Lakehouse',
    links: [
      { href: '/prices', label: 'Prices', isCurrent: false },
      { href: '/menus', label: 'Menus', isCurrent: false },
      { href: '/capacity', label: 'Capacity', isCurrent: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list').getBoundingClientRect()
    const link = canvas.getByRole('link', { name: 'Capacity' }).getBoundingClientRect()
    await expect(link.left).toBeGreaterThanOrEqual(list.left - 1)
    await expect(link.right).toBeLessThanOrEqual(list.right + 1)
  },
  render: (args) => (
    <div style={{ maxInlineSize: 160 }}>
      <TabLinks {...args} />
    </div>
  ),
}

/** The current one is not under the fade of an edge beyond which the links continue. */
export const Continued: Story = {
  ...Narrow,
  args: {
    label: 'Rosewood Mill',
    links: ['Prices', 'Menus', 'Capacity', 'Calendar', 'Payments'].map((label) => ({
      href: `/${label.toLowerCase()}`,
      label,
      isCurrent: label === 'Capacity',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list').getBoundingClientRect()
    const link = canvas.getByRole('link', { name: 'Capacity' }).getBoundingClientRect()
    await expect(Math.min(link.left - list.left, list.right - link.right)).toBeGreaterThanOrEqual(27)
  },
}

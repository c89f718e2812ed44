import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Avatar } from '../Avatar/Avatar.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'
import { NavigationProvider } from './navigation.tsx'

const navigate = fn()

const meta = {
  component: Link,
  subcomponents: { NavigationProvider },
  args: { href: '/leads?status=new#top', variant: 'standalone', children: 'All couples' },
  beforeEach: () => void navigate.mockClear(),
  decorators: [(Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>],
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const HandledByRouter: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'All couples' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/leads?status=new#top')
  },
}

/** The browser handles other windows, other sites and modifier keys. */
export const HandledByBrowser: Story = {
  args: { target: '_blank' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(navigate).not.toHaveBeenCalled()
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
}

export const Variants: Story = {
  render: () => (
    <Inline gap="xl">
      <Text>
        You accept the <Link href="#inline">terms and conditions</Link> with it.
      </Text>
      <Link href="#standalone" variant="standalone">
        Help
      </Link>
      <Link href="#quiet" variant="quiet">
        Settings
      </Link>
      <Link href="#bare" variant="bare" isCurrent>
        <Inline>
          <Avatar name="Aylin Yılmaz" size="lg" />
          Aylin & Jonas
        </Inline>
      </Link>
    </Inline>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Bell, Phone, Send, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Dot } from '../Badge/Dot.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: Button,
  subcomponents: { IconButton, ButtonLink },
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const EveryLook: Story = {
  render: () => (
    <Stack>
      {(['accent', 'critical'] as const).map((tone) => (
        <Stack key={tone}>
          {(['md', 'sm'] as const).map((size) => (
            <Inline key={size}>
              <Button variant="primary" tone={tone} size={size} icon={Send}>
                Send <Kbd isOnAccent>⌘↵</Kbd>
              </Button>
              <Button tone={tone} size={size} icon={tone === 'critical' ? Trash2 : Phone}>
                Call
              </Button>
              <Button variant="quiet" tone={tone} size={size}>
                Cancel
              </Button>
              <IconButton label="Call" icon={Phone} tone={tone} size={size} />
              <IconButton variant="secondary" label="Call" icon={Phone} tone={tone} size={size} />
            </Inline>
          ))}
        </Stack>
      ))}
      <Inline>
        <IconButton label="Notifications" icon={Bell}>
          <Dot label="New notifications" tone="critical" isOnCorner />
        </IconButton>
        <ButtonLink href="#next" icon={ArrowRight} isIconDirectional>
          All couples
        </ButtonLink>
      </Inline>
    </Stack>
  ),
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Pending: Story = {
  args: { isPending: true, variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

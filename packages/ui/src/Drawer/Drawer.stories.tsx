import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { ButtonLink } from '../Button/ButtonLink.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  component: Drawer,
  args: {
    label: 'Menu',
    isOpen: true,
    onClose: fn(),
    strings: { close: 'Close menu' },
    children: (
      <Stack>
        <ButtonLink href="#home" variant="quiet">
          Home
        </ButtonLink>
        <ButtonLink href="#couples" variant="quiet">
          Couples
        </ButtonLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

/** SHELL-24: a modal drawer at the inline start. */
export const Start: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    const { left, right } = dialog.getBoundingClientRect()
    await expect(document.dir === 'rtl' ? window.innerWidth - right : left).toBeLessThan(2)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const End: Story = { args: { side: 'end' } }

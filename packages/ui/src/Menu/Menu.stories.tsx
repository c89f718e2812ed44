import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleHelp, LogOut, Settings, Trash2 } from 'lucide-react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem, MenuSection, MenuSeparator } from './MenuItem.tsx'

const onAction = fn()

const meta = {
  component: Menu,
  subcomponents: { MenuItem, MenuSection, MenuSeparator },
  args: { label: 'Mara Lindqvist', children: null },
  beforeEach: () => void onAction.mockClear(),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  render: (args) => (
    <MenuTrigger>
      <Button>Mara Lindqvist</Button>
      <Menu {...args} onAction={onAction}>
        <MenuItem id="settings" icon={Settings}>
          Settings
        </MenuItem>
        <MenuItem id="help" icon={CircleHelp} end={<Kbd>?</Kbd>}>
          Shortcuts
        </MenuItem>
        <MenuItem id="remove" icon={Trash2} tone="critical">
          Remove
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="exit" icon={LogOut} isIconDirectional>
          Exit
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvasElement }) => {
    const trigger = canvasElement.querySelector('button')!
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onAction).toHaveBeenCalledWith('help', undefined)
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
  },
}

export const Chosen: Story = {
  render: (args) => (
    <MenuTrigger>
      <Button>Language</Button>
      <Menu {...args} label="Language" selectionMode="single" defaultSelectedKeys={['en']}>
        <MenuSection title="Language">
          <MenuItem id="en">English</MenuItem>
          <MenuItem id="ar">العربية</MenuItem>
          <MenuItem id="tr" isDisabled>
            Türkçe
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
  },
}

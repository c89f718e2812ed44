import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Heart, Moon } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'

const pages = [
  { id: 'couples', label: 'Couples', icon: Heart },
  { id: 'calendar', label: 'Calendar', icon: CalendarDays },
]

function Finding(props: CommandPaletteProps) {
  const [text, setText] = useState('')
  const fits = (label: string) => label.toLowerCase().includes(text.toLowerCase())
  const found = pages.filter(({ label }) => fits(label))
  const hasTheme = fits('Dark theme')
  return (
    <CommandPalette
      {...props}
      text={text}
      onTextChange={setText}
      sections={[
        { title: 'Pages', items: found },
        { title: 'Actions', items: hasTheme ? [{ id: 'dark', label: 'Dark theme', icon: Moon }] : [] },
      ].filter(({ items }) => items.length > 0)}
      status={found.length === 0 && !hasTheme ? 'No results' : undefined}
    />
  )
}

const meta = {
  component: CommandPalette,
  args: {
    label: 'Search and commands',
    placeholder: 'Search for pages, couples and actions',
    text: '',
    onTextChange: () => {},
    onAction: fn(),
    onClose: fn(),
    sections: [],
  },
  render: (args) => <Finding {...args} />,
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const field = () => within(document.body).findByRole('combobox', { name: 'Search and commands' })

/** Typing narrows the list, and Enter chooses the first result. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('cal')
    const items = within(document.body).getAllByRole('option')
    await expect(items.map((item) => item.textContent)).toEqual(['Calendar'])
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', items[0]!.id))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('calendar')
  },
}

/** The arrow keys move through the sections while the field keeps the focus. */
export const Arrows: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const theme = within(document.body).getByRole('option', { name: 'Dark theme' })
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', theme.id))
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('dark')
  },
}

export const Pointer: Story = {
  play: async ({ args }) => {
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Couples' }))
    await expect(args.onAction).toHaveBeenCalledWith('couples')
  },
}

export const Nothing: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'xyz')
    await expect(await within(document.body).findByRole('status')).toHaveTextContent('No results')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Badge } from '../Badge/Badge.tsx'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'messages', label: 'Messages', content: <Text>Hello! We fell in love with the garden pictures.</Text> },
  {
    id: 'notes',
    label: (
      <>
        Notes <Badge count={2} label="2 notes" />
      </>
    ),
    content: <Text>Called twice.</Text>,
  },
  { id: 'history', label: 'History', content: <Text>Offer made.</Text> },
  { id: 'calls', label: 'Call data', content: <Text>None.</Text>, isDisabled: true },
]

const meta = {
  component: Tabs<string>,
  args: { label: 'Couple', items, value: 'messages', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <Tabs {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Tabs<string>>
export default meta

export const Keyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveFocus()
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Notes 2 notes' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Called twice.')
  },
}

export const InView: StoryObj<typeof meta> = {
  name: 'in a narrow place the tabs scroll, and the selected one is in view',
  args: { value: 'history' },
  render: (args) => (
    <div style={{ inlineSize: '160px' }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    const tab = canvas.getByRole('tab', { name: 'History' }).getBoundingClientRect()
    await expect(tab.left).toBeGreaterThanOrEqual(list.left - 1)
    await expect(tab.right).toBeLessThanOrEqual(list.right + 1)
  },
}

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
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Notes 2 notes')
    // The tab after the last one that is not disabled is the first one, and the other way round.
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveFocus()
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveFocus()
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-controls', canvas.getByRole('tabpanel').id)
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    await userEvent.click(canvas.getByRole('tab', { name: 'Call data' }))
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const InView: StoryObj<typeof meta> = {
  name: 'in a narrow container the tabs scroll, and the selected one is in view',
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

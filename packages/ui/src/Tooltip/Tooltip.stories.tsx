import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phone } from 'lucide-react'
import { expect, screen, userEvent } from 'storybook/test'

import { IconButton } from '../Button/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { content: 'Call through the panel', children: <IconButton label="Call" icon={Phone} /> },
} satisfies Meta<typeof Tooltip>
export default meta

export const OnFocus: StoryObj<typeof meta> = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Call through the panel')
    await expect(screen.getByRole('button', { name: 'Call' })).toHaveAccessibleDescription('Call through the panel')
  },
}

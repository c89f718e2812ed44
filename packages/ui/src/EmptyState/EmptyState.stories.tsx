import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, Lock } from 'lucide-react'

import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  args: {
    icon: Heart,
    title: 'No couples yet',
    children: 'Here you find everybody who asks you for a wedding.',
    actions: <Button variant="primary">Complete your profile</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Refused: Story = {
  args: {
    icon: Lock,
    level: 1,
    title: 'You cannot see this page',
    children: 'Mara Lindqvist manages who sees what.',
    actions: <Button>Go home</Button>,
  },
}

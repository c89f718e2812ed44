import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Kbd } from './Kbd.tsx'

const meta = { component: Kbd, args: { children: '⌘K' } } satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Key: Story = {}

export const Keys: Story = {
  render: () => (
    <Inline>
      <Kbd>R</Kbd>
      <Kbd>?</Kbd>
      <Kbd>⌘K</Kbd>
      <Button variant="primary">
        Send <Kbd isOnAccent>⌘↵</Kbd>
      </Button>
    </Inline>
  ),
}

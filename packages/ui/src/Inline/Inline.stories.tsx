import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Inline } from './Inline.tsx'

const meta = { component: Inline } satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  args: {
    children: (
      <>
        <Button>Call</Button>
        <Button>Appointment</Button>
      </>
    ),
  },
}

export const Justified: Story = {
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <Button>Call</Button>
          <Button>Appointment</Button>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Wrapping: Story = {
  render: () => (
    <Inline>
      {Array.from({ length: 24 }, (_, index) => (
        <Button key={index}>Answer {index + 1}</Button>
      ))}
    </Inline>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = { component: Heading, args: { level: 1, children: 'Aylin Demir & Jonas Weber' } } satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EveryLevel: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Aylin Demir & Jonas Weber</Heading>
      <Heading level={2}>سارة القحطاني وخالد الدوسري</Heading>
      <Heading level={3}>What they ask</Heading>
      <Heading level={4}>Contact</Heading>
      <Heading level={4} size="sm">
        Quiet, above a group
      </Heading>
    </Stack>
  ),
}

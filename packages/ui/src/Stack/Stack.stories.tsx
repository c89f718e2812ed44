import type { Meta, StoryObj } from '@storybook/react-vite'

import { Divider } from '../Divider/Divider.tsx'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta = { component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  args: {
    children: (
      <>
        <Text weight="bold">Aylin & Jonas</Text>
        <Text tone="muted">14 June 2027</Text>
      </>
    ),
  },
}

export const Gaps: Story = {
  render: () => (
    <Stack gap="xl">
      {(['xs', 'md', 'xl'] as const).map((gap) => (
        <Stack key={gap} gap={gap} as="section">
          <Text weight="bold">Aylin & Jonas</Text>
          <Divider />
          <Text tone="muted">14 June 2027</Text>
        </Stack>
      ))}
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'

import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { shape: 'text', width: 'md' } }

export const Row: Story = {
  render: () => (
    <Stack gap="lg">
      {[1, 2, 3].map((row) => (
        <Stack key={row} gap="xs">
          <Skeleton width="md" />
          <Skeleton width="lg" />
          <Inline>
            <Skeleton shape="tag" width="xs" />
            <Skeleton width="sm" />
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
}

export const EveryShape: Story = {
  render: () => (
    <Stack>
      {(['text', 'title', 'tag', 'control', 'block', 'circle'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} width="md" />
      ))}
    </Stack>
  ),
}

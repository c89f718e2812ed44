import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { tones } from '../theme/palette.ts'
import { Bdi } from './Bdi.tsx'
import { Text } from './Text.tsx'

const meta = { component: Text, subcomponents: { Bdi } } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Sentence: Story = { args: { children: 'Is the garden still free that weekend?' } }

export const SizesAndTones: Story = {
  render: () => (
    <Stack>
      {(['xs', 'sm', 'body', 'lg'] as const).map((size) => (
        <Text key={size} size={size}>
          Is the garden still free that weekend?{' '}
          <Text as="span" size={size} tone="muted">
            We would love to come.
          </Text>
        </Text>
      ))}
      <Inline gap="lg">
        {tones.map((tone) => (
          <Text key={tone} tone={tone} weight="medium">
            {tone}
          </Text>
        ))}
      </Inline>
    </Stack>
  ),
}

export const OwnDirection: Story = {
  name: 'I18N-17 a name keeps its own direction, a phone number is left to right',
  render: () => (
    <Text>
      سارة: <Bdi>Aylin & Jonas</Bdi> · <Bdi isLatin>+966 50 123 4567</Bdi>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+966 50 123 4567')).toHaveAttribute('dir', 'ltr')
    await expect(within(canvasElement).getByText('Aylin & Jonas')).toHaveAttribute('dir', 'auto')
  },
}

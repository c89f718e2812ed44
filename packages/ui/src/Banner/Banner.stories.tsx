import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { tones } from '../theme/palette.ts'
import { Banner } from './Banner.tsx'

const meta = { component: Banner, args: { children: 'The server cannot be reached. What you typed is kept.' } } satisfies Meta<
  typeof Banner
>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title="Offline" actions={<Button size="sm">Retry</Button>} {...args} />
      ))}
    </Stack>
  ),
}

export const AnnouncedAtOnce: Story = {
  args: { tone: 'critical', isLive: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('cannot be reached')
  },
}

const onPress = fn()
export const Dismissed: Story = {
  args: { dismiss: { label: 'Dismiss', onPress } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }))
    await expect(onPress).toHaveBeenCalled()
  },
}

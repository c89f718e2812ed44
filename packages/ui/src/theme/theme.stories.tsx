import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { vars } from './vars.css.ts'

const meta = { title: 'theme' } satisfies Meta
export default meta

/** Every colour of the theme, in light and in dark. */
export const Colors: StoryObj = {
  render: () => (
    <Stack gap="xs">
      {Object.entries(vars.color).map(([name, color]) => (
        <Swatch key={name} name={name} color={color} />
      ))}
      {Object.entries(vars.tone).flatMap(([tone, colors]) =>
        Object.entries(colors).map(([name, color]) => <Swatch key={tone + name} name={`${tone} ${name}`} color={color} />),
      )}
    </Stack>
  ),
}

const Swatch = ({ name, color }: { name: string; color: string }) => (
  <Text size="xs">
    <span
      style={{ display: 'inline-block', inlineSize: 96, blockSize: 18, background: color, marginInlineEnd: 8, verticalAlign: 'middle' }}
    />
    {name}
  </Text>
)

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { TextField } from '../TextField/TextField.tsx'
import { FieldFrame } from './Field.tsx'

const meta = { component: FieldFrame, args: { label: 'Subject', children: null } } satisfies Meta<typeof FieldFrame>
export default meta

/** VAL-16: help and error are both tied to the control. */
export const Described: StoryObj<typeof meta> = {
  render: () => (
    <TextField label="Subject" note="12 / 200" description="The couple sees it first." errorMessage="This field is required!" />
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Subject' })
    await expect(input).toHaveAccessibleDescription('The couple sees it first. This field is required!')
    await expect(input).toBeInvalid()
  },
}

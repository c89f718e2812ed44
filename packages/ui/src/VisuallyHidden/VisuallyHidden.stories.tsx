import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { component: VisuallyHidden, args: { children: 'Loading couples' } } satisfies Meta<typeof VisuallyHidden>
export default meta

/** Accessible but invisible, and without a style attribute, which the content security policy would drop from prerendered HTML. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Loading couples')
    await expect(text.getBoundingClientRect().width).toBe(1)
    await expect(text).not.toHaveAttribute('style')
  },
}

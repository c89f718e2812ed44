import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Ellipsis, GripVertical, Heart } from 'lucide-react'
import { expect } from 'storybook/test'

import { Inline } from '../Inline/Inline.tsx'
import { GripIcon, MoreIcon } from './dots.tsx'
import { Icon } from './Icon.tsx'

const meta = { component: Icon, subcomponents: { MoreIcon }, args: { icon: ArrowRight } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Directional: Story = {
  name: 'I18N-06 an icon with a direction is mirrored in right-to-left text',
  args: { isDirectional: true },
  play: async ({ canvasElement }) => {
    const isMirrored = getComputedStyle(canvasElement.querySelector('svg')!).transform.startsWith('matrix(-1')
    await expect(isMirrored).toBe(document.dir === 'rtl')
  },
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      {([12, 14, 16, 18, 20, 24] as const).map((size) => (
        <Icon key={size} icon={Heart} size={size} />
      ))}
    </Inline>
  ),
}

/** Drawings of lucide, each before the same dots as text, for lists of hundreds. */
export const Dots: Story = {
  render: () => (
    <Inline>
      {[Ellipsis, MoreIcon, GripVertical, GripIcon].map((icon, index) => (
        <Icon key={index} icon={icon} size={24} />
      ))}
    </Inline>
  ),
}

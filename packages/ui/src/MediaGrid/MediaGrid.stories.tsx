import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock, EyeOff } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { StatusTag } from '../StatusTag/StatusTag.tsx'
import { Text } from '../Text/Text.tsx'
import { MediaGrid, type MediaGridProps, type MediaItem } from './MediaGrid.tsx'

type Photo = MediaItem & { name: string; status: 'pending' | 'active' | 'passive' }
const colours = ['7a2e4e', '6f8a5b', 'd9a441', '40284a', '9fc5de']
const drawing = (index: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="%23${colours[index % 5]}"/></svg>`
const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Picture ${index + 1}`,
    alt: `Picture ${index + 1}`,
    status: (['active', 'pending', 'passive'] as const)[index % 3]!,
    isMuted: index % 3 === 2,
    picture: index === 4 ? null : { src: drawing(index), preview: drawing(index), width: 480, height: 320 },
  }))
const save = fn((_ids: number[]): Promise<unknown> => Promise.resolve())
const tags = {
  active: ['positive', Check, 'Published'],
  pending: ['caution', Clock, 'Pending approval'],
  passive: ['neutral', EyeOff, 'Hidden'],
} as const

const meta = {
  component: MediaGrid<Photo>,
  args: {
    label: 'Pictures',
    items: photos(5),
    onOpen: fn(),
    onOrder: save,
    strings: {
      open: ({ name }) => `Show ${name}`,
      handle: ({ name }) => `Move ${name}`,
      help: 'Press Space to lift, arrow keys to move, Space to drop, Escape to cancel.',
      position: ({ name }, position, count) => `${name}, ${position} of ${count}`,
      cancelled: 'The order is unchanged.',
    },
    renderCorner: ({ status }) => {
      const [tone, icon, text] = tags[status]
      return (
        <StatusTag tone={tone} icon={icon}>
          {text}
        </StatusTag>
      )
    },
    children: ({ name }) => <Text size="sm">{name}</Text>,
  },
  beforeEach: () => void save.mockClear(),
} satisfies Meta<typeof MediaGrid<Photo>>
export default meta
type Story = StoryObj<MediaGridProps<Photo>>

/** A picture opens; by keyboard it is lifted from its handle, and moved in two directions. */
export const Ordered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show Picture 2' }))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
    const handle = canvas.getByRole('button', { name: 'Move Picture 1' })
    await expect(handle).toHaveAccessibleDescription(/arrow keys to move/)
    handle.focus()
    await userEvent.keyboard(' {End}')
    await expect(canvas.getByText('Picture 1, 5 of 5')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect(save).toHaveBeenCalledWith([2, 3, 4, 5, 1])
    await expect(handle).toHaveFocus()
  },
}

/** Each picture has its size, so that nothing moves while they load; those far from the window are not loaded. */
export const Hundreds: Story = {
  args: { items: photos(200) },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')]
    await expect(pictures).toHaveLength(199)
    await expect(pictures.every((picture) => picture.hasAttribute('width') && picture.hasAttribute('height'))).toBe(true)
    await expect(pictures.every(({ loading, decoding }) => loading === 'lazy' && decoding === 'async')).toBe(true)
  },
}

export const ReadOnly: Story = {
  args: { onOrder: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Move/ })).toBeNull()
  },
}

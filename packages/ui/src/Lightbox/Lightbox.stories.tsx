import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Lightbox } from './Lightbox.tsx'

const drawing = (colour: string, height = 800) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}"><rect width="1200" height="${height}" fill="%23${colour}"/></svg>`
const items = [
  { id: 1, alt: 'The garden', picture: { src: drawing('6f8a5b'), width: 1200, height: 800 } },
  { id: 2, alt: 'The hall', picture: { src: drawing('7a2e4e'), width: 1200, height: 800 } },
  { id: 3, alt: 'The film', picture: null, content: <Button>Play video</Button> },
]

const meta = {
  component: Lightbox,
  parameters: { layout: 'fullscreen' },
  args: {
    items,
    shownId: 1,
    onShow: fn(),
    onClose: fn(),
    strings: { close: 'Close', previous: 'Previous', next: 'Next', position: (position, count) => `${position} of ${count}` },
  },
  render: function Render(args) {
    const [shownId, setShownId] = useState(args.shownId)
    return (
      <Lightbox {...args} shownId={shownId} onShow={setShownId}>
        <Text>{items.find(({ id }) => id === shownId)?.alt}</Text>
      </Lightbox>
    )
  },
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys follow the reading direction, Home and End jump, Escape closes. */
export const Keys: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '1 of 3' })
    const isRightToLeft = getComputedStyle(dialog).direction === 'rtl'
    await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(await screen.findByRole('img', { name: 'The hall' })).toBeInTheDocument()
    await userEvent.keyboard('{End}')
    await expect(await screen.findByRole('button', { name: 'Play video' })).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    await userEvent.keyboard('{Home}')
    await expect(await screen.findByRole('img', { name: 'The garden' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** A picture that is larger than the window leaves room for the text below it. */
export const Large: Story = {
  args: { items: [{ id: 1, alt: 'The garden', picture: { src: drawing('6f8a5b', 4800), width: 1200, height: 4800 } }] },
  play: async () => {
    const picture = await screen.findByRole('img', { name: 'The garden' })
    const { bottom, right } = picture.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(screen.getByText('The garden').getBoundingClientRect().top)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}

/** A finger moves to the next one; a small or vertical movement does not. */
export const Swipe: Story = {
  play: async () => {
    const picture = await screen.findByRole('img', { name: 'The garden' })
    const isRightToLeft = getComputedStyle(picture).direction === 'rtl'
    const move = async (target: Element, aside: number, down: number) => {
      const finger = { pointerType: 'touch', pointerId: 7, bubbles: true }
      await fireEvent.pointerDown(target, { ...finger, clientX: 300, clientY: 300 })
      await fireEvent.pointerUp(target, { ...finger, clientX: 300 + aside, clientY: 300 + down })
    }
    const forward = isRightToLeft ? 120 : -120
    await move(picture, forward / 4, 0)
    await move(picture, forward, 200)
    await expect(screen.getByRole('img', { name: 'The garden' })).toBeInTheDocument()
    await move(picture, forward, 10)
    const hall = await screen.findByRole('img', { name: 'The hall' })
    await move(hall, -forward, 0)
    await waitFor(() => expect(screen.getByRole('img', { name: 'The garden' })).toBeInTheDocument())
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next' }))
    await expect(await screen.findByRole('img', { name: 'The hall' })).toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@vendor-panel/ui'
import { lazily } from './lazily.tsx'
import { PanelStory } from './PanelStory.tsx'
import { store } from './store.ts'
import { toasts } from './toasts.ts'

let isCut = true

function Sheet({ onClose }: { onClose: () => void }) {
  return <Button onPress={onClose}>Close the sheet</Button>
}

const LazySheet = lazily(() => (isCut ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Sheet)))

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <h1>The page</h1>
      <Button onPress={() => setIsOpen(true)}>Open the sheet</Button>
      {isOpen && <LazySheet onClose={() => setIsOpen(false)} />}
    </main>
  )
}

const meta = {
  beforeEach: () => {
    isCut = true
    store.set(toasts, [])
    return () => store.set(toasts, [])
  },
  render: () => (
    <PanelStory>
      <Page />
    </PanelStory>
  ),
} satisfies Meta
export default meta

export const OfAPart: StoryObj = {
  name: 'a part that cannot be loaded shows an error on each try until it can',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = canvas.getByRole('button', { name: 'Open the sheet' })
    for (const count of [1, 2]) {
      await userEvent.click(open)
      await waitFor(() => expect(store.get(toasts)).toHaveLength(count))
    }
    await expect(store.get(toasts)[0]?.text).toBe('A part of the page could not be loaded.')
    isCut = false
    await userEvent.click(open)
    await expect(await canvas.findByRole('button', { name: 'Close the sheet' })).toBeVisible()
    await expect(store.get(toasts)).toHaveLength(2)
  },
}

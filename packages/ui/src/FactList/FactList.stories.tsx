import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { FactList } from './FactList.tsx'

const meta = {
  component: FactList,
  args: {
    facts: [
      { id: 'company', label: 'Company name', value: 'Rosewood Venues' },
      { id: 'tax', label: 'Tax number', value: '112 845 229' },
      { id: 'address', label: 'Address', value: '–' },
    ],
  },
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

/** Each value belongs to the name above it. */
export const Column: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Company name', 'Tax number', 'Address'])
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Rosewood Venues', '112 845 229', '–'])
  },
}

export const Row: Story = { args: { direction: 'row' } }

/** A value in another script has its own direction, but begins where its name begins. */
export const OwnDirection: Story = {
  args: { facts: [{ id: 'company', label: 'Company name', value: 'Rosewood Ltd.' }] },
  render: (args) => (
    <div dir="rtl">
      <FactList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const value = within(canvasElement).getByText('Rosewood Ltd.')
    const end = (element: Element) => Math.round(element.getBoundingClientRect().right)
    await expect(value.matches(':dir(ltr)')).toBe(true)
    await expect(end(value)).toBe(end(canvasElement.querySelector('dt')!))
  },
}

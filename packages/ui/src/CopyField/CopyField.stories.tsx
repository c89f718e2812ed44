import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'

import { CopyField } from './CopyField.tsx'

const meta = {
  component: CopyField,
  args: {
    label: 'Coupon code',
    value: 'WINTER-27-KX4P',
    strings: { copy: 'Copy coupon code', copied: 'Copied', selected: 'Selected. Press Ctrl C to copy.' },
  },
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

export const Copied: Story = {
  args: { description: 'The couple shows it when they book.' },
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy coupon code' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await expect(write).toHaveBeenCalledWith(args.value)
  },
}

/** Without permission for the clipboard the value is selected, and the user copies it. */
export const NoPermission: Story = {
  play: async ({ canvasElement, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy coupon code' }))
    await expect(await canvas.findByText(/Press Ctrl C/)).toBeVisible()
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' })
    await expect(input).toHaveFocus()
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(args.value)
    await userEvent.keyboard('x')
    await expect(input).toHaveValue(args.value)
  },
}

export const LongOnANarrowScreen: Story = {
  args: {
    label: 'Address of the calendar',
    value: `https://rosewood.example/ical/${'a4f9c2e1'.repeat(8)}.ics`,
    description: 'Anybody who has it sees the calendar.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <CopyField {...args} />
    </div>
  ),
}

export const Lines: Story = {
  args: {
    label: 'Snippet',
    value: '<vendor-reviews widget="rw_5Jx0q2bYtR">\n  <a href="/reviews">Reviews</a>\n</vendor-reviews>',
    rows: 4,
  },
}

export const LabelHidden: Story = { args: { isLabelHidden: true } }

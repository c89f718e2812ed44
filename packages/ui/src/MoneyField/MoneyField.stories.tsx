import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'

import { Stack } from '../Stack/Stack.tsx'
import { MoneyField } from './MoneyField.tsx'

const meta = {
  component: MoneyField,
  args: { label: 'Regular price', currency: 'CAD', value: null, onChange: fn(), name: 'regularPrice' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (next: number | null) => {
      args.onChange(next)
      setValue(next)
    }
    return <MoneyField {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

/** Formatted on blur; arrow keys and the wheel do not change it. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Regular price' })
    await userEvent.type(input, '12,500')
    await expect(args.onChange).toHaveBeenLastCalledWith(12_500)
    await userEvent.keyboard('{ArrowUp}')
    await fireEvent.wheel(input, { deltaY: -100 })
    await userEvent.tab()
    await expect(input).toHaveValue('12,500')
  },
}

/** I18N-14: the currency sign is on the side that the locale uses. */
export const LocaleSign: Story = {
  render: () => (
    <Stack>
      {[
        ['en-CA', 'CAD'],
        ['en-US', 'CAD'],
        ['de-DE', 'EUR'],
        ['tr-TR', 'TRY'],
        ['ar-AE', 'AED'],
        ['ar-SA', 'SAR'],
      ].map(([locale = '', currency = '']) => (
        <I18nProvider key={locale} locale={locale}>
          <MoneyField label={`${locale} ${currency}`} currency={currency} value={12_500} onChange={fn()} />
        </I18nProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const sign = (label: string) => {
      const input = within(canvasElement).getByRole('textbox', { name: label })
      const [sibling] = [input.previousElementSibling, input.nextElementSibling].filter((element) => element !== null)
      return { text: sibling?.textContent, isBefore: sibling === input.previousElementSibling, value: (input as HTMLInputElement).value }
    }
    await expect(sign('en-US CAD')).toEqual({ text: 'CA$', isBefore: true, value: '12,500' })
    await expect(sign('de-DE EUR')).toEqual({ text: '€', isBefore: false, value: '12.500' })
    await expect(sign('tr-TR TRY')).toEqual({ text: '₺', isBefore: true, value: '12.500' })
    await expect(sign('ar-SA SAR').value).toBe('١٢٬٥٠٠')
  },
}

export const Wrong: Story = {
  args: { value: 90, description: 'Before the discount.', errorMessage: 'The regular price must be higher than the reduced price.' },
}

export const States: Story = {
  render: () => (
    <Stack>
      <MoneyField label="Optional" marker="optional" currency="CAD" value={null} onChange={fn()} />
      <MoneyField label="Read only" currency="CAD" value={1250} onChange={fn()} isReadOnly />
      <MoneyField label="Disabled" currency="CAD" value={1250} onChange={fn()} isDisabled />
    </Stack>
  ),
}

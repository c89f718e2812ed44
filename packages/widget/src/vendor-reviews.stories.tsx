import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import './index.ts'
import type { PublicReviews } from './structured-data.ts'
import type { VendorReviews } from './vendor-reviews.ts'

const review = (index: number): PublicReviews['reviews'][number] => ({
  author: ['Leila H.', 'Ada N. & Bruno R.', 'ليلى ح.'][index % 3]!,
  star: 5 - (index % 3),
  text: [
    'A team that listens. Our ninety guests felt at home.',
    'The garden was full of lights.\nDinner was warm and on time.',
    'قاعة أنيقة وفريق رائع.',
    null,
  ][index % 4]!,
  date: `2026-08-${String(30 - index).padStart(2, '0')}`,
  reply: index === 1 ? 'Thank you both, and all the best.' : null,
})
const reviews: PublicReviews = {
  provider: { name: 'Rosewood Garden', url: 'https://rosewood.example' },
  average: 4.2,
  count: 14,
  reviews: Array.from({ length: 14 }, (_, index) => review(index)),
}

type Args = { shown?: PublicReviews; locale?: string; theme?: 'light' | 'dark'; width?: string; api?: string; widget?: string }
const meta = {
  render: ({ shown, width = 'auto', ...attributes }: Args) => (
    <div style={{ inlineSize: width }}>
      {createElement(
        'vendor-reviews',
        { ...attributes, ...(shown && { reviews: shown }) },
        <a href="https://rosewood.example">Reviews of Rosewood Garden</a>,
      )}
    </div>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const elementIn = (canvas: HTMLElement): VendorReviews => canvas.querySelector('vendor-reviews')!
const inside = (canvas: HTMLElement) => within(elementIn(canvas).shadowRoot as unknown as HTMLElement)

export const Reviews: Story = {
  name: 'REV-06 the reviews are readable markup: a heading, a list, ratings with a text',
  args: { shown: reviews, locale: 'en_CA' },
  play: async ({ canvasElement }) => {
    const shown = inside(canvasElement)
    await expect(shown.getByRole('heading', { level: 2, name: /Reviews of .*Rosewood Garden/ })).toBeVisible()
    await expect(shown.getByRole('img', { name: '4.2 of 5 stars' })).toBeVisible()
    await expect(shown.getByText('14 reviews', { exact: false })).toBeVisible()
    await expect(shown.getAllByRole('listitem')).toHaveLength(6)
    await expect(shown.getByText(/^Reply from .*Rosewood Garden/)).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Show more reviews' }))
    const items = shown.getAllByRole('listitem')
    await expect(items).toHaveLength(12)
    await expect(elementIn(canvasElement).shadowRoot?.activeElement).toBe(items[6])
    await userEvent.click(shown.getByRole('button', { name: 'Show more reviews' }))
    await expect(shown.queryByRole('button')).toBeNull()
  },
}

export const StructuredData: Story = {
  name: 'REV-06 search engines find the reviews as microdata, which is not shown',
  args: { shown: reviews, locale: 'en_CA' },
  play: async ({ canvasElement }) => {
    const data = elementIn(canvasElement).querySelector('[itemtype="https://schema.org/LocalBusiness"]')!
    await expect(data.querySelector(':scope > meta[itemprop=name]')).toHaveAttribute('content', 'Rosewood Garden')
    const rating = data.querySelector('[itemprop=aggregateRating]')!
    await expect(rating.querySelector('[itemprop=ratingValue]')).toHaveAttribute('content', '4.2')
    await expect(rating.querySelector('[itemprop=reviewCount]')).toHaveAttribute('content', '14')
    await expect(data.querySelectorAll('[itemprop=review]')).toHaveLength(14)
    await expect(data.getClientRects()).toHaveLength(0)
    await expect(elementIn(canvasElement).querySelector('script')).toBeNull()
  },
}

export const Arabic: Story = {
  name: 'REV-06 in Arabic it runs from right to left',
  args: { shown: { ...reviews, count: 2, reviews: reviews.reviews.slice(0, 2) }, locale: 'ar_AE' },
  play: async ({ canvasElement }) => {
    const section = elementIn(canvasElement).shadowRoot!.querySelector('section')!
    await expect(section).toHaveAttribute('dir', 'rtl')
    await expect(section).toHaveAttribute('lang', 'ar-AE')
    await expect(getComputedStyle(section).direction).toBe('rtl')
    await expect(inside(canvasElement).getByText('تقييمان', { exact: false })).toBeVisible()
  },
}

export const Dark: Story = {
  args: { shown: reviews, theme: 'dark' },
  play: async ({ canvasElement }) => {
    const section = elementIn(canvasElement).shadowRoot!.querySelector('section')!
    await expect(getComputedStyle(section).backgroundColor).toBe('rgb(26, 29, 35)')
  },
}
export const Light: Story = { args: { shown: reviews, theme: 'light' } }

export const LocaleChanges: Story = {
  args: { shown: reviews, locale: 'en_CA' },
  play: async ({ canvasElement }) => {
    elementIn(canvasElement).setAttribute('locale', 'tr')
    await expect(inside(canvasElement).getByRole('button', { name: 'Daha fazla yorum göster' })).toBeVisible()
  },
}

export const Narrow: Story = {
  name: 'on a phone no text is wider than its box',
  args: {
    width: '280px',
    shown: { ...reviews, provider: { name: 'Rosewood'.repeat(12), url: null }, reviews: [{ ...review(0), text: 'garden'.repeat(40) }] },
  },
  play: async ({ canvasElement }) => {
    const section = elementIn(canvasElement).shadowRoot!.querySelector('section')!
    await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth)
  },
}

export const None: Story = {
  args: { shown: { ...reviews, average: null, count: 0, reviews: [] }, locale: 'de_DE' },
  play: async ({ canvasElement }) => {
    await expect(inside(canvasElement).getByText('Noch keine Bewertungen')).toBeVisible()
  },
}

export const Unreachable: Story = {
  name: 'REV-04 if the reviews cannot be read, the link in its content is shown',
  args: { widget: 'rw_5Jx0q2bYtR', api: '/no-such-api' },
  play: async ({ canvasElement }) => {
    let failed = 0
    elementIn(canvasElement).addEventListener('error', () => (failed += 1))
    elementIn(canvasElement).setAttribute('widget', 'rw_another01')
    await waitFor(() => expect(failed).toBe(1))
    await expect(within(canvasElement).getByRole('link', { name: 'Reviews of Rosewood Garden' })).toBeVisible()
  },
}

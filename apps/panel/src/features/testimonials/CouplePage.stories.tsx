import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { CouplePage } from './CouplePage.tsx'

const example = examples.getTestimonialRequest.answer?.data
if (!example?.testimonial) throw new Error('the contract has no example of a written testimonial')
const asked = { ...example, testimonial: null }
const written = {
  ...example,
  testimonial: { ...example.testimonial, status: 'pending' as const, rejectedReason: null, reply: null, images: [], comments: [] },
}
const state = (change: Partial<typeof written.testimonial> | object): FakeAnswers => ({
  getTestimonialRequest: { data: { ...written, testimonial: { ...written.testimonial, ...change } } },
})

type Args = { answers: FakeAnswers }
const meta = {
  args: { answers: { getTestimonialRequest: { data: asked } } },
  render: ({ answers }) => (
    <PanelStory answers={answers} path="/testimonial/ts_5d0b6f1ac9e24b7d">
      <main>
        <Route path={paths.testimonial.pattern}>
          <CouplePage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const create = fn(() => ({ data: { ...written, testimonial: { ...written.testimonial, star: 4 } } }))
export const Writes: Story = {
  name: 'a couple gives stars, writes, and sees that its testimonial is checked',
  args: { answers: { getTestimonialRequest: { data: asked }, createTestimonial: create } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send review' }))
    await expect((await canvas.findAllByText('Please fill this in.')).length).toBe(2)
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5 stars' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your words' }), 'Wonderful.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }))
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ star: 4, comment: 'Wonderful.', website: '' }) as object }),
      ),
    )
    await expect(await canvas.findByText(/Our editors check your review/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Send review' })).toBeNull()
    await expect(await canvas.findByText('★★★★☆')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Names: Story = {
  name: 'the names of the couple are split between words',
  args: { answers: { getTestimonialRequest: { data: { ...asked, coupleName: 'anna anderson and leo verdi' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: 'First name and surname' })).toHaveValue('anna anderson')
    await expect(canvas.getByRole('textbox', { name: 'First name and surname of your partner' })).toHaveValue('leo verdi')
  },
}

const comment = fn(() => ({ data: written }))
export const Adds: Story = {
  name: 'a couple adds a comment to its testimonial',
  args: { answers: { ...state({}), createTestimonialComment: comment } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Something to add?' }), 'And the food!')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to your review' }))
    await waitFor(() => expect(comment).toHaveBeenCalledWith(expect.objectContaining({ body: { body: 'And the food!' } })))
  },
}

const keys = fn()
export const AddsAgain: Story = {
  name: 'a comment whose answer was lost is sent again under the same key; an empty one is reported at its field',
  args: {
    answers: {
      ...state({}),
      createTestimonialComment: ({ idempotencyKey }) => {
        keys(idempotencyKey)
        return keys.mock.calls.length === 1 ? { refuses: { status: 0, code: 'network' } } : { data: written }
      },
    },
  },
  beforeEach: () => void keys.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = await canvas.findByRole('textbox', { name: 'Something to add?' })
    const add = canvas.getByRole('button', { name: 'Add to your review' })
    await userEvent.click(add)
    await waitFor(() => expect(text).toHaveAccessibleDescription('Please fill this in.'))
    await expect(text).toHaveFocus()
    await userEvent.type(text, 'And the food!')
    await userEvent.click(add)
    await expect(await canvas.findByText('Could not be reached, please try again')).toBeVisible()
    await userEvent.click(add)
    await waitFor(() => expect(text).toHaveValue(''))
    await expect(keys.mock.calls[1]).toEqual(keys.mock.calls[0])
  },
}

export const WrongName: Story = {
  name: 'ERR-06 a refusal of the server about a field of a review is shown at that field',
  args: {
    answers: {
      getTestimonialRequest: { data: asked },
      createTestimonial: {
        refuses: { status: 422, code: 'invalid', fieldErrors: [{ path: 'groomName', message: 'This name is too long.' }] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: '4 of 5 stars' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your words' }), 'Wonderful.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }))
    const name = canvas.getByRole('textbox', { name: 'First name and surname of your partner' })
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is too long.'))
    await expect(name).toHaveFocus()
  },
}

export const Published: Story = {
  name: 'a couple sees that its testimonial is published, and the reply of the provider',
  args: { answers: state({ status: 'active', reply: 'Thank you both.' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Your review is published/)).toBeVisible()
    await expect(canvas.getByText('Thank you both.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /picture/ })).toBeNull()
  },
}
export const Rejected: Story = {
  args: { answers: state({ status: 'rejected', rejectedReason: 'Duplicate' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/could not be published: Duplicate/)).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Your words' })).toHaveValue(written.testimonial.comment)
  },
}
export const Unknown: Story = {
  args: { answers: { getTestimonialRequest: { refuses: { status: 404, code: 'not_found' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  },
}

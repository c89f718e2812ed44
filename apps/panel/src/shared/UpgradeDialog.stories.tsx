import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from './PanelStory.tsx'
import { UpgradeDialog as OnDemandDialog } from './upgrade-dialog.ts'
import { store } from './store.ts'
import { toasts } from './toasts.ts'
import type { LackingFeature } from './UpgradeDialog.tsx'

type Args = { lacking: LackingFeature; answers: FakeAnswers; onClose: () => void }
const sent = fn()
const meta = {
  args: {
    lacking: 'rival-stats',
    onClose: fn(),
    answers: {
      createCustomerAction: (input) => {
        sent(input)
        return { data: examples.createCustomerAction.answer!.data }
      },
    },
  },
  beforeEach: () => {
    sent.mockClear()
    return () => store.set(toasts, [])
  },
  render: ({ answers, ...props }) => (
    <PanelStory answers={answers}>
      <OnDemandDialog {...props} providerId={8} />
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const request = { name: 'Request information' }
const toastTexts = () => store.get(toasts).map(({ text }) => text)

/** A popup with its title, its text, an icon, a way to close it and one to ask for more. */
const popup = (lacking: LackingFeature, title: string): Story => ({
  name: `UPG-02 UPG-06 the popup of ${lacking}: text, icon, close and request`,
  args: { lacking },
  play: async () => {
    const dialog = await body().findByRole('dialog', { name: title })
    await expect(within(dialog).getByText(/larger package/)).toBeInTheDocument()
    await expect(dialog.querySelector('p svg, div svg')).not.toBeNull()
    await expect(within(dialog).getAllByRole('button', { name: 'Close' })).toHaveLength(2)
    await expect(within(dialog).getByRole('button', request)).toBeEnabled()
  },
})
export const Couples = popup('leads', 'You have seen this month’s couples')
export const Discounts = popup('discounts', 'Discounts are not part of your package')
export const WhatsApp = popup('whatsapp-lead', 'WhatsApp couples are not part of your package')
export const Replies = popup('testimonial-reply', 'Replies to reviews are not part of your package')
export const Competitors = popup('rival-stats', 'The comparison with competitors is not part of your package')
export const Visits = popup('visits-statistics', 'Visitor statistics are not part of your package')
export const Weddings = popup('weddings-statistics', 'Wedding statistics are not part of your package')
export const Photos = popup('photo-uploads', 'Your package has no room for more photos')
export const Dresses = popup('dress-bidding', 'Bidding on wedding dresses is not part of your package')

export const Sent: Story = {
  name: 'SHELL-35 SHELL-39 a request names the feature and the provider, shows a toast and closes the popup',
  play: async ({ args }) => {
    await userEvent.click(await body().findByRole('button', request))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(toastTexts()).toEqual(['We have received your request and will get back to you.'])
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ body: { type: 'upgrade-request', kind: 'rival-stats', providerId: 8 } })
  },
}

export const Sending: Story = {
  name: 'SHELL-39 while a request is sent, the button does not send another one',
  args: { answers: { createCustomerAction: () => new Promise(() => sent()) } },
  play: async () => {
    const button = await body().findByRole('button', request)
    await userEvent.click(button)
    await waitFor(() => expect(body().getByRole('button', request)).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(button)
    await expect(sent).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  name: 'SHELL-39 SHELL-40 ERR-08 after a failure the message is a toast, and the popup asks to call, without a button to send',
  args: {
    answers: { createCustomerAction: { refuses: { status: 422, code: 'invalid', message: 'Your account is being changed.' } } },
  },
  play: async () => {
    await userEvent.click(await body().findByRole('button', request))
    const failed = within(await body().findByRole('dialog', { name: 'Your request could not be sent' }))
    await expect(await failed.findByText('Please call the sales team.')).toBeInTheDocument()
    await expect(failed.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+/))
    await expect(failed.queryByRole('button', request)).toBeNull()
    await expect(toastTexts()).toEqual(['Your account is being changed.'])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, userEvent, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { VerifyContactPage } from './VerifyContactPage.tsx'

type Args = { answers: FakeAnswers; verificationKey: string }

const meta = {
  args: { answers: {}, verificationKey: 'cv_8Xk2vQ0mB1' },
  render: ({ answers, verificationKey }) => (
    <PanelStory answers={answers} path={`/auth/verify-contact?key=${verificationKey}`}>
      <main>
        <VerifyContactPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const confirm = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Confirm' }))
const refusing = (status: 404 | 409) =>
  status === 404
    ? { verifyContact: { refuses: { status, code: 'verification_invalid' as const } } }
    : { verifyContact: { refuses: { status, code: 'contact_taken' as const } } }

export const Mail: Story = {
  name: 'the link of a mail verifies the address with one press',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByLabelText('Code')).toBeNull()
    await confirm(canvasElement)
    await expect(await canvas.findByText(/is confirmed\. You can sign in with it now\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
  },
}

export const Sms: Story = {
  name: 'AUTH-24 the code of an SMS verifies the number; digits of any script are accepted',
  args: { verificationKey: 'cs_4f6a9f35' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await confirm(canvasElement)
    await expect(await canvas.findByText('This field is required!')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Code'), '42098')
    await confirm(canvasElement)
    await expect(await canvas.findByText('This code is incorrect.')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Code'))
    await userEvent.type(canvas.getByLabelText('Code'), '٤٢٠ ٩٨٧')
    await confirm(canvasElement)
    await expect(await canvas.findByText(/is confirmed/)).toBeVisible()
  },
}

export const Expired: Story = {
  name: 'a used or expired link is reported on the form',
  args: { answers: refusing(404) },
  play: async ({ canvasElement }) => {
    await confirm(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('has expired')
  },
}

export const Taken: Story = {
  name: 'a contact of another user is reported on the form',
  args: { answers: refusing(409) },
  play: async ({ canvasElement }) => {
    await confirm(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Another user signs in with this contact.')
  },
}

export const NoKey: Story = {
  name: 'without a key the page refers to the e-mail or SMS',
  args: { verificationKey: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Open this page with the link in the e-mail or SMS.')).toBeVisible()
  },
}

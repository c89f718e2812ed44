import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { UserContext } from '../../shared/user.ts'
import { SignupStart } from './SignupStart.tsx'

type Args = { answers: FakeAnswers }
const meta = {
  args: { answers: {} },
  render: ({ answers }) => (
    <PanelStory answers={answers} path={paths.signupWizard()}>
      <main>
        <UserContext value={null}>
          <SignupStart />
        </UserContext>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const createRegistration = fn(() => undefined)

async function fillIn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('Company'), 'Aksoy Photography')
  await userEvent.type(canvas.getByLabelText('Your name'), 'Leyla Aksoy')
  await userEvent.type(canvas.getByLabelText('E-mail'), 'leyla@aksoy.example')
  await userEvent.type(canvas.getByLabelText('Phone'), '613 555 0177')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  return canvas
}

export const Start: Story = {
  name: 'AMB-57 the start page mails the link to the wizard, with a neutral answer',
  args: { answers: { createRegistration } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByLabelText('Company')).toHaveFocus())
    await expect(canvas.getAllByText('This field is required!')).toHaveLength(4)
    await fillIn(canvasElement)
    await expect(await canvas.findByText(/^A mail with the link is on its way/)).toBeVisible()
    const [{ body }] = createRegistration.mock.calls.at(-1) as unknown as [{ body: object }]
    await expect(body).toEqual({
      companyName: 'Aksoy Photography',
      name: 'Leyla Aksoy',
      email: 'leyla@aksoy.example',
      phone: '+16135550177',
    })
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth/login')
  },
}

export const TooMany: Story = {
  name: 'AMB-57 too many requests are refused with the reason, and what was typed stays',
  args: {
    answers: { createRegistration: { refuses: { status: 429, code: 'too_many_tries', params: { minutes: 12 }, retryAfterSeconds: 700 } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText('Company')).toHaveValue('Aksoy Photography')
  },
}

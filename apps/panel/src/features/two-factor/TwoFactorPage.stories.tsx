import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { TwoFactorPage } from './TwoFactorPage.tsx'

const open = fn(() => Promise.resolve())
const verify = fn()

const meta = {
  args: {
    answers: {
      verifyTwoFactor: ({ body }) => {
        verify(body.code)
        return examples.verifyTwoFactor.answer!
      },
    },
  },
  render: ({ answers }) => (
    <PanelStory answers={answers} session={{ open }}>
      <main>
        <TwoFactorPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

export const App: Story = {
  name: 'AUTH-26 the code of the app continues with the session of the answer, as soon as it is whole',
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByLabelText('Six-digit code')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.paste('٤٢٠ ٩٨٧')
    await waitFor(() => expect(open).toHaveBeenCalled())
    await expect(verify).toHaveBeenLastCalledWith('420987')
  },
}

export const Recovery: Story = {
  name: 'AUTH-26 a recovery code is sent as it was typed',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('This field is required!')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Recovery code'), 'q7mwd-2kx9p{Enter}')
    await waitFor(() => expect(verify).toHaveBeenLastCalledWith('q7mwd-2kx9p'))
    await userEvent.click(canvas.getByRole('button', { name: 'Use the authenticator app' }))
    await expect(canvas.getByLabelText('Six-digit code')).toBeVisible()
  },
}

export const Wrong: Story = {
  name: 'AUTH-26 a wrong code is reported at its field',
  args: {
    answers: {
      verifyTwoFactor: {
        refuses: { status: 422, code: 'invalid', fieldErrors: [{ path: 'code', code: 'code_wrong', message: 'This code is incorrect.' }] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByLabelText('Six-digit code')
    await userEvent.type(code, '123456')
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is incorrect.'))
    await expect(code).toHaveFocus()
  },
}

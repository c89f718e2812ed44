import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { TwoFactor } from './TwoFactor.tsx'

const summary = (isTwoFactorOn: boolean, left: number) => ({
  data: { isTwoFactorOn, left, createdAt: left > 0 ? '2026-09-02T10:20:00.000Z' : null },
})
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='
const picture = new Blob([Uint8Array.from(atob(pixel), (letter) => letter.codePointAt(0) ?? 0)], { type: 'image/png' })

const wrong = { path: 'code', code: 'code_wrong', message: 'This code is incorrect.' }

const meta = {
  args: { answers: {} },
  render: ({ answers }) => (
    <PanelStory answers={{ getTwoFactorQr: picture, ...answers }}>
      <main>
        <h1>Settings</h1>
        <TwoFactor />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

const body = () => within(document.body)
const verify = fn()

export const SetUp: Story = {
  name: 'AUTH-25 the QR code, its key as text, the first code, and then the recovery codes, which are shown once',
  args: {
    answers: {
      getRecoveryCodeSummary: summary(false, 0),
      verifyTwoFactor: ({ body: { code, oldPassword } }) => {
        verify(code, oldPassword)
        return code === '420987' ? examples.verifyTwoFactor.answer! : { refuses: { status: 422, code: 'invalid', fieldErrors: [wrong] } }
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Set up' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Set up the authenticator app' }))
    await expect(await dialog.findByRole('img', { name: /^QR code/ })).toBeVisible()
    await expect(dialog.getByLabelText('Key, if you cannot scan the code')).toHaveValue('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    await expect(dialog.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:/),
    )
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'correct horse')
    const code = dialog.getByLabelText('Six-digit code')
    await userEvent.type(code, '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is incorrect.'))
    await userEvent.clear(code)
    await userEvent.type(code, '420 987')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
    const codes = within(await body().findByRole('dialog', { name: 'Recovery codes' }))
    await expect(verify).toHaveBeenLastCalledWith('420987', 'correct horse')
    await expect(codes.getByText('q7mwd-2kx9p')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(codes.getByText('q7mwd-2kx9p')).toBeVisible()
    await userEvent.click(codes.getByRole('button', { name: 'I have saved them' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

const remove = fn(() => undefined)
export const On: Story = {
  name: 'AUTH-25 new recovery codes, and turning the factor off, each after a code',
  args: { answers: { getRecoveryCodeSummary: summary(true, 8), deleteTwoFactor: remove } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/8 recovery codes left/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Create recovery codes' }))
    const create = within(await body().findByRole('dialog', { name: 'Recovery codes' }))
    await userEvent.type(create.getByLabelText('Six-digit code'), '420987')
    await userEvent.click(create.getByRole('button', { name: 'Create codes' }))
    await expect(await create.findByText('hv4tz-b83fn')).toBeVisible()
    await userEvent.click(create.getByRole('button', { name: 'I have saved them' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    const off = within(await body().findByRole('dialog', { name: 'Turn off the second factor' }))
    await userEvent.click(off.getByRole('button', { name: 'Turn off' }))
    await expect(await off.findByText('This field is required!')).toBeVisible()
    await userEvent.type(off.getByLabelText('Code from the app, or a recovery code'), 'q7mwd-2kx9p')
    await userEvent.click(off.getByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(remove).toHaveBeenCalledWith(expect.objectContaining({ body: { code: 'q7mwd-2kx9p' } })))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

export const NoCodes: Story = {
  args: { answers: { getRecoveryCodeSummary: summary(true, 0) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No recovery codes')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { getRecoveryCodeSummary: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { PasswordRenewPage } from './PasswordRenewPage.tsx'

const open = fn(() => Promise.resolve())

const meta = {
  render: () => (
    <PanelStory session={{ open }}>
      <main>
        <PasswordRenewPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta
export default meta
type Story = StoryObj

async function renew(canvasElement: HTMLElement, password: string, again: string) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByLabelText('New password'), password)
  await userEvent.type(canvas.getByLabelText('Repeat new password'), again)
  await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
  return canvas
}

export const Renewed: Story = {
  name: 'AUTH-14 a new password continues with the session of the answer',
  play: async ({ canvasElement }) => {
    await renew(canvasElement, 'a quiet garden', 'a quiet garden')
    await expect(open).toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: 'VAL-14 VAL-06 too short and not equal: each error is under its field',
  play: async ({ canvasElement }) => {
    const canvas = await renew(canvasElement, 'abc', 'abd')
    await expect(canvas.getByLabelText('New password')).toHaveFocus()
    await expect(canvas.getByText('Must be at least 6 characters.')).toBeVisible()
    await expect(canvas.getByText('Passwords dont match.')).toBeVisible()
  },
}

export const Missing: Story = {
  name: 'VAL-01 nothing entered: the field is required',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await expect(canvas.getByLabelText('New password')).toHaveFocus()
    await expect(canvas.getByText('This field is required!')).toBeVisible()
  },
}

export const TooCommon: Story = {
  name: 'AUTH-48 one of the most common passwords is refused',
  play: async ({ canvasElement }) => {
    const canvas = await renew(canvasElement, 'password', 'password')
    await expect(canvas.getByText('This password is too common. Please choose another one.')).toBeVisible()
  },
}

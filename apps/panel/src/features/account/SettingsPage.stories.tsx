import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Route } from 'wouter'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import type { SessionUser } from '../../shared/user.ts'
import { answers, jonas, mara, terms } from './account-fixtures.ts'
import { AgreementDialog } from './AgreementDialog.tsx'
import { SettingsPage } from './SettingsPage.tsx'

type Args = { answers: FakeAnswers; tab?: string; user?: SessionUser; exit?: () => void }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, tab, user = storyUser }) => (
    <PanelStory answers={{ ...answers, getCustomerUser: { data: mara }, ...given }} path={paths.settings(tab ? { tab } : {})} user={user}>
      <main>
        <Route path={paths.settings.pattern}>
          <SettingsPage />
        </Route>
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const bodyOf = (write: { mock: { calls: unknown[][] } }) => (write.mock.calls.at(-1) as [{ body: object }])[0].body

const updateCustomer = fn(() => examples.updateCustomer.answer!)
export const Account: Story = {
  name: 'SET-01 SET-05 SET-06 an account manager changes the company; only changed fields are sent',
  args: { answers: { updateCustomer } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: 'Company name' })
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('This field is required!')).toBeVisible()
    await userEvent.type(name, 'Rosewood Houses')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(updateCustomer).toHaveBeenCalled())
    await expect(bodyOf(updateCustomer)).toEqual({ name: 'Rosewood Houses' })
  },
}

export const AccountReadOnly: Story = {
  name: 'a user without the right to manage reads the company and sees no audit log',
  args: { user: { ...storyUser, canManage: false }, tab: 'audit' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Only account managers change these details.')).toBeVisible()
    await expect(await canvas.findByText('Limited company')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Audit log' })).toBeNull()
  },
}

export const AccountFailed: Story = {
  args: { answers: { getCustomer: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const updateUser = fn(() => ({ data: mara }))
export const Personal: Story = {
  name: 'SET-03 personal data by the rules of the form of users; a new username asks for the password',
  args: { tab: 'personal', answers: { updateCustomerUser: updateUser } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const username = await canvas.findByRole('textbox', { name: 'Username' })
    await expect(canvas.queryByLabelText('Your own password')).toBeNull()
    await userEvent.type(username, '.lindqvist')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('This field is required!')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Your own password'), 'wedding-demo')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByLabelText('Your own password')).toBeNull())
    await expect(bodyOf(updateUser)).toEqual({ username: 'mara.lindqvist', oldPassword: 'wedding-demo' })
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

const createContact = fn(() => ({ data: jonas.contacts[0]! }))
const sendCode = fn(() => ({ data: { sentTo: '+16135550102', expiresAt: '2026-11-18T15:00:00.000Z', verificationKey: 'cs_4f6a9f35' } }))
const choose = fn(() => ({ data: { lead: true, message: true, system: true } }))
export const Contact: Story = {
  name: 'SET-03 SET-07 AMB-26 a contact is added with the password, a number is confirmed by its code, and notifications are chosen per contact',
  args: {
    tab: 'contact',
    answers: {
      listContacts: { data: jonas.contacts.map((one) => ({ ...one, verifiedAt: one.type === 'email' ? one.verifiedAt : null })) },
      createContact,
      createContactVerification: sendCode,
      replaceContactNotifications: choose,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add contact' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Add contact' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'events@rosewood')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect(await dialog.findByText('Please enter a valid e-mail address.')).toBeVisible()
    await expect(dialog.getByText('This field is required!')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), '.example')
    await userEvent.type(dialog.getByLabelText('Your password'), 'wedding-demo')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(bodyOf(createContact)).toEqual({ type: 'email', value: 'events@rosewood.example', oldPassword: 'wedding-demo' })

    await userEvent.click(canvas.getByRole('button', { name: /^Confirm \+1 613/ }))
    const code = within(await body().findByRole('dialog', { name: 'Confirm your contact' }))
    await userEvent.type(code.getByLabelText('Code'), '420987')
    await userEvent.click(code.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())

    await userEvent.click(await canvas.findByRole('checkbox', { name: 'About the panel to jonas@rosewood.example' }))
    await waitFor(() => expect(choose).toHaveBeenCalled())
    await expect(bodyOf(choose)).toEqual({ lead: true, message: true, system: true })
  },
}

const example = examples.listDeviceSessions.answer!.data[0]!
const endSession = fn(() => undefined)
export const Password: Story = {
  name: 'SET-04 the old password, a new one and its repetition; devices by browser and system',
  args: {
    tab: 'password',
    answers: {
      updateCustomerUser: updateUser,
      deleteDeviceSession: endSession,
      listDeviceSessions: {
        data: [
          {
            ...example,
            id: 2,
            isCurrent: false,
            userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
          },
          { ...example, id: 1, isCurrent: true },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('New password'), 'garden')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('This field is required!')).toBeVisible()
    await expect(canvas.getByText('Passwords dont match.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Old password'), 'wedding-demo')
    await userEvent.type(canvas.getByLabelText('New password'), ' quiet')
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'garden quiet')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue(''))
    await expect(bodyOf(updateUser)).toEqual({ oldPassword: 'wedding-demo', password: 'garden quiet' })
    const devices = within(canvas.getByRole('list', { name: 'Signed-in devices' }))
    await expect(devices.getByText('This device')).toBeVisible()
    await userEvent.click(devices.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await waitFor(() => expect(endSession).toHaveBeenCalled())
  },
}

export const ThisDevice: Story = {
  name: 'language, appearance and keys of this device',
  args: { tab: 'preferences' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('en_CA')
    await expect(canvas.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: /^Single-key shortcuts/ })).toBeChecked()
  },
}

const sign = {
  id: 1,
  customerUserId: storyUser.id,
  agreementTextId: 1,
  type: terms.type,
  title: terms.title,
  signedAt: '2026-09-02T10:20:00.000Z',
}
export const Agreements: Story = {
  name: 'SET-08 SET-09 agreements with the date of signing, and the earlier versions',
  args: {
    tab: 'agreements',
    answers: {
      listAgreementTexts: { data: [terms] },
      listAgreementSigns: {
        data: [
          { ...sign, version: 3 },
          { ...sign, id: 2, agreementTextId: 9, version: 2 },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = within(await canvas.findByRole('list', { name: 'Agreements in force' }))
    await expect(current.getByText(/^Signed September 2, 2026/)).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Earlier versions you signed' })).getByText('Version 2')).toBeVisible()
  },
}

const signAgreement = fn(() => ({ data: { ...sign, version: 3 } }))
export const MustSign: Story = {
  name: 'SET-09 an unsigned agreement blocks: Escape does not close it, and signing needs the acceptance',
  args: { answers: { createAgreementSign: signAgreement } },
  render: ({ answers: given }) => (
    <PanelStory answers={given}>
      <main>
        <AgreementDialog text={terms} left={1} />
      </main>
    </PanelStory>
  ),
  play: async () => {
    const dialog = within(await body().findByRole('dialog', { name: 'Terms of use' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign and continue' }))
    await expect(dialog.getByText('Please accept the agreement.')).toBeVisible()
    await expect(signAgreement).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign and continue' }))
    await waitFor(() => expect(signAgreement).toHaveBeenCalled())
  },
}

const entry = examples.listAuditEntries.answer!.data[0]!
export const Audit: Story = {
  name: 'WORK-01 the audit log says who changed what and when',
  args: {
    tab: 'audit',
    answers: {
      listAuditEntries: {
        data: [{ ...entry, entity: 'lead', action: 'updated', entityId: 12 }],
        meta: { page: 1, limit: 25, total: 1, nextCursor: null },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Couple 12' })).toBeVisible()
    await expect(canvas.getByText('1 entry')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export as CSV' })).toBeEnabled()
  },
}

export const AuditEmpty: Story = {
  args: { tab: 'audit', answers: { listAuditEntries: { data: [], meta: { page: 1, limit: 25, total: 0, nextCursor: null } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No entries')).toBeVisible()
  },
}

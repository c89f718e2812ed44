import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { toasts } from '../../shared/toasts.ts'
import { store } from '../../shared/store.ts'
import type { SessionUser } from '../../shared/user.ts'
import { answers, configs, jonas, link, oneLanguage, provider, usersOf } from './account-fixtures.ts'
import { CustomerUsersPage } from './CustomerUsersPage.tsx'

type Args = { answers: FakeAnswers; user?: SessionUser }
const meta = {
  args: { answers: {} },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given, user = storyUser }) => (
    <PanelStory answers={{ ...answers, ...given }} path="/customer-users" user={user}>
      <main>
        <CustomerUsersPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const body = () => within(document.body)
const toastTexts = () => store.get(toasts).map(({ text }) => text)
const rowOf = async (canvasElement: HTMLElement, name: string) =>
  within((await within(canvasElement).findByRole('heading', { level: 2, name })).closest('article')!)
const opened = async (canvasElement: HTMLElement, name = 'Jonas Okafor') => {
  await userEvent.click((await rowOf(canvasElement, name)).getByRole('button', { name: `Edit ${name}` }))
  await body().findByRole('textbox', { name: 'Name' })
  return within(body().getByRole('dialog', { name: 'Edit user' }))
}
type Fields = Awaited<ReturnType<typeof opened>>
const type = async (dialog: Fields, name: string | RegExp, text: string) => {
  const field = dialog.getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.click(field)
  if (text !== '') await userEvent.paste(text)
}
const save = (dialog: Fields) => userEvent.click(dialog.getByRole('button', { name: 'Save user' }))

export const List: Story = {
  name: 'USER-01 USER-07 USER-33 each user shows the providers with what is sent about them, and whether the invitation was followed',
  play: async ({ canvasElement }) => {
    const linked = await rowOf(canvasElement, 'Jonas Okafor')
    const providers = within(linked.getByRole('list', { name: 'Providers of Jonas Okafor' }))
    await expect(providers.getByText(provider.name)).toBeVisible()
    await expect(providers.getByText('New couples by e-mail')).toBeInTheDocument()
    await expect(providers.queryByText('New couples by SMS')).toBeNull()
    await expect((await rowOf(canvasElement, 'Mara Lindqvist')).getByText('Account manager')).toBeVisible()
    await expect((await rowOf(canvasElement, 'Camille Roy')).getByText(/^Invited, valid until November 24, 2026/)).toBeVisible()
    const waiting = await rowOf(canvasElement, 'Sofia Brandt')
    await expect(waiting.getByText('Waiting for confirmation')).toBeVisible()
    await expect(waiting.getByRole('button', { name: 'Confirm Sofia Brandt' })).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listCustomerUsers: () => new Promise<never>(() => {}) } } }
export const Failed: Story = {
  args: { answers: { listCustomerUsers: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const OnlyOwnUser: Story = {
  name: 'USER-35 a user without the right to manage sees the own user, and cannot remove, confirm or make an account manager',
  args: { user: { ...storyUser, id: jonas.id, canManage: false }, answers: { listCustomerUsers: usersOf(jonas) } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, 'Jonas Okafor')
    await expect(row.queryByRole('button', { name: 'Remove Jonas Okafor' })).toBeNull()
    const dialog = await opened(canvasElement)
    await expect(dialog.queryByRole('radio', { name: 'Account manager' })).toBeNull()
    await expect(dialog.queryByRole('checkbox', { name: 'Manages the account' })).toBeNull()
    await expect(await dialog.findByRole('switch', { name: `Access: ${provider.name}` })).toBeDisabled()
  },
}

const create = fn(() => ({ data: jonas }))
export const Add: Story = {
  name: 'USER-09 USER-13 USER-18 USER-25 USER-26 USER-27 a new user: required fields, rows of contacts, the role by radio buttons',
  args: { answers: { createCustomerUser: create } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add user' }))
    const dialog = within(await body().findByRole('dialog', { name: 'Add user' }))
    await expect(dialog.queryByRole('table')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    await expect((await dialog.findAllByText('This field is required!')).length).toBeGreaterThanOrEqual(4)
    await type(dialog, 'Name', 'Noor Haddad')
    await type(dialog, 'Username', 'noor')
    await type(dialog, 'E-mail address 1', 'noor@rosewood')
    await type(dialog, 'Phone number 1', '+1')
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    await dialog.findAllByText('Please enter a valid e-mail address.')
    await type(dialog, 'E-mail address 1', 'noor@rosewood.example')
    await type(dialog, 'Phone number 1', '(613) 555-0177')
    await userEvent.click(dialog.getByRole('radio', { name: 'User' }))
    await expect(dialog.getByRole('textbox', { name: 'Phone number 1' })).toHaveValue('+1 613 555 0177')
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls.at(-1) as unknown as [{ body: object }]
    await expect(input.body).toEqual({
      name: 'Noor Haddad',
      username: 'noor',
      emails: ['noor@rosewood.example'],
      phones: ['+16135550177'],
      roleId: 'user',
    })
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
}

const update = fn(() => ({ data: jonas }))
const updateLink = fn(() => ({ data: jonas.customerUserProviders[0]! }))
export const Change: Story = {
  name: 'SHELL-35 USER-12 USER-22 USER-31 only the changed fields and flags are sent, and the toast says what was saved',
  args: { answers: { updateCustomerUser: update, updateCustomerUserProvider: updateLink } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await expect(dialog.queryByLabelText('Your own password')).toBeNull()
    await type(dialog, /^About/, 'Answers couples of the garden.')
    await userEvent.click(await dialog.findByRole('checkbox', { name: `Couples by SMS: ${provider.name}` }))
    await expect(updateLink).not.toHaveBeenCalled()
    await save(dialog)
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    const [sentLink] = updateLink.mock.calls.at(-1) as unknown as [{ body: object }]
    await expect(sentLink.body).toEqual({ canReceiveLeadsSms: true })
    const [sent] = update.mock.calls.at(-1) as unknown as [{ body: object }]
    await expect(sent.body).toEqual({ bio: 'Answers couples of the garden.' })
    await expect(toastTexts()).toContain('Saved: Jonas Okafor')
  },
}

export const Rules: Story = {
  name: 'USER-14 USER-15 USER-17 USER-20 USER-21 AMB-25 each broken rule is at its field, and a new contact asks for the own password',
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await type(dialog, 'E-mail address 1', 'jonas.okafor@rosewood.example')
    await type(dialog, /^Identity number/, '123456789012')
    await expect(dialog.getByRole('textbox', { name: /^Identity number/ })).toHaveValue('12345678901')
    await type(dialog, /^Identity number/, '12a')
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }))
    await userEvent.type(dialog.getByLabelText('New password'), 'short')
    await userEvent.type(dialog.getByLabelText('Repeat new password'), 'other')
    // The order of the parts depends on the language.
    const birthDate = [
      [/year|السنة/, '2020'],
      [/month|الشهر/, '06'],
      [/day|يوم/, '12'],
    ] as const
    for (const [name, digits] of birthDate) {
      await userEvent.click(dialog.getByRole('spinbutton', { name }))
      await userEvent.keyboard(digits)
    }
    await save(dialog)
    await dialog.findAllByText('Please enter digits only.')
    const broken = ['digits only.', 'at least 18 years old.', 'at least 6 characters.', 'dont match.']
    // At the field, and in the summary while the field is out of view.
    for (const text of broken) await expect(dialog.getAllByText(new RegExp(text)).at(-1)).toBeVisible()
    await expect(dialog.getByLabelText('Your own password')).toBeInvalid()
  },
}

export const Video: Story = {
  name: 'USER-23 a link to a YouTube video shows its player, any other address does not',
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await type(dialog, /^Video message/, 'https://youtu.be/M7lc1UVf-VE')
    await expect(dialog.getByTitle('Video of Jonas Okafor')).toBeInTheDocument()
    await type(dialog, /^Video message/, 'https://vimeo.com/76979871')
    await expect(dialog.queryByTitle('Video of Jonas Okafor')).toBeNull()
  },
}

export const OneLanguage: Story = {
  name: 'USER-19 with one language there is no language to choose',
  args: { answers: { listConfigs: configs(oneLanguage) } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await expect(dialog.queryByRole('combobox', { name: 'Language of mails' })).toBeNull()
    await expect(dialog.getByRole('combobox', { name: 'Position' })).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'USER-30 ERR-07 a refused save keeps the dialog open, with the message in a toast',
  args: {
    answers: { updateCustomerUser: { refuses: { status: 409, code: 'last_account_manager', message: 'The account needs a manager.' } } },
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await type(dialog, 'Name', 'Jonas A. Okafor')
    await save(dialog)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The account needs a manager.')
    await expect(toastTexts()).toContain('The account needs a manager.')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Jonas A. Okafor')
  },
}

const saveWhileChanged = fn()
export const TwoPeople: Story = {
  name: 'USER-22 two people change one user: both versions are shown before one of them is kept',
  args: {
    answers: {
      getCustomerUser: (() => {
        let reads = 0
        return () => ({ data: reads++ === 0 ? jonas : { ...jonas, bio: 'Answers couples of the mill.' } })
      })(),
      updateCustomerUser: (input) => {
        saveWhileChanged(input.body)
        return saveWhileChanged.mock.calls.length === 1 ? { refuses: { status: 409, code: 'stale_version' } } : { data: jonas }
      },
    },
  },
  beforeEach: () => void saveWhileChanged.mockClear(),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await type(dialog, /^About/, 'Answers couples of the garden.')
    await save(dialog)
    await expect(await dialog.findByText('Someone else saved changes')).toBeVisible()
    await expect(dialog.getByText('Answers couples of the mill.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my version' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(saveWhileChanged).toHaveBeenLastCalledWith({ bio: 'Answers couples of the garden.' })
  },
}

export const LinkRefused: Story = {
  name: 'USER-10 USER-40 a provider is linked at once; after a refusal the switch returns to its old state',
  args: { answers: { deleteCustomerUserProvider: { refuses: { status: 403, code: 'forbidden' } } } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    const access = await dialog.findByRole('switch', { name: `Access: ${provider.name}` })
    await userEvent.click(access)
    await waitFor(() => expect(access).toBeEnabled())
    await expect(access).toBeChecked()
  },
}

let linkReads = 0
const createLink = fn(() => ({ data: link }))
const deleteLink = fn(() => undefined)
export const LinkedOnce: Story = {
  name: 'USER-10 a new link stays while the list is read again, and another press removes it',
  args: {
    answers: {
      listCustomerUserProviders: () => (linkReads++ === 0 ? { data: [] } : new Promise<never>(() => {})),
      createCustomerUserProvider: createLink,
      deleteCustomerUserProvider: deleteLink,
    },
  },
  beforeEach: () => void (linkReads = 0),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    const access = await dialog.findByRole('switch', { name: `Access: ${provider.name}` })
    await expect(access).not.toBeChecked()
    await userEvent.click(access)
    await waitFor(() => expect(linkReads).toBe(2))
    await waitFor(() => expect(access).toBeEnabled())
    await expect(access).toBeChecked()
    await userEvent.click(access)
    await waitFor(() =>
      expect(deleteLink).toHaveBeenCalledWith(expect.objectContaining({ path: expect.objectContaining({ linkId: link.id }) })),
    )
    await waitFor(() => expect(access).toBeEnabled())
    await expect(access).not.toBeChecked()
    await expect(createLink).toHaveBeenCalledOnce()
  },
}

const setUnlinkedFlag = fn(() => ({ refuses: { status: 404, code: 'not_found' } }) as const)
let isLinked = true
export const UnlinkedFlag: Story = {
  name: 'USER-10 USER-12 a changed flag goes with the access to its provider, so that the user can still be saved',
  args: {
    answers: {
      listCustomerUserProviders: () => ({ data: isLinked ? [link] : [] }),
      deleteCustomerUserProvider: () => void (isLinked = false),
      updateCustomerUserProvider: setUnlinkedFlag,
      updateCustomerUser: () => ({ data: jonas }),
    },
  },
  beforeEach: () => void (isLinked = true),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await type(dialog, /^About/, 'Answers couples of the garden.')
    const flag = `Couples by SMS: ${provider.name}`
    await userEvent.click(await dialog.findByRole('checkbox', { name: flag }))
    await userEvent.click(dialog.getByRole('switch', { name: `Access: ${provider.name}` }))
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: flag })).toBeNull())
    await save(dialog)
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(setUnlinkedFlag).not.toHaveBeenCalled()
  },
}

export const NewAddress: Story = {
  name: 'USER-33 a registered user whose new address is not confirmed yet is not invited again',
  args: {
    answers: {
      listCustomerUsers: usersOf({ ...jonas, contacts: jonas.contacts.map((one) => ({ ...one, verifiedAt: null })) }),
    },
  },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, 'Jonas Okafor')
    await expect(row.queryByText('Invitation expired')).toBeNull()
    await expect(row.getAllByRole('button').map((one) => one.textContent)).toEqual(['Edit', 'Remove'])
  },
}

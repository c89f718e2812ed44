import type { Meta, StoryObj } from '@storybook/react-vite'
import { fieldProblem, isBlank, present } from '@vendor-panel/domain'
import { ApiError } from '@vendor-panel/sdk'
import { Button, Dialog, TextArea, TextField } from '@vendor-panel/ui'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { confirmLeave, unsavedForms } from '../navigation.ts'
import { PanelStory } from '../PanelStory.tsx'
import { store } from '../store.ts'
import { messageLoader } from '../with-messages.ts'
import { RecordForm } from './RecordForm.tsx'
import { useRecordForm, type Loaded, type Submission } from './use-record-form.ts'

type Values = { title: string; body: string }
type Args = { send: (values: Values, submission: Submission<Values>) => Promise<unknown>; reload?: () => Promise<Loaded<Values>> }

function Example({ send, reload }: Args) {
  const form = useRecordForm<Values>({
    initial: { title: 'Winter offer', body: 'Ten percent off' },
    etag: '"1"',
    check: ({ title }) => present([isBlank(title) && fieldProblem('title', 'required')]),
    send,
    ...(reload && { reload }),
  })
  return (
    <RecordForm
      form={form}
      aria-label="Offer"
      describe={({ title, body }) => [
        { label: 'Title', text: title },
        { label: 'Text', text: body },
      ]}
    >
      <TextField label="Title" {...form.field('title')} />
      <TextArea label="Text" {...form.field('body')} />
      <Button type="submit" variant="primary" isPending={form.isPending}>
        Save
      </Button>
    </RecordForm>
  )
}

const refused = (refusal: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(refusal))
const send = fn(() => Promise.resolve())

const meta = {
  args: { send },
  render: (args) => (
    <PanelStory>
      <main>
        <Example {...args} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const save = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))

export const ChangedFields: Story = {
  name: 'USER-22 only the changed fields are sent, with the loaded version and one key for the same values',
  args: { send: fn(refused({ status: 0, code: 'network' })) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!')
    await save(canvasElement)
    await save(canvasElement)
    const sent = (args.send as typeof send).mock.calls as unknown as [Values, Submission<Values>][]
    await expect(sent.map(([, { changed, ifMatch }]) => ({ changed, ifMatch }))).toEqual([
      { changed: { title: 'Winter offer!' }, ifMatch: '"1"' },
      { changed: { title: 'Winter offer!' }, ifMatch: '"1"' },
    ])
    await expect(sent[0]![1].idempotencyKey).toBe(sent[1]![1].idempotencyKey)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!')
    await save(canvasElement)
    await expect(sent[2]![1].idempotencyKey).not.toBe(sent[0]![1].idempotencyKey)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not be reached, please try again')
  },
}

export const CheckedHere: Story = {
  name: 'VAL-01 VAL-16 a violated rule is reported at its field, which takes focus, and nothing is sent',
  play: async ({ args, canvasElement }) => {
    const title = within(canvasElement).getByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await save(canvasElement)
    await expect(title).toHaveAccessibleDescription('This field is required!')
    await expect(title).toHaveFocus()
    await userEvent.type(title, 'S')
    await expect(title).not.toHaveAttribute('aria-invalid')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  name: 'VAL-10 ERR-06 a refused form shows a summary; field errors are at their fields, others in the summary',
  args: {
    send: refused({
      status: 422,
      code: 'invalid',
      version: 2,
      message: 'Not for display',
      fieldErrors: [
        { path: 'body', message: 'Too long.' },
        { path: 'documents[0]', message: 'This file is empty.' },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await save(canvasElement)
    const body = await canvas.findByRole('textbox', { name: 'Text' })
    await expect(body).toHaveAccessibleDescription('Too long.')
    await expect(body).toHaveFocus()
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('There is an error in the submitted fields! Please check the form.')
    await expect(alert).toHaveTextContent('This file is empty.')
    await expect(alert).not.toHaveTextContent('Not for display')
  },
}

const broken = new Error('code could not be loaded')
const breakOnce = fn(() => (breakOnce.mock.calls.length === 1 ? Promise.reject(broken) : Promise.resolve()))
export const Unexpected: Story = {
  name: 'an unexpected error is shown and reported, and the form can be sent again',
  args: { send: breakOnce },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const report = spyOn(window, 'reportError').mockImplementation(() => {})
    await save(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sorry.. there was an error')
    await expect(report).toHaveBeenCalledWith(broken)
    report.mockRestore()
    await save(canvasElement)
    await waitFor(() => expect(breakOnce).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const SavedWhileReading: Story = {
  name: 'SHELL-34 a form that stays open has nothing unsaved once it is written, even while the page still reads',
  args: {
    send: (_values, { keepOpen }) => {
      keepOpen('"2"')
      return new Promise(() => {})
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Title' }), '!')
    await expect(unsavedForms.size).toBe(1)
    await save(canvasElement)
    await waitFor(() => expect(unsavedForms.size).toBe(0))
  },
}

export const ServerMessage: Story = {
  name: "ERR-05 in version 1 the server's message is shown",
  args: { send: refused({ status: 409, code: 'limit_reached', version: 1, message: 'Ten is the most there can be.' }) },
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Ten is the most there can be.')
  },
}

const stale = new ApiError({ status: 409, code: 'stale_version' })
const conflicting = {
  send: fn((_values: Values, { ifMatch }: Submission<Values>) => (ifMatch === '"2"' ? Promise.resolve() : Promise.reject(stale))),
  reload: () => Promise.resolve({ values: { title: 'Spring offer', body: 'Twelve percent off' }, etag: '"2"' }),
}

export const Conflict: Story = {
  name: 'when two users save, both versions are shown; the own one keeps what only the other user has changed',
  args: conflicting,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await userEvent.type(title, ' 2027')
    await save(canvasElement)
    const banner = await canvas.findByText('Someone else saved changes')
    await expect(banner).toBeVisible()
    await expect(canvas.getByText('Spring offer')).toBeVisible()
    await expect(canvas.queryByText('Twelve percent off')).toBeNull()
    await expect(title).toHaveValue('Winter offer 2027')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my version' }))
    await expect(args.send).toHaveBeenLastCalledWith(
      { title: 'Winter offer 2027', body: 'Twelve percent off' },
      expect.objectContaining({ ifMatch: '"2"', changed: { title: 'Winter offer 2027' } }),
    )
  },
}

export const ConflictWithoutTexts: Story = {
  name: 'a conflict whose texts cannot be loaded is a failed connection, and saving again shows both versions',
  args: conflicting,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const load = spyOn(messageLoader, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' 2027')
    await save(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not be reached, please try again')
    await save(canvasElement)
    await expect(await canvas.findByText('Someone else saved changes')).toBeVisible()
    await expect(load).toHaveBeenCalledTimes(2)
    load.mockRestore()
  },
}

export const ConflictResolved: Story = {
  name: 'when two users save, the saved version can be used',
  args: conflicting,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' 2027')
    await save(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the saved version' }))
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Spring offer')
    await expect(canvas.queryByText('Someone else saved changes')).toBeNull()
  },
}

const onClose = fn()
export const InDialog: Story = {
  name: 'SHELL-34 in a dialog Escape asks before it discards changes',
  render: (args) => (
    <PanelStory>
      <main>
        <Dialog title="Offer" strings={{ close: 'Cancel' }} onClose={onClose}>
          <Example {...args} />
        </Dialog>
      </main>
    </PanelStory>
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Offer' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(store.get(confirmLeave)).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' 2027')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(store.get(confirmLeave)).not.toBeNull())
    await expect(onClose).toHaveBeenCalledOnce()
    store.get(confirmLeave)?.leave()
    await expect(onClose).toHaveBeenCalledTimes(2)
    store.set(confirmLeave, null)
  },
}

export const ElsewhereChanged: Story = {
  name: 'another user has changed what the form does not show: it is saved with the new version, without a question',
  args: {
    ...conflicting,
    reload: () => Promise.resolve({ values: { title: 'Winter offer', body: 'Ten percent off' }, etag: '"2"' }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!')
    await save(canvasElement)
    await waitFor(() => expect((args.send as typeof conflicting.send).mock.calls.at(-1)?.[1].ifMatch).toBe('"2"'))
    await expect(canvas.queryByText('Someone else saved changes')).toBeNull()
  },
}

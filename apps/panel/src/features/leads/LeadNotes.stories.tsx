import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import type { SessionUser } from '../../shared/user.ts'
import { leadOf } from './lead-fixtures.ts'
import { LeadNotes } from './LeadNotes.tsx'

const note = examples.createLeadNote.answer!.data
const notes = [
  { ...note, id: 1, body: 'They want lanterns.', author: { id: storyUser.id, name: 'Mara Lindqvist' } },
  { ...note, id: 2, body: 'Call on Monday.', author: { id: storyUser.id + 1, name: 'Jonas Weber' } },
]
const lead = leadOf()
const Notes = () => <LeadNotes lead={lead} newNote={useState({ body: '' })} />

const meta = {
  args: { user: storyUser },
  render: ({ user }) => (
    <PanelStory user={user} answers={{ listLeadNotes: { data: notes, meta: { page: 1, limit: 25, total: 2 } } }}>
      <main>
        <Notes />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ user: SessionUser }>
export default meta
type Story = StoryObj<{ user: SessionUser }>

const editableBy = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await canvas.findByText('Call on Monday.')
  return canvas.queryAllByRole('button', { name: /^Edit note by/ }).map((button) => button.getAttribute('aria-label'))
}

export const OfAColleague: Story = {
  name: 'a user may change their own notes only',
  args: { user: { ...storyUser, canManage: false } },
  play: async ({ canvasElement }) => {
    await expect(await editableBy(canvasElement)).toEqual([expect.stringContaining('Mara')])
  },
}

export const OfAnAccountManager: Story = {
  name: 'an account manager may change every note',
  args: { user: { ...storyUser, canManage: true } },
  play: async ({ canvasElement }) => {
    await expect(await editableBy(canvasElement)).toHaveLength(2)
  },
}

let kept = notes
export const Focus: Story = {
  name: 'the focus stays on a note that was edited, and moves to the next one when a note is deleted',
  render: () => (
    <PanelStory
      user={{ ...storyUser, canManage: true }}
      answers={{
        listLeadNotes: () => ({ data: kept, meta: { page: 1, limit: 25, total: kept.length } }),
        deleteLeadNote: ({ path }) => {
          kept = kept.filter(({ id }) => id !== path.commentId)
          return undefined
        },
      }}
    >
      <main>
        <Notes />
      </main>
    </PanelStory>
  ),
  beforeEach: () => {
    kept = notes
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const hasFocus = (name: RegExp) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit note by Mara/ }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await hasFocus(/^Edit note by Mara/)
    await userEvent.click(canvas.getByRole('button', { name: /^Delete note by Mara/ }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await hasFocus(/^Delete note by Jonas/)
  },
}

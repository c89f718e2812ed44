import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
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

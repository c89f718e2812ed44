import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { CoupleSearchDialog } from './CoupleSearchDialog.tsx'
import { leadOf, manyLeads } from './lead-fixtures.ts'

type StoryArgs = { answers: FakeAnswers; onClose: () => void }

const meta = {
  args: { answers: { searchCouple: { data: manyLeads.slice(0, 4) } }, onClose: fn() },
  render: ({ answers, onClose }) => (
    <PanelStory answers={answers}>
      <CoupleSearchDialog onClose={onClose} />
    </PanelStory>
  ),
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

const screen = within(document.body)
async function searchFor(name: string) {
  const field = await screen.findByRole('searchbox', { name: 'Couple name' })
  await userEvent.clear(field)
  await userEvent.type(field, `${name}{Enter}`)
}

export const Found: Story = {
  name: 'SHELL-26 SHELL-28 SHELL-29 SHELL-31 Enter searches, arrows move through the results, Enter opens one and closes the dialog',
  play: async ({ args }) => {
    await searchFor('a')
    const list = await screen.findByRole('listbox', { name: '4 couples found' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const third = within(list).getAllByRole('option')[2]!
    await expect(third).toHaveFocus()
    await expect(third).toHaveTextContent(/Rosewood Garden.*Wedding venues.*Assisted lead/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const FirstByEnter: Story = {
  name: 'SHELL-28 results show the wedding date, disappear when the text changes, and Enter opens the first one',
  args: {
    answers: {
      searchCouple: {
        data: [leadOf({ id: 7, couple: { name: 'Mia', weddingDate: '2027-06-12', organizationDate: null } }), ...manyLeads.slice(1, 3)],
      },
    },
  },
  play: async ({ args }) => {
    await searchFor('Mia')
    await expect(await screen.findByRole('option', { name: /Mia.*Jun 12, 2027/ })).toBeInTheDocument()
    await userEvent.keyboard('x')
    await expect(screen.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{Backspace}{Enter}')
    await expect(await screen.findByRole('option', { name: /Mia/ })).toBeInTheDocument()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

export const ByCode: Story = {
  name: 'SHELL-28 a couple without a name is shown by its code',
  args: { answers: { searchCouple: { data: [leadOf({ name: '' })] } } },
  play: async () => {
    await searchFor('100482')
    await expect(await screen.findByRole('option', { name: /100482/ })).toBeInTheDocument()
  },
}

export const NothingFound: Story = {
  name: 'SHELL-31 an empty result repeats the searched name',
  args: { answers: { searchCouple: { data: [] } } },
  play: async () => {
    await searchFor('Zoë')
    await expect(await screen.findByText('Nothing found for “Zoë”.')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  name: 'SHELL-31 a failed search can be retried',
  args: {
    answers: {
      searchCouple: { refuses: { status: 500, code: 'unknown' } },
    },
  },
  play: async () => {
    await searchFor('a')
    await expect(await screen.findByText('Sorry.. there was an error')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  },
}

const slow = Promise.withResolvers<Answer<'searchCouple'>>()
const cancelled = fn()

export const NewerWins: Story = {
  name: 'SHELL-30 HTTP-05 a newer search cancels the older one, and its late answer never shows',
  args: {
    answers: {
      searchCouple: ({ query, signal }) => {
        if (query.coupleName === 'new') return { data: [leadOf({ id: 2, name: 'The newer couple' })] }
        signal?.addEventListener('abort', () => cancelled())
        return slow.promise
      },
    },
  },
  play: async () => {
    await searchFor('old')
    await searchFor('new')
    await expect(await screen.findByRole('option', { name: /The newer couple/ })).toBeInTheDocument()
    await waitFor(() => expect(cancelled).toHaveBeenCalled())
    slow.resolve({ data: [leadOf({ id: 1, name: 'The older couple' })] })
    await slow.promise
    await expect(screen.queryByText('The older couple')).toBeNull()
    await expect(screen.getByRole('option', { name: /The newer couple/ })).toBeInTheDocument()
  },
}

export const FoundInText: Story = {
  name: 'a couple found in a message or a note is shown with that text',
  args: {
    answers: {
      searchCouple: {
        data: [
          leadOf({ id: 7, name: 'Mia', match: { kind: 'note', text: 'Grandmother needs the stairlift' } }),
          leadOf({ id: 8, name: 'نورة الحربي', match: { kind: 'message', text: 'هل يوجد مصعد للكراسي؟ stairlift' } }),
        ],
      },
    },
  },
  play: async () => {
    await searchFor('stairlift')
    await expect(await screen.findByRole('option', { name: /Mia.*Note: Grandmother needs the stairlift/ })).toBeInTheDocument()
    await expect(screen.getByRole('option', { name: /Message: هل يوجد/ })).toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { ImportDialog } from './ImportDialog.tsx'

const made = examples.createLeadImport.answer!
const create = fn(() => ({ data: { ...made.data, rowCount: 1, skippedCount: 1 } }))
const remove = fn(() => undefined)

type Args = { answers: FakeAnswers }
const meta = {
  args: {
    answers: {
      listLeadImports: { data: [] },
      createLeadImportCheck: { data: { duplicates: [{ row: 1, leadId: 7, name: 'Çağla & Ömer' }] } },
      createLeadImport: create,
      deleteLeadImport: remove,
    },
  },
  render: ({ answers }) => (
    <PanelStory answers={answers} path={paths.leads()} user={storyUser}>
      <main>
        <ImportDialog onClose={() => {}} />
      </main>
    </PanelStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const screen = within(document.body)
async function choose(text: string) {
  await screen.findByRole('dialog', { name: 'Import couples' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File([text], 'couples.csv', { type: 'text/csv' }))
}

export const Steps: Story = {
  name: 'couples are imported from a file: columns, preview, duplicates left out, and the whole import undone',
  play: async () => {
    await choose('Who,E-mail,Guests\nAnna & Ben,anna@example.com,80\nÇağla & Ömer,cagla@example.com,120\n')
    const button = screen.getByRole('button', { name: 'Check file' })
    await expect(button).toBeDisabled()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Names of the couple' }), 'Who')
    await userEvent.click(button)
    await expect(await screen.findByText('1 couple is in your list already')).toBeInTheDocument()
    await expect(screen.getByText('Line 3: Çağla & Ömer')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 couple' }))
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        expect.objectContaining({
          body: expect.objectContaining({
            fileName: 'couples.csv',
            withDuplicates: false,
            rows: [expect.objectContaining({ name: 'Anna & Ben', guestCount: 80 }), expect.objectContaining({ name: 'Çağla & Ömer' })],
          }),
        }),
      ),
    )
    await expect(await screen.findByText(/1 couple imported, 1 left out/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }))
    await waitFor(() => expect(remove).toHaveBeenCalled())
  },
}

export const Problems: Story = {
  name: 'a value that cannot be read is named by its line, and nothing is imported',
  play: async () => {
    const long = `Anna & Ben,anna@example.com,,${'m'.repeat(5001)}`
    await choose(`Name,E-mail,Wedding date,Message\nAnna & Ben,nobody,2027-02-30,\n,x@example.com,,\n${long}\nAda,,,Hi,there\n`)
    await userEvent.click(await screen.findByRole('button', { name: 'Check file' }))
    await expect(await screen.findByText('5 values cannot be imported')).toBeInTheDocument()
    await expect(screen.getByText('Line 4, Message: longer than 5,000 characters')).toBeInTheDocument()
    await expect(screen.getByText('Line 5: more values than the file has columns')).toBeInTheDocument()
    await expect(screen.getByText('Line 2, E-mail: “nobody”')).toBeInTheDocument()
    await expect(screen.getByText('Line 3, Names of the couple: missing')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: /^Import/ })).toBeDisabled()
  },
}

export const Refused: Story = {
  name: 'a refusal of the server is shown, and the columns stay',
  args: { answers: { createLeadImportCheck: { refuses: { status: 403, code: 'forbidden' } } } },
  play: async () => {
    await choose('Name\nAnna & Ben\n')
    await userEvent.click(await screen.findByRole('button', { name: 'Check file' }))
    await expect(await screen.findByRole('alert')).toBeInTheDocument()
    await expect(screen.getByRole('combobox', { name: 'Names of the couple' })).toHaveValue('Name')
  },
}

export const Empty: Story = {
  play: async () => {
    await choose('Name\n')
    await expect(await screen.findByText('The file has no couples.')).toBeInTheDocument()
  },
}

const earlier = [
  { ...made.data, id: 31, fileName: 'fair-2026.csv', rowCount: 142, skippedCount: 3, canUndo: true },
  { ...made.data, id: 30, fileName: 'old-program.csv', rowCount: 1, skippedCount: 0, canUndo: false },
]

export const Earlier: Story = {
  name: 'earlier imports are listed with their file, number and author, and undone while none of their couples is in use',
  args: { answers: { listLeadImports: { data: earlier }, deleteLeadImport: remove } },
  play: async () => {
    remove.mockClear()
    const list = within(await screen.findByRole('list', { name: 'Earlier imports' }))
    await expect(list.getByText(/142 couples, 3 left out/)).toHaveTextContent(made.data.author.name)
    await expect(list.getByText(/^Cannot be undone/)).toBeInTheDocument()
    await expect(list.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(list.getByRole('button', { name: 'Undo the import of fair-2026.csv' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep' }))
    await expect(remove).not.toHaveBeenCalled()
    await userEvent.click(list.getByRole('button', { name: 'Undo the import of fair-2026.csv' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 142 couples' }))
    await waitFor(() => expect(remove).toHaveBeenCalledWith(expect.objectContaining({ path: { leadImportId: 31 } })))
  },
}

export const EarlierFailed: Story = {
  name: 'a list of earlier imports that cannot be read has Retry, and does not hold up an import',
  args: { answers: { listLeadImports: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
    await expect(screen.getByText('CSV file')).toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import type { MailTemplate } from './mail-template-form.ts'
import { MailTemplatesPage } from './MailTemplatesPage.tsx'

const example = examples.getMailTemplate.answer
const couples = examples.listLeads.answer
if (!example || !couples) throw new Error('the contract has no example of a template or a list of couples')
const priceList = {
  id: 7,
  name: 'Price list 2027.pdf',
  size: 184_320,
  contentType: 'application/pdf',
  createdAt: '2026-09-02T10:20:00.000Z',
}
const first: MailTemplate = {
  ...example.data,
  id: 1,
  name: 'First answer with price list',
  subject: 'Your wedding at {provider_name}',
  body: 'Dear {couple_name},\n\nthank you for your request for {wedding_date}. Our prices: {price_list_link}\n\n{my_name}',
  attachments: [priceList],
}
const viewing: MailTemplate = { ...first, id: 2, name: 'Invitation to a viewing', subject: 'Come and see us', attachments: [] }
const listOf = (...data: MailTemplate[]): Answer<'listMailTemplates'> => ({ data, meta: { page: 1, limit: 25, total: data.length } })
const files: Answer<'listAttachments'> = { data: [priceList], meta: { page: 1, limit: 100, total: 1 } }
const answers: FakeAnswers = {
  listMailTemplates: listOf(first, viewing),
  listAttachments: files,
  listLeads: couples,
  listTemplateValues: { data: [{ variable: 'couple_name', value: couples.data[0]!.couple.name }] },
}

const meta = {
  args: { answers },
  parameters: { layout: 'fullscreen' },
  render: ({ answers: given }) => (
    <PanelStory answers={{ ...answers, ...given }} path="/templates/mail-templates">
      <main>
        <MailTemplatesPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<typeof meta>

// Its code is loaded on demand, which takes a while on a busy machine.
const dialogNamed = (name: string) => within(document.body).findByRole('dialog', { name }, { timeout: 10_000 })

export const List: Story = {
  name: 'TMPL-02 a template shows its subject, the start of its text and its attachments',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = (await canvas.findByRole('heading', { name: first.name })).closest('article')!
    await expect(within(row).getByText(first.subject)).toBeVisible()
    await expect(within(row).getByText('Price list 2027.pdf')).toBeVisible()
    await expect(canvas.getByText('2 templates')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: { listMailTemplates: () => new Promise<never>(() => {}) } } }

export const Empty: Story = {
  args: { answers: { listMailTemplates: listOf() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No templates yet')).toBeVisible()
  },
}

export const NoMatch: Story = {
  args: { answers: { listMailTemplates: (input) => (input?.query?.q ? listOf() : listOf(first)) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search templates' }), 'winter')
    await expect(await canvas.findByText('No templates match')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answers: { listMailTemplates: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

const create = fn(() => ({ data: first }))
export const Add: Story = {
  name: 'TMPL-05 variables are inserted at the cursor; the preview fills them in for a couple and reports those without a value',
  args: { answers: { createMailTemplate: create } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add template' }))
    const dialog = within(await dialogNamed('Add template'))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'First answer')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Your wedding')
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
    await userEvent.type(text, 'Dear , prices: {{price_list_link} {{coupel}')
    text.setSelectionRange(5, 5)
    await userEvent.click(dialog.getByRole('button', { name: 'Insert variable' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Couple’s name' }))
    await waitFor(() => expect(text).toHaveValue('Dear {couple_name}, prices: {price_list_link} {coupel}'))
    await waitFor(() => expect(text).toHaveFocus())

    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }))
    const [couple] = couples.data
    await expect(await dialog.findByText(`Dear ${couple!.couple.name}, prices: {price_list_link} {coupel}`)).toBeVisible()
    await expect(dialog.getByText('No value for this couple: Link to the price list.')).toBeVisible()
    await expect(dialog.getByText('Not a variable: {coupel}.')).toBeVisible()

    await userEvent.click(dialog.getByRole('checkbox', { name: 'Price list 2027.pdf' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    const [input] = create.mock.calls[0] as unknown as [{ body: object }]
    await expect(input.body).toEqual({
      name: 'First answer',
      subject: 'Your wedding',
      body: 'Dear {couple_name}, prices: {price_list_link} {coupel}',
      attachmentIds: [7],
    })
  },
}

export const FilesFailed: Story = {
  name: 'a template can be written while the attachments of the account cannot be read, which has its own Retry',
  args: { answers: { listAttachments: { refuses: { status: 500, code: 'unexpected' } } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add template' }))
    const dialog = within(await dialogNamed('Add template'))
    await expect(await dialog.findByText('Your attachments could not be loaded.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

export const Problems: Story = {
  name: 'VAL-05 an empty template is reported at its fields, and the first takes focus',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add template' }))
    const dialog = within(await dialogNamed('Add template'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(dialog.getAllByText('This field is required!').length).toBeGreaterThanOrEqual(3)
  },
}

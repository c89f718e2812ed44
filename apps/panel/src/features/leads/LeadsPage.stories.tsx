import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PanelStory } from '../../shared/PanelStory.tsx'
import { chooseSingleKeys } from '../../shared/shortcuts.ts'
import { leadOf, manyLeads, pageOf } from './lead-fixtures.ts'
import { LeadsPage } from './LeadsPage.tsx'

type StoryArgs = { answers: FakeAnswers; path: string }

// Its code is loaded on demand, which takes a while on a busy machine.
const dialog = () => within(document.body).findByRole('dialog', {}, { timeout: 10_000 })
const never = () => new Promise<never>(() => {})
const unreachable = { refuses: { status: 0, code: 'network' } } as const
const listed: FakeAnswers = {
  listResponseCoaching: { data: [] },
  listLeads: pageOf(manyLeads),
  getLead: ({ path }) => ({ data: manyLeads.find(({ id }) => id === path.leadId) ?? leadOf() }),
  viewLead: ({ path }) => ({ data: { ...(manyLeads.find(({ id }) => id === path.leadId) ?? leadOf()), readStatus: 'read' } }),
}

const meta = {
  args: { answers: listed, path: '/leads' },
  parameters: { layout: 'fullscreen' },
  render: ({ answers, path }) => (
    <PanelStory answers={answers} path={path}>
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100dvh' }}>
        <LeadsPage />
      </main>
    </PanelStory>
  ),
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<StoryArgs>

export const List: Story = {
  name: 'LEAD-13 LEAD-17 each state has its label, unread couples are emphasized',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = await canvas.findByRole('link', { name: /Aylin Demir/ })
    await expect(first).toHaveAccessibleName(/Unread/)
    await expect(canvas.getByRole('link', { name: /Tremblay/ })).toHaveAccessibleName(/3 unread messages/)
    await expect(canvas.getByRole('link', { name: /Hannah/ })).toHaveAccessibleName(/Dealt with another provider/)
    await expect(canvas.getByRole('link', { name: /Emre/ })).toHaveAccessibleName(/Not reached.*call again/)
  },
}

export const Tags: Story = {
  name: 'LEAD-18 LEAD-19 a row marks a couple that asked about a product, and a plus lead',
  args: {
    answers: {
      ...listed,
      listLeads: pageOf([
        leadOf({ id: 1, itemCount: 1, isPrepaid: false, firstLeadType: 'plusLead' }),
        leadOf({ id: 2, itemCount: 0, isPrepaid: true, firstLeadType: 'plusLead' }),
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    const [marked, plain] = await within(canvasElement).findAllByRole('link', { name: /guests/ })
    await expect(marked).toHaveAccessibleName(/Product.*Plus/)
    await expect(plain).not.toHaveAccessibleName(/Product|Plus/)
  },
}

let answerConfigs = () => {}
export const ProcessState: Story = {
  name: 'LEAD-14 the label of a process state, read after the rows are drawn, moves nothing in its row',
  args: {
    answers: {
      ...listed,
      listLeads: pageOf([
        leadOf({ status: 'in_contact', processState: 'visit_planned', guestCount: 8, dueAt: null, itemCount: 0, firstLeadType: null }),
      ]),
      listConfigs: () =>
        new Promise((resolve) => {
          const item = {
            id: 1,
            itemType: 'lead_process_state',
            itemId: 'visit_planned',
            value: 'Besuch geplant',
            status: 'active',
          } as const
          answerConfigs = () => resolve({ data: [item] })
        }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const facts = await canvas.findByText(/8 guests/)
    const before = facts.getBoundingClientRect().toJSON() as object
    answerConfigs()
    await canvas.findByText('Besuch geplant')
    await expect(facts.getBoundingClientRect().toJSON()).toEqual(before)
  },
}

export const Arabic: Story = {
  name: 'Arabic names and previews are cut in width, never in height, and their lines are higher in an Arabic panel',
  args: {
    answers: {
      ...listed,
      listLeads: pageOf(
        ['أسماء الحمادي وماجد الظاهري', 'سارة القحطاني وخالد الدوسري'].map((name, index) =>
          leadOf({
            id: index + 1,
            couple: { ...leadOf().couple, name },
            message: 'مساء الخير، نودّ إقامة حفل بسيط في القاعة',
            preview: null,
          }),
        ),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    for (const text of await within(canvasElement).findAllByText(/الحمادي|الدوسري|مساء الخير/)) {
      const { overflowY, lineHeight, fontSize } = getComputedStyle(text)
      await expect(overflowY).toBe('visible')
      const isArabic = document.documentElement.lang.startsWith('ar')
      await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(isArabic ? 1.6 : 1.39)
    }
  },
}

const longTexts = {
  arabic: 'شكرًا على رسالتكما، يسعدنا أن نستقبلكما في القاعة يوم السبت القادم، وأن نريكما الحديقة وغرفة العروس وكل ما سألتما عنه',
  english: 'Thank you for your message, we would love to show you the hall on Saturday, the garden, and all that you asked about',
}

export const OwnMessages: Story = {
  name: 'the preview of an own message is truncated at its end, whatever its script and the language of the panel',
  args: {
    answers: {
      ...listed,
      listLeads: pageOf(Object.values(longTexts).map((text, index) => leadOf({ id: index + 1, preview: { text, direction: 'out' } }))),
    },
  },
  play: async ({ canvasElement }) => {
    for (const text of Object.values(longTexts)) {
      const preview = await within(canvasElement).findByText(text)
      await expect(preview.previousElementSibling).toBeVisible()
      await expect(preview.scrollWidth).toBeGreaterThan(preview.clientWidth)
      const firstWord = document.createRange()
      firstWord.setStart(preview.firstChild!, 0)
      firstWord.setEnd(preview.firstChild!, text.indexOf(' '))
      const [word, box] = [firstWord.getBoundingClientRect(), preview.getBoundingClientRect()]
      await expect(word.left).toBeGreaterThanOrEqual(box.left - 1)
      await expect(word.right).toBeLessThanOrEqual(box.right + 1)
    }
  },
}

export const Keyboard: Story = {
  name: 'one tab stop, arrows move, Enter opens, Escape returns to the same row',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const second = await canvas.findByRole('link', { name: /Tremblay/ })
    second.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: /Priya/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Priya/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('link', { name: /Priya/ })).toHaveFocus()
    await userEvent.keyboard('r')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Message to Priya/ })).toHaveFocus())
  },
}

export const NextAndPrevious: Story = {
  name: 'J and K open the next and the previous couple outside of fields, and can be switched off',
  args: { path: '/leads/2' },
  beforeEach: () => chooseSingleKeys(true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = (name: RegExp) => canvas.findByRole('heading', { level: 1, name })
    await heading(/Tremblay/)
    await userEvent.keyboard('jj')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Priya/ })).toHaveFocus())
    await userEvent.keyboard('k')
    await heading(/نورة/)
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Message to/ }), 'jk')
    await expect(canvas.getByRole('heading', { level: 1, name: /نورة/ })).toBeVisible()

    canvas.getByRole('heading', { level: 1, name: /نورة/ }).focus()
    chooseSingleKeys(false)
    await userEvent.keyboard('jr')
    await expect(canvas.getByRole('heading', { level: 1, name: /نورة/ })).toBeVisible()
    chooseSingleKeys(true)
  },
}

export const KeysOfMenusAndDialogs: Story = {
  name: 'J and K open no other couple from a menu or a dialog',
  args: { path: '/leads/2', answers: { ...listed, getLeadReminder: { data: null } } },
  beforeEach: () => chooseSingleKeys(true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const expectSameCouple = async (owner: HTMLElement) => {
      await waitFor(() => expect(owner).toContainElement(document.activeElement as HTMLElement))
      await userEvent.keyboard('jkj')
      await expect(owner).toContainElement(document.activeElement as HTMLElement)
      await expect(canvas.getByRole('heading', { level: 1, name: /Tremblay/, hidden: true })).toBeInTheDocument()
    }
    await canvas.findByRole('heading', { level: 1, name: /Tremblay/ })
    // The couple is complete: no answer draws the menu again.
    await canvas.findByRole('log')
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const menu = await within(document.body).findByRole('menu')
    await expectSameCouple(menu)
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Remind me' }))
    // The form follows once the reminder is read; its first field has focus.
    await waitFor(() => expect(within(document.body).getAllByRole('spinbutton')[0]).toHaveFocus(), { timeout: 10_000 })
    const reminder = await dialog()
    // Not a field, where the keys would write.
    const cancel = within(reminder).getAllByRole('button', { name: 'Cancel' }).at(-1)!
    cancel.focus()
    await expectSameCouple(reminder)
    await userEvent.click(cancel)
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    canvas.getByRole('heading', { level: 1, name: /Tremblay/ }).focus()
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { level: 1, name: /نورة/ })).toBeVisible()
  },
}

const searches: (string | undefined)[] = []
export const SearchByEnter: Story = {
  name: 'Enter in the search field searches changed text at once, and opens the first couple once results are shown',
  beforeEach: () => void (searches.length = 0),
  args: {
    answers: {
      ...listed,
      listLeads: (input) => {
        searches.push(input?.query?.q)
        return pageOf(input?.query?.q ? manyLeads.slice(1, 3) : manyLeads)
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: /Aylin Demir/ })
    await userEvent.type(canvas.getByRole('searchbox'), 'Trem{Enter}')
    await expect(searches.at(-1)).toBe('Trem')
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Aylin Demir/ })).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: /Tremblay/ })).toBeVisible()
  },
}

export const Filters: Story = {
  name: 'the first filter takes focus; a reversed range is reported at its field, which takes focus',
  args: { path: '/leads?createdAtStart=2026-09-10&createdAtEnd=2026-09-01' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Filters/ }))
    const filters = within(await dialog())
    await waitFor(() => expect(filters.getAllByRole('combobox')[0]).toHaveFocus())
    await userEvent.click(filters.getByRole('button', { name: 'Show couples' }))
    const until = await filters.findByRole('group', { name: 'Requested until' })
    await waitFor(() => expect(until).toHaveAccessibleDescription(/The last day must not be before the first/))
    await expect(until).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
  },
}

export const Narrowing: Story = {
  name: 'until the couples of a new filter are loaded, the list is busy and the key to reply opens no couple of before',
  args: { answers: { ...listed, listLeads: (input) => (input?.query?.isAnswered === false ? never() : pageOf(manyLeads)) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /Aylin Demir/ })).toBeVisible()
    // The chips are visible once their counts have been loaded.
    await userEvent.click(await canvas.findByRole('link', { name: /^Due/ }))
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Couples found' })).toHaveAttribute('aria-busy', 'true'))
    await userEvent.keyboard('r')
    await expect(canvas.queryByRole('heading', { level: 1, name: /&/ })).toBeNull()
    await expect(canvas.queryByRole('tablist')).toBeNull()
  },
}

export const Loading: Story = { args: { answers: { listLeads: never, getLeadStats: never } } }

export const Empty: Story = {
  name: 'an empty list offers the couples of all time',
  args: { answers: { ...listed, listLeads: (input) => pageOf(input?.query?.createdAtStart ? manyLeads : []) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all time' }))
    await expect(await canvas.findByRole('link', { name: /Aylin Demir/ })).toBeVisible()
  },
}

export const NoMatch: Story = { args: { answers: { listLeads: pageOf([]) }, path: '/leads?q=nobody' } }

export const Failed: Story = {
  name: 'the chosen filters are kept, and Retry is offered',
  args: { answers: { listLeads: unreachable }, path: '/leads?displayStates=new' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await canvas.findByRole('link', { current: 'page', name: /New/ })).toBeVisible()
  },
}

let isSecondDown = true
export const FailedFurtherPage: Story = {
  name: 'a further page that fails: loaded couples stay, Retry loads the rest and keeps focus',
  args: {
    answers: {
      listLeads: ({ query }) => {
        const page = pageOf(query?.cursor ? manyLeads.slice(2, 4) : manyLeads.slice(0, 2))
        if (query?.cursor) return isSecondDown ? unreachable : { ...page, meta: { ...page.meta, total: 4 } }
        return { ...page, meta: { ...page.meta, total: 4, nextCursor: 'second' } }
      },
    },
  },
  beforeEach: () => {
    isSecondDown = true
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    const rows = within(canvas.getByRole('list', { name: 'Couples, newest first' }))
    await expect(rows.getAllByRole('listitem')).toHaveLength(2)
    isSecondDown = false
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(4))
    await waitFor(() => expect(canvas.getByText('4 of 4 shown')).toHaveFocus())
  },
}

export const OverTheLimit: Story = {
  name: 'LEAD-40 the remaining couples, when the month starts again, and how to get more',
  args: {
    answers: {
      listLeads: pageOf(manyLeads.map((lead) => ({ ...lead, isShown: false, phone: null, email: null }))),
      getLeadStats: { data: { ...examples.getLeadStats.answer!.data, allowance: { used: 3, limit: 3, resetsOn: '2026-12-01' } } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'How to see more' }))
    await expect(await dialog()).toHaveTextContent('December 1, 2026')
    await userEvent.keyboard('{Escape}')
  },
}

const viewed = fn()
export const NotShownYet: Story = {
  name: 'LEAD-41 showing counts, so the vendor confirms it; the fourth opens the upgrade popup',
  args: {
    path: '/leads/1',
    answers: {
      ...listed,
      getLead: { data: leadOf({ id: 1, isShown: false, readStatus: 'unread', phone: null, email: null }) },
      getLeadStats: { data: { ...examples.getLeadStats.answer!.data, allowance: { used: 0, limit: 3, resetsOn: '2026-12-01' } } },
      viewLead: () => {
        viewed()
        return { refuses: { status: 402, code: 'upgrade_required', params: { kind: 'leads' } } }
      },
    },
  },
  beforeEach: () => void viewed.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show this couple (1 of 3)' }))
    await expect(await dialog()).toHaveAccessibleName(/this month’s couples/)
    // By the press, and not before by opening the couple.
    await expect(viewed).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
  },
}

export const NotFound: Story = {
  name: 'LEAD-44 a couple that does not exist, or belongs to another vendor',
  args: {
    path: '/leads/99',
    answers: {
      ...listed,
      getLead: { refuses: { status: 404, code: 'not_found' } },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Couple cart does not exist!')).toBeVisible()
  },
}

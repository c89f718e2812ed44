import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '@vendor-panel/contract/examples'
import type { Answer } from '@vendor-panel/sdk'
import type { FakeAnswers } from '@vendor-panel/sdk/testing'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { PanelStory, storyUser } from '../../shared/PanelStory.tsx'
import { paths } from '../../shared/paths.ts'
import { store } from '../../shared/store.ts'
import { toasts } from '../../shared/toasts.ts'
import { LeadsPage } from './LeadsPage.tsx'
import { LeadSwipe } from './LeadSwipe.tsx'
import { manyLeads, pageOf } from './lead-fixtures.ts'

const update = fn((): Answer<'updateLeads'> => ({ data: { changed: [{ ...manyLeads[0]!, readStatus: 'read' }], refused: [] } }))

const meta = {
  args: {
    answers: {
      listLeads: pageOf(manyLeads),
      getLeadStats: examples.getLeadStats.answer!,
      listConfigs: { data: [] },
      listResponseCoaching: { data: [] },
      updateLeads: update,
    },
  },
  beforeEach: () => void update.mockClear(),
  render: ({ answers }) => (
    <PanelStory answers={answers} path={paths.leads()} user={storyUser}>
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
        <LeadsPage />
        <LeadSwipe />
      </main>
    </PanelStory>
  ),
} satisfies Meta<{ answers: FakeAnswers }>
export default meta
type Story = StoryObj<{ answers: FakeAnswers }>

const rowOf = () => within(document.body).findByRole('link', { name: /Aylin/ })

/** Moves a finger over the row towards its end, against it with a negative distance. */
async function swipe(by: number, down = 0, last: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  const row = await rowOf()
  const box = row.getBoundingClientRect()
  const start = { x: box.x + box.width / 2, y: box.y + 20 }
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  const at = (part: number) => ({
    pointerType: 'touch',
    pointerId: 5,
    isPrimary: true,
    clientX: start.x + by * part * sign,
    clientY: start.y + down * part,
  })
  await fireEvent.pointerDown(row, at(0))
  for (const part of [0.25, 0.5, 1]) await fireEvent.pointerMove(row, at(part))
  await fireEvent[last](row, at(1))
  await waitFor(() => expect(row.style.transform).toBe(''))
}

export const Read: Story = {
  name: 'a row that is swiped towards its end marks the couple as read',
  play: async () => {
    await swipe(120)
    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining({ body: { leadIds: [1], readStatus: 'read' } })))
    await waitFor(() => expect(store.get(toasts).map(({ text }) => text)).toContain('Marked as read'))
  },
}

export const TooShort: Story = {
  name: 'a short swipe, a swipe that is interrupted, and a scroll change nothing',
  play: async () => {
    await swipe(60)
    await swipe(120, 0, 'pointerCancel')
    await swipe(30, 200)
    await expect(update).not.toHaveBeenCalled()
    await expect(await rowOf()).toBeVisible()
  },
}

export const ReplyToCouple: Story = {
  name: 'a row that is swiped towards its start opens the messages of the couple',
  play: async () => {
    await swipe(-120)
    await waitFor(async () => expect(await rowOf()).toHaveAttribute('aria-current', 'true'))
    await expect(update).not.toHaveBeenCalled()
  },
}

import type { Answer } from '@vendor-panel/sdk'
import { storyUser } from '../../shared/PanelStory.tsx'

type SavedView = Answer<'listSavedViews'>['data'][number]

/** A view of the current user of the stories. */
export const savedViewOf = (change: Partial<SavedView> = {}): SavedView => ({
  id: 1,
  name: 'Garden weddings to answer',
  screen: 'leads',
  filters: { providerIds: [3], isAnswered: false, sort: 'due' },
  isShared: false,
  author: { id: storyUser.id, name: storyUser.name },
  createdAt: '2026-11-10T08:30:00.000Z',
  ...change,
})

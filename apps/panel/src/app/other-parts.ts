import { withMessages } from '../shared/with-messages.ts'

/** The parts of features that no first page shows: in a file of their own, so that the entry does not name their files. */
export const otherParts = {
  MediaTab: withMessages(['galleries', 'shared.order', 'field'], () =>
    import('../features/galleries/MediaTab.tsx').then((code) => code.MediaTab),
  ),
  ProviderInfo: withMessages(['provider-pages'], () =>
    import('../features/provider-pages/ProviderInfo.tsx').then((code) => code.ProviderInfo),
  ),
  ResponseCoach: withMessages(['leads.coach'], () => import('../features/leads/ResponseCoach.tsx').then((code) => code.ResponseCoach)),
}

import type { Page } from '../../shared/page.ts'
import { paths } from '../../shared/paths.ts'

const calendar = {
  access: 'user',
  layout: 'main',
  title: 'app.nav.calendar',
  messages: ['calendar'],
  component: () => import('./CalendarPage.tsx').then((code) => code.CalendarPage),
} as const

/** The calendar of one provider (ROUTE-36), and that of all providers of the user. */
export const pages: readonly Page[] = [
  { path: paths.providerCalendar.pattern, ...calendar, messages: ['shared.provider', 'calendar'] },
  { path: paths.calendar.pattern, ...calendar },
  {
    path: paths.availability.pattern,
    access: 'user',
    layout: 'main',
    title: 'app.nav.calendar',
    messages: ['calendar', 'calendar.availability'],
    component: () => import('./AvailabilityPage.tsx').then((code) => code.AvailabilityPage),
  },
]

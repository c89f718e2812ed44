import { currentAddress } from '../navigation.ts'
import { observer } from '../session.ts'
import { routeAt } from './route-at.ts'
import { integrationSettings } from './settings.ts'

let reports: { viewPage: (route: string) => void } | undefined
let lastView: string | undefined

/** Starts error reports. The other services wait for a user (`Integrations`). */
async function startErrorReports(): Promise<void> {
  const { errorReports } = integrationSettings()
  if (!errorReports) return
  const code = await import('./error-reports.ts')
  const started = code.startErrorReports(errorReports, () => routeAt(currentAddress().path))
  observer.around = started.around
  reports = started
  if (lastView !== undefined) started.viewPage(lastView)
}

/** The user has come to a page of this route. */
export function viewPage(route: string): void {
  lastView = route
  reports?.viewPage(route)
}

// On every page that loads this file; the panel works without them.
startErrorReports().catch(reportError)

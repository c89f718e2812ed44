import {
  BrowserClient,
  captureEvent,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  startInactiveSpan,
  withActiveSpan,
  type ErrorEvent,
  type Span,
} from '@sentry/browser'
import { redact } from '@vendor-panel/domain'
import { logging, tracing, type FailureReport, type Middleware } from '@vendor-panel/sdk'
import type { IntegrationSettings } from './settings.ts'

/** What is still loading after this long is no longer part of the page view. */
const pageViewMs = 10_000

/**
 * Error reports in the protocol of Sentry: errors of our code, refused calls that point to a defect, and page views with their calls, all of
 * them (INT-07). They carry routes instead of addresses, and no personal data, texts of the screen, or secrets (ERR-15 to ERR-18, AMB-61).
 */
export function startErrorReports({ dsn }: NonNullable<IntegrationSettings['errorReports']>, page: () => string) {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // Not the default ones: breadcrumbs contain addresses and texts of the screen.
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    tracesSampleRate: 1,
    dataCollection: { userInfo: false },
    beforeSend: (event) => withoutPersonalData(event, page()),
    // Trace headers would make every call of the API one with a preflight request.
    tracePropagationTargets: [],
  })
  getCurrentScope().setClient(client)
  client.init()

  let view: Span | undefined
  /** The end of a page view, and the begin of another. */
  const viewPage = (route: string) => {
    view?.end()
    const span = startInactiveSpan({ name: route, op: 'navigation', parentSpan: null })
    setTimeout(() => span.end(), pageViewMs)
    view = span
  }
  const traced = tracing(({ method, route }) => {
    const span = view && withActiveSpan(view, () => startInactiveSpan({ name: `${method} ${route}`, op: 'http.client' }))
    return ({ status }) => {
      span?.setAttribute('http.response.status_code', status)
      span?.end()
    }
  })
  const logged = logging({ report: (failure) => captureEvent(failureEvent(failure)), page, redact })
  const around: Middleware = (call, next) => traced(call, () => logged(call, next))
  return { around, viewPage, flush: () => client.flush() }
}

/** A refused call as an event; those of one operation with one reason form one issue. */
function failureEvent({ operation, route, method, payload, status, code, page }: FailureReport) {
  return {
    message: `${operation}: ${status} ${code}`,
    level: 'error' as const,
    fingerprint: [operation, String(status), code],
    tags: { operation, method, route, status, code, page },
    extra: { payload },
  }
}

/** Error messages may quote what was typed. */
function withoutPersonalData(event: ErrorEvent, page: string): ErrorEvent {
  const { request: _request, user: _user, breadcrumbs: _breadcrumbs, ...rest } = event
  const values = event.exception?.values?.map((exception) => ({ ...exception, value: String(redact(exception.value ?? '')) }))
  return { ...rest, transaction: page, tags: { page, ...event.tags }, ...(values && { exception: { values } }) }
}

/**
 * Services of other companies (INT-03 to INT-07): which are on, what the content policy allows for them, and what the panel learns about
 * them. Each is off without its key.
 */
import { StartProblem } from '../db/start-problem.ts'
import { escapeHtml } from './escape-html.ts'

export interface Integrations {
  /** Error reports in the protocol of Sentry: the address that the service gives (DSN). */
  errorReports?: { dsn: string }
  /** Google's tag: a measurement id, and the origin of its script. */
  measurement?: { id: string; origin: string }
  /** Crisp's live chat: the id of the website, and the origin of its script. */
  chat?: { id: string; origin: string }
  /** Google's map: the key of the website, and the origin of its script. */
  map?: { key: string; origin: string }
}

/** The variables of the environment. The origins have defaults and are only set where an own service replaces the public one. */
export interface IntegrationSettings {
  ERROR_REPORTS_DSN?: string | undefined
  MEASUREMENT_ID?: string | undefined
  MEASUREMENT_ORIGIN?: string | undefined
  CHAT_ID?: string | undefined
  CHAT_ORIGIN?: string | undefined
  MAP_KEY?: string | undefined
  MAP_ORIGIN?: string | undefined
}

/** @throws StartProblem with the variable that is wrong. */
export function integrationsFrom(settings: IntegrationSettings): Integrations {
  const { ERROR_REPORTS_DSN: dsn, MEASUREMENT_ID: measurementId, CHAT_ID: chatId, MAP_KEY: mapKey } = settings
  if (dsn !== undefined && !/^https?:\/\/\w+@[^/]+\/\d+$/.test(dsn))
    throw new StartProblem('ERROR_REPORTS_DSN is no DSN. Set it to an address such as https://key@reports.example/1.')
  return {
    ...(dsn !== undefined && { errorReports: { dsn } }),
    ...(measurementId !== undefined && {
      measurement: {
        id: idOf('MEASUREMENT_ID', measurementId, 'G-AB12CD34EF'),
        origin: originOf('MEASUREMENT_ORIGIN', settings.MEASUREMENT_ORIGIN ?? 'https://www.googletagmanager.com'),
      },
    }),
    ...(chatId !== undefined && {
      chat: {
        id: idOf('CHAT_ID', chatId, '7c1f3a52-0b7e-4f7d-9a53-5a1f0d6f2b11'),
        origin: originOf('CHAT_ORIGIN', settings.CHAT_ORIGIN ?? 'https://client.crisp.chat'),
      },
    }),
    ...(mapKey !== undefined && {
      map: {
        key: idOf('MAP_KEY', mapKey, 'AIzaSyA-example'),
        origin: originOf('MAP_ORIGIN', settings.MAP_ORIGIN ?? 'https://maps.googleapis.com'),
      },
    }),
  }
}

function idOf(name: string, text: string, example: string): string {
  if (/^[\w-]{4,64}$/.test(text)) return text
  throw new StartProblem(`${name} is "${text}". Set it to an id such as ${example}.`)
}

function originOf(name: string, text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text
  throw new StartProblem(`${name} is "${text}", which is no origin. Set it to an address such as https://chat.example.`)
}

type Directive = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'trusted-types'

/** What the content policy allows besides our own origin: the hosts of services that are on, nothing for the others (INT-12). */
export function integrationSources({ errorReports, measurement, chat }: Integrations): Record<Directive, string[]> {
  const tag = measurement?.origin
  // The tag sends what it measures to hosts of its own, and the chat keeps a socket open on one.
  const collector = tag?.endsWith('.googletagmanager.com') ? 'https://*.google-analytics.com' : tag
  const chatOrigin = chat?.origin
  const socket = chatOrigin?.endsWith('.crisp.chat') ? 'wss://client.relay.crisp.chat' : chatOrigin?.replace(/^http/, 'ws')
  const given = (...origins: (string | undefined)[]) => origins.filter((origin) => origin !== undefined)
  return {
    'script-src': given(tag, chatOrigin),
    'connect-src': given(errorReports && new URL(errorReports.dsn).origin, collector, chatOrigin, socket),
    'img-src': given(collector, chatOrigin),
    'style-src': given(chatOrigin),
    'font-src': given(chatOrigin),
    'trusted-types': tag !== undefined || chatOrigin !== undefined ? ['integrations'] : [],
  }
}

/** The page with what the panel has to know about the services that are on; unchanged when none is. */
export function withIntegrations(html: string, integrations: Integrations): string {
  if (Object.keys(integrations).length === 0) return html
  // The key of the map belongs to the page in the frame.
  const content = escapeHtml(JSON.stringify({ ...integrations, ...(integrations.map && { map: {} }) }))
  return html.replace('</head>', () => `<meta name="integrations" content="${content}"></head>`)
}

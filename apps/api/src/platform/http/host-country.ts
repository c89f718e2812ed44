import { countryConfig, defaultCountry, hostFlags } from '@vendor-panel/domain'
import { StartProblem } from '../db/start-problem.ts'
import { escapeHtml } from './escape-html.ts'

const attribute = (name: string, text: string | null) => (text === null ? '' : ` data-${name}="${escapeHtml(text)}"`)

type HostConfig = Pick<ReturnType<typeof countryConfig>, 'registerUrl' | 'brand'>

/** @throws StartProblem with the first unknown word. */
export function flagsFrom(text = ''): string {
  const names = text.split(/\s+/).filter(Boolean)
  const wrong = names.find((name) => !hostFlags.some((flag) => name.replace(/^-/, '') === flag))
  if (wrong === undefined) return names.join(' ')
  throw new StartProblem(`FLAGS has the word "${wrong}". Write some of ${hostFlags.join(', ')}, with a minus before those to switch off.`)
}

/** The page with what the operator switches on and off here (CONST-17). */
export const withFlags = (html: string, flags: string): string => html.replace('<html', () => `<html${attribute('flags', flags || null)}`)

/**
 * The page with the country of this host: its brand, which a page without a session shows too (I18N-15), and the target of the register link
 * if the country has one of its own (AUTH-04, AMB-57).
 */
export function withHostCountry(html: string, country: string, { registerUrl, brand }: HostConfig = countryConfig(country)): string {
  const attributes = attribute('country', country === defaultCountry ? null : country) + attribute('register', registerUrl)
  let page = html.replace('<html', () => `<html${attributes}`)
  // The link of the prerendered sign-in form.
  if (registerUrl !== null) page = page.replaceAll('href="/signup-wizard"', () => `href="${escapeHtml(registerUrl)}"`)
  if (brand === null) return page
  return page
    .replace('href="/icons/favicon.svg"', () => `href="${escapeHtml(brand.favicon)}"`)
    .replace('</head>', () => `<link rel="stylesheet" href="${escapeHtml(brand.sheet)}"></head>`)
}

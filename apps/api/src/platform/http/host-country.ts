import { countryConfig, defaultCountry } from '@vendor-panel/domain'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const attribute = (name: string, text: string | null) => (text === null ? '' : ` data-${name}="${escaped(text)}"`)

type HostConfig = Pick<ReturnType<typeof countryConfig>, 'registerUrl' | 'brand'>

/**
 * The page with the country of this host: its brand, which a page without a session shows too (I18N-15), and the target of the register link
 * if the country has one of its own (AUTH-04, AMB-57).
 */
export function withHostCountry(html: string, country: string, { registerUrl, brand }: HostConfig = countryConfig(country)): string {
  const attributes = attribute('country', country === defaultCountry ? null : country) + attribute('register', registerUrl)
  let page = html.replace('<html', () => `<html${attributes}`)
  // The link of the prerendered sign-in form.
  if (registerUrl !== null) page = page.replaceAll('href="/signup-wizard"', () => `href="${escaped(registerUrl)}"`)
  if (brand === null) return page
  return page
    .replace('href="/icons/favicon.svg"', () => `href="${escaped(brand.favicon)}"`)
    .replace('</head>', () => `<link rel="stylesheet" href="${escaped(brand.sheet)}"></head>`)
}

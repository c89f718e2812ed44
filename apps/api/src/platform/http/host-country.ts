import { countryConfig, defaultCountry } from '@vendor-panel/domain'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const attribute = (name: string, text: string | null) => (text === null ? '' : ` data-${name}="${escaped(text)}"`)

/** The page with the country of this host, and with the target of the register link if the country has one of its own (AUTH-04, AMB-57). */
export function withHostCountry(html: string, country: string, registerUrl = countryConfig(country).registerUrl): string {
  const attributes = attribute('country', country === defaultCountry ? null : country) + attribute('register', registerUrl)
  const page = html.replace('<html', () => `<html${attributes}`)
  // The link of the prerendered sign-in form.
  return registerUrl === null ? page : page.replaceAll('href="/signup-wizard"', () => `href="${escaped(registerUrl)}"`)
}

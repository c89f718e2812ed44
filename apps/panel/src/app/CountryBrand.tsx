import { useQuery } from '@tanstack/react-query'
import type { components } from '@vendor-panel/contract'
import { query } from '@vendor-panel/sdk/query'
import { useEffect } from 'react'
import { useUser } from '../shared/user.ts'
import { brandSheet } from './brand-sheet.ts'

type Brand = Pick<components['schemas']['Country'], 'logo' | 'favicon' | 'accentHue'>

/** The logo, the favicon and the accent colour of the account's country, instead of the product's (I18N-15). */
export function CountryBrand() {
  const { countryCode } = useUser().details
  const country = useQuery(query('getCountry', { path: { countryCode } })).data?.data
  useEffect(() => (country ? applyBrand(country) : undefined), [country])
  return null
}

/** A style sheet, so that the pages whose bytes are counted have no code for it. Returns a function that restores the product's own brand. */
function applyBrand({ logo, favicon, accentHue }: Brand): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const ownIcon = icon?.getAttribute('href') ?? null
  if (favicon !== null) icon?.setAttribute('href', favicon)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brandSheet({ logo, accentHue }))
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    if (ownIcon !== null) icon?.setAttribute('href', ownIcon)
  }
}

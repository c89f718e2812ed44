import { useIntl } from 'react-intl'

const known = ['provider_page', 'search', 'campaign', 'call_center', 'booking', 'whatsapp', 'mail', 'import', 'platform'] as const
const isKnown = (source: string): source is (typeof known)[number] => (known as readonly string[]).includes(source)

/** The name of the source of a couple; an unknown one is shown as it is stored. */
export function useSourceLabel() {
  const intl = useIntl()
  return (source: string): string => (isKnown(source) ? intl.formatMessage({ id: `leads.source.${source}` }) : source)
}

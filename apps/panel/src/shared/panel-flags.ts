import { countryFlags, type FeatureFlags } from '@vendor-panel/domain'

/** What the country switches on and off, and the operator for this host: the server writes the operator's words into the page (CONST-17). */
export const panelFlags = (countryCode: string): FeatureFlags => countryFlags(countryCode, document.documentElement.dataset['flags'])

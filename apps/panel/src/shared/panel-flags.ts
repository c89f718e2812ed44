import { countryFlags, type FeatureFlags } from '@vendor-panel/domain'

/** What the country switches on and off, and the operator for this host: the server writes that into the page (CONST-17). */
export const panelFlags = (countryCode: string): FeatureFlags => countryFlags(countryCode, document.documentElement.dataset['flags'])

import type { CountryCode } from './country.ts'

/** What a country switches on or off (CONST-17). */
export interface FeatureFlags {
  upgradeBanner: boolean
  liveChat: boolean
  leadMessageType: 'email' | 'sms'
  organizationsChart: boolean
  wizardDistrict: boolean
  wizardNeighborhood: boolean
  whatsAppHelp: boolean
  tutorialLink: boolean
  mediaManagementRestricted: boolean
}

// The rules of the checklist; a country states only its differences.
const common: FeatureFlags = {
  upgradeBanner: false,
  liveChat: true,
  leadMessageType: 'email',
  organizationsChart: true,
  wizardDistrict: false,
  wizardNeighborhood: false,
  whatsAppHelp: false,
  tutorialLink: false,
  mediaManagementRestricted: false,
}

const differences: Partial<Record<CountryCode, Partial<FeatureFlags>>> = {}

/** What a country switches on and off, without its other settings, which the shell does not load. An unknown code gets the common ones (CONST-17). */
export function countryFlags(code: string): FeatureFlags {
  return { ...common, ...differences[code.toUpperCase() as CountryCode] }
}

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

/** Where the entries of Support lead (SHELL-10, SHELL-11, INT-11). `example` is reserved for documentation: an operator replaces them. */
export const supportLinks = {
  remoteDesktop: 'https://help.vendor-panel.example/remote-desktop',
  whatsApp: 'https://help.vendor-panel.example/whatsapp',
  tutorial: 'https://help.vendor-panel.example/tutorial',
} as const

/** The flags that an operator switches for a host, because only the panel reads them. */
export const hostFlags = ['upgradeBanner', 'liveChat', 'organizationsChart', 'whatsAppHelp', 'tutorialLink'] as const

/**
 * What a country switches on and off, without its other settings, which the shell does not load. An unknown code gets the common ones
 * (CONST-17). `host` is what an operator switches: `whatsAppHelp` on, `-liveChat` off.
 */
export function countryFlags(code: string, host = ''): FeatureFlags {
  const flags = { ...common, ...differences[code.toUpperCase() as CountryCode] }
  const switches = host.split(' ')
  for (const flag of hostFlags) if (switches.includes(flag) || switches.includes(`-${flag}`)) flags[flag] = switches.includes(flag)
  return flags
}

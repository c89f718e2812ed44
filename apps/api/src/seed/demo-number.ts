import { seedAccounts } from './accounts.ts'

const prefixes: Record<string, string> = { CA: '+1613555', AE: '+9714555', TR: '+90212555' }
const providerCountries = seedAccounts.flatMap(({ countryCode, providers }) => providers.map(() => countryCode))

/** The switchboard number of a provider in the demo, in its country; known to the command `demo -- call`. */
export function demoNumber(providerId: number, countryCode = providerCountries[providerId - 1] ?? 'CA'): string {
  return `${prefixes[countryCode] ?? prefixes['CA']}${String(providerId).padStart(4, '0')}`
}

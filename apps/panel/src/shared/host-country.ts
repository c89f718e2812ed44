import { defaultCountry } from '@vendor-panel/domain'

/** The country of this host, which the server writes into the page: numbers that a guest types without a plus belong to it (VAL-11). */
export const hostCountry = (): string => document.documentElement.dataset['country'] ?? defaultCountry

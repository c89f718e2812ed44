/** The looks in which Chromatic takes a picture of each story. */
export const chromaticModes = {
  'light-ltr': { theme: 'light', direction: 'ltr', locale: 'en_CA' },
  'dark-rtl': { theme: 'dark', direction: 'rtl', locale: 'ar_AE' },
  phone: { theme: 'light', viewport: 'phone' },
  'forced-colors': { theme: 'light', forcedColors: 'active' },
}

import type { Locale } from '@vendor-panel/domain'

/**
 * Each language in its own language, so that every user finds it. Constants, because prerendered text must not depend on the ICU of a
 * machine.
 */
export const languageNames: Record<Locale, string> = {
  ar_AE: 'العربية (الإمارات)',
  ar_SA: 'العربية (السعودية)',
  de_DE: 'Deutsch',
  en_AU: 'English (Australia)',
  en_CA: 'English (Canada)',
  en_SA: 'English (Saudi Arabia)',
  en_US: 'English (United States)',
  tr_TR: 'Türkçe',
}

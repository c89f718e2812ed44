import { describe, expect, it } from 'vitest'
import { countryFlags } from './country-flags.ts'
import { countryCodes, countryConfig } from './country.ts'
import { locales } from './locale.ts'
import { chooseLocale } from './choose-locale.ts'

describe('countryConfig', () => {
  it.each([
    ['CA', 'CAD', 'America/Toronto', 'en_CA', 7],
    ['US', 'USD', 'America/New_York', 'en_US', 7],
    ['AU', 'AUD', 'Australia/Sydney', 'en_AU', 1],
    ['AE', 'AED', 'Asia/Dubai', 'ar_AE', 1],
    ['SA', 'SAR', 'Asia/Riyadh', 'ar_SA', 7],
    ['DE', 'EUR', 'Europe/Berlin', 'de_DE', 1],
    ['TR', 'TRY', 'Europe/Istanbul', 'tr_TR', 1],
  ])('I18N-16 %s pays in %s, lives in %s, speaks %s and starts its week on day %i', (code, currency, timeZone, language, weekStart) => {
    const country = countryConfig(code)
    expect(country).toMatchObject({ code, currency, timeZone, weekStart })
    expect(country.languages[0]).toBe(language)
    expect(country.languages.toSorted()).toEqual(locales)
  })

  it('I18N-03 I18N-16 a user in Saudi Arabia who prefers English gets the English of that country first', () => {
    expect(countryConfig('SA').languages.slice(0, 2)).toEqual(['ar_SA', 'en_SA'])
    expect(chooseLocale(['en-GB'], countryConfig('SA').languages)).toBe('en_SA')
  })

  it.each([
    ['CA', '1', '+16135550199'],
    ['US', '1', '+12125550199'],
    ['AU', '61', '+61255500199'],
    ['AE', '971', null],
    ['SA', '966', null],
    ['DE', '49', '+493023125199'],
    ['TR', '90', null],
  ])('I18N-16 numbers in %s begin with %s, and the sales team is called at %s', (code, dialCode, salesNumber) => {
    expect(countryConfig(code)).toMatchObject({ dialCode, salesNumber })
  })

  it('INT-06 AMB-23 Germany and Turkey ask for consent, and only Germany accepts any length of text with a warning', () => {
    const where = (isSo: (country: ReturnType<typeof countryConfig>) => boolean) => countryCodes.filter((code) => isSo(countryConfig(code)))
    expect(where((country) => country.needsConsent)).toEqual(['DE', 'TR'])
    expect(where((country) => country.aboutTextWordBand === 'warn')).toEqual(['DE'])
    expect(where((country) => country.aboutTextWordBand === 'error')).toHaveLength(6)
  })

  it.each(countryCodes)('GAL-10 PAY-10 %s allows videos of three hosts, and has a bank host', (code) => {
    const { videoHosts, bankHosts } = countryConfig(code)
    expect(videoHosts).toEqual(['youtube', 'vimeo', 'dailymotion'])
    expect(bankHosts).toEqual([expect.stringMatching(/^[a-z-]+\.[a-z.]+$/)])
  })

  it('I18N-01 CONST-21 Canada is the default', () => {
    expect(countryConfig('XX').code).toBe('CA')
    expect(countryConfig(null).code).toBe('CA')
    expect(countryConfig('tr').code).toBe('TR')
    expect(countryConfig('toString').code).toBe('CA')
  })

  it('RESP-03 RESP-08 66 hours a week count in every country; the day off is Sunday, in Saudi Arabia Friday', () => {
    for (const code of countryCodes) {
      const { workingWindows } = countryConfig(code)
      expect(workingWindows.reduce((sum, window) => sum + window.toMinute - window.fromMinute, 0)).toBe(66 * 60)
      expect(workingWindows.some((window) => window.weekday === (code === 'SA' ? 5 : 7))).toBe(false)
    }
  })

  it('AMB-39 the weekend of Saudi Arabia is Friday and Saturday', () => {
    expect(countryConfig('SA').weekend).toEqual([5, 6])
    expect(countryConfig('CA').weekend).toEqual([6, 7])
  })

  it('CONST-17 LEAD-28 STAT-09 WIZ-03 SHELL-11 SHELL-15 the flags have their default values', () => {
    expect(countryConfig('CA').flags).toEqual({
      upgradeBanner: false,
      liveChat: true,
      leadMessageType: 'email',
      organizationsChart: true,
      wizardDistrict: false,
      wizardNeighborhood: false,
      whatsAppHelp: false,
      tutorialLink: false,
      mediaManagementRestricted: false,
    })
  })

  it('CONST-17 SHELL-15 an operator switches the flags of the panel on and off', () => {
    expect(countryFlags('CA', 'upgradeBanner -liveChat')).toEqual({ ...countryFlags('CA'), upgradeBanner: true, liveChat: false })
    expect(countryFlags('CA', 'wizardDistrict unknown')).toEqual(countryFlags('CA'))
  })

  it('VAL-14 the minimum password length is 6 in every country', () => {
    for (const code of countryCodes) expect(countryConfig(code).passwordMinLength).toBe(6)
  })
})

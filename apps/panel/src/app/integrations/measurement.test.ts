import { expect, it } from 'vitest'
import { tagAddress } from './measurement.ts'

it('INT-05 the script is loaded with the measurement id', () =>
  expect(tagAddress({ id: 'G-AB12CD34EF', origin: 'https://www.googletagmanager.com' })).toBe(
    'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
  ))

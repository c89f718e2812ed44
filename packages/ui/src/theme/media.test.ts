import { expect, it } from 'vitest'
import { breakpoints, media } from './media.ts'

it('SHELL-41 CONST-14 the breakpoints are 600, 1000, 1200 and 1920', () =>
  expect(breakpoints).toEqual({ sm: 600, md: 1000, lg: 1200, xl: 1920 }))

it('SHELL-41 a phone is below sm, which begins at 600 pixels', () => {
  expect(media.phone).toBe('(max-width: 599.98px)')
  expect(media.sm).toBe('(min-width: 600px)')
})

import { expect, it } from 'vitest'
import { providerPageAccess } from './provider-permission.ts'

const permissions = { info: 'write', gallery: 'write', payments: 'read', badges: 'none' } as const
const free = { mediaManagementRestricted: false }

it.each([
  ['info', 'write'],
  ['payments', 'read'],
  ['badges', 'none'],
  ['items', 'none'],
  ['toString', 'none'],
])('PERM-03 PROV-19 on the page %s the user may %s', (page, access) => {
  expect(providerPageAccess(page, 7, permissions, free)).toBe(access)
})

it('PERM-04 PERM-05 a flag makes media read-only and nothing else', () => {
  const restricted = { mediaManagementRestricted: true }
  expect(providerPageAccess('gallery', 7, permissions, restricted)).toBe('read')
  expect(providerPageAccess('info', 7, permissions, restricted)).toBe('write')
  expect(providerPageAccess('badges', 7, permissions, restricted)).toBe('none')
})

it('ROUTE-35 CONST-16 the whole account is never guarded', () => {
  expect(providerPageAccess('payments', 0, {}, free)).toBe('write')
})

import { expect, it } from 'vitest'
import { providerPageAccess } from './provider-permission.ts'
import type { PageAccess } from './provider-permission.ts'

const permissions = { info: 'write', gallery: 'write', payments: 'read', badges: 'none', budget: 'admin' as PageAccess } as const
const free = { mediaManagementRestricted: false }

it.each([
  ['info', 'write'],
  ['payments', 'read'],
  ['badges', 'none'],
  ['items', 'none'],
  ['toString', 'none'],
  // An unknown permission of a newer server allows nothing.
  ['budget', 'none'],
])('PERM-03 PROV-19 on the page %s the user may %s', (page, access) => {
  expect(providerPageAccess(page, 7, permissions, free)).toBe(access)
})

it.each<[string, PageAccess, boolean, PageAccess]>([
  ['gallery', 'write', true, 'read'],
  ['media', 'write', true, 'read'],
  ['items', 'write', true, 'read'],
  ['info', 'write', true, 'write'],
  ['gallery', 'write', false, 'write'],
  ['gallery', 'none', true, 'none'],
])('PERM-04 PERM-05 on the page %s with %s and media restricted (%s) the user may %s', (page, access, mediaManagementRestricted, may) => {
  expect(providerPageAccess(page, 7, { [page]: access }, { mediaManagementRestricted })).toBe(may)
})

it('ROUTE-35 CONST-16 the id of the whole account needs no permission', () => {
  expect(providerPageAccess('payments', 0, {}, free)).toBe('write')
})

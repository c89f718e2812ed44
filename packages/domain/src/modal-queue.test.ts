import { describe, expect, it } from 'vitest'
import {
  isModalDue,
  modalDelayMs,
  modalDismissal,
  modals,
  modalStorageKey,
  modalStoragePrefix,
  nextModal,
  suppressesModals,
  dueModals,
} from './modal-queue.ts'
import type { Modal } from './modal-queue.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const ago = (hours: number, ms = 0) => String(now.epochMilliseconds - hours * 3_600_000 + ms)
const nothing = () => null
const here = { path: '/leads', isImpersonating: false }
const all = { advertisementVideo: true, missingData: { outdatedPrices: true, unpricedCatalog: true, missingFields: true }, referral: true }

describe('nextModal', () => {
  it('MODAL-01..05 shows one modal at a time, by priority', () => {
    expect(modals).toEqual(['advertisement-video', 'catalog-price-update', 'catalog-insert-warning', 'missing-data', 'provider-referral'])
    const dismissed = new Map<Modal, string>()
    const next = () => nextModal(dueModals(all), (modal) => dismissed.get(modal) ?? null, here, now)
    for (const modal of modals) {
      expect(next()).toBe(modal)
      dismissed.set(modal, modalDismissal(modal, now))
    }
    expect(next()).toBeNull()
  })

  it('MODAL-02 MODAL-03 MODAL-04 MODAL-05 only shows a modal whose condition is met', () => {
    const quiet = {
      advertisementVideo: false,
      missingData: { outdatedPrices: false, unpricedCatalog: false, missingFields: false },
      referral: false,
    }
    expect(dueModals(quiet)).toEqual([])
    expect(dueModals({ ...quiet, advertisementVideo: true })).toEqual(['advertisement-video'])
    expect(dueModals({ ...quiet, missingData: { ...quiet.missingData, outdatedPrices: true } })).toEqual(['catalog-price-update'])
    expect(dueModals({ ...quiet, missingData: { ...quiet.missingData, unpricedCatalog: true } })).toEqual(['catalog-insert-warning'])
    expect(dueModals({ ...quiet, missingData: { ...quiet.missingData, missingFields: true } })).toEqual(['missing-data'])
    expect(dueModals({ ...quiet, referral: true })).toEqual(['provider-referral'])
  })

  it('AMB-47 without missing data, video and referral still show', () => {
    expect(dueModals({ ...all, missingData: null })).toEqual(['advertisement-video', 'provider-referral'])
  })

  it('MODAL-15 a modal is hidden on a suppressed page, and returns after leaving it', () => {
    const wanted = dueModals(all)
    expect(nextModal(wanted, nothing, { ...here, path: '/checkout' }, now)).toBeNull()
    expect(nextModal(wanted, nothing, here, now)).toBe('advertisement-video')
  })

  it('MODAL-09 AUTH-45 no modal shows while an operator acts as the user', () => {
    expect(nextModal(dueModals(all), nothing, { ...here, isImpersonating: true }, now)).toBeNull()
  })
})

describe('suppressesModals', () => {
  it.each([
    '/providers/7/info',
    '/providers/7/info/budget',
    '/providers/1204/info#prices',
    '/galleries',
    '/providers/7/gallery',
    '/providers/7/gallery/3',
    '/providers/7/galleries/3',
    '/checkout',
    '/checkout?payment=1',
    '/providers/7/payments',
    '/providers/0/payments',
    '/auth',
    '/auth/login',
    '/password-renew',
    '/password-reset',
    '/password-reset/abc',
  ])('MODAL-07 MODAL-08 %s is suppressed', (path) => {
    expect(suppressesModals(path, false)).toBe(true)
  })

  it.each([
    '/',
    '/dashboard',
    '/leads/7',
    '/providers',
    '/providers/7/badges',
    '/providers/7/items',
    '/settings',
    '/galleries-of-fame',
    '/information',
    '/help/providers/7/info',
    '/providers/galleries',
    '/settings/checkout',
    '/checkout-help',
    '/settings/auth',
    '/authors',
    '/settings/password-renew',
    '/password-renewal',
    '/settings/password-reset',
  ])('MODAL-07 MODAL-08 %s is not', (path) => {
    expect(suppressesModals(path, false)).toBe(false)
  })
})

describe('isModalDue', () => {
  it.each<Modal>(['advertisement-video', 'provider-referral'])('MODAL-11 CONST-11 %s shows once', (modal) => {
    expect(modalDismissal(modal, now)).toBe('once')
    expect(isModalDue(modal, null, now)).toBe(true)
    expect(isModalDue(modal, 'once', now)).toBe(false)
    expect(isModalDue(modal, 'oce', now)).toBe(true)
  })

  it.each<[Modal, number]>([
    ['catalog-price-update', 24],
    ['catalog-insert-warning', 6],
    ['missing-data', 6],
  ])('MODAL-10 MODAL-12 MODAL-13 MODAL-14 CONST-11 %s shows again after %i hours', (modal, hours) => {
    expect(modalDismissal(modal, now)).toBe(String(now.epochMilliseconds))
    expect(isModalDue(modal, null, now)).toBe(true)
    expect(isModalDue(modal, ago(hours), now)).toBe(true)
    expect(isModalDue(modal, ago(hours, 1), now)).toBe(false)
    expect(isModalDue(modal, ago(0), now)).toBe(false)
    expect(isModalDue(modal, ago(0, 1), now)).toBe(true)
    for (const corrupt of ['', 'once', 'NaN', '-5', '1e99', `${ago(1)}x`, `x${ago(1)}`]) expect(isModalDue(modal, corrupt, now)).toBe(true)
  })
})

it('MODAL-10 an unknown modal has no waiting time', () => {
  expect(isModalDue('constructor' as Modal, ago(0), now)).toBe(true)
})

it('MODAL-17 a dismissal belongs to one user', () => {
  expect(modalStorageKey(7, 'missing-data')).not.toBe(modalStorageKey(8, 'missing-data'))
  expect(modalStorageKey(7, 'missing-data').startsWith(modalStoragePrefix)).toBe(true)
  expect(modalStorageKey(7, 'missing-data')).toBe('modal:7:missing-data')
  expect(modalStorageKey(7, 'missing-data', 'aqz')).toBe('modal:7:missing-data')
})

it('AMB-62 MODAL-11 a dismissal of a video belongs to this video', () => {
  expect(modalStorageKey(7, 'advertisement-video', 'aqz')).toBe('modal:7:advertisement-video:aqz')
  expect(modalStorageKey(7, 'advertisement-video', 'aqz')).not.toBe(modalStorageKey(7, 'advertisement-video', 'bqz'))
})

it('MODAL-06 MODAL-16 CONST-12 the queue waits 100 ms', () => {
  expect(modalDelayMs).toBe(100)
})

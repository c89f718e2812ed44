import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasUnpricedCatalog, openPriceUpdate, outdatedCatalogs, priceUpdateAfter, withoutOutdated } from './price-update.ts'
import type { PriceUpdate, PriceUpdateEvent } from './price-update.ts'

const after = (outdated: number[], ...events: PriceUpdateEvent[]): PriceUpdate => events.reduce(priceUpdateAfter, openPriceUpdate(outdated))

it('CAT-22 shows a warning, then the form', () => {
  expect(after([7, 8])).toMatchObject({ step: 'warning', catalogId: null })
  expect(after([7, 8], 'next')).toMatchObject({ step: 'warning' })
  expect(after([7, 8], 'start')).toMatchObject({ step: 'form', catalogId: 7 })
  expect(after([7, 8], 'start', 'next', 'start')).toMatchObject({ step: 'form', catalogId: 8 })
  expect(after([])).toMatchObject({ step: 'closed' })
})

it('CAT-23 prev and next move by one, and wrap around', () => {
  expect(after([7, 8, 9], 'start', 'next').catalogId).toBe(8)
  expect(after([7, 8, 9], 'start', 'next', 'prev').catalogId).toBe(7)
  expect(after([7, 8, 9], 'start', 'prev').catalogId).toBe(9)
  expect(after([7, 8, 9], 'start', 'next', 'next', 'next').catalogId).toBe(7)
  expect(after([7], 'start', 'next').catalogId).toBe(7)
})

it('CAT-24 after a save the next catalog shows', () => {
  expect(after([7, 8, 9], 'start', 'saved')).toEqual({ step: 'form', outdated: [8, 9], catalogId: 8 })
  expect(after([7, 8, 9], 'start', 'next', 'saved')).toEqual({ step: 'form', outdated: [7, 9], catalogId: 9 })
  expect(after([7, 8, 9], 'start', 'prev', 'saved')).toEqual({ step: 'form', outdated: [7, 8], catalogId: 7 })
})

it('CAT-23 an unknown event changes nothing', () => {
  const update = after([7, 8], 'start')
  expect(priceUpdateAfter(update, 'newer' as PriceUpdateEvent)).toBe(update)
})

it('CAT-23 CAT-24 a catalog that is listed twice shows once', () => {
  expect(after([5, 5, 6], 'start', 'next')).toMatchObject({ outdated: [5, 6], catalogId: 6 })
  expect(priceUpdateAfter({ step: 'form', outdated: [5, 5, 6], catalogId: 5 }, 'saved')).toEqual({
    step: 'form',
    outdated: [6],
    catalogId: 6,
  })
})

it('CAT-25 CAT-29 closes when all are saved, at any position', () => {
  expect(after([7, 8], 'start', 'next', 'saved')).toMatchObject({ step: 'form', catalogId: 7 })
  expect(after([7, 8], 'start', 'next', 'saved', 'saved')).toEqual({ step: 'closed', outdated: [], catalogId: null })
  expect(after([7], 'start', 'saved')).toMatchObject({ step: 'closed', catalogId: null })
  expect(after([7, 8], 'start', 'dismiss', 'next', 'start')).toEqual({ step: 'closed', outdated: [7, 8], catalogId: null })
})

it('CAT-25 saving every catalog always closes, in any order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 6 }),
      fc.array(fc.constantFrom('next' as const, 'prev' as const), { maxLength: 20 }),
      (ids, moves) => {
        let update = priceUpdateAfter(openPriceUpdate(ids), 'start')
        for (const move of moves) update = priceUpdateAfter(update, move)
        for (let saves = 0; saves < ids.length; saves++) update = priceUpdateAfter(update, 'saved')
        expect(update.step).toBe('closed')
      },
    ),
  )
})

const entries = [{ catalogs: { update: [7, 8], insert: false } }, { catalogs: { update: [8, 9], insert: true } }]

it('CAT-28 the ids under update are outdated, without duplicates; insert asks for first prices', () => {
  expect(outdatedCatalogs(entries)).toEqual([7, 8, 9])
  expect(hasUnpricedCatalog(entries)).toBe(true)
  expect(hasUnpricedCatalog(entries.slice(0, 1))).toBe(false)
})

it('CAT-25 a saved catalog is removed from the missing data', () => {
  expect(outdatedCatalogs(withoutOutdated(entries, 8))).toEqual([7, 9])
})

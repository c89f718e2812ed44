import { expect, it } from 'vitest'
import {
  featuresOfUpgrade,
  gatedFeatures,
  packageGate,
  photoGate,
  photosIncluded,
  upgradeKinds,
  upgradeRequestAfter,
} from './package-gate.ts'
import type { GatedFeature, UpgradeKind, UpgradeRequest, UpgradeRequestEvent } from './package-gate.ts'

it('UPG-01 there are seven kinds of popup, one of them for features without their own', () => {
  expect(upgradeKinds).toEqual([
    'testimonial-reply',
    'rival-stats',
    'visits-statistics',
    'weddings-statistics',
    'whatsapp-lead',
    'discounts',
    'leads',
    'feature',
  ])
})

it.each<[GatedFeature, UpgradeKind]>([
  ['campaigns', 'discounts'],
  ['photo-uploads', 'feature'],
  ['competitor-analysis', 'rival-stats'],
  ['testimonial-replies', 'testimonial-reply'],
  ['page-statistics', 'visits-statistics'],
  ['deal-statistics', 'weddings-statistics'],
  ['whatsapp-leads', 'whatsapp-lead'],
  ['dress-bidding', 'feature'],
  ['leads', 'leads'],
])('UPG-03 UPG-07 TEST-08 DISC-07 ITEM-08 STAT-05 without %s the popup is %s', (feature, kind) => {
  expect(packageGate(feature, [])).toEqual({ ok: false, code: 'upgrade_required', kind, feature })
  expect(packageGate(feature, [feature])).toEqual({ ok: true })
  expect(
    packageGate(
      feature,
      gatedFeatures.filter((one) => one !== feature),
    ),
  ).toMatchObject({ ok: false })
})

it('UPG-07 an unknown feature of a newer server gets the popup for features', () => {
  expect(packageGate('drone-views' as GatedFeature, [])).toMatchObject({ kind: 'feature' })
})

it('UPG-03 UPG-07 an answered request adds the features of its popup, or the one that the note names', () => {
  expect(featuresOfUpgrade('discounts', null)).toEqual(['campaigns'])
  expect(featuresOfUpgrade('leads', 'discounts')).toEqual(['leads'])
  expect(featuresOfUpgrade('feature', 'photo-uploads')).toEqual(['photo-uploads'])
  expect(featuresOfUpgrade('feature', 'campaigns')).toEqual([])
  expect(featuresOfUpgrade('feature', null)).toEqual([])
})

it('GAL-12 photos are limited by the package', () => {
  expect(photoGate(28, 2, 30)).toEqual({ ok: true })
  expect(photoGate(28, 3, 30)).toMatchObject({ ok: false, feature: 'photo-uploads' })
  // A package that has become smaller deletes nothing.
  expect(photoGate(12, 0, 10)).toEqual({ ok: true })
  expect(photoGate(12, 1, 10)).toMatchObject({ ok: false })
  expect(photoGate(5_000, 3, null)).toEqual({ ok: true })
})

it.each<[UpgradeRequest, UpgradeRequestEvent, UpgradeRequest]>([
  ['idle', 'send', 'sending'],
  ['sending', 'send', 'sending'],
  ['sending', 'succeed', 'success'],
  ['sending', 'fail', 'failed'],
  ['failed', 'send', 'failed'],
  ['success', 'send', 'success'],
  ['idle', 'succeed', 'idle'],
  ['idle', 'fail', 'idle'],
  ['failed', 'close', 'idle'],
  ['success', 'close', 'idle'],
])('SHELL-39 UPG-05 a request that is %s becomes, on %s, %s', (request, event, next) => {
  expect(upgradeRequestAfter(request, event)).toBe(next)
})

it('GAL-12 a package without photos includes none, one without a limit any number', () => {
  expect(photosIncluded(null)).toBe(0)
  expect(photosIncluded({ features: ['campaigns'], photosMax: null })).toBe(0)
  expect(photosIncluded({ features: ['photo-uploads'], photosMax: 30 })).toBe(30)
  expect(photosIncluded({ features: ['photo-uploads'], photosMax: null })).toBeNull()
})

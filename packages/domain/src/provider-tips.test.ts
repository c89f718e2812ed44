import { expect, it } from 'vitest'
import { providerTips } from './provider-tips.ts'

it('PROV-31 PROV-32 CONST-09 tips show the provider’s own numbers, sorted by the distance from the target', () => {
  expect(providerTips({ id: 7, aboutText: 'a'.repeat(250), photoCount: 29, commentCount: 3 })).toEqual([
    { tip: 'comments', value: 3, target: 20, isDone: false, path: '/provider-testimonials' },
    { tip: 'photos', value: 29, target: 30, isDone: false, path: '/providers/7/gallery' },
    { tip: 'about', value: 250, target: 250, isDone: true, path: '/providers/7/info/about' },
  ])
})

it('PROV-31 250 characters, 30 photos and 20 comments are enough', () => {
  expect(
    providerTips({ id: 7, aboutText: ` ${'a'.repeat(249)} `, photoCount: 30, commentCount: 20 }).map((tip) => [tip.tip, tip.isDone]),
  ).toEqual([
    ['about', false],
    ['photos', true],
    ['comments', true],
  ])
})

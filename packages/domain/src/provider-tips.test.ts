import { expect, it } from 'vitest'
import { pageStrength, providerTips } from './provider-tips.ts'

const complete = {
  id: 7,
  aboutText: 'a'.repeat(250),
  photoCount: 30,
  commentCount: 20,
  hasSummary: true,
  hasLocation: true,
  hasPhone: true,
  hasWebsite: true,
  socialLinkCount: 1,
  openFormCount: 0,
}

it('PROV-31 PROV-32 CONST-09 tips show the provider’s own numbers, sorted by the distance from the target', () => {
  const tips = providerTips({ ...complete, photoCount: 29, commentCount: 3, hasPhone: false })
  expect(tips.slice(0, 4)).toEqual([
    { tip: 'comments', value: 3, target: 20, isDone: false, path: '/provider-testimonials' },
    { tip: 'contact', value: 1, target: 2, isDone: false, path: '/providers/7/info/contact?field=phone' },
    { tip: 'photos', value: 29, target: 30, isDone: false, path: '/providers/7/gallery' },
    { tip: 'about', value: 250, target: 250, isDone: true, path: '/providers/7/info/about?field=about' },
  ])
  expect(pageStrength(tips)).toEqual({ done: 5, total: 8 })
})

it('PROV-31 250 characters, 30 photos and 20 comments are enough', () => {
  const openTips = (change: object) => providerTips({ ...complete, ...change }).flatMap(({ tip, isDone }) => (isDone ? [] : [tip]))
  expect(openTips({})).toEqual([])
  expect(openTips({ aboutText: ` ${'a'.repeat(249)} ` })).toEqual(['about'])
  expect(openTips({ photoCount: 29 })).toEqual(['photos'])
  expect(openTips({ commentCount: 19 })).toEqual(['comments'])
})

it('PROV-32 each open tip leads to its field', () => {
  const nothing = {
    ...complete,
    hasSummary: false,
    hasLocation: false,
    hasWebsite: false,
    socialLinkCount: 0,
    openFormCount: 2,
  }
  const openPaths = providerTips(nothing).flatMap(({ tip, isDone, path }) => (isDone ? [] : [[tip, path]]))
  expect(Object.fromEntries(openPaths)).toEqual({
    summary: '/providers/7/info/general?field=summary',
    location: '/providers/7/info/location?field=address',
    contact: '/providers/7/info/contact?field=website',
    social: '/providers/7/info/social?field=instagram',
    forms: '/providers/7/info/general?field=forms',
  })
})

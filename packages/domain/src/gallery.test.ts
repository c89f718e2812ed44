import { expect, it } from 'vitest'
import { contentStatuses, galleryProblems, mainImageProblem, mediaSubscriptions, statusAfterEdit, wizardPhotoProblems } from './gallery.ts'

it('GAL-04 only an active image can become the main one', () => {
  expect(contentStatuses.filter((status) => mainImageProblem({ status }) === null)).toEqual(['active'])
  expect(mainImageProblem({ status: 'archived' })).toBe('media_not_active')
})

it('ITEM-01 PROV-09 an edit waits for approval', () => {
  expect(statusAfterEdit).toBe('pending')
})

it('GAL-05 a gallery has a name and at least one tag', () => {
  expect(galleryProblems({ name: 'Garden', tagIds: [1] })).toEqual([])
  expect(galleryProblems({ name: 'Garden', tagIds: [] })).toEqual([{ path: 'tagIds', code: 'too_few', params: { min: 1 } }])
  expect(galleryProblems({ name: ' ', tagIds: [1] })).toEqual([{ path: 'name', code: 'required' }])
  expect(galleryProblems({ name: ` ${'a'.repeat(100)} `, tagIds: [1] })).toEqual([])
  expect(galleryProblems({ name: 'a'.repeat(101), tagIds: [1] })).toEqual([{ path: 'name', code: 'too_long', params: { max: 100 } }])
})

it('GAL-14 CONST-16 there are six media subscriptions', () => {
  expect(mediaSubscriptions).toEqual(['all', 'subscription', 'subscription_rnd', 'video', '360video', 'video_self'])
})

it('WIZ-02 FILE-01 the wizard requires a photo', () => {
  expect(wizardPhotoProblems(1)).toEqual([])
  expect(wizardPhotoProblems(0)).toEqual([{ path: 'photos', code: 'too_few', params: { min: 1 } }])
})

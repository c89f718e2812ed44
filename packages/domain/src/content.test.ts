import { expect, it } from 'vitest'
import {
  contentStatuses,
  galleryProblems,
  mainImageProblem,
  mediaSubscriptions,
  providerItemProblems,
  statusAfterEdit,
  wizardPhotoProblems,
} from './content.ts'
import type { ProviderItemInput } from './content.ts'

it('GAL-04 only an active image becomes the main one', () => {
  expect(contentStatuses.filter((status) => mainImageProblem({ status }) === null)).toEqual(['active'])
  expect(mainImageProblem({ status: 'archived' })).toBe('media_not_active')
})

it('ITEM-01 PROV-09 an edit waits for approval', () => {
  expect(statusAfterEdit).toBe('pending')
})

it('GAL-05 a gallery has at least one tag, and a name', () => {
  expect(galleryProblems({ name: 'Garden', tagIds: [1] })).toEqual([])
  expect(galleryProblems({ name: 'Garden', tagIds: [] })).toEqual([{ path: 'tagIds', code: 'at_least_options', params: { min: 1 } }])
  expect(galleryProblems({ name: ' ', tagIds: [1] })).toEqual([{ path: 'name', code: 'required' }])
})

it('GAL-14 CONST-16 the subscriptions of media are six', () => {
  expect(mediaSubscriptions).toEqual(['all', 'subscription', 'subscription_rnd', 'video', '360video', 'video_self'])
})

const product: ProviderItemInput = {
  type: 'product',
  name: 'Rosa',
  imageIds: [1, 2],
  modelImageId: 2,
  modelName: 'Rosa 204',
  intro: '',
  giftText: '',
}
const offer: ProviderItemInput = {
  ...product,
  type: 'offer',
  imageIds: [],
  modelImageId: null,
  modelName: '',
  intro: 'a'.repeat(20),
  giftText: '',
}
const found = (item: ProviderItemInput) => providerItemProblems(item).map((problem) => `${problem.path} ${problem.code}`)

it.each<[Partial<ProviderItemInput>, string[]]>([
  [{}, []],
  [{ name: '' }, ['name required']],
  [{ imageIds: [] }, ['imageIds at_least_options', 'modelImageId model_image_missing']],
  [{ modelImageId: null }, ['modelImageId model_image_missing']],
  [{ modelImageId: 3 }, ['modelImageId model_image_missing']],
  [{ modelName: ' ' }, ['modelImageId model_image_missing']],
  [{ intro: 'a' }, []],
])('ITEM-03 ITEM-09 a product with %j has the problems %j', (change, problems) => {
  expect(found({ ...product, ...change })).toEqual(problems)
})

it.each<[Partial<ProviderItemInput>, string[]]>([
  [{}, []],
  [{ intro: 'a'.repeat(19) }, ['intro too_short']],
  [{ intro: 'a'.repeat(250) }, []],
  [{ intro: 'a'.repeat(251) }, ['intro too_long']],
  [{ giftText: 'a'.repeat(150) }, []],
  [{ giftText: 'a'.repeat(151) }, ['giftText too_long']],
])('ITEM-04 ITEM-05 an offer with %j has the problems %j', (change, problems) => {
  expect(found({ ...offer, ...change })).toEqual(problems)
})

it('WIZ-02 FILE-01 the wizard needs a photo', () => {
  expect(wizardPhotoProblems(1)).toEqual([])
  expect(wizardPhotoProblems(0)).toEqual([{ path: 'photos', code: 'at_least_options', params: { min: 1 } }])
})

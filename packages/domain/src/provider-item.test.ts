import { expect, it } from 'vitest'
import { providerItemProblems } from './provider-item.ts'
import type { ProviderItemInput } from './provider-item.ts'

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
  [{ name: ' ' }, ['name required']],
  [{ imageIds: [] }, ['imageIds too_few', 'modelImageId model_image_missing']],
  [{ modelImageId: null }, ['modelImageId model_image_missing']],
  [{ modelImageId: 3 }, ['modelImageId model_image_missing']],
  [{ modelName: ' ' }, ['modelImageId model_image_missing']],
  [{ intro: 'a', giftText: '' }, []],
  [{ name: ` ${'a'.repeat(100)} `, modelName: ` ${'a'.repeat(100)} `, intro: 'a'.repeat(250), giftText: 'a'.repeat(150) }, []],
  [{ name: 'a'.repeat(101) }, ['name too_long']],
  [{ modelName: 'a'.repeat(101) }, ['modelName too_long']],
  [{ intro: 'a'.repeat(251) }, ['intro too_long']],
  [{ giftText: 'a'.repeat(151) }, ['giftText too_long']],
  [{ type: 'zzz' as never }, ['type not_allowed']],
])('ITEM-03 ITEM-09 a product with %j has the problems %j', (change, problems) => {
  expect(found({ ...product, ...change })).toEqual(problems)
})

it.each<[Partial<ProviderItemInput>, string[]]>([
  [{}, []],
  [{ intro: 'a'.repeat(19) }, ['intro too_short']],
  [{ intro: ` ${'a'.repeat(19)} ` }, ['intro too_short']],
  [{ intro: 'a'.repeat(250) }, []],
  [{ intro: 'a'.repeat(251) }, ['intro too_long']],
  [{ giftText: ` ${'a'.repeat(150)} ` }, []],
  [{ giftText: 'a'.repeat(151) }, ['giftText too_long']],
])('ITEM-04 ITEM-05 an offer with %j has the problems %j', (change, problems) => {
  expect(found({ ...offer, ...change })).toEqual(problems)
})

it('ITEM-03 a refusal states how many images a product needs', () => {
  expect(providerItemProblems({ ...product, imageIds: [] })[0]).toEqual({ path: 'imageIds', code: 'too_few', params: { min: 1 } })
})

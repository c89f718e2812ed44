import type { components } from '@vendor-panel/contract'
import { boundsProblem, present, providerItemProblems, reducedPriceProblem, type FieldProblem } from '@vendor-panel/domain'
import { createProviderItemBounds as bounds } from '@vendor-panel/domain/bounds'

export type ProviderItem = components['schemas']['ProviderItem']

/** The fields of the form. A number is null while its field is empty, and NaN while its text is not a number. */
export type ItemFields = Pick<ProviderItem, 'type' | 'name' | 'price' | 'discountedPrice' | 'modelImageId'> & {
  intro: string
  giftText: string
  modelName: string
  imageIds: readonly number[]
  optionIds: readonly number[]
}

export const newItem: ItemFields = {
  type: 'offer',
  name: '',
  intro: '',
  giftText: '',
  price: null,
  discountedPrice: null,
  imageIds: [],
  modelImageId: null,
  modelName: '',
  optionIds: [],
}

export function fieldsOf(item: ProviderItem): ItemFields {
  const { type, name, intro, giftText, price, discountedPrice, images, modelImageId, modelName, optionIds } = item
  return {
    type,
    name,
    intro: intro ?? '',
    giftText: giftText ?? '',
    price,
    discountedPrice,
    imageIds: images.map(({ id }) => id),
    modelImageId,
    modelName: modelName ?? '',
    optionIds,
  }
}

/** The problems, by the rules that the server uses too (ITEM-03..05, ITEM-09, CAT-30). */
export function itemFieldProblems(fields: ItemFields): FieldProblem[] {
  const { price, discountedPrice } = fields
  return [
    ...providerItemProblems(fields),
    ...present([
      price !== null && boundsProblem('price', price, bounds.price),
      reducedPriceProblem('discountedPrice', price, discountedPrice),
    ]),
  ]
}

/** The body of a change, or of a new item, whose type is sent separately. */
export function bodyOf(fields: Partial<ItemFields>): components['schemas']['ProviderItemPatch'] {
  const { type: _type, imageIds, optionIds, ...rest } = fields
  return { ...rest, ...(imageIds && { imageIds: [...imageIds] }), ...(optionIds && { optionIds: [...optionIds] }) }
}

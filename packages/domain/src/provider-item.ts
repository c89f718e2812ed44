import { fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import { createProviderItemBounds } from './generated/bounds.ts'

/** Default bounds of an offer's texts in characters; configuration can change them (ITEM-04, ITEM-05). */
export const offerTextBounds = {
  introCharsMin: 20,
  introCharsMax: createProviderItemBounds.intro.maxLength,
  giftCharsMax: createProviderItemBounds.giftText.maxLength,
}

/** The kinds of items (ITEM-01). */
export const providerItemTypes = ['product', 'offer'] as const
export type ProviderItemType = (typeof providerItemTypes)[number]

export interface ProviderItemInput {
  type: ProviderItemType
  name: string
  imageIds: readonly number[]
  /** The image flagged as the model shot, with the name or code of the model (ITEM-09). */
  modelImageId: number | null
  modelName: string
  intro: string
  giftText: string
}

/**
 * The problems of a product or an offer (ITEM-03..05, ITEM-09): a product needs an image and a registered model image, an offer its text;
 * no text is too long.
 */
export function providerItemProblems(item: ProviderItemInput, bounds = offerTextBounds): FieldProblem[] {
  const { type, name, imageIds, modelImageId, modelName, intro, giftText } = item
  const isModelShown = imageIds.some((id) => id === modelImageId) && !isBlank(modelName)
  return present([
    !providerItemTypes.includes(type) && fieldProblem('type', 'not_allowed'),
    isBlank(name) ? fieldProblem('name', 'required') : lengthProblem('name', name.trim(), createProviderItemBounds.name),
    type === 'product' && imageIds.length === 0 && fieldProblem('imageIds', 'too_few', { min: 1 }),
    type === 'product' && !isModelShown && fieldProblem('modelImageId', 'model_image_missing'),
    lengthProblem('modelName', modelName.trim(), createProviderItemBounds.modelName),
    lengthProblem('intro', intro.trim(), { minLength: type === 'offer' ? bounds.introCharsMin : 0, maxLength: bounds.introCharsMax }),
    lengthProblem('giftText', giftText.trim(), { maxLength: bounds.giftCharsMax }),
  ])
}

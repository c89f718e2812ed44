import { fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'

/** Bounds of an offer's texts in characters; from configuration, these are the defaults (ITEM-04, ITEM-05). */
export const offerTextBounds = { introCharsMin: 20, introCharsMax: 250, giftCharsMax: 150 }

export interface ProviderItemInput {
  type: 'product' | 'offer'
  name: string
  imageIds: readonly number[]
  /** The image flagged as the model shot, and the model's name or code (ITEM-09). */
  modelImageId: number | null
  modelName: string
  intro: string
  giftText: string
}

/** What is wrong with a product or an offer (ITEM-03..05, ITEM-09): a product needs an image and a registered model image, an offer its text. */
export function providerItemProblems(item: ProviderItemInput, bounds = offerTextBounds): FieldProblem[] {
  const { type, name, imageIds, modelImageId, modelName, intro, giftText } = item
  const isModelShown = imageIds.some((id) => id === modelImageId) && !isBlank(modelName)
  return present([
    isBlank(name) && fieldProblem('name', 'required'),
    type === 'product' && imageIds.length === 0 && fieldProblem('imageIds', 'too_few', { min: 1 }),
    type === 'product' && !isModelShown && fieldProblem('modelImageId', 'model_image_missing'),
    type === 'offer' && lengthProblem('intro', intro.trim(), { min: bounds.introCharsMin, max: bounds.introCharsMax }),
    type === 'offer' && lengthProblem('giftText', giftText.trim(), { max: bounds.giftCharsMax }),
  ])
}

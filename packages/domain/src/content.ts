import { fieldProblem, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import type { Code } from './codes.ts'

/** Where texts, photos and products stand on their way to the page (GAL-13, ITEM-01, PROV-09). */
export const contentStatuses = ['pending', 'active', 'passive', 'rejected'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** What a subscription of media brings (GAL-14, CONST-16). */
export const mediaSubscriptions = ['all', 'subscription', 'subscription_rnd', 'video', '360video', 'video_self'] as const

/** Where content stands after a vendor edited it: it waits for approval again (ITEM-01, PROV-09). */
export const statusAfterEdit: ContentStatus = 'pending'

/** Why an image cannot become the main one, or null: it must be active (GAL-04). */
export function mainImageProblem(media: { status: string }): Extract<Code, 'media_not_active'> | null {
  return media.status === 'active' ? null : 'media_not_active'
}

/** What is wrong with a gallery: at least one tag (GAL-05). */
export function galleryProblems(gallery: { name: string; tagIds: readonly number[] }): FieldProblem[] {
  return present([
    gallery.name.trim() === '' && fieldProblem('name', 'required'),
    gallery.tagIds.length === 0 && fieldProblem('tagIds', 'at_least_options', { min: 1 }),
  ])
}

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
  const isModelShown = modelImageId !== null && imageIds.includes(modelImageId) && modelName.trim() !== ''
  return present([
    name.trim() === '' && fieldProblem('name', 'required'),
    type === 'product' && imageIds.length === 0 && fieldProblem('imageIds', 'at_least_options', { min: 1 }),
    type === 'product' && !isModelShown && fieldProblem('modelImageId', 'model_image_missing'),
    type === 'offer' && lengthProblem('intro', intro.trim(), { min: bounds.introCharsMin, max: bounds.introCharsMax }),
    type === 'offer' && lengthProblem('giftText', giftText.trim(), { max: bounds.giftCharsMax }),
  ])
}

/** Fewest photos of a provider that registers (WIZ-02). */
export const wizardPhotosMin = 1

/** Why the wizard cannot go on from its photos, or nothing (WIZ-02, FILE-01). */
export function wizardPhotoProblems(photoCount: number): FieldProblem[] {
  return photoCount >= wizardPhotosMin ? [] : [fieldProblem('photos', 'at_least_options', { min: wizardPhotosMin })]
}

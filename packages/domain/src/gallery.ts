import type { Code } from './codes.ts'
import { fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import { createGalleryBounds } from './generated/bounds.ts'

/** Where texts, photos and products stand on their way to the page (GAL-13, ITEM-01, PROV-09). */
export const contentStatuses = ['pending', 'active', 'passive', 'rejected'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** Where content stands after a vendor edited it: it waits for approval again (ITEM-01, PROV-09). */
export const statusAfterEdit: ContentStatus = 'pending'

/** What a subscription of media brings (GAL-14, CONST-16). */
export const mediaSubscriptions = ['all', 'subscription', 'subscription_rnd', 'video', '360video', 'video_self'] as const

/** Why an image cannot become the main one, or null: it must be active (GAL-04). */
export function mainImageProblem(media: { status: string }): Extract<Code, 'media_not_active'> | null {
  return media.status === 'active' ? null : 'media_not_active'
}

/** What is wrong with a gallery: its name, and at least one tag (GAL-05). */
export function galleryProblems(gallery: { name: string; tagIds: readonly number[] }): FieldProblem[] {
  return present([
    isBlank(gallery.name) ? fieldProblem('name', 'required') : lengthProblem('name', gallery.name.trim(), createGalleryBounds.name),
    gallery.tagIds.length === 0 && fieldProblem('tagIds', 'too_few', { min: 1 }),
  ])
}

/** Fewest photos of a provider that registers (WIZ-02). */
export const wizardPhotosMin = 1

/** Why the wizard cannot go on from its photos, or nothing (WIZ-02, FILE-01). */
export function wizardPhotoProblems(photoCount: number): FieldProblem[] {
  return photoCount >= wizardPhotosMin ? [] : [fieldProblem('photos', 'too_few', { min: wizardPhotosMin })]
}

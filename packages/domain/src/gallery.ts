import type { Code } from './codes.ts'
import { fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import { createGalleryBounds } from './generated/bounds.ts'

/** The review status of texts, photos and products (GAL-13, ITEM-01, PROV-09). */
export const contentStatuses = ['pending', 'active', 'passive', 'rejected'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** The status of content after a vendor edited it: it waits for approval again (ITEM-01, PROV-09). */
export const statusAfterEdit: ContentStatus = 'pending'

/** The media that a subscription includes (GAL-14, CONST-16). */
export const mediaSubscriptions = ['all', 'subscription', 'subscription_rnd', 'video', '360video', 'video_self'] as const

/** The reason why an image cannot become the main one, or null: it must be active (GAL-04). */
export function mainImageProblem(media: { status: string }): Extract<Code, 'media_not_active'> | null {
  return media.status === 'active' ? null : 'media_not_active'
}

/** The problems of a gallery: its name, and at least one tag (GAL-05). */
export function galleryProblems(gallery: { name: string; tagIds: readonly number[] }): FieldProblem[] {
  return present([
    isBlank(gallery.name) ? fieldProblem('name', 'required') : lengthProblem('name', gallery.name.trim(), createGalleryBounds.name),
    gallery.tagIds.length === 0 && fieldProblem('tagIds', 'too_few', { min: 1 }),
  ])
}

/** Minimum number of photos in the registration wizard (WIZ-02). */
export const wizardPhotosMin = 1

/** The problem that stops the wizard at its photos, or null (WIZ-02, FILE-01). */
export function wizardPhotoProblems(photoCount: number): FieldProblem[] {
  return photoCount >= wizardPhotosMin ? [] : [fieldProblem('photos', 'too_few', { min: wizardPhotosMin })]
}

import type { Code } from './codes.ts'
import { fieldProblem, isBlank, lengthProblem, present } from './field.ts'
import type { FieldProblem } from './field.ts'
import { createGalleryBounds } from './generated/bounds.ts'

/** The review status of texts, photos and products (GAL-13, ITEM-01, PROV-09). */
export const contentStatuses = ['pending', 'active', 'passive', 'rejected'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** The status of content after a vendor edited it: it waits for approval again (ITEM-01, PROV-09). */
export const statusAfterEdit: ContentStatus = 'pending'

/** The reason why an image cannot become the main one, or null: it must be active (GAL-04). */
export function mainImageProblem(media: { status: string }): Extract<Code, 'media_not_active'> | null {
  return media.status === 'active' ? null : 'media_not_active'
}

/**
 * The status of a picture or video that a vendor hides or shows: one that was never approved waits for approval again, and a rejected one
 * stays rejected (GAL-08, GAL-13).
 */
export function shownStatus(
  media: { status: ContentStatus; isApproved: boolean },
  wanted: 'active' | 'passive',
): { ok: true; status: ContentStatus } | { ok: false; code: Extract<Code, 'media_rejected'> } {
  if (media.status === 'rejected') return { ok: false, code: 'media_rejected' }
  return { ok: true, status: wanted === 'passive' ? 'passive' : media.isApproved ? 'active' : 'pending' }
}

/** What the editors are likely to object to in a picture. */
export type PictureWarning = 'too_small' | 'blurred'

/** The longer side of a picture that fills a page sharply, in pixels; our choice. */
export const pictureSideMin = 1_200
/** Below it a picture looks out of focus: the deviation of its Laplacian at the width of a small size; our choice. */
export const sharpnessMin = 1.5

/** The warnings about a picture before the editors see it; its sharpness is unknown until it was measured (GAL-13, FILE-04). */
export function pictureWarnings(picture: { width: number; height: number; sharpness: number | null }): PictureWarning[] {
  const { width, height, sharpness } = picture
  const isSmall = !(Math.max(width, height) >= pictureSideMin)
  const isBlurred = sharpness !== null && !(sharpness >= sharpnessMin)
  return [...(isSmall ? (['too_small'] as const) : []), ...(isBlurred ? (['blurred'] as const) : [])]
}

/** The problems of a gallery: its name, and at least one tag (GAL-05). */
export function galleryProblems(gallery: { name: string; tagIds: readonly number[] }): FieldProblem[] {
  return present([
    isBlank(gallery.name) ? fieldProblem('name', 'required') : lengthProblem('name', gallery.name.trim(), createGalleryBounds.name),
    gallery.tagIds.length === 0 && fieldProblem('tagIds', 'too_few', { min: 1 }),
  ])
}

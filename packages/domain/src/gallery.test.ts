import { expect, it } from 'vitest'
import { contentStatuses, galleryProblems, mainImageProblem, pictureWarnings, shownStatus, statusAfterEdit } from './gallery.ts'

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

it('GAL-13 a hidden picture is shown again without approval only if it was approved before', () => {
  const shown = (status: (typeof contentStatuses)[number], isApproved: boolean) => shownStatus({ status, isApproved }, 'active')
  expect(shown('passive', true)).toEqual({ ok: true, status: 'active' })
  expect(shown('passive', false)).toEqual({ ok: true, status: 'pending' })
  expect(shown('pending', false)).toEqual({ ok: true, status: 'pending' })
  expect(shownStatus({ status: 'active', isApproved: true }, 'passive')).toEqual({ ok: true, status: 'passive' })
})

it('GAL-08 a rejected picture stays rejected', () => {
  for (const wanted of ['active', 'passive'] as const)
    expect(shownStatus({ status: 'rejected', isApproved: false }, wanted)).toEqual({ ok: false, code: 'media_rejected' })
})

it('a small or blurred picture has warnings', () => {
  const warnings = (width: number, height: number, sharpness: number | null = null) => pictureWarnings({ width, height, sharpness })
  expect(warnings(1_200, 800)).toEqual([])
  expect(warnings(800, 1_200, 1.5)).toEqual([])
  expect(warnings(1_199, 1_199)).toEqual(['too_small'])
  expect(warnings(1_200, 800, 1.4)).toEqual(['blurred'])
  expect(warnings(640, 480, 0)).toEqual(['too_small', 'blurred'])
  expect(warnings(NaN, NaN, NaN)).toEqual(['too_small', 'blurred'])
})

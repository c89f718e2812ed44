import { describe, expect, it } from 'vitest'
import {
  attachmentLimits,
  fileExtension,
  fileProblems,
  imageLimits,
  isImageType,
  messageFilesMax,
  messageFilesProblems,
} from './media-file.ts'
import type { FileFacts, FileLimits } from './media-file.ts'

const photo: FileFacts = { name: 'garden.JPG', sizeBytes: 200_000, contentType: 'image/jpeg', width: 4_000, height: 3_000 }
const found = (change: Partial<FileFacts>, limits: FileLimits = imageLimits) => fileProblems('file', { ...photo, ...change }, limits)

describe('fileProblems', () => {
  it.each(['a.jpg', 'a.jpeg', 'a.png', 'a.WEBP', 'a.b.jpg'])('FILE-02 FILE-08 a photo may be named %s', (name) => {
    expect(found({ name, contentType: '' })).toEqual([])
  })

  it.each(['a.gif', 'a.svg', 'a', '.jpg', 'a.jpg.exe', 'a.jpg/'])('FILE-02 a photo may not be named %s', (name) => {
    expect(found({ name })).toEqual([{ path: 'file', code: 'file_extension', params: { extensions: 'jpg, jpeg, png, webp' } }])
  })

  it('FILE-07 LEAD-32 a file with different content is refused', () => {
    expect(found({ contentType: 'application/x-msdownload' })).toEqual([{ path: 'file', code: 'file_content' }])
    expect(found({ contentType: 'IMAGE/JPEG' })).toEqual([])
  })

  it.each([
    ['a.pdf', 'image/jpeg'],
    ['a.jpg', 'application/pdf'],
    ['a.doc', 'application/vnd.ms-excel'],
    ['a.xls', 'application/msword'],
    ['a.docx', 'application/msword'],
  ])('FILE-07 LEAD-32 %s may not contain %s: name and content must match', (name, contentType) => {
    expect(found({ name, contentType }, attachmentLimits)).toEqual([{ path: 'file', code: 'file_content' }])
  })

  it('FILE-02 a property name that every object has is not an extension', () => {
    expect(found({ name: 'a.constructor' })).toMatchObject([{ code: 'file_extension' }])
  })

  it.each([
    ['a.jpg', 'image/jpeg', imageLimits],
    ['a.png', 'image/png', imageLimits],
    ['a.webp', 'image/webp', imageLimits],
    ['a.doc', 'application/msword', attachmentLimits],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', attachmentLimits],
    ['a.xls', 'application/vnd.ms-excel', attachmentLimits],
    ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', attachmentLimits],
    ['a.jpeg', 'image/jpeg', imageLimits],
    ['a.jpg', 'image/jpeg', attachmentLimits],
    ['a.jpeg', 'image/jpeg', attachmentLimits],
    ['a.pdf', 'application/pdf', attachmentLimits],
  ])('FILE-07 FILE-08 LEAD-32 %s may contain %s', (name, contentType, limits) => {
    expect(found({ name, contentType }, limits)).toEqual([])
  })

  it('FILE-03 the problem of a file that is too large states its size', () => {
    expect(found({ sizeBytes: 10_240 * 1_024 })).toEqual([])
    expect(found({ sizeBytes: 10_240 * 1_024 + 1 })).toEqual([
      { path: 'file', code: 'file_too_large', params: { size: 10_241, max: 10_240 } },
    ])
  })

  it('FILE-01 an empty file is refused', () => {
    for (const sizeBytes of [0, -1, Number.NaN]) expect(found({ sizeBytes })).toEqual([{ path: 'file', code: 'file_empty' }])
  })

  it('FILE-04 width and height are limited', () => {
    const tooWide = [{ path: 'file', code: 'image_dimensions', params: { maxWidth: 8_000, maxHeight: 8_000 } }]
    expect(found({ width: 8_000, height: 8_000 })).toEqual([])
    expect(found({ width: 8_001 })).toEqual(tooWide)
    expect(found({ height: 8_001 })).toEqual(tooWide)
    for (const size of [Number.NaN, -5, 0]) {
      expect(found({ width: size })).toEqual(tooWide)
      expect(found({ height: size })).toEqual(tooWide)
    }
    expect(found({ width: 1, height: 1 })).toEqual([])
    const { width: _width, height: _height, ...unmeasured } = photo
    expect(fileProblems('file', unmeasured, imageLimits)).toEqual([])
    expect(found({ name: 'a.pdf', contentType: 'application/pdf', width: 9_000 }, attachmentLimits)).toEqual([])
  })

  it('FILE-02 FILE-03 all problems are reported at once', () => {
    expect(found({ name: 'a.gif', sizeBytes: 99_999_999, width: 9_000 }).map((problem) => problem.code)).toEqual([
      'file_extension',
      'file_too_large',
      'image_dimensions',
    ])
  })
})

it('LEAD-31 LEAD-32 FILE-07 only Word, Excel, JPEG and PDF files may be shared', () => {
  const names = ['a.doc', 'a.docx', 'a.xls', 'a.xlsx', 'a.jpg', 'a.jpeg', 'a.pdf', 'a.png', 'a.exe', 'a.html', 'a.zip']
  const shared = names.filter((name) => fileProblems('file', { name, sizeBytes: 1, contentType: '' }, attachmentLimits).length === 0)
  expect(shared).toEqual(names.slice(0, 7))
})

describe('messageFilesProblems', () => {
  const files = (count: number, sizeKb: number) => Array.from({ length: count }, () => ({ sizeBytes: sizeKb * 1_024 }))

  it('FILE-08 a message has at most ten files', () => {
    expect(messageFilesProblems('file', files(messageFilesMax, 1))).toEqual([])
    expect(messageFilesProblems('file', files(11, 1))).toEqual([{ path: 'file', code: 'too_many', params: { max: 10 } }])
  })

  it('FILE-03 FILE-08 its files are at most 18 MB together, because mail servers refuse larger mails; the problem states their size', () => {
    expect(messageFilesProblems('file', files(2, 9_216))).toEqual([])
    expect(messageFilesProblems('file', [...files(2, 9_216), { sizeBytes: 1 }])).toEqual([
      { path: 'file', code: 'files_too_large', params: { size: 18_433, max: 18_432 } },
    ])
  })
})

it('FILE-02 the extension follows the last dot', () => {
  expect(fileExtension('archive.tar.GZ')).toBe('gz')
  expect(fileExtension('.profile')).toBe('')
  expect(fileExtension('folder.d/file')).toBe('')
})

it.each([
  ['image/avif', true],
  ['IMAGE/SVG+XML', true],
  ['text/html', false],
  ['image/', false],
  ['text/html,image/png', false],
  ['image/png; charset=utf-8', false],
  ['text/html\nimage/png', false],
  ['image/png\ntext/html', false],
])('USER-24 a profile image may be any image type: %j %s', (contentType, isImage) => {
  expect(isImageType(contentType)).toBe(isImage)
})

import { fileExtension } from '@vendor-panel/domain'

const codePointsMax = 200

/**
 * A file name that can be stored and shown, of at most 200 characters. Control characters are removed, and so are those that change the
 * direction of writing: they let `fdp.exe` read as `exe.pdf`. A name that is too long keeps its extension.
 */
export function plainFileName(name: string): string {
  const plain = Array.from(name.toWellFormed().replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ''))
  if (plain.length <= codePointsMax) return plain.join('')
  const extension = Array.from(fileExtension(plain.join('')))
  const ending = extension.length > 0 && extension.length < codePointsMax ? ['.', ...extension] : []
  return [...plain.slice(0, codePointsMax - ending.length), ...ending].join('')
}

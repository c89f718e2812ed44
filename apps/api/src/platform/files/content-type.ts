import { attachmentLimits, fileExtension } from '@vendor-panel/domain'
import { fileTypeFromFile } from 'file-type'

/** Containers that may be a file of each of these extensions: the name decides which. */
const containers: Record<string, readonly string[]> = {
  // Word and Excel before 2007, and newer ones with a password.
  'application/x-cfb': ['doc', 'xls', 'docx', 'xlsx'],
}

/**
 * Which of the allowed types a file has, by its content; undefined if none. `image/*` allows all pictures.
 * Text has no signature, so a page or an SVG never passes.
 */
export async function contentTypeOf(path: string, name: string, allowed: readonly string[]): Promise<string | undefined> {
  const found = (await fileTypeFromFile(path))?.mime
  if (found === undefined) return undefined
  const extension = fileExtension(name)
  const isKind = containers[found]?.includes(extension)
  const candidates = isKind ? (attachmentLimits.contentTypes[extension] ?? []) : [found]
  return candidates.find((type) => allowed.includes(type) || (type.startsWith('image/') && allowed.includes('image/*')))
}

import { fileTypeFromFile } from 'file-type'

/** Types whose container says no more than that it is one of these. */
const containers: Record<string, readonly string[]> = {
  // Word and Excel before 2007
  'application/x-cfb': ['application/msword', 'application/vnd.ms-excel'],
}

/**
 * Which of the allowed types a file is, by its content alone; undefined when it is none of them. `image/*` allows all pictures.
 * Text of any kind proves nothing about itself, so that a page or an SVG never passes.
 */
export async function contentTypeOf(path: string, allowed: readonly string[]): Promise<string | undefined> {
  const found = (await fileTypeFromFile(path))?.mime
  if (found === undefined) return undefined
  const candidates = containers[found] ?? [found]
  return candidates.find((type) => allowed.includes(type) || (type.startsWith('image/') && allowed.includes('image/*')))
}

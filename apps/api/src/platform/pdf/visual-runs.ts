import bidiFactory from 'bidi-js'

/** A part of a line in one direction, and in one font. */
export interface VisualRun<Font> {
  /** As the font's shaper takes it, which turns runs with right-to-left letters or Arabic digits. */
  text: string
  font: Font
}

const bidi = bidiFactory()
const turnedByShaper = /[\p{Script=Arabic}\p{Script=Hebrew}\u0660-\u0669]/u
/** Direction marks and other characters without a shape; joiners shape the letters around them. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu

/** The parts of a line from left to right (UAX 9): brackets of right-to-left parts are mirrored, numbers read from left to right in both. */
export function visualRuns<Font>(line: string, fontOf: (character: string) => Font): VisualRun<Font>[] {
  const levels = bidi.getEmbeddingLevels(line, 'auto')
  const order = bidi.getReorderedIndices(line, levels)
  const runs: { indices: number[]; isReversed: boolean; font: Font }[] = []
  for (const index of order) {
    const isReversed = ((levels.levels[index] ?? 0) & 1) === 1
    const last = runs.at(-1)
    const previous = last?.indices.at(-1)
    const character = characterAt(line, index)
    // A space takes the font of its neighbour.
    const font = last && /[\s\p{Cf}]/u.test(character) ? last.font : fontOf(character)
    const isNext = previous !== undefined && Math.abs(index - previous) === 1
    if (last && isNext && last.isReversed === isReversed && last.font === font) last.indices.push(index)
    else runs.push({ indices: [index], isReversed, font })
  }
  return runs.flatMap(({ indices, isReversed, font }) => {
    const text = textOf(line, indices, isReversed).replaceAll(invisible, '')
    return text === '' ? [] : [{ text, font }]
  })
}

/** The whole character, of which an index may be either half. */
function characterAt(line: string, index: number): string {
  const isSecondHalf = /[\udc00-\udfff]/.test(line[index] ?? '')
  return String.fromCodePoint(line.codePointAt(isSecondHalf ? index - 1 : index) ?? 0x20)
}

function textOf(line: string, indices: readonly number[], isReversed: boolean): string {
  const logical = Array.from(line.slice(Math.min(...indices), Math.max(...indices) + 1))
  const characters = isReversed ? logical.map((character) => bidi.getMirroredCharacter(character) ?? character) : logical
  return (turnedByShaper.test(logical.join('')) === isReversed ? characters : characters.toReversed()).join('')
}

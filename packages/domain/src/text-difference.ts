/** A run of a text that two versions share, that the later one adds, or that it no longer has. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** The most words and spaces that are compared one by one; the middle of longer texts is replaced as a whole. */
const comparedMax = 3000

/**
 * The difference of two versions of a text by words (PROV-09). The parts that are not added make the earlier
 * text, those that are not removed the later one; of a replacement the removed part is first.
 */
export function textDifference(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && old[start] === now[start]) start++
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const middle = compared(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return joined([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: end === 0 ? '' : old.slice(-end).join('') },
  ])
}

const wordsOf = (text: string) => text.match(/\S+|\s+/gu) ?? []

function compared(old: readonly string[], now: readonly string[]): TextPart[] {
  const removed = (words: readonly string[]): TextPart => ({ kind: 'removed', text: words.join('') })
  const added = (words: readonly string[]): TextPart => ({ kind: 'added', text: words.join('') })
  if (old.length > comparedMax || now.length > comparedMax) return [removed(old), added(now)]
  // The length of the longest common sequence of what follows each pair of words.
  const width = now.length + 1
  const common = new Uint16Array((old.length + 1) * width)
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = now.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === now[column]
          ? common[(row + 1) * width + column + 1]! + 1
          : Math.max(common[(row + 1) * width + column]!, common[row * width + column + 1]!)
  const parts: TextPart[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [word, next] = [old[row], now[column]]
    if (word !== undefined && word === next) {
      parts.push({ kind: 'same', text: word })
      row++
      column++
    } else if (next === undefined || (word !== undefined && common[(row + 1) * width + column]! >= common[row * width + column + 1]!)) {
      parts.push({ kind: 'removed', text: word! })
      row++
    } else {
      parts.push({ kind: 'added', text: next })
      column++
    }
  }
  return parts
}

/** Runs of the same kind as one part; between two shared runs, what is removed comes before what is added. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const runs: TextPart[] = []
  let [removed, added] = ['', '']
  const settle = () => {
    if (removed) runs.push({ kind: 'removed', text: removed })
    if (added) runs.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (text !== '') {
      settle()
      const last = runs.at(-1)
      if (last?.kind === 'same') last.text += text
      else runs.push({ kind, text })
    }
  }
  settle()
  return runs
}

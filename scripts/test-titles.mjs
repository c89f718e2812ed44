/**
 * Reads the titles of tests from a file's text, without running it: `it`, `test` and `describe` with their modifiers
 * (`.each(…)`, `.each<T>(…)`), and the names of stories. It distinguishes comments, strings and expressions, so it finds titles
 * at any position and ignores ids in comments and values.
 */

/** The full title of each test, after those of the groups around it. A file of stories also has the names of its stories. */
export function titlesOf(text, isStories = false) {
  const tokens = tokensOf(text)
  const calls = callsOf(tokens)
  const groups = calls.filter(({ isGroup }) => isGroup)
  const titles = calls
    .filter(({ isGroup }) => !isGroup)
    .map((call) => [...groups.filter(({ start, end }) => start < call.start && call.end < end), call].map(({ title }) => title).join(' › '))
  return isStories ? [...titles, ...storyNames(tokens)] : titles
}

/** Start, end and title of each call of `it`, `test` and `describe`. */
function callsOf(tokens) {
  return tokens.flatMap((token, index) => {
    const isName = token.kind === 'word' && /^(it|test|describe)$/.test(token.value) && tokens[index - 1]?.value !== '.'
    const call = isName && chainOf(tokens, index + 1)
    return call ? [{ start: index, ...call }] : []
  })
}

/** The part after the name: modifiers, types, the table of `each`, and finally the call with the title. */
function chainOf(tokens, from) {
  let at = from
  let table = []
  let isGroup = tokens[from - 1].value === 'describe'
  let last
  for (;;) {
    const { value } = tokens[at] ?? {}
    if (value === '.') {
      const modifier = tokens[at + 1]?.value
      if (/^(skip|todo|fixme)$/.test(modifier)) return
      if (modifier === 'describe') isGroup = true
      at += 2
    } else if (value === '<') {
      while (at < tokens.length && !(tokens[at].value === '>' && tokens[at + 1]?.value === '(')) at += 1
      at += 1
    } else if (value === '(') {
      if (last) table = tokens.slice(last.at, last.end)
      last = { at, end: closingOf(tokens, at) }
      at = last.end + 1
    } else break
  }
  const title = last && tokens[last.at + 1]
  if (title?.kind !== 'text') return
  // A title with a placeholder contains values of its table.
  const cases = /%s|\$/.test(title.value) ? table.filter(({ kind, value }) => kind === 'text' && /^[A-Z0-9]{3,5}-\d{2}\b/.test(value)) : []
  return { isGroup, end: last.end, title: [title, ...cases].map(({ value }) => value).join(' ') }
}

function closingOf(tokens, open) {
  let depth = 0
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at].kind !== 'mark') continue
    if ('([{'.includes(tokens[at].value)) depth += 1
    if (')]}'.includes(tokens[at].value) && --depth === 0) return at
  }
  return tokens.length
}

/** `name: '…'` of a story. */
function storyNames(tokens) {
  return tokens
    .filter(({ kind }, at) => kind === 'text' && tokens[at - 1]?.value === ':' && tokens[at - 2]?.value === 'name')
    .map(({ value }) => value)
}

const token = new RegExp(
  [
    /(?<skipped>\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*)/,
    // A slash starts a regular expression only if a value may start there.
    /(?<regex>(?<=[=(,:;!&|?{}[>\n]\s*|\breturn\s+)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*)/,
    /(?<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/,
    /(?<template>`)/,
    /(?<word>[\w$]+)/,
    /(?<mark>[\s\S])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
)

/** Words, punctuation and strings in order. A template is one string, including its expressions. */
function tokensOf(text) {
  const tokens = []
  for (token.lastIndex = 0; token.lastIndex < text.length;) {
    const start = token.lastIndex
    const { groups } = token.exec(text)
    if (groups.template) {
      token.lastIndex = templateEnd(text, start)
      tokens.push({ kind: 'text', value: text.slice(start + 1, token.lastIndex - 1) })
    } else if (groups.text) tokens.push({ kind: 'text', value: groups.text.slice(1, -1).replace(/\\(.)/g, '$1') })
    else if (groups.word) tokens.push({ kind: 'word', value: groups.word })
    else if (groups.mark) tokens.push({ kind: 'mark', value: groups.mark })
  }
  return tokens
}

/** The index after the closing backtick; expressions inside may contain templates too. */
function templateEnd(text, start) {
  let at = start + 1
  for (let depth = 0; at < text.length && !(depth === 0 && text[at] === '`'); at += 1) {
    if (text[at] === '\\') at += 1
    else if (depth === 0 && text.startsWith('${', at)) [depth, at] = [1, at + 1]
    else if (depth > 0 && text[at] === '{') depth += 1
    else if (depth > 0 && text[at] === '}') depth -= 1
    else if (depth > 0 && text[at] === '`') at = templateEnd(text, at) - 1
  }
  return at + 1
}

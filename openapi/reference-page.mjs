/**
 * What Redoc does for the samples of operations, for the code in texts: colours, and a button that copies. Runs in the reference page.
 * The colours are ranges over the text (`::highlight` in reference-page.css), so that React finds the document unchanged.
 */
const quoted = String.raw`"(?:\\.|[^"\\])*"`
const key = String.raw`${quoted}(?=\s*:)`
const value = String.raw`(?<string>${quoted})|(?<number>\b(?:\d[\d.]*|true|false|null)\b)`
const grammars = {
  sh: /(?<comment>(?<=^|\s)#.*)|(?<string>"[^"]*"|'[^']*')|(?<variable>\$\w+|^\w+(?==))|(?<keyword>(?<=\s)--?[\w-]+)|(?<function>\b(?:curl|grep)\b)/gm,
  json: new RegExp(`(?<property>${key})|${value}`, 'g'),
  http: new RegExp(String.raw`(?<keyword>^HTTP.*)|(?<property>^[\w-]+(?=: )|${key})|${value}`, 'gm'),
  ts: /(?<comment>\/\/.*)|(?<string>'[^']*'|`[^`]*`)|(?<keyword>\b(?:await|const|from|if|import)\b)|(?<number>\b\d+\b)|(?<property>\b\w+(?=:))|(?<function>\b\w+(?=\())/g,
}

function colour(blocks) {
  const ranges = {}
  for (const block of blocks) {
    const text = block.firstChild
    for (const { index, 0: found, groups } of text.data.matchAll(grammars[block.dataset.language] ?? /$^/g)) {
      const [kind] = Object.entries(groups).find(([, value]) => value !== undefined)
      const range = new StaticRange({ startContainer: text, startOffset: index, endContainer: text, endOffset: index + found.length })
      ;(ranges[kind] ??= []).push(range)
    }
  }
  for (const [kind, found] of Object.entries(ranges)) CSS.highlights.set(kind, new Highlight(...found))
}

/** By the selection, which a page in a sandbox may copy. */
function copy(block, button) {
  const selection = getSelection()
  selection.selectAllChildren(block)
  // oxlint-disable-next-line typescript/no-deprecated -- a page in a sandbox has no `navigator.clipboard`
  if (!document.execCommand('copy')) return
  selection.removeAllRanges()
  button.textContent = 'Copied'
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
}

function addButton(block) {
  const button = document.createElement('button')
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', () => copy(block, button))
  block.parentElement.append(button)
}

function complete() {
  const blocks = [...document.querySelectorAll('pre[data-language]')].filter(({ firstChild }) => firstChild instanceof Text)
  colour(blocks)
  for (const block of blocks) if (!block.parentElement.querySelector('.copy')) addButton(block)
}

let planned = 0
new MutationObserver(() => {
  cancelAnimationFrame(planned)
  planned = requestAnimationFrame(complete)
}).observe(document.getElementById('redoc'), { childList: true, subtree: true })

import type { InlineTexts } from '../../vite/texts.ts'

// Follows the prerendered sign-in form in the HTML: replaces its texts with those of the stored language before the first paint.
declare const TEXTS: InlineTexts

const texts = document.documentElement.dataset['start'] === 'sign-in' ? TEXTS[localStorage.getItem('lng') ?? ''] : undefined
if (texts) {
  const root = document.querySelector('#root')!
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let index = 0
  while (walker.nextNode()) {
    const text = texts[index++]
    if (text) (walker.currentNode as Text).data = text
  }
  for (const element of root.querySelectorAll('[aria-label]')) {
    const text = texts[index++]
    if (text) element.setAttribute('aria-label', text)
  }
  for (const option of root.querySelectorAll('option')) option.selected = option.lang === document.documentElement.lang
}
export {}

import type { StartTable } from '../../vite/start-table.ts'

// Stands behind the prerendered sign-in form, which speaks the source language: puts in the sentences of the stored one, before it is painted.
declare const TEXTS: StartTable['texts']

const texts = document.documentElement.dataset['start'] === 'sign-in' ? TEXTS[localStorage.getItem('lng') ?? ''] : undefined
if (texts) {
  const root = document.querySelector('#root')!
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let index = 0
  while (walker.nextNode()) (walker.currentNode as Text).data = texts[index++] ?? ''
  for (const element of root.querySelectorAll('[aria-label]')) element.setAttribute('aria-label', texts[index++] ?? '')
  for (const option of root.querySelectorAll('option')) option.selected = option.lang === document.documentElement.lang
}
export {}

import type { InlineTexts } from '../../vite/texts.ts'

/** Replaces the texts of prerendered HTML by those of another language. */
export function applyTexts(root: Node & ParentNode, texts: InlineTexts[string] | undefined): void {
  if (!texts) return
  let index = 0
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = texts[index++]
    if (text) (walker.currentNode as Text).data = text
  }
  for (const element of root.querySelectorAll('[aria-label], [placeholder]')) {
    for (const attribute of element.attributes) {
      if (attribute.name !== 'aria-label' && attribute.name !== 'placeholder') continue
      const text = texts[index++]
      if (text) attribute.value = text
    }
  }
}

import type { InlineTexts } from '../../vite/texts.ts'
import { applyTexts } from './apply-texts.ts'

// Follows the prerendered sign-in form in the HTML: replaces its texts with those of the stored language before the first paint.
declare const TEXTS: InlineTexts

const { dataset, lang } = document.documentElement
const texts = dataset['start'] === 'sign-in' ? TEXTS[lang] : undefined
if (texts) {
  const root = document.querySelector('#root')!
  applyTexts(root, texts)
  for (const option of root.querySelectorAll('option')) option.selected = option.lang === lang
}

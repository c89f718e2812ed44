import { accentVariables } from '../packages/ui/src/theme/brand-accent.ts'
import type { Look } from './toolbars.ts'

export const directionOf = ({ direction, locale }: Look) => (direction === 'auto' ? (locale.startsWith('ar') ? 'rtl' : 'ltr') : direction)

/** Direction, theme and brand are attributes and variables of the document, as in the product. Returns how to take the brand back. */
export function applyLook(look: Look, lang = look.locale.replace('_', '-')): () => void {
  const { documentElement: root } = document
  Object.assign(root, { dir: directionOf(look), lang })
  root.dataset['theme'] = look.theme
  root.toggleAttribute('data-prime', look.brand === 'prime')
  const accent = Number(look.brand) ? accentVariables(Number(look.brand)) : []
  for (const [name, value] of accent) root.style.setProperty(name, value)
  return () => accent.forEach(([name]) => root.style.removeProperty(name))
}

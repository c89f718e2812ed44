import { fieldAnatomy, type ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For a number that people count or measure. Phone numbers and codes are text.',
  anatomy: fieldAnatomy('The number as the language writes it, its unit, and buttons if `strings` names them.'),
  do: ['Accept the digits of the language.', 'Leave a wrong number as it was typed, with an error.'],
  dont: ['Do not clamp to bounds silently.'],
  keyboard: { 'Arrow Up, Arrow Down': 'With buttons: change by one step.', Digits: 'Those of the language or 0–9.' },
}

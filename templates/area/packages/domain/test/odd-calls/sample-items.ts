import { rules, type Calls } from '../odd-rules.ts'

/** Calls of the rules about sample items. */
export const sampleItems: Calls = {
  sampleItem: (text) => [rules.sampleItemProblems({ name: text, note: text }), rules.sampleItemBody({ name: text, note: text })],
}

import type { ComponentDocs } from '../component-docs.ts'

export const docs: ComponentDocs = {
  use: 'For an action on this page. What leads to another page is a `Link`, or a `ButtonLink` if it is the next step.',
  anatomy: {
    Icon: 'Optional, before the text.',
    Text: 'A verb and its object.',
    Spinner: 'Replaces the text while `isPending`; the width stays.',
  },
  do: ['Use one `primary` on a screen.', 'Write what happens: “Save discount”.', 'Use `tone="critical"` for what deletes.'],
  dont: ['Do not disable it to show that something is missing: let it say what.', 'Do not write “OK”, “Yes” or “Submit”.'],
  keyboard: { 'Enter, Space': 'Press it.', Tab: 'Moves on; focus remains on a pending button.' },
}

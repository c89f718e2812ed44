/** What a component's page in Storybook says beyond its props: `Button.docs.ts` is shown with `Button.stories.tsx`. */
export interface ComponentDocs {
  /** When it is the right choice, and what to take otherwise. */
  use: string
  /** Its parts, from the start or from the top. */
  anatomy: Record<string, string>
  do: string[]
  dont: string[]
  /** Keys, and what they do. Empty where the component takes no focus. */
  keyboard: Record<string, string>
  /** Covers the page, so that its stories need a window of their own. */
  isOverlay?: boolean
}

/** The parts that all fields have, around their control. */
export const fieldAnatomy = (control: string): ComponentDocs['anatomy'] => ({
  Label: 'Above the control, always there; with `isLabelHidden` for assistive technology only.',
  'Marker and note': 'A word such as “optional”, and a short note at the end of the row.',
  Control: control,
  Description: 'Help that people need before they type.',
  Error: 'What is wrong and what is accepted; the field is invalid while it is set.',
})

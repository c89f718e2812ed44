/** The field that a part without a control of its own belongs to: `documents` for `documents[0]`. */
const wholeOf = (name: string) => name.split(/[.[]/)[0] ?? name

/**
 * The focusable control of this name, or null. A part of a field, such as `documents[0]`, is its own control if it has one, otherwise the
 * field's. For a group of radios it is the chosen one, else the first.
 */
export function findField(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name) ?? form.elements.namedItem(wholeOf(name))
  const radios = found instanceof RadioNodeList ? [...found].filter((node) => node instanceof HTMLInputElement) : []
  const control = found instanceof HTMLElement ? found : (radios.find((radio) => radio.checked) ?? radios.find((radio) => !radio.disabled))
  return control && !control.matches(':disabled') ? control : null
}

/** Moves focus to the field of this name and scrolls to it. Returns whether the form has one. */
export function focusField(form: HTMLFormElement, name: string): boolean {
  const control = findField(form, name)
  control?.focus()
  return control !== null
}

/** The label of a control's field; of a radio, the label of its group. */
export function fieldLabel(control: HTMLElement): string {
  if (control.ariaLabel) return control.ariaLabel
  const ids =
    control.closest('[role="radiogroup"], [role="group"]')?.getAttribute('aria-labelledby') ?? control.getAttribute('aria-labelledby')
  const byIds = ids?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
  return (byIds ?? [...((control as HTMLInputElement).labels ?? [])].map((label) => label.textContent)).join(' ').trim()
}

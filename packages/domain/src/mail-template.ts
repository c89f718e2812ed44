/** What a template may say about a lead (TMPL-05). */
export const templateVariables = ['couple_name', 'wedding_date', 'guest_count', 'provider_name', 'my_name', 'price_list_link'] as const
export type TemplateVariable = (typeof templateVariables)[number]

export type TemplateValues = { [variable in TemplateVariable]?: string | null }

export interface FilledTemplate {
  text: string
  /** Variables of the template that this lead has no value for; they stay in the text so that nobody sends a gap (TMPL-05). */
  missing: TemplateVariable[]
  /** What stands in braces and is no variable, such as a typing error. */
  unknown: string[]
}

/** A template with the values of a lead put in, once: a value that looks like a variable stays text. Capitals and spaces in the braces are nothing (TMPL-05). */
export function fillTemplate(template: string, values: TemplateValues): FilledTemplate {
  const missing = new Set<TemplateVariable>()
  const unknown = new Set<string>()
  const text = template.replace(/\{([^{}\n]{1,40})\}/g, (placeholder, typed: string) => {
    const name = typed.trim()
    const variable = templateVariables.find((one) => one === name.toLowerCase())
    if (!variable) unknown.add(name)
    const value = variable && values[variable]?.trim()
    if (variable && !value) missing.add(variable)
    return value || placeholder
  })
  return { text, missing: [...missing], unknown: [...unknown] }
}

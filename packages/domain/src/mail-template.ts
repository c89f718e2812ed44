/** What a template may say about a lead (TMPL-05). */
export const templateVariables = ['couple_name', 'wedding_date', 'guest_count', 'provider_name', 'my_name', 'price_list_link'] as const
export type TemplateVariable = (typeof templateVariables)[number]

export type TemplateValues = { [variable in TemplateVariable]?: string | null }

export interface FilledTemplate {
  text: string
  /** Variables of the template that this lead has no value for; they stay in the text so that nobody sends a gap (TMPL-05). */
  missing: TemplateVariable[]
  /** Names in braces that are no variables, such as typing errors. */
  unknown: string[]
}

/** A template with the values of a lead put in, once: a value that looks like a variable stays text (TMPL-05). */
export function fillTemplate(template: string, values: TemplateValues): FilledTemplate {
  const missing = new Set<TemplateVariable>()
  const unknown = new Set<string>()
  const text = template.replace(/\{([a-z_]{1,40})\}/g, (placeholder, name: string) => {
    const variable = templateVariables.find((one) => one === name)
    if (!variable) unknown.add(name)
    const value = variable && values[variable]?.trim()
    if (variable && !value) missing.add(variable)
    return value || placeholder
  })
  return { text, missing: [...missing], unknown: [...unknown] }
}

/** The variables of a template about a lead (TMPL-05). */
export const templateVariables = ['couple_name', 'wedding_date', 'guest_count', 'provider_name', 'my_name', 'price_list_link'] as const
export type TemplateVariable = (typeof templateVariables)[number]

export type TemplateValues = { [variable in TemplateVariable]?: string | null }

export interface FilledTemplate {
  text: string
  /** Variables for which this lead has no value; they stay in the text so that no message has a gap (TMPL-05). */
  missing: TemplateVariable[]
  /** Names in braces that are not variables, such as typing errors. */
  unknown: string[]
}

/**
 * A template with the values of a lead inserted in one pass: a value that looks like a variable stays text. Case and spaces in the braces
 * are ignored (TMPL-05).
 */
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

import { accentVariables } from '@vendor-panel/ui/theme'

type Rule = [selector: string, declarations: string[]]

/** The style sheet of a brand: its accent colour, and its logo instead of the rings. */
export function brandSheet({ logo, accentHue }: { logo: string | null; accentHue: number | null }): string {
  const rules: Rule[] = []
  if (accentHue !== null) rules.push([':root', accentVariables(accentHue).map(([name, value]) => `${name}: ${value}`)])
  if (logo !== null) rules.push(['[data-logo]', [`background: url(${JSON.stringify(logo)}) center / contain no-repeat`, 'stroke: none']])
  return rules.map(([selector, declarations]) => `${selector} {\n${declarations.map((one) => `  ${one};\n`).join('')}}\n`).join('')
}

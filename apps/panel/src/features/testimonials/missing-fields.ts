const texts = ['comment', 'brideName', 'groomName'] as const

/**
 * The fields of a testimonial that the couple has left out. The same as `testimonialProblems` of the domain, which a test compares: the rule
 * with its messages and bounds would be two KiB more for a page that is at its budget. The fields themselves limit the lengths.
 */
export function missingFields(values: { star: number | null } & Record<(typeof texts)[number], string>): string[] {
  const isVisible = (text: string) => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)
  return [...(values.star === null ? ['star'] : []), ...texts.filter((name) => !isVisible(values[name]))]
}

/** The targets of a good page (PROV-31, CONST-09). */
export const tipTargets = { about: 250, photos: 30, comments: 20 } as const
export type Tip = keyof typeof tipTargets

export interface TipResult {
  tip: Tip
  /** The provider's own number: characters of its text, photos, comments. */
  value: number
  target: number
  isDone: boolean
  /** The page on which the vendor can improve it. */
  path: string
}

/** The tips for a page as a checklist with its own numbers; open ones first, sorted by the distance from the target (PROV-31, PROV-32). */
export function providerTips(provider: { id: number; aboutText: string; photoCount: number; commentCount: number }): TipResult[] {
  const values: Record<Tip, number> = {
    about: Array.from(provider.aboutText.trim()).length,
    photos: provider.photoCount,
    comments: provider.commentCount,
  }
  const paths: Record<Tip, string> = {
    about: `/providers/${provider.id}/info/about`,
    photos: `/providers/${provider.id}/gallery`,
    comments: '/provider-testimonials',
  }
  const tips = Object.keys(tipTargets) as Tip[]
  const results = tips.map((tip) => ({
    tip,
    value: values[tip],
    target: tipTargets[tip],
    isDone: values[tip] >= tipTargets[tip],
    path: paths[tip],
  }))
  return results.toSorted((a, b) => Number(a.isDone) - Number(b.isDone) || a.value / a.target - b.value / b.target)
}

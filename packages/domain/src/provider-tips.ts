/** The targets of a good page: characters, photos and comments by PROV-31 and CONST-09; the others are our choice. */
export const tipTargets = { about: 250, photos: 30, comments: 20, summary: 1, location: 1, contact: 2, social: 1, forms: 1 } as const
export type Tip = keyof typeof tipTargets

export interface TipResult {
  tip: Tip
  /** The provider's own number: characters of its text, photos, comments, or how many of the things that a tip asks for are there. */
  value: number
  target: number
  isDone: boolean
  /** The page on which the vendor can improve it, with the field that is focused. */
  path: string
}

/** What the tips count. */
export interface TipFacts {
  id: number
  aboutText: string
  photoCount: number
  commentCount: number
  hasSummary: boolean
  /** Whether address and coordinates are known. */
  hasLocation: boolean
  hasPhone: boolean
  hasWebsite: boolean
  socialLinkCount: number
  /** Forms whose required fields are not answered. */
  openFormCount: number
}

/** The tips for a page as a checklist with its own numbers; open ones first, sorted by the distance from the target (PROV-31, PROV-32). */
export function providerTips(provider: TipFacts): TipResult[] {
  const values: Record<Tip, number> = {
    about: Array.from(provider.aboutText.trim()).length,
    photos: provider.photoCount,
    comments: provider.commentCount,
    summary: Number(provider.hasSummary),
    location: Number(provider.hasLocation),
    contact: Number(provider.hasPhone) + Number(provider.hasWebsite),
    social: provider.socialLinkCount,
    forms: Number(provider.openFormCount === 0),
  }
  const info = (tab: string, field: string) => `/providers/${provider.id}/info/${tab}?field=${field}`
  const paths: Record<Tip, string> = {
    about: info('about', 'about'),
    photos: `/providers/${provider.id}/gallery`,
    comments: '/provider-testimonials',
    summary: info('general', 'summary'),
    location: info('location', 'address'),
    contact: info('contact', provider.hasPhone ? 'website' : 'phone'),
    social: info('social', 'instagram'),
    forms: info('general', 'forms'),
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

/** How many of the tips of a page are done, for its strength (PROV-32). */
export function pageStrength(tips: readonly Pick<TipResult, 'isDone'>[]): { done: number; total: number } {
  return { done: tips.filter(({ isDone }) => isDone).length, total: tips.length }
}

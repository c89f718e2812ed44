type Value = string | number
type Names<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}` ? Name<Segment> | Names<Rest> : Name<Pattern>
type Name<Segment extends string> = Segment extends `:${infer Key}` ? Key : never
type Params<Pattern extends string> = { [Key in Names<Pattern> as Key extends `${string}?` ? never : Key]: Value } & {
  [Key in Names<Pattern> as Key extends `${infer Optional}?` ? Optional : never]?: Value
}
type Query = Record<string, Value | undefined>
type Arguments<Pattern extends string> =
  Record<never, never> extends Params<Pattern> ? [params?: Params<Pattern>, query?: Query] : [params: Params<Pattern>, query?: Query]

/** One URL of the product: call it to create a URL, use `pattern` to match one. */
function path<const Pattern extends string>(pattern: Pattern) {
  const make = (...[params, query]: Arguments<Pattern>) => {
    const values: Record<string, Value | undefined> = params ?? {}
    const filled = pattern.replace(/\/:(\w+)\??/g, (_, key: string) =>
      values[key] === undefined ? '' : `/${encodeURIComponent(values[key])}`,
    )
    const search = new URLSearchParams()
    for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value))
    return search.size > 0 ? `${filled}?${search}` : filled
  }
  return Object.assign(make, { pattern })
}

/** Every URL of the panel (ROUTE-03..47). The snapshot next to this file guards them. */
export const paths = {
  login: path('/auth/login'),
  googleReturn: path('/auth/google'),
  forgotPassword: path('/auth/forgot-password'),
  forgotUsername: path('/auth/forgot-username'),
  impersonate: path('/auth/impersonate'),
  verifyContact: path('/auth/verify-contact'),
  renewPasswordByLink: path('/auth/renew-password'),
  passwordRenew: path('/password-renew'),
  twoFactor: path('/two-factor'),
  passwordReset: path('/password-reset/:recoveryKey?'),
  register: path('/register/:customerId?/:customerUserId?/:hash?'),
  signupWizard: path('/signup-wizard/:hash?'),
  bookViewing: path('/book/:token'),
  viewing: path('/viewing/:bookingToken'),
  offer: path('/offer/:offerToken'),
  testimonial: path('/testimonial/:testimonialToken'),

  error401: path('/errors/error-401'),
  error404: path('/errors/error-404'),
  error500: path('/errors/error-500'),

  home: path('/'),
  dashboard: path('/dashboard'),
  checkout: path('/checkout'),
  todo: path('/todo'),
  calendar: path('/calendar'),
  availability: path('/calendar/availability'),
  bookingLinks: path('/calendar/viewings'),
  leads: path('/leads'),
  lead: path('/leads/:leadId'),
  providers: path('/providers'),
  providerInfo: path('/providers/:providerId/info/:tab?'),
  providerBadges: path('/providers/:providerId/badges'),
  providerGallery: path('/providers/:providerId/gallery/:galleryId?'),
  providerGalleryDetail: path('/providers/:providerId/galleries/:galleryId'),
  relatedProviders: path('/providers/:providerId/related-providers'),
  providerItems: path('/providers/:providerId/items'),
  providerPayments: path('/providers/:providerId/payments'),
  providerCalendar: path('/providers/:providerId/calendar-events'),
  galleries: path('/galleries'),
  testimonials: path('/provider-testimonials'),
  transferReviews: path('/transfer-reviews'),
  visitStatistics: path('/statistics/visits'),
  weddingStatistics: path('/statistics/weddings'),
  rivalStatistics: path('/statistics/rivals'),
  magnetStatistics: path('/statistics/magnet'),
  customerUsers: path('/customer-users'),
  discounts: path('/discounts'),
  attachmentTemplates: path('/templates/attachments'),
  signatureTemplates: path('/templates/signatures'),
  mailTemplates: path('/templates/mail-templates'),
  instagramReturn: path('/instagram/callback'),
  settings: path('/settings/:tab?'),
  referProvider: path('/refer-provider'),
  referProviderSuccess: path('/refer-provider/success'),
  referProviderConditions: path('/refer-provider/conditions'),
}

/** Provider id 0 means all providers: the page of product info (ROUTE-35, AMB-08). */
export const productInfoPath = paths.providerPayments({ providerId: 0 })

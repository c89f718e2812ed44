import { expect, it } from 'vitest'
import { paths, productInfoPath } from './paths.ts'

it('ROUTE-03..47 every URL of the product stays unchanged', () => {
  expect(Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.pattern]))).toMatchInlineSnapshot(`
    {
      "attachmentTemplates": "/templates/attachments",
      "availability": "/calendar/availability",
      "bookViewing": "/book/:token",
      "bookingLinks": "/calendar/viewings",
      "calendar": "/calendar",
      "checkout": "/checkout",
      "customerUsers": "/customer-users",
      "dashboard": "/dashboard",
      "discounts": "/discounts",
      "error401": "/errors/error-401",
      "error404": "/errors/error-404",
      "error500": "/errors/error-500",
      "forgotPassword": "/auth/forgot-password",
      "forgotUsername": "/auth/forgot-username",
      "galleries": "/galleries",
      "googleReturn": "/auth/google",
      "home": "/",
      "impersonate": "/auth/impersonate",
      "instagramReturn": "/instagram/callback",
      "lead": "/leads/:leadId",
      "leads": "/leads",
      "login": "/auth/login",
      "magnetStatistics": "/statistics/magnet",
      "mailTemplates": "/templates/mail-templates",
      "offer": "/offer/:offerToken",
      "passwordRenew": "/password-renew",
      "passwordReset": "/password-reset/:recoveryKey?",
      "providerBadges": "/providers/:providerId/badges",
      "providerCalendar": "/providers/:providerId/calendar-events",
      "providerGallery": "/providers/:providerId/gallery/:galleryId?",
      "providerGalleryDetail": "/providers/:providerId/galleries/:galleryId",
      "providerInfo": "/providers/:providerId/info/:tab?",
      "providerItems": "/providers/:providerId/items",
      "providerPayments": "/providers/:providerId/payments",
      "providers": "/providers",
      "referProvider": "/refer-provider",
      "referProviderConditions": "/refer-provider/conditions",
      "referProviderSuccess": "/refer-provider/success",
      "register": "/register/:customerId?/:customerUserId?/:hash?",
      "relatedProviders": "/providers/:providerId/related-providers",
      "renewPasswordByLink": "/auth/renew-password",
      "rivalStatistics": "/statistics/rivals",
      "settings": "/settings/:tab?",
      "signatureTemplates": "/templates/signatures",
      "signupWizard": "/signup-wizard/:hash?",
      "testimonial": "/testimonial/:testimonialToken",
      "testimonials": "/provider-testimonials",
      "todo": "/todo",
      "transferReviews": "/transfer-reviews",
      "twoFactor": "/two-factor",
      "verifyContact": "/auth/verify-contact",
      "viewing": "/viewing/:bookingToken",
      "visitStatistics": "/statistics/visits",
      "weddingStatistics": "/statistics/weddings",
    }
  `)
})

it('ROUTE-22 ROUTE-23 a URL has ids in the path and the rest in the query', () => {
  expect(paths.lead({ leadId: 7 }, { activeTab: 'messages' })).toBe('/leads/7?activeTab=messages')
  expect(paths.leads({}, { q: 'a b&c', page: undefined })).toBe('/leads?q=a+b%26c')
})

it('ROUTE-30 an optional segment can be omitted', () => {
  expect(paths.providerGallery({ providerId: 3 })).toBe('/providers/3/gallery')
  expect(paths.providerGallery({ providerId: 3, galleryId: 9 })).toBe('/providers/3/gallery/9')
})

it('ROUTE-35 product info is the payments page of provider 0', () => {
  expect(productInfoPath).toBe('/providers/0/payments')
})

it('a path parameter cannot leave its segment', () => {
  expect(paths.passwordReset({ recoveryKey: '../leads?x' })).toBe('/password-reset/..%2Fleads%3Fx')
})

import * as z from 'zod/mini'
import { capacityDigitsMax, capacityDigitsMin, capacityKinds, spaceTypes } from './capacity.ts'
import { menuGuestsMax, menuNameCharsMax, menuNotesCharsMax } from './catalog-menu.ts'
import { priceMax, weekPeriods } from './catalog-price.ts'
import {
  discountIntroCharsMax,
  discountRatioMax,
  discountRatioMin,
  discountTypes,
  installmentCountMax,
  installmentCountMin,
} from './discount.ts'
import { emailCharsMax } from './email.ts'
import { locales } from './locale.ts'
import { messageSubjectCharsMax } from './lead-message.ts'
import { offerTextBounds } from './provider-item.ts'
import { chars, date, id, maybe, moment, shapeOf, takenBy, text, whole } from './shape-parts.ts'
import type { Schemas } from './shape-parts.ts'

const price = whole(0, priceMax)
const capacity = whole(10 ** (capacityDigitsMin - 1), 10 ** capacityDigitsMax - 1)
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const phone = z.string().check(takenBy('invalid_phone', (text) => /^\+[1-9]\d{6,14}$/.test(text)))
const list = <Part extends z.ZodMiniType>(part: Part, max: number, min = 0) => z.array(part).check(z.minLength(min), z.maxLength(max))

/** An update changes something (`minProperties`). */
const changesSomething = z.refine<object>((patch) => Object.keys(patch).length > 0)
const isOnceEach = z.refine<readonly unknown[]>((items) => new Set(items).size === items.length)

const userFields = {
  titleId: maybe(text(50)),
  roleId: maybe(text(50)),
  canManage: z.exactOptional(z.boolean()),
  preferredLanguage: maybe(z.enum(locales)),
  profileVideo: maybe(text(500)),
  bio: maybe(text(2_000)),
  birthDate: maybe(date),
  identityNumber: maybe(text(20)),
}

/** A new user of a customer (USER-13, USER-18). */
export const customerUserShape = shapeOf<Schemas['CustomerUserInput']>()(
  z.strictObject({
    name: text(100),
    username: text(100),
    emails: list(text(emailCharsMax), 10, 1),
    phones: list(phone, 10, 1),
    ...userFields,
  }),
)

/** The changed fields of a user (USER-22). */
export const customerUserPatchShape = shapeOf<Schemas['CustomerUserPatch']>()(
  z
    .strictObject({
      name: z.exactOptional(text(100)),
      username: z.exactOptional(text(100)),
      emails: z.exactOptional(list(text(emailCharsMax), 10, 1)),
      phones: z.exactOptional(list(phone, 10, 1)),
      ...userFields,
      oldPassword: z.exactOptional(z.string().check(chars(200, 1))),
      password: z.exactOptional(z.string().check(chars(200, 6))),
    })
    .check(changesSomething),
)

/** Prices of one type, until a day (CAT-06, CAT-14). */
export const catalogShape = shapeOf<Schemas['CatalogInput']>()(
  z.strictObject({
    providerId: id,
    catalogTypeId: id,
    expireAt: date,
    prices: list(
      z.strictObject({ weekPeriod: z.enum(weekPeriods), price, catalogItemOptionId: id, currency, unit: whole(0, 99_999) }),
      200,
      1,
    ),
  }),
)

/** A menu with its price (CAT-20). */
export const catalogMenuShape = shapeOf<Schemas['CatalogMenuInput']>()(
  z.strictObject({
    providerId: id,
    name: text(menuNameCharsMax),
    type: text(50),
    price,
    currency,
    minGuestCount: maybe(whole(1, menuGuestsMax)),
    maxGuestCount: maybe(whole(1, menuGuestsMax)),
    expireAt: date,
    notes: z.exactOptional(z.string().check(chars(menuNotesCharsMax))),
  }),
)

/** A space and what it holds, in guests (CAP-02, CAP-04). */
export const customerSpaceShape = shapeOf<Schemas['CustomerSpaceInput']>()(
  z.strictObject({
    providerId: id,
    name: text(100),
    spaceType: z.enum(spaceTypes),
    kind: z.enum(capacityKinds),
    mealMin: maybe(capacity),
    mealMax: maybe(capacity),
    cocktailMin: maybe(capacity),
    cocktailMax: maybe(capacity),
  }),
)

/** A campaign, without its documents: files are checked by their content (DISC-02, DISC-03). */
export const discountShape = shapeOf<Omit<Schemas['DiscountInput'], 'documents'>>()(
  z.strictObject({
    providerId: id,
    intro: text(discountIntroCharsMax),
    discountType: z.enum(discountTypes),
    discountRatio: z.exactOptional(whole(discountRatioMin, discountRatioMax)),
    installmentCount: z.exactOptional(whole(installmentCountMin, installmentCountMax)),
    regularPrice: z.exactOptional(price),
    discountedPrice: z.exactOptional(price),
    isPrimary: z.exactOptional(z.boolean()),
  }),
)

/** An entry of the calendar (CAL-01). */
export const calendarEventShape = shapeOf<Schemas['CalendarEventInput']>()(
  z.strictObject({
    type: z.enum(['appointment', 'wedding', 'blocked']),
    title: text(200),
    startAt: moment,
    endAt: moment,
    allDay: z.exactOptional(z.boolean()),
    leadId: maybe(id),
    place: maybe(z.string().check(chars(200))),
    note: maybe(z.string().check(chars(2_000))),
    remindAt: maybe(moment),
  }),
)

/** A template of an e-mail (TMPL-01). */
export const mailTemplateShape = shapeOf<Schemas['MailTemplateInput']>()(
  z.strictObject({
    name: text(100),
    subject: text(messageSubjectCharsMax).check(z.regex(/^[^\r\n]*$/)),
    body: text(10_000),
    attachmentIds: z.exactOptional(list(id, 10).check(isOnceEach)),
  }),
)

/** A product or an offer (ITEM-01, ITEM-04). */
export const providerItemShape = shapeOf<Schemas['ProviderItemInput']>()(
  z.strictObject({
    providerId: id,
    type: z.enum(['product', 'offer']),
    name: text(100),
    intro: z.exactOptional(z.string().check(chars(offerTextBounds.introCharsMax))),
    giftText: z.exactOptional(z.string().check(chars(offerTextBounds.giftCharsMax))),
    price: maybe(price),
    discountedPrice: maybe(price),
    imageIds: z.exactOptional(list(id, 20)),
    modelImageId: maybe(id),
    modelName: z.exactOptional(z.string().check(chars(100))),
    optionIds: z.exactOptional(list(id, 100)),
  }),
)

/** The reply to a testimonial (TEST-08). */
export const testimonialReplyShape = shapeOf<Schemas['TestimonialReplyInput']>()(z.strictObject({ reply: text(2_000) }))

/** What a widget shows of the reviews (REV-05). */
export const reviewFiltersShape = shapeOf<Schemas['ReviewFilters']>()(
  z.strictObject({
    includeKeywords: list(text(60), 20),
    excludeKeywords: list(text(60), 20),
    minimumStar: z.nullable(whole(1, 5)),
    limit: z.nullable(whole(1, 100)),
    hasComment: z.boolean(),
    dateStart: z.nullable(date),
    dateEnd: z.nullable(date),
  }),
)

/** A card to be kept (PAY-04). */
export const cardShape = shapeOf<Schemas['CardInput']>()(
  z.strictObject({
    holderName: text(100),
    number: z.string().check(z.regex(/^[0-9 ]+$/), chars(23, 12)),
    expiryMonth: whole(1, 12),
    expiryYear: whole(2_000, 2_100),
    cvv: z.string().check(z.regex(/^[0-9]{3,4}$/)),
    name: z.exactOptional(text(100)),
    isPrimary: z.exactOptional(z.boolean()),
  }),
)

/** The steps of the wizard that were filled in (WIZ-01). */
export const wizardShape = shapeOf<Schemas['WizardPatch']>()(
  z
    .strictObject({
      account: z.exactOptional(
        z.strictObject({
          name: text(120),
          username: text(254),
          password: z.string().check(chars(200, 6)),
          email: text(emailCharsMax),
          phone,
        }),
      ),
      company: z.exactOptional(
        z.strictObject({
          name: text(200),
          companyType: text(60),
          taxNumber: z.nullable(z.string().check(chars(30))),
          address: z.nullable(z.string().check(chars(500))),
        }),
      ),
      category: z.exactOptional(z.strictObject({ categoryId: id, cityId: id, districtId: z.nullable(id) })),
      about: z.exactOptional(z.strictObject({ about: z.string().check(chars(5_000)) })),
      prices: z.exactOptional(z.strictObject({ priceFrom: price, currency, guestsMax: z.nullable(capacity) })),
    })
    .check(changesSomething),
)

import { as, rules, type Calls } from '../odd-rules.ts'

/** Calls of the rules about providers: texts, prices, files. */
export const providers: Calls = {
  award: (text, number) => rules.awardLevel(text, number),
  about: (text) => rules.aboutTextProblems(text, as(text)),
  access: (text, number) => rules.providerPageAccess(text, number, as({ [text]: 'write' }), { mediaManagementRestricted: true }),
  capacity: (text, number) =>
    rules.spaceProblems({
      name: text,
      spaceType: as(text),
      kind: as(text),
      mealMin: number,
      mealMax: text,
      cocktailMin: null,
      cocktailMax: number,
    }),
  outdated: (text, _, __, today) => rules.isPriceOutdated(text, today),
  catalog: (text, number, _, today) =>
    rules.catalogPricingProblems(
      { expireAt: text, prices: [{ weekPeriod: as(text), price: number, unit: text, currency: text, catalogItemOptionId: number }] },
      today,
    ),
  discountDocuments: (text, number) => rules.discountDocumentsProblems([{ name: text, sizeBytes: number, contentType: text }], number),
  discount: (text, number) =>
    rules.discountProblems({
      intro: text,
      discountType: as(text),
      discountRatio: number,
      installmentCount: text,
      isPrimary: true,
      regularPrice: number,
    }),
  file: (text, number) => [
    rules.fileProblems(text, { name: text, sizeBytes: number, contentType: text, width: number, height: number }, rules.imageLimits),
    rules.messageFilesProblems(text, [{ sizeBytes: number }]),
  ],
  video: (text) => [rules.parseVideoLink(text, ['youtube', as(text)]), rules.videoPlayerUrl({ host: as(text), videoId: text }, true)],
  expiry: (text, number, _, today) => [
    rules.catalogMenuProblems(
      [{ name: text, type: text, price: text, currency: text, minGuestCount: number, maxGuestCount: text, expireAt: text, notes: text }],
      today,
      number,
    ),
    rules.catalogPricingBody({ expireAt: text, prices: [] }, today),
  ],
  files: (text, number) => [
    rules.fileExtension(text),
    rules.isImageType(text),
    rules.sizeKb(number),
    rules.galleryProblems({ name: text, tagIds: [number] }),
    rules.mainImageProblem({ status: text }),
    rules.shownStatus({ status: as(text), isApproved: true }, as(text)),
    rules.pictureWarnings({ width: number, height: number, sharpness: number }),
  ],
  items: (text, number) => [
    rules.allowedCategoryIds([as({ itemType: text, itemId: text, label: text })]),
    rules.campaignId([], text),
    rules.configChoices([], as(text)),
    rules.configuredLocales([as({ itemType: 'language', itemId: text, label: text })]),
    rules.providerItemProblems({
      type: as(text),
      name: text,
      imageIds: [number],
      modelImageId: number,
      modelName: text,
      intro: text,
      giftText: text,
    }),
    rules.discountBody(as({ intro: text, discountType: text, discountRatio: number, installmentCount: text, isPrimary: true })),
    rules.withPrimary([{ id: 1, isPrimary: true }], number),
  ],
  places: (text) => [
    rules.direction(as(text)),
    rules.localeTag(as(text)),
    rules.regionName(text, as(text)),
    rules.latinDigits(text),
    rules.isPrime(text, text),
  ],
  priceUpdate: (text, number) => {
    const entry = { catalogs: { update: [number], insert: true } }
    return [
      rules.outdatedCatalogs([entry]),
      rules.hasUnpricedCatalog([entry]),
      rules.withoutOutdated([entry], number),
      rules.priceUpdateAfter(rules.openPriceUpdate([number]), as(text)),
      rules.priceUpdateAfter({ step: as(text), outdated: [], catalogId: null }, 'next'),
    ]
  },
  tips: (text, number) => [
    rules.pageStrength(
      rules.providerTips({
        id: number,
        aboutText: text,
        photoCount: number,
        commentCount: number,
        hasSummary: true,
        hasLocation: false,
        hasPhone: true,
        hasWebsite: false,
        socialLinkCount: number,
        openFormCount: number,
      }),
    ),
    rules.providerTextProblems(as(text), text, as(text)),
    rules.providerTextStatus({ published: text, pending: null, draft: text, isRejected: true }),
    rules.coordinateProblems({ lat: number, lng: null }),
    rules.roundedCoordinates({ latitude: number, longitude: number }),
    rules.textDifference(text, `${text} ${text}`),
    rules.providerFormProblems([{ fieldName: text, type: as(text), required: true, options: [] }], { [text]: [text, text] }),
    rules.tidiedFormAnswers([{ fieldName: text, values: [text] }]),
    rules.statisticsProviders(as(text), [
      { id: number, onHold: false, productFeatures: { statsAccess: true, rivalStatsAccess: number } },
      { id: number, onHold: false, productFeatures: null },
    ]),
    rules.showsRoi(number, number),
    rules.showsRoi(number, null),
    rules.canFeature(number, number),
    rules.reviewChannelProblems({ type: text, url: text }),
    rules.reviewFilterProblems({ dateStart: text, dateEnd: text }),
  ],
}

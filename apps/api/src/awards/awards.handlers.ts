import type { components } from '@vendor-panel/contract'
import { fastAnswerMinutes } from '@vendor-panel/domain'
import { findProvider, findProviderOwner } from '../intake/intake.queries.ts'
import type { Handlers } from '../platform/contract/operation.ts'
import { Refusal, requireFound } from '../platform/contract/refusal.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { sentence, type Locale } from '../platform/messages/sentence.ts'
import { throttle, type Throttle } from '../platform/throttle/throttle.ts'
import { openProvider } from '../providers/provider-access.ts'
import { awardImage, awardImageSize } from './award-image.ts'
import { awardCodes, findAward, type Award } from './find-award.ts'

/** Enough for the visitors of a busy page behind one address. */
const imageThrottle: Throttle = { scope: 'award-image', triesMax: 1200, windowMinutes: 10 }

export const awardHandlers: Handlers<'listProviderAwards' | 'viewAwardImage'> = {
  async listProviderAwards(context, { query }) {
    const { db, user, origin, locale } = context
    const provider = await openProvider(context, query.providerId, 'badges', 'read')
    const data: components['schemas']['ProviderAward'][] = []
    for (const [index, code] of awardCodes.entries()) {
      const award = await findAward(db, user.customerId, provider.id, code)
      const { level, earnedAt, value, target } = award
      const imageUrl = level > 0 ? imageUrlOf(origin, provider.id, award, locale) : null
      data.push({
        id: index + 1,
        code,
        name: sentence(locale, `awards.${code}.name`),
        howTo: sentence(locale, `awards.${code}.howTo`, { target, minutes: fastAnswerMinutes }),
        level: Math.max(1, level),
        earnedAt,
        progress: { value, target },
        imageUrl,
        embedHtml: imageUrl && embedHtml(award, { imageUrl, link: provider.website, provider: provider.name }, locale),
      })
    }
    return { status: 200, body: { data } }
  },

  /** For the web pages of vendors, whose visitors have no session. */
  async viewAwardImage(context, { path, query }) {
    await throttle(context, imageThrottle, context.address)
    const providerId = Number(path.awardProviderId)
    const code = awardCodes.find((one) => one === path.awardCode)
    const customerId = await findProviderOwner(context.db, providerId)
    if (!code || customerId === undefined) throw new Refusal(404, 'not_found')
    return context.inCustomer(customerId, async (db) => {
      requireFound(await findProvider(db, customerId, providerId))
      const award = await findAward(db, customerId, providerId, code)
      if (award.level === 0) throw new Refusal(404, 'not_found')
      const headers = { 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' }
      return { status: 200, headers, body: Buffer.from(awardImage(award, query.locale ?? context.locale)), fileName: `${code}.svg` }
    })
  },
}

const imageUrlOf = (origin: string, providerId: number, { code }: Award, locale: Locale) =>
  `${origin}/api/award-images/${providerId}/${code}?locale=${locale}`

/** What the vendor puts into its own page: the picture with its text, and a link if the provider has a web page. */
function embedHtml(award: Award, shown: { imageUrl: string; link: string | null; provider: string }, locale: Locale): string {
  const alt = sentence(locale, 'awards.alt', { name: sentence(locale, `awards.${award.code}.name`), provider: shown.provider })
  const size = `width="${awardImageSize}" height="${awardImageSize}"`
  const image = `<img src="${escapeHtml(shown.imageUrl)}" alt="${escapeHtml(alt)}" ${size}>`
  return shown.link === null ? image : `<a href="${escapeHtml(shown.link)}">${image}</a>`
}

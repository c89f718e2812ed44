/** The frame with the reviews of a widget, for websites that cannot add scripts (REV-04). */
import { parseLocale } from '@vendor-panel/domain'
import type { FastifyInstance } from 'fastify'
import { requestLocale, sentence } from '../messages/sentence.ts'
import { framePolicy } from './content-policy.ts'
import { Refusal } from '../contract/refusal.ts'

/**
 * A frame cannot know the look of the website around it: most websites are light. Browsers paint a dark page in a light website with a
 * background of their own, so that it gets the one of the widget.
 */
const looks = { light: 'color-scheme:light', dark: 'color-scheme:dark;background:#1a1d23' }
const styleOf = (theme: keyof typeof looks) => `<style>html{${looks[theme]}}body{margin:0;font:16px/1.5 system-ui,sans-serif}</style>`

interface WidgetRequest {
  Params: { publicId: string }
  Querystring: Record<string, unknown>
}

/** The element of `/widgets/reviews.js` in a page that may be shown on every website, and may load nothing but our own origin. */
export function serveWidgetPage(app: FastifyInstance): void {
  app.get<WidgetRequest>('/widgets/reviews/:publicId', ({ params, query, headers }, reply) => {
    const { publicId } = params
    if (!/^[\w-]{10,40}$/.test(publicId)) throw new Refusal(404, 'not_found')
    const asked = typeof query['locale'] === 'string' ? parseLocale(query['locale']) : null
    const locale = asked ?? requestLocale(headers['accept-language'])
    const theme = query['theme'] === 'dark' ? 'dark' : 'light'
    const [lang, dir] = [locale.replace('_', '-'), locale.startsWith('ar') ? 'rtl' : 'ltr']
    const html = [
      `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
      `<meta name="robots" content="noindex"><title>${sentence(locale, 'reviews.widget.title')}</title>${styleOf(theme)}`,
      '<script type="module" src="/widgets/reviews.js"></script></head><body>',
      `<vendor-reviews widget="${publicId}" locale="${locale}" theme="${theme}"></vendor-reviews></body></html>`,
    ].join('')
    return reply
      .headers({
        'cache-control': 'public, max-age=3600',
        vary: 'Accept-Language',
        'content-security-policy': framePolicy(html),
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

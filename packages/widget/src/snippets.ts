/** What a vendor puts into the HTML of its website: the element, or a frame where no scripts can be added (REV-04). */
import { filled, textsOf, type WidgetLocale } from './texts.ts'

/** The name of the element. */
export const widgetTag = 'vendor-reviews'

export interface SnippetOptions {
  /** Where the panel and its API are served. */
  origin: string
  /** The `publicId` of a channel. */
  widget: string
  /** The name of the provider. */
  name: string
  locale: WidgetLocale
  /** That of the page if left out. */
  theme?: 'light' | 'dark' | undefined
}

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const frameHeight = 640

export function frameUrl({ origin, widget, locale, theme }: Omit<SnippetOptions, 'name'>): string {
  const query = new URLSearchParams({ locale, ...(theme && { theme }) })
  return `${origin}/widgets/reviews/${encodeURIComponent(widget)}?${query.toString()}`
}

const titleOf = ({ name, locale }: SnippetOptions) => text(filled(textsOf[locale].title, { name }))

/** Until the script has run, and where it cannot, the link is shown. */
export function elementSnippet(options: SnippetOptions): string {
  const { origin, widget, locale, theme } = options
  const look = theme ? ` theme="${theme}"` : ''
  return [
    `<script type="module" src="${text(origin)}/widgets/reviews.js"></script>`,
    `<${widgetTag} widget="${text(widget)}" locale="${locale}"${look}>`,
    `  <a href="${text(frameUrl(options))}">${titleOf(options)}</a>`,
    `</${widgetTag}>`,
  ].join('\n')
}

export function frameSnippet(options: SnippetOptions): string {
  const size = `width="100%" height="${frameHeight}" frameborder="0"`
  return `<iframe src="${text(frameUrl(options))}" title="${titleOf(options)}" ${size} loading="lazy"></iframe>`
}

import { element, type Part } from './elements.ts'
import { structuredData, type PublicReviews } from './structured-data.ts'
import { widgetSheet } from './style.ts'
import { directionOf, filled, formatsOf, localeOf, tagOf, textsOf } from './texts.ts'

type Review = PublicReviews['reviews'][number]

/** How many reviews are shown first, and how many more at each press of the button. */
const pageSize = 6
const starsMax = 5

// A server has no elements; it may import the module nevertheless.
class NoElement {
  readonly isConnected = false
}
const Base = 'HTMLElement' in globalThis ? HTMLElement : (NoElement as unknown as typeof HTMLElement)

/**
 * `<vendor-reviews widget="rw_…">`: the reviews of a widget (REV-01, REV-06). It reads them from the server that it was loaded from, or from
 * the one of its attribute `api`. Until they are there, and if they cannot be read, its content is shown.
 */
export class VendorReviews extends Base {
  static readonly observedAttributes = ['widget', 'api', 'locale']

  #shown: PublicReviews | null = null
  #isGiven = false
  #count = pageSize
  #request: AbortController | null = null

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [widgetSheet()]
    root.append(element('slot'))
  }

  /** Reviews to show instead of those of a server, for a preview. */
  get reviews(): PublicReviews | null {
    return this.#shown
  }

  set reviews(reviews: PublicReviews) {
    this.#isGiven = true
    this.#request?.abort()
    this.#show(reviews)
  }

  connectedCallback(): void {
    if (this.#shown) this.#render()
    else void this.#load()
  }

  disconnectedCallback(): void {
    this.#request?.abort()
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return
    if (name === 'locale') this.#render()
    else void this.#load()
  }

  async #load(): Promise<void> {
    const widget = this.getAttribute('widget')
    if (!widget || this.#isGiven) return
    this.#request?.abort()
    this.#request = new AbortController()
    const { signal } = this.#request
    const api = this.getAttribute('api') ?? new URL('/api', import.meta.url).href
    try {
      const url = `${api}/widgets/reviews/${encodeURIComponent(widget)}`
      const answer = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
      if (!answer.ok) throw new Error(String(answer.status))
      this.#show(((await answer.json()) as { data: PublicReviews }).data)
      this.dispatchEvent(new Event('load'))
    } catch {
      if (!signal.aborted) this.dispatchEvent(new Event('error'))
    }
  }

  #show(reviews: PublicReviews): void {
    this.#shown = reviews
    this.#count = pageSize
    this.replaceChildren(structuredData(reviews))
    this.#render()
  }

  #render(): void {
    if (!this.#shown || !this.shadowRoot) return
    const { provider, average, count, reviews } = this.#shown
    const locale = localeOf(this.getAttribute('locale') ?? this.closest<HTMLElement>('[lang]')?.lang ?? '')
    const texts = textsOf[locale]
    const formats = formatsOf(locale)
    const stars = (value: number) => {
      const whole = Math.round(value)
      const label = filled(texts.rating, { value: formats.number(value) })
      return element('span', { role: 'img', class: 'stars', 'aria-label': label }, '★'.repeat(whole) + '☆'.repeat(starsMax - whole))
    }
    const card = ({ author, star, text, date, reply }: Review) =>
      element(
        'li',
        { tabindex: '-1' },
        element('p', { class: 'author' }, element('bdi', {}, author)),
        element('p', { class: 'muted' }, stars(star), ' ', element('time', { datetime: date }, formats.day(date))),
        ...(text === null ? [] : [element('p', { class: 'text', dir: 'auto' }, text)]),
        ...(reply === null
          ? []
          : [
              element(
                'div',
                { class: 'reply' },
                element('p', { class: 'author' }, filled(texts.reply, { name: provider.name })),
                element('p', { class: 'text', dir: 'auto' }, reply),
              ),
            ]),
      )
    const summary: Part[] =
      average === null ? [texts.none] : [stars(average), ' ', element('b', {}, formats.number(average)), ' · ', formats.count(count)]
    const list = element('ul', {}, ...reviews.slice(0, this.#count).map(card))
    const section = element(
      'section',
      { lang: tagOf(locale), dir: directionOf(locale), 'aria-labelledby': 'title', part: 'reviews' },
      element('h2', { id: 'title' }, filled(texts.title, { name: provider.name })),
      element('p', {}, ...summary),
      ...(reviews.length > 0 ? [list] : []),
    )
    if (reviews.length > this.#count) {
      const button = element('button', { type: 'button' }, texts.more)
      button.addEventListener('click', () => this.#showMore())
      section.append(button)
    }
    this.shadowRoot.replaceChildren(section)
  }

  /** Focus moves to the first review that was added. */
  #showMore(): void {
    const added = this.#count
    this.#count += pageSize
    this.#render()
    this.shadowRoot?.querySelectorAll('li')[added]?.focus()
  }
}

import type { AwardCode } from '@vendor-panel/domain'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { sentence, type Locale } from '../platform/messages/sentence.ts'

/** The size of the picture in pixels. */
export const awardImageSize = 160

/** One path for each badge, on a grid of 24. */
const shapes: Record<AwardCode, string> = {
  fast_answer: 'M13 2 4.5 13.5H11l-1 8.5 8.5-11.5H12z',
  weddings: 'M12 20.5 4.2 12.6a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9z',
  photos: 'M4 7h3l1.6-2.5h6.8L17 7h3v12H4zm8 9.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5z',
}

/** The picture of a badge: a seal with a ring for each level, its name below. Fonts are those of the visitor; nothing is loaded. */
export function awardImage({ code, level }: { code: AwardCode; level: number }, locale: Locale): string {
  const name = escapeHtml(sentence(locale, `awards.${code}.name`))
  const text = escapeHtml(sentence(locale, 'awards.level', { level }))
  const rings = Array.from(
    { length: level },
    (_, index) => `<circle cx="80" cy="62" r="${42 + index * 5}" fill="none" stroke="#7a2e57" stroke-width="1.5"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${awardImageSize}" height="${awardImageSize}" viewBox="0 0 160 160" role="img" aria-label="${name}">`,
    '<rect width="160" height="160" rx="14" fill="#fbf8f6"/>',
    ...rings,
    '<circle cx="80" cy="62" r="36" fill="#7a2e57"/>',
    `<path transform="translate(58.4 40.4) scale(1.8)" fill="#fff" fill-rule="evenodd" d="${shapes[code]}"/>`,
    `<text x="80" y="131" text-anchor="middle" font-family="system-ui, sans-serif" font-size="14" font-weight="600" fill="#2c1f27">${name}</text>`,
    `<text x="80" y="148" text-anchor="middle" font-family="system-ui, sans-serif" font-size="11" fill="#6b5b64">${text}</text>`,
    '</svg>',
  ].join('')
}

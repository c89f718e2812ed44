import { expect, it } from 'vitest'
import { elementSnippet, frameSnippet, frameUrl } from './snippets.ts'

const options = { origin: 'https://panel.example', widget: 'rw_5Jx0q2bYtR', name: 'Rose & "Garden" <1>', locale: 'de_DE' } as const

it('REV-04 the snippet is the script, the element, and a link for those without scripts', () => {
  expect(elementSnippet({ ...options, theme: 'dark' })).toBe(`<script type="module" src="https://panel.example/widgets/reviews.js"></script>
<vendor-reviews widget="rw_5Jx0q2bYtR" locale="de_DE" theme="dark">
  <a href="https://panel.example/widgets/reviews/rw_5Jx0q2bYtR?locale=de_DE&amp;theme=dark">Bewertungen für \u2068Rose &amp; &quot;Garden&quot; &lt;1>\u2069</a>
</vendor-reviews>`)
})

it('REV-04 the frame has the same address, and a title in its language', () => {
  expect(frameUrl(options)).toBe('https://panel.example/widgets/reviews/rw_5Jx0q2bYtR?locale=de_DE')
  const snippet = frameSnippet({ ...options, name: 'Rosewood Garden' })
  expect(snippet).toContain(`src="${frameUrl(options)}" title="Bewertungen für \u2068Rosewood Garden\u2069"`)
  expect(snippet).not.toMatch(/\sstyle=/)
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForSearch, latinDigits } from './search-fold.ts'

describe('foldForSearch', () => {
  it.each([
    ['Aylin DEMİR', 'aylin demir'],
    ['IŞIK ılgın', 'isik ilgin'],
    ['Çağrı Öztürk', 'cagri ozturk'],
    ['Müller Weiß', 'muller weiss'],
    ['Zoë & José', 'zoe & jose'],
    ['Ångström Sørensen Łukasz', 'angstrom sorensen lukasz'],
    ['Ægir Þórðarson', 'aegir thordarson'],
    ['Cœur de Đorđe Ħal', 'coeur de dorde hal'],
    ['ΝΊΚΟΣ Νίκος', 'νικοσ νικοσ'],
    ['ﬁancé', 'fiance'],
    ['  two   spaces\u00a0here ', 'two spaces here'],
    ['O’Connor', "o'connor"],
    ['O´Brien O`Brien OʼBrien O‘Brien', "o'brien o'brien o'brien o'brien"],
    ['Anne‑Marie Anne‐Marie Anne–Marie Anne—Marie Anne－Marie', 'anne-marie anne-marie anne-marie anne-marie anne-marie'],
    ['١٢٣ ۴۵۶', '123 456'],
  ])('%s is found as %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })

  it.each([
    ['أحمد', 'احمد'],
    ['إيمان', 'ايمان'],
    ['آمنة', 'امنه'],
    ['ٱلله', 'الله'],
    ['مُحَمَّد', 'محمد'],
    ['محـــمد', 'محمد'],
    ['ليلى', 'ليلي'],
    ['کریم', 'كريم'],
    ['مؤمن', 'مومن'],
    ['رئيسة', 'رييسه'],
    ['ژیوە', 'ژيوه'],
  ])('Arabic %s is found as %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })

  it('folding is idempotent and ignores case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
        expect(foldForSearch(text.toLowerCase())).toBe(foldForSearch(text))
      }),
      { numRuns: 2_000 },
    )
  })
})

it('AUTH-24 Arabic-Indic digits are converted to Latin ones', () => {
  expect(latinDigits('٤٢٠٩٨٧ ۱۲x')).toBe('420987 12x')
})

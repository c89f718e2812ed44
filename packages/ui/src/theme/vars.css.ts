import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

import { layers } from './layers.css.ts'
import { media } from './media.ts'
import { base, onSolid, pairText as pair, primeBar, toneColors, tones, type Tone } from './palette.ts'

function mapValues<Key extends string, From, To>(record: Record<Key, From>, change: (value: From, key: Key) => To) {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value, key as Key)])) as Record<Key, To>
}

type ToneTokens = Record<Tone, { solid: string; soft: string; onSoft: string }>

const values = {
  color: { ...mapValues(base, pair), onSolid: pair(onSolid) },
  tone: Object.fromEntries(tones.map((tone) => [tone, mapValues(toneColors[tone], pair)])) as ToneTokens,
  font: {
    body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif",
    // A soft serif if the system has one; Arabic keeps the body font, whose bold is easier to read as a title.
    title: "ui-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Noto Sans Mono', monospace",
  },
  text: { xs: '0.75rem', sm: '0.8125rem', body: '0.875rem', lg: '1rem', xl: '1.25rem', xxl: '1.625rem', input: '0.875rem' },
  /** Line heights, as multiples of the size: of titles, of single lines, of text. */
  leading: { title: '1.25', snug: '1.4', text: '1.5' },
  space: { xxs: '2px', xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px', xxl: '32px', xxxl: '48px' },
  radius: { control: '6px', surface: '10px', pill: '999px' },
  size: { control: '36px', controlSmall: '28px', sidebar: '256px', rail: '64px', bar: '3.25rem', prose: '72ch' },
  shadow: {
    raised: '0 1px 2px oklch(0.25 0.03 340 / 0.06), 0 4px 16px oklch(0.25 0.03 340 / 0.07)',
    floating: '0 2px 6px oklch(0.2 0.03 340 / 0.1), 0 16px 40px oklch(0.2 0.03 340 / 0.18)',
  },
  motion: { quick: '120ms ease-out', calm: '180ms ease-out' },
}

/** The tokens as CSS variables (`--vp-color-ink`, …): a country's brand may override them at run time. */
export const vars = createGlobalThemeContract(values, (_value, path) => `vp-${path.join('-')}`)

createGlobalTheme(':root', vars, { '@layer': layers.reset, ...values })

/** Space between elements, on the 4 px grid. */
export type Space = keyof typeof values.space

// One set of tokens for light and dark: `color-scheme` chooses, so any part of a page can override it.
globalStyle(':root', { '@layer': { [layers.reset]: { colorScheme: 'light dark' } } })
globalStyle('[data-theme="light"]', { '@layer': { [layers.reset]: { colorScheme: 'light' } } })
globalStyle('[data-theme="dark"]', { '@layer': { [layers.reset]: { colorScheme: 'dark' } } })
globalStyle('[data-prime]', { '@layer': { [layers.reset]: { vars: { [vars.color.bar]: pair(primeBar) } } } })
globalStyle(':root', {
  '@layer': {
    [layers.reset]: {
      '@media': {
        // 16 px keeps a phone from zooming into a focused field.
        [media.phone]: { vars: { [vars.text.body]: '1rem', [vars.text.sm]: '0.875rem', [vars.text.input]: '1rem' } },
        [media.touch]: { vars: { [vars.size.control]: '44px', [vars.size.controlSmall]: '44px', [vars.text.input]: '1rem' } },
      },
    },
  },
})
// Arabic letters reach further above and below the line than Latin ones.
globalStyle(':lang(ar)', {
  '@layer': {
    [layers.reset]: {
      vars: {
        [vars.font.title]: vars.font.body,
        [vars.leading.title]: '1.5',
        [vars.leading.snug]: '1.65',
        [vars.leading.text]: '1.7',
      },
    },
  },
})

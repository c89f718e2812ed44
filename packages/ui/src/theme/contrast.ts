import { accentPairs } from './brand-accent.ts'
import { base, onSolid, primeBar, toneColors, tones, type ColorPair } from './palette.ts'

export type Color = ColorPair[0]

/** Linear sRGB of an OKLCH colour (CSS Color 4, the matrices of OKLab), clipped to the sRGB gamut. */
function linearRgb([lightness, chroma, hue]: Color): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (part: number) => Math.min(1, Math.max(0, part))
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** As `#rrggbb`, for tools that do not support OKLCH. */
export function hexOf(color: Color): string {
  const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)
  return `#${linearRgb(color)
    .map((part) =>
      Math.round(encode(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function luminance(color: Color): number {
  const [red, green, blue] = linearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

type Case = [name: string, front: ColorPair, back: ColorPair]

const surfaces = { surface: base.surface, raised: base.raised, sunken: base.sunken, hover: base.hover, accentSoft: base.accentSoft }
const onEvery = (name: string, front: ColorPair): Case[] =>
  Object.entries(surfaces).map(([back, color]) => [`${name} on ${back}`, front, color])

/** The accent of the product, and those of the countries with a brand of their own (I18N-15). */
const accents = [['accent', base] as const, ...[28, 168].map((hue) => [`accent of hue ${hue}`, accentPairs(hue)] as const)]

/** Text with its background: at least 4.5 : 1. */
export const textPairs: Case[] = [
  ...onEvery('ink', base.ink),
  ...onEvery('inkMuted', base.inkMuted),
  ...onEvery('onAccentSoft', base.onAccentSoft),
  ...tones.flatMap((tone) => onEvery(`${tone} text`, toneColors[tone].onSoft)),
  ...tones.map((tone): Case => [`${tone} onSoft on soft`, toneColors[tone].onSoft, toneColors[tone].soft]),
  ...tones.map((tone): Case => [`onSolid on ${tone}`, onSolid, toneColors[tone].solid]),
  ...accents.flatMap(([brand, { accent, accentHover, onAccent, accentSoft, onAccentSoft }]): Case[] => [
    [`${brand} link on surface`, accent, base.surface],
    [`${brand} link on raised`, accent, base.raised],
    [`on ${brand}`, onAccent, accent],
    [`on ${brand}, hovered`, onAccent, accentHover],
    [`on soft ${brand}`, onAccentSoft, accentSoft],
    [`ink on soft ${brand}`, base.ink, accentSoft],
  ]),
  ['onInverse on inverse', base.onInverse, base.inverse],
  ['ink on the bar', base.ink, base.bar],
  ['ink on the bar of a prime customer', base.ink, primeBar],
  ['inkMuted on the bar of a prime customer', base.inkMuted, primeBar],
]

/** Marks that carry meaning, with their background: at least 3 : 1. */
export const markPairs: Case[] = [
  ...(['surface', 'raised'] as const).flatMap((back): Case[] => [
    [`edge of a field on ${back}`, base.lineStrong, base[back]],
    ...accents.flatMap(([brand, { accent, focus }]): Case[] => [
      [`focus with ${brand} on ${back}`, focus, base[back]],
      [`${brand} on ${back}`, accent, base[back]],
    ]),
  ]),
  ['focus on accentSoft', base.focus, base.accentSoft],
  ...tones.map((tone): Case => [`${tone} solid on raised`, toneColors[tone].solid, base.raised]),
]

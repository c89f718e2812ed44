import { base, pairText, type ColorPair } from './palette.ts'

const names = ['accent', 'accentHover', 'onAccent', 'accentSoft', 'onAccentSoft', 'focus'] as const

/** The colours of the accent with another hue; lightness and chroma stay, and with them the contrast. */
export function accentPairs(hue: number): Record<(typeof names)[number], ColorPair> {
  const turned = ([light, dark]: ColorPair): ColorPair => [
    [light[0], light[1], hue],
    [dark[0], dark[1], hue],
  ]
  return Object.fromEntries(names.map((name) => [name, turned(base[name])])) as Record<(typeof names)[number], ColorPair>
}

/** The CSS variables of an accent with this hue, for the style of the root element (I18N-15). */
export function accentVariables(hue: number): [name: string, value: string][] {
  return Object.entries(accentPairs(hue)).map(([name, pair]) => [`--vp-color-${name}`, pairText(pair)])
}

/** One colour as OKLCH lightness, chroma and hue, in light and in dark. Dark is chosen, not computed. */
export type ColorPair = readonly [light: readonly [number, number, number], dark: readonly [number, number, number]]

const oklch = ([lightness, chroma, hue]: ColorPair[0]) => `oklch(${lightness} ${chroma} ${hue})`
/** A pair as CSS. */
export const pairText = ([light, dark]: ColorPair) => `light-dark(${oklch(light)}, ${oklch(dark)})`

/** Named by meaning, never by look. */
export const tones = ['neutral', 'positive', 'caution', 'critical', 'info', 'promote'] as const
export type Tone = (typeof tones)[number]

/** Paper, ink and the one accent: a hint of warmth in every grey. */
export const base = {
  surface: [
    [0.977, 0.007, 80],
    [0.187, 0.012, 330],
  ],
  raised: [
    [0.995, 0.003, 85],
    [0.228, 0.013, 325],
  ],
  sunken: [
    [0.956, 0.008, 80],
    [0.155, 0.01, 330],
  ],
  hover: [
    [0.945, 0.01, 75],
    [0.268, 0.015, 328],
  ],
  line: [
    [0.893, 0.011, 70],
    [0.325, 0.014, 328],
  ],
  lineStrong: [
    [0.6, 0.018, 50],
    [0.545, 0.016, 330],
  ],
  ink: [
    [0.235, 0.02, 330],
    [0.94, 0.008, 70],
  ],
  inkMuted: [
    [0.475, 0.016, 30],
    [0.735, 0.012, 50],
  ],
  inverse: [
    [0.235, 0.02, 330],
    [0.93, 0.012, 80],
  ],
  onInverse: [
    [0.985, 0.005, 85],
    [0.22, 0.02, 330],
  ],
  accent: [
    [0.4, 0.125, 345],
    [0.76, 0.1, 350],
  ],
  accentHover: [
    [0.345, 0.115, 345],
    [0.815, 0.085, 350],
  ],
  onAccent: [
    [0.99, 0.005, 85],
    [0.2, 0.04, 345],
  ],
  accentSoft: [
    [0.955, 0.017, 350],
    [0.285, 0.055, 345],
  ],
  onAccentSoft: [
    [0.36, 0.12, 345],
    [0.88, 0.06, 350],
  ],
  focus: [
    [0.48, 0.15, 345],
    [0.82, 0.1, 350],
  ],
  bar: [
    [0.977, 0.007, 80],
    [0.187, 0.012, 330],
  ],
  scrim: [
    [0.25, 0.03, 340],
    [0.1, 0.01, 330],
  ],
} as const satisfies Record<string, ColorPair>

/** `bar` of a prime customer (SHELL-25). */
export const primeBar: ColorPair = [
  [0.93, 0.04, 85],
  [0.285, 0.045, 80],
]

type ToneColors = { solid: ColorPair; soft: ColorPair; onSoft: ColorPair }

/** `solid` is a background for `onSolid`; `onSoft` may also be text on every surface. */
export const toneColors: Record<Tone, ToneColors> = {
  neutral: {
    solid: [
      [0.45, 0.014, 40],
      [0.78, 0.01, 50],
    ],
    soft: [
      [0.94, 0.008, 75],
      [0.285, 0.012, 328],
    ],
    onSoft: [
      [0.38, 0.014, 30],
      [0.86, 0.01, 60],
    ],
  },
  positive: {
    solid: [
      [0.46, 0.11, 155],
      [0.8, 0.13, 155],
    ],
    soft: [
      [0.945, 0.034, 155],
      [0.29, 0.042, 155],
    ],
    onSoft: [
      [0.4, 0.095, 155],
      [0.85, 0.11, 155],
    ],
  },
  caution: {
    solid: [
      [0.52, 0.115, 65],
      [0.83, 0.12, 80],
    ],
    soft: [
      [0.945, 0.055, 88],
      [0.3, 0.05, 78],
    ],
    onSoft: [
      [0.42, 0.09, 65],
      [0.87, 0.1, 82],
    ],
  },
  critical: {
    solid: [
      [0.485, 0.175, 25],
      [0.76, 0.14, 25],
    ],
    soft: [
      [0.945, 0.025, 22],
      [0.3, 0.075, 25],
    ],
    onSoft: [
      [0.45, 0.165, 26],
      [0.85, 0.09, 25],
    ],
  },
  info: {
    solid: [
      [0.48, 0.12, 245],
      [0.78, 0.11, 240],
    ],
    soft: [
      [0.945, 0.028, 240],
      [0.29, 0.055, 245],
    ],
    onSoft: [
      [0.415, 0.11, 248],
      [0.86, 0.08, 238],
    ],
  },
  promote: {
    solid: [
      [0.44, 0.13, 345],
      [0.76, 0.11, 350],
    ],
    soft: [
      [0.925, 0.036, 345],
      [0.335, 0.085, 345],
    ],
    onSoft: [
      [0.4, 0.13, 345],
      [0.88, 0.07, 350],
    ],
  },
}

/** Text and marks on any `solid`. */
export const onSolid: ColorPair = [
  [0.99, 0.005, 85],
  [0.19, 0.02, 330],
]

import type { GlobalTypes } from 'storybook/internal/types'

/** What the toolbar chooses for every story. */
export interface Look {
  /** `auto` is the direction of the language. */
  direction: 'auto' | 'ltr' | 'rtl'
  theme: 'light' | 'dark'
  locale: string
  /** The hue of a country's accent, `prime`, or the product's own. */
  brand: string
}

// Tests set direction and theme themselves.
export const initialLook: Look = { direction: 'auto', theme: 'light', locale: 'en_CA', brand: 'own' }

const items = (titles: Record<string, string>) => Object.entries(titles).map(([value, title]) => ({ value, title }))

export const toolbars: GlobalTypes = {
  theme: {
    description: 'Light or dark',
    toolbar: { title: 'Theme', icon: 'contrast', items: items({ light: 'Light', dark: 'Dark' }), dynamicTitle: true },
  },
  locale: {
    description: 'Language of texts, formats and sample content',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: items({
        en_CA: 'English (Canada)',
        en_US: 'English (United States)',
        en_AU: 'English (Australia)',
        en_SA: 'English (Saudi Arabia)',
        de_DE: 'Deutsch',
        tr_TR: 'Türkçe',
        ar_AE: 'العربية (الإمارات)',
        ar_SA: 'العربية (السعودية)',
        en_XA: 'Longer words',
        ar_XB: 'Turned-around texts',
      }),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of reading',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: items({ auto: 'As the language', ltr: 'Left to right', rtl: 'Right to left' }),
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'Accent of the country, and the bar of a prime customer',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: items({ own: 'Plum', 28: 'Terracotta', 168: 'Green', prime: 'Prime customer' }),
      dynamicTitle: true,
    },
  },
}

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** Each lies within one of the breakpoints. */
export const viewports = {
  narrow: screen('Narrow, or at 400 %', 320, 640, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 820, 1180, 'tablet'),
  laptop: screen('Laptop', 1100, 760, 'desktop'),
  desktop: screen('Desktop', 1440, 900, 'desktop'),
}

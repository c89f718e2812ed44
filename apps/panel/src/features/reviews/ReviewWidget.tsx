import '@vendor-panel/widget'
import type { PublicReviews, VendorReviews } from '@vendor-panel/widget'
import type { Locale } from '@vendor-panel/domain'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { WidgetTheme } from './ReviewPreview.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vendor-reviews': DetailedHTMLProps<HTMLAttributes<VendorReviews>, VendorReviews> & {
        reviews: PublicReviews
        locale: Locale
        theme?: 'light' | 'dark' | undefined
      }
    }
  }
}

type WidgetProps = { reviews: PublicReviews; locale: Locale; theme: WidgetTheme }

/** The element that websites have, with reviews that are given to it (REV-04). */
export const ReviewWidget = ({ reviews, locale, theme }: WidgetProps) => (
  <vendor-reviews reviews={reviews} locale={locale} theme={theme === 'page' ? undefined : theme} />
)

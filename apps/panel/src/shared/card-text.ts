import { cardBrandNames, type CardBrand } from '@vendor-panel/domain'

type Card = { brand: string; maskedNumber: string }

/** The name of a brand; empty for others. */
export const brandText = (brand: string): string => (brand in cardBrandNames ? cardBrandNames[brand as CardBrand] : '')

/** Brand and last four digits of a card, in this order in every language (PAY-20). */
export const cardText = ({ brand, maskedNumber }: Card) => `${brandText(brand)} ${maskedNumber}`.trim()

/** The last month of a card, as printed on it. */
export const expiryText = ({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }) =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`

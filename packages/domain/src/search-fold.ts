// Letters that Unicode does not decompose, with their plain equivalents.
const plainLetters: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ە: 'ه',
  ک: 'ك',
  ـ: '',
}
const plainLetter = new RegExp(Object.keys(plainLetters).join('|'), 'gu')

/**
 * Text for comparison in a search: without case, accents, Turkish dots or Arabic spelling variants; apostrophes and dashes are plain,
 * digits Latin, spaces single (SHELL-27).
 */
export function foldForSearch(text: string): string {
  return (
    text
      .replace(/\p{Pd}/gu, '-')
      // Before it is decomposed into a space and an accent.
      .replace(/´/g, "'")
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
      .replace(/[٠-٩۰-۹]/g, latinDigit)
      .replace(/[’‘`ʼ]/g, "'")
      .replace(/\s+/gu, ' ')
      .trim()
  )
}

/** Arabic-Indic and Persian digits as Latin ones; all other characters are unchanged (AUTH-24). */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, latinDigit)
}

// Both ranges of digits start at a code point whose low four bits are 0.
const latinDigit = (digit: string) => String(digit.charCodeAt(0) & 15)

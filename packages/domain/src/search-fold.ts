// Letters that Unicode does not take apart, by what people type for them.
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

/** Text as search compares it: no case, accents, Turkish dots or Arabic spelling variants; apostrophes and dashes are plain; digits are Latin; spaces are single (SHELL-27). */
export function foldForSearch(text: string): string {
  return (
    text
      .replace(/\p{Pd}/gu, '-')
      // Before it is taken apart into a space and an accent.
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

/** Arabic-Indic and Persian digits as Latin ones; anything else stays (AUTH-24). */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, latinDigit)
}

// Both rows of digits start at a code point whose low four bits are 0.
const latinDigit = (digit: string) => String(digit.charCodeAt(0) & 15)

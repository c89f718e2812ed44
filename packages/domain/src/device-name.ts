// The first that matches: many browsers name others too, and Safari's name comes last.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: readonly [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** The browser and the system of a `User-Agent`; null for what it does not name. They are names, the same in every language (AMB-26: a stolen session is noticed). */
export function deviceName(userAgent: string | null): { browser: string | null; system: string | null } {
  const text = userAgent ?? ''
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) }
}

/** Whether it is held in the hand (AMB-26). */
export const isHandheld = (userAgent: string | null): boolean => ['iPhone', 'iPad', 'Android'].includes(deviceName(userAgent).system ?? '')

import { fileURLToPath } from 'node:url'
import { direction, localeTag, type Locale } from '@vendor-panel/domain'
import { visualRuns } from './visual-runs.ts'

export interface TextStyle {
  size: number
  isBold?: boolean
  /** Hexadecimal, such as `#1f1f1f`. */
  color?: string
}

/** A column: its distance from the side on which a line of the language begins, and its width, in points. */
export interface Column {
  start: number
  width: number
  align?: 'start' | 'end'
}

/** A document of A4 pages in the direction of its language. */
export interface PdfDocument {
  /** The width between the margins. */
  width: number
  /** Writes a text into a column at a height; returns the height that it takes. */
  write(text: string, column: Column, top: number, style: TextStyle): number
  /** Writes a text of any length, on as many pages as it takes; returns the top of what follows. */
  flow(text: string, column: Column, top: number, style: TextStyle): number
  /** The height that a text takes in a column. */
  heightOf(text: string, column: Column, style: TextStyle): number
  /** A thin line across the page. */
  rule(top: number, color: string): void
  /** The top of `height` points of free space at or below `top`, on a new page if this one is full. */
  room(top: number, height: number): number
  end(): Promise<Buffer>
}

const margin = 54
const leading = 1.45

const fontFile = (file: string) => fileURLToPath(import.meta.resolve(file))
// Arabic in a font whose letters are whole glyphs: of one that sets dots apart, readers would copy other letters.
const fontFiles = {
  text: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'text-bold': '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  arabic: '@expo-google-fonts/almarai/400Regular/Almarai_400Regular.ttf',
  'arabic-bold': '@expo-google-fonts/almarai/700Bold/Almarai_700Bold.ttf',
}

type Font = 'text' | 'arabic'

let fonts: Promise<[name: string, font: object][]> | undefined

/** Read once: most of the time of a short document was the tables of its fonts. */
async function readFonts(): Promise<[name: string, font: object][]> {
  const { openSync } = await import('fontkit')
  return Object.entries(fontFiles).map(([name, file]) => [name, openSync(fontFile(file))])
}

/** The same tables with glyphs of its own: one keeps the letters of its first use, and as a part of another letter it has none. */
const withOwnGlyphs = (font: object) => Object.create(font, { _glyphs: { value: {} } }) as PDFKit.Mixins.PDFFontSource

/** Opens a document whose fonts cover Latin, Greek, Cyrillic and Arabic letters; only the used ones are embedded. */
export async function openPdf({
  title,
  author,
  at,
  locale,
}: {
  title: string
  author: string
  at: string
  locale: Locale
}): Promise<PdfDocument> {
  // Loaded with the first document: most requests have none.
  const { default: PDFKit } = await import('pdfkit')
  const info = { Title: title, Author: author, CreationDate: new Date(at) }
  const doc = new PDFKit({ size: 'A4', margin, info, lang: localeTag(locale), displayTitle: true, bufferPages: true })
  const isRightToLeft = direction(locale) === 'rtl'
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [name, font] of await (fonts ??= readFonts())) doc.registerFont(name, withOwnGlyphs(font))
  const pageWidth = doc.page.width
  const width = pageWidth - 2 * margin
  const bottom = doc.page.height - margin

  // Each run is shaped as a whole: word by word, a right-to-left run would keep its words in left-to-right order.
  const shaped = { lineBreak: false, features: [] }
  const setFont = (font: Font, { size, isBold = false }: TextStyle) => doc.font(isBold ? `${font}-bold` : font).fontSize(size)
  const runsOf = (line: string, style: TextStyle) =>
    visualRuns(line, fontOf).map((run) => ({ ...run, width: setFont(run.font, style).widthOfString(run.text, shaped) }))
  const widthOf = (line: string, style: TextStyle) => runsOf(line, style).reduce((sum, run) => sum + run.width, 0)

  const linesOf = (text: string, column: Column, style: TextStyle) =>
    text.split('\n').flatMap((paragraph) => wrapped(paragraph, (line) => widthOf(line, style) <= column.width))
  const heightOf: PdfDocument['heightOf'] = (text, column, style) => linesOf(text, column, style).length * style.size * leading

  const room: PdfDocument['room'] = (top, height) => {
    if (top + height <= bottom) return top
    doc.addPage()
    return margin
  }
  function writeLine(line: string, column: Column, top: number, style: TextStyle): void {
    const runs = runsOf(line, style)
    const left = isRightToLeft ? pageWidth - margin - column.start - column.width : margin + column.start
    const isAtRight = (column.align === 'end') !== isRightToLeft
    const free = column.width - runs.reduce((sum, run) => sum + run.width, 0)
    let x = left + (isAtRight ? free : 0)
    for (const run of runs) {
      // The fonts have different heights but share a baseline.
      const baseline = top + 0.5 * style.size * leading + style.size * 0.35
      setFont(run.font, style)
        .fillColor(style.color ?? '#1f1f1f')
        .text(run.text, x, baseline, { ...shaped, baseline: 'alphabetic' })
      x += run.width
    }
  }

  return {
    width,
    heightOf,
    write(text, column, top, style) {
      const lines = linesOf(text, column, style)
      for (const [index, line] of lines.entries()) writeLine(line, column, top + index * style.size * leading, style)
      return lines.length * style.size * leading
    },
    flow(text, column, top, style) {
      const height = style.size * leading
      return linesOf(text, column, style).reduce((at, line) => {
        const start = room(at, height)
        writeLine(line, column, start, style)
        return start + height
      }, top)
    },
    rule(top, color) {
      doc
        .moveTo(margin, top)
        .lineTo(pageWidth - margin, top)
        .lineWidth(0.75)
        .stroke(color)
    },
    room,
    end: () =>
      new Promise((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)))
        doc.on('error', reject)
        doc.end()
      }),
  }
}

const fontOf = (character: string): Font =>
  /\p{Script_Extensions=Arabic}/u.test(character) && !/[0-9]/.test(character) ? 'arabic' : 'text'

/** The lines of a paragraph; a word that does not fit into a line of its own is cut. */
function wrapped(paragraph: string, fits: (line: string) => boolean): string[] {
  // Pictographs are in neither font.
  const words = paragraph
    .replaceAll(/\p{Extended_Pictographic}\ufe0f?/gu, '')
    .trim()
    .split(/\s+/u)
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line]
}

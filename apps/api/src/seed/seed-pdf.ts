import { Readable } from 'node:stream'
import type { Locale } from '@vendor-panel/domain'
import { instantText } from '../platform/clock.ts'
import { openPdf, type TextStyle } from '../platform/pdf/pdf-document.ts'
import type { SeedContext } from './seed-context.ts'

export interface SeedPdf {
  author: string
  title: string
  lines: readonly string[]
}

const bytesMax = 5_000_000
const styles = { author: { size: 11, isBold: true, color: '#6b6461' }, title: { size: 22, isBold: true }, line: { size: 12 } } as const

/** Stores a page of text as a PDF; null if the demo stores no files. */
export async function storePdf(
  { files, customer, now, account }: SeedContext,
  { author, title, lines }: SeedPdf,
): Promise<{ key: string; size: number } | null> {
  if (!files) return null
  const pdf = await openPdf({ title, author, at: instantText(now), locale: account.voice.locale satisfies Locale })
  const column = { start: 0, width: pdf.width }
  let top = pdf.room(54, 0)
  const write = (text: string, style: TextStyle, gap: number) => {
    top = pdf.room(top, pdf.heightOf(text, column, style))
    top += pdf.write(text, column, top, style) + gap
  }
  write(author, styles.author, 10)
  write(title, styles.title, 18)
  for (const line of lines) write(line, styles.line, 8)
  const received = await files.receive(Readable.from([await pdf.end()]), bytesMax, new AbortController().signal)
  if (!received) throw new Error(`The PDF "${title}" is larger than ${bytesMax} bytes`)
  return { key: await files.keep(customer.id, received.path, ''), size: received.sizeBytes }
}

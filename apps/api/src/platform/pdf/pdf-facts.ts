import type { Column, PdfDocument } from './pdf-document.ts'

const body = { size: 11 }
const muted = '#6b6461'

/** Labels and values in two columns; those without a value are left out. Returns the top of what follows. */
export function writeFacts(pdf: PdfDocument, start: number, facts: [label: string, value: string | null][]): number {
  const labels: Column = { start: 0, width: 150 }
  const values: Column = { start: 160, width: pdf.width - 160 }
  let top = start
  for (const [label, value] of facts) {
    if (!value) continue
    const height = pdf.heightOf(label, labels, body)
    top = pdf.room(top, height)
    pdf.write(label, labels, top, { ...body, color: muted })
    top = pdf.flow(value, values, top, body) + 4
  }
  return top
}

import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import { openPdf } from './pdf-document.ts'

async function written(text: string): Promise<string> {
  const pdf = await openPdf({ title: 'T', author: 'A', at: '2026-11-17T14:42:00.000Z', locale: 'en_CA' })
  pdf.write(text, { start: 0, width: pdf.width }, 54, { size: 11 })
  return (await extractText(new Uint8Array(await pdf.end()), { mergePages: true })).text
}

it('letters can be copied from a document after one whose letters are made of them', async () => {
  expect(await written('Çınar Éclair')).toBe('Çınar Éclair')
  expect(await written('Campbell Easton')).toBe('Campbell Easton')
})

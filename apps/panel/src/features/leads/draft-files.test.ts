import { expect, it } from 'vitest'
import { withRefusals } from './draft-files.ts'
import type { DraftFile } from './drafts.ts'

const fileOf = (id: string, attachmentId: number | null): DraftFile => ({
  id,
  name: `${id}.pdf`,
  sizeBytes: 9,
  attachmentId,
  problem: null,
})
const files = [fileOf('saved', 7), fileOf('first', null), fileOf('second', null)]

it.each([
  ['file[0]', 'first'],
  ['file[1]', 'second'],
  ['attachmentIds[0]', 'saved'],
  ['file', 'second'],
])('FILE-07 FILE-09 a refusal of the server at %s is shown at the file', (path, id) => {
  const refused = withRefusals(files, [{ path, message: 'Too large' }])
  expect(refused.filter(({ problem }) => problem === 'Too large').map((file) => file.id)).toEqual([id])
})

it('a refusal of another field is shown at no file', () => {
  expect(withRefusals(files, [{ path: 'subject', message: 'Required' }])).toEqual(files)
})

import { expect, it } from 'vitest'
import { contactRows } from './contact.ts'

it('USER-04 USER-25 contacts become rows, at least one of each kind', () => {
  const contacts = [
    { type: 'mobile', value: '+16135550140' },
    { type: 'email', value: 'mara@rosewood.example' },
    { type: 'phone', value: '+16135550141' },
    { type: 'fax', value: '+16135550142' },
  ]
  expect(contactRows(contacts)).toEqual({ emails: ['mara@rosewood.example'], phones: ['+16135550140', '+16135550141'] })
  expect(contactRows([])).toEqual({ emails: [''], phones: [''] })
})

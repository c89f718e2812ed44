import { expect, it } from 'vitest'
import { fillTemplate } from './mail-template.ts'

it('TMPL-05 puts the values of a lead in', () => {
  const filled = fillTemplate('Dear {couple_name}, {guest_count} guests on {wedding_date}? {couple_name}!', {
    couple_name: 'Aylin & Jonas',
    guest_count: '120',
    wedding_date: '14 June',
  })
  expect(filled).toEqual({ text: 'Dear Aylin & Jonas, 120 guests on 14 June? Aylin & Jonas!', missing: [], unknown: [] })
})

it('TMPL-05 flags missing values and names that are none before sending', () => {
  expect(fillTemplate('{my_name} {price_list_link} {price_list_link} {cuple_name} {x', { my_name: ' ', price_list_link: null })).toEqual({
    text: '{my_name} {price_list_link} {price_list_link} {cuple_name} {x',
    missing: ['my_name', 'price_list_link'],
    unknown: ['cuple_name'],
  })
})

it('TMPL-05 a value is text, whatever it looks like', () => {
  expect(fillTemplate('{couple_name}', { couple_name: '{my_name} $& $1', my_name: 'Mara' }).text).toBe('{my_name} $& $1')
})

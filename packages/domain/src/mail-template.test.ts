import { expect, it } from 'vitest'
import { fillTemplate, mailTemplateProblems } from './mail-template.ts'

it('TMPL-05 inserts the values of a lead', () => {
  const filled = fillTemplate('Dear {couple_name}, {guest_count} guests on {wedding_date}? {couple_name}!', {
    couple_name: 'Aylin & Jonas',
    guest_count: '120',
    wedding_date: '14 June',
  })
  expect(filled).toEqual({ text: 'Dear Aylin & Jonas, 120 guests on 14 June? Aylin & Jonas!', missing: [], unknown: [] })
})

it('TMPL-05 reports missing values and unknown variables before sending', () => {
  expect(fillTemplate('{my_name} {price_list_link} {price_list_link} {cuple_name} {x', { my_name: ' ', price_list_link: null })).toEqual({
    text: '{my_name} {price_list_link} {price_list_link} {cuple_name} {x',
    missing: ['my_name', 'price_list_link'],
    unknown: ['cuple_name'],
  })
})

it.each(['{Couple_name}', '{COUPLE_NAME}', '{ couple_name }'])('TMPL-05 %s is a variable in any notation', (template) => {
  expect(fillTemplate(template, { couple_name: 'Aylin' })).toEqual({ text: 'Aylin', missing: [], unknown: [] })
  expect(fillTemplate(template, {})).toEqual({ text: template, missing: ['couple_name'], unknown: [] })
})

it.each(['couple-name', 'couple name', 'çift_adı', 'اسم', 'name2', 'a'.repeat(40)])('TMPL-05 {%s} is flagged as unknown', (name) => {
  expect(fillTemplate(`{${name}}`, { couple_name: 'Aylin' })).toEqual({ text: `{${name}}`, missing: [], unknown: [name] })
})

it.each(['{}', '{a\nb}', `{${'a'.repeat(41)}}`])('TMPL-05 %j is text', (template) => {
  expect(fillTemplate(template, {})).toEqual({ text: template, missing: [], unknown: [] })
})

it('TMPL-05 a value stays text, even if it looks like a variable', () => {
  expect(fillTemplate('{couple_name}', { couple_name: '{my_name} $& $1', my_name: 'Mara' }).text).toBe('{my_name} $& $1')
})

it.each([
  [{ name: 'First', subject: 'Hello', body: 'Dear {couple_name}' }, []],
  [{ name: ' ', subject: '', body: ' ' }, ['name required', 'subject required', 'body required']],
  [{ name: 'x'.repeat(101), subject: 'x'.repeat(201), body: 'x'.repeat(10_001) }, ['name too_long', 'subject too_long', 'body too_long']],
  [{ name: 'First', subject: 'Hello\nthere', body: 'Dear' }, ['subject subject_line_break']],
])('the template %j has the problems %j', (template, problems) => {
  expect(mailTemplateProblems(template).map(({ path, code }) => `${path} ${code}`)).toEqual(problems)
})

import { describe, expect, it } from 'vitest'
import { anyone, openWorld, type Caller } from '../../test/world.ts'

const { ok, answer, refusal, signIn, db, clock } = await openWorld()
const mara = await signIn('mara')
const jonas = await signIn('jonas')
const noura = await signIn('noura')

const providerId = async (name: string) =>
  (await db.selectFrom('providers').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
// Jonas is linked to the mill only. Both are in Toronto.
const [garden, mill] = [await providerId('Rosewood Garden'), await providerId('Rosewood Mill')]
const today = clock.now().toZonedDateTimeISO('America/Toronto').toPlainDate()
const soon = (days: number) => today.add({ days })
const text = (date: Temporal.PlainDate) => date.toString().replaceAll('-', '')
const at = (date: Temporal.PlainDate, plainTime: string, timeZone = 'America/Toronto') =>
  date.toZonedDateTime({ timeZone, plainTime }).toInstant().toString({ smallestUnit: 'millisecond' })

/** A VEVENT of these lines, with a UID of its own. */
let events = 0
const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:event-${(events += 1)}`, ...lines, 'END:VEVENT'].join('\r\n')
const file = (...parts: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test', ...parts, 'END:VCALENDAR', ''].join('\r\n')
const call = (content: string, as: Caller = mara, provider = mill) => {
  const form = new FormData()
  form.append('file', new Blob([content]), 'calendar.ics')
  return { as, path: { providerId: provider }, form }
}
const preview = async (...parts: string[]) => (await ok('createCalendarImportPreview', call(file(...parts)))).data
const blocked = async (title: string) =>
  (
    await ok('listCalendarEvents', { as: mara, path: { providerId: mill }, query: { from: soon(0).toString(), to: soon(300).toString() } })
  ).data.filter((row) => row.title === title)

describe('import of a calendar file', () => {
  it('CAL-01 shows what it would enter, and enters that: whole days, times in UTC, in named zones and without a zone', async () => {
    const [first, second, third, fourth] = [soon(20), soon(21), soon(22), soon(23)]
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Own Zone', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0500']
    const content = file(
      [...zone, 'TZOFFSETTO:+0500', 'END:STANDARD', 'END:VTIMEZONE'].join('\r\n'),
      event('SUMMARY:Holiday', `DTSTART;VALUE=DATE:${text(first)}`, `DTEND;VALUE=DATE:${text(first.add({ days: 3 }))}`),
      event('SUMMARY:One day', `DTSTART;VALUE=DATE:${text(first)}`),
      event('SUMMARY:UTC', `DTSTART:${text(second)}T150000Z`, `DTEND:${text(second)}T160000Z`),
      event('SUMMARY:Berlin', `DTSTART;TZID=Europe/Berlin:${text(third)}T090000`, 'DURATION:PT90M'),
      event('SUMMARY:Own', `DTSTART;TZID=Own Zone:${text(third)}T090000`, `DTEND;TZID=Own Zone:${text(third)}T100000`),
      event('SUMMARY:Here', `DTSTART:${text(fourth)}T090000`, `DTEND:${text(fourth)}T100000`),
      event(`DTSTART:${text(fourth)}T110000`, `DTEND:${text(fourth)}T120000`),
    )
    const { data } = await ok('createCalendarImportPreview', call(content))
    const once = { allDay: false, isRecurring: false }
    const night = '00:00'
    expect(data).toEqual({
      events: [
        { ...once, title: 'Holiday', startAt: at(first, night), endAt: at(first.add({ days: 3 }), night), allDay: true },
        { ...once, title: 'One day', startAt: at(first, night), endAt: at(second, night), allDay: true },
        { ...once, title: 'UTC', startAt: at(second, '15:00', 'UTC'), endAt: at(second, '16:00', 'UTC') },
        { ...once, title: 'Own', startAt: at(third, '04:00', 'UTC'), endAt: at(third, '05:00', 'UTC') },
        { ...once, title: 'Berlin', startAt: at(third, '09:00', 'Europe/Berlin'), endAt: at(third, '10:30', 'Europe/Berlin') },
        { ...once, title: 'Here', startAt: at(fourth, '09:00'), endAt: at(fourth, '10:00') },
        { ...once, title: 'Busy', startAt: at(fourth, '11:00'), endAt: at(fourth, '12:00') },
      ],
      skipped: [],
    })
    expect(await blocked('Holiday')).toEqual([])
    expect((await ok('createCalendarImport', call(content))).data).toMatchObject({ eventCount: 7, skippedCount: 0 })
    expect(await blocked('Holiday')).toMatchObject([
      { type: 'blocked', providerId: mill, allDay: true, startAt: at(first, night), endAt: at(first.add({ days: 3 }), night) },
    ])
  })

  it('expands recurring events for two years in wall-clock time, without their exceptions, with times that were changed', async () => {
    const start = soon(7)
    const moved = start.add({ days: 14 })
    const uid = 'UID:weekly'
    const series = ['BEGIN:VEVENT', uid, 'SUMMARY:Market', `DTSTART;TZID=America/Toronto:${text(start)}T090000`, 'DURATION:PT1H']
    const { events: found } = await preview(
      [...series, 'RRULE:FREQ=WEEKLY', `EXDATE;TZID=America/Toronto:${text(start.add({ days: 7 }))}T090000`, 'END:VEVENT'].join('\r\n'),
      [
        'BEGIN:VEVENT',
        uid,
        `RECURRENCE-ID;TZID=America/Toronto:${text(moved)}T090000`,
        'SUMMARY:Market, moved',
        `DTSTART;TZID=America/Toronto:${text(moved)}T140000`,
        'DURATION:PT2H',
        'END:VEVENT',
      ].join('\r\n'),
    )
    expect(found.slice(0, 3)).toMatchObject([
      { title: 'Market', startAt: at(start, '09:00'), isRecurring: true },
      { title: 'Market, moved', startAt: at(moved, '14:00'), endAt: at(moved, '16:00') },
      { title: 'Market', startAt: at(start.add({ days: 21 }), '09:00') },
    ])
    const last = found.at(-1)!
    expect(last.startAt <= at(today.add({ days: 730 }), '00:00') && last.startAt > at(today.add({ days: 715 }), '00:00')).toBe(true)
    // Nine o'clock in summer and in winter.
    expect(new Set(found.map(({ startAt }) => startAt.slice(11, 13))).size).toBe(3)
    const { events: holidays } = await preview(event('SUMMARY:New Year', 'DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=YEARLY'))
    expect(holidays.map(({ startAt, allDay }) => [startAt.slice(5, 10), allDay])).toEqual([
      ['01-01', true],
      ['01-01', true],
    ])
  })

  it('lists what it skips, and why', async () => {
    const day = text(soon(10))
    const times = (date: string) => [`DTSTART:${date}T100000Z`, `DTEND:${date}T110000Z`]
    const daily = [`DTSTART:${day}T100000Z`, 'DURATION:PT1H']
    const { events: found, skipped } = await preview(
      event('SUMMARY:Good', ...times(day)),
      event('SUMMARY:Past', ...times(text(today.subtract({ days: 3 })))),
      event('SUMMARY:Far', ...times(text(soon(900)))),
      event('SUMMARY:Off', 'STATUS:CANCELLED', ...times(day)),
      event('SUMMARY:Free', 'TRANSP:TRANSPARENT', ...times(day)),
      event('SUMMARY:No start'),
      event('SUMMARY:No length', `DTSTART:${day}T100000Z`),
      event('SUMMARY:Backwards', `DTSTART:${day}T100000Z`, `DTEND:${day}T090000Z`),
      event('SUMMARY:Nonsense', `DTSTART:2026-99-99`, `DTEND:${day}T090000Z`),
      event('this is no line'),
      event('SUMMARY:Zone', `DTSTART;TZID=Nowhere:${day}T100000`, 'DURATION:PT1H'),
      // No day matches: a parser that looks for the next one never ends.
      event('SUMMARY:Never', ...daily, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
      event('SUMMARY:Seconds', ...daily, 'RRULE:FREQ=SECONDLY'),
      event('SUMMARY:Long ago', 'DTSTART:00010101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
    )
    expect(found.map(({ title }) => title)).toEqual(['Good'])
    expect(Object.fromEntries(skipped.map(({ title, reason }) => [title, reason]))).toEqual({
      Past: 'past',
      Far: 'too_far',
      Off: 'cancelled',
      Free: 'free',
      'No start': 'invalid',
      'No length': 'invalid',
      Backwards: 'invalid',
      Nonsense: 'invalid',
      null: 'invalid',
      Zone: 'unknown_time_zone',
      Never: 'unsupported_rule',
      Seconds: 'unsupported_rule',
      'Long ago': 'unsupported_rule',
    })
  })

  it('enters each time once, however often and at the same time the file is imported', async () => {
    const content = file(
      event('SUMMARY:Once', `DTSTART:${text(soon(11))}T100000Z`, 'DURATION:PT1H'),
      event('SUMMARY:Daily', `DTSTART:${text(soon(12))}T100000Z`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
    )
    const counts = await Promise.all([1, 2, 3].map(async () => (await ok('createCalendarImport', call(content))).data.eventCount))
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 4])
    expect([(await blocked('Once')).length, (await blocked('Daily')).length]).toEqual([1, 3])
    const { data } = await ok('createCalendarImportPreview', call(content))
    expect([data.events.length, data.skipped.map(({ reason }) => reason)]).toEqual([0, ['known', 'known', 'known', 'known']])
    // Another provider has a calendar of its own.
    expect((await ok('createCalendarImportPreview', call(content, mara, garden))).data.events).toHaveLength(4)
  })

  it('is undone as a whole, and imported again afterwards; with a changed event it is not undone', async () => {
    const content = file(...['A', 'B'].map((title) => event(`SUMMARY:Undo ${title}`, `DTSTART;VALUE=DATE:${text(soon(13))}`)))
    const first = await answer('createCalendarImport', call(content))
    await ok('undoChange', { as: mara, path: { undoToken: String(first.headers['undo-token']) } })
    expect([...(await blocked('Undo A')), ...(await blocked('Undo B'))]).toEqual([])
    const again = await answer('createCalendarImport', call(content))
    const [row] = await blocked('Undo A')
    await ok('updateCalendarEvent', { as: mara, path: { providerId: mill, calendarEventId: row!.id }, body: { note: 'Mine' } })
    expect(await refusal('undoChange', { as: mara, path: { undoToken: String(again.headers['undo-token']) } })).toMatchObject({
      status: 409,
      code: 'undo_impossible',
    })
    expect(await blocked('Undo B')).toHaveLength(1)
  })

  it('enters at most a thousand times, and the rest with the next import', async () => {
    const content = file(
      event('SUMMARY:Often', `DTSTART:${text(soon(1))}T100000Z`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=600'),
      event('SUMMARY:More', `DTSTART:${text(soon(1))}T120000Z`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=600'),
    )
    expect((await ok('createCalendarImport', call(content, mara, garden))).data).toMatchObject({ eventCount: 1000, skippedCount: 200 })
    expect((await ok('createCalendarImport', call(content, mara, garden))).data).toMatchObject({ eventCount: 200, skippedCount: 1000 })
  })

  it('is judged by its content and its size', async () => {
    for (const operation of ['createCalendarImport', 'createCalendarImportPreview'] as const) {
      expect(await refusal(operation, call('Date,Title\r\n2027-06-06,Holiday'))).toMatchObject({
        status: 415,
        errors: [{ path: 'file', code: 'file_content' }],
      })
      expect(await refusal(operation, call('BEGIN:VCALENDAR\r\nnonsense'))).toMatchObject({
        status: 422,
        errors: [{ path: 'file', code: 'file_content' }],
      })
      expect(await refusal(operation, call(''))).toMatchObject({ status: 422, errors: [{ path: 'file', code: 'file_empty' }] })
      const long = file(event(`DESCRIPTION:${'x'.repeat(1_048_576)}`))
      expect(await refusal(operation, call(long))).toMatchObject({
        status: 413,
        errors: [{ path: 'file', code: 'file_too_large' }],
      })
    }
  })

  it('LEAD-52 PERM-08 needs the right to write the calendar of the provider', async () => {
    const content = file(event('SUMMARY:Right', `DTSTART;VALUE=DATE:${text(soon(14))}`))
    expect(await refusal('createCalendarImport', call(content, jonas, garden))).toMatchObject({ status: 404 })
    expect(await refusal('createCalendarImport', call(content, noura))).toMatchObject({ status: 404 })
    expect(await refusal('createCalendarImport', call(content, anyone))).toMatchObject({ status: 401 })
    expect(await refusal('createCalendarImportPreview', call(content, jonas, garden))).toMatchObject({ status: 404 })
    expect(await refusal('createCalendarImportPreview', call(content, noura))).toMatchObject({ status: 404 })
  })
})

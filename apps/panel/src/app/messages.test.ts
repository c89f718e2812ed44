import { createIntl } from 'react-intl'
import { afterEach, expect, it } from 'vitest'
import { loadMessages } from './messages.ts'

const browser = globalThis as unknown as Record<string, unknown>
afterEach(() => Reflect.deleteProperty(browser, 'location'))

it('I18N-05 with translations off each message is its id', async () => {
  expect(createIntl({ locale: 'en', messages: await loadMessages('en_CA', ['app']) }).formatMessage({ id: 'app.retry' })).toBe('Try again')
  browser['location'] = { search: '?disableTranslation=1' }
  expect(createIntl({ locale: 'en', messages: await loadMessages('en_CA', ['app']) }).formatMessage({ id: 'app.retry' })).toBe('app.retry')
})

it('VAL-02 AMB-42 a missing value is reported by a sentence under a field, and by two words in a cell', async () => {
  const intl = createIntl({ locale: 'en', messages: await loadMessages('en_CA', ['auth', 'catalogs']) })
  expect(intl.formatMessage({ id: 'auth.required' })).toBe('This field is required!')
  expect(intl.formatMessage({ id: 'catalogs.required' })).toBe('required field')
})

it('an unknown message id is a type error', () => {
  // Never called: only its types are checked.
  const ids = (state: 'new' | 'deal', other: 'new' | 'nothing', text: string) => {
    const intl = createIntl({ locale: 'en' })
    intl.formatMessage({ id: `leads.state.${state}` })
    // @ts-expect-error no message has this id
    intl.formatMessage({ id: 'leads.nothing' })
    // @ts-expect-error one of the states has no message
    intl.formatMessage({ id: `leads.state.${other}` })
    // @ts-expect-error any text may follow
    intl.formatMessage({ id: `leads.state.${text}` })
    // @ts-expect-error the default export of a JSON module is not a message
    intl.formatMessage({ id: 'default' })
  }
  expect(ids).toBeTypeOf('function')
})

it('the sidebar and the audit log have the texts of every area, which its own pages do not load', async () => {
  const [shell, log, area] = await Promise.all(
    (['app.shell', 'account.audit', 'discounts'] as const).map((name) => loadMessages('de_DE', [name])),
  )
  const idsOf = (messages: object | undefined) => Object.keys(messages ?? {})
  expect(idsOf(shell)).toEqual(expect.arrayContaining(['app.skipToContent', 'app.nav.home', 'app.nav.discounts']))
  expect(idsOf(log)).toEqual(expect.arrayContaining(['account.audit.help', 'account.audit.entity.lead', 'account.audit.entity.discount']))
  expect(idsOf(area).filter((id) => !id.startsWith('discounts.'))).toEqual([])
})

import { expect, it } from 'vitest'
import { read } from './sources.ts'

/** The English texts of the panel, the backend and the rules. */
const texts = read(['{apps/panel/src/messages/en_CA/*,apps/api/src/messages/en_CA/*,packages/domain/messages/en_CA}.json']).flatMap(
  ({ text }) => Object.values(JSON.parse(text) as Record<string, string>),
)

// Only texts with a screen or an operation; a text is added with its area.
it.each([
  ['MSG-01', 'Sorry.. there was an error'],
  ['MSG-02', 'An error occurred while loading'],
  ['MSG-03', 'Something went wrong.'],
  ['MSG-04', 'Location could not be taken.'],
  ['MSG-05', 'Couple cart does not exist!'],
  ['MSG-06', 'Your message has not been sent'],
  ['MSG-07', 'Phone call failed, please try again.'],
  ['MSG-08', 'You were unreachable, call the couple.'],
  ['MSG-09', 'Line disconnected, call couple.'],
  ['MSG-10', 'Your photo has been rejected'],
  ['MSG-11', 'Couple already commented.'],
  ['MSG-12', 'Coupon not found'],
  ['MSG-13', 'Facebook could not be connected. Please try again.'],
  ['MSG-13', 'Google could not be connected. Please try again.'],
  ['MSG-14', 'Password reset failed. Please contact support via WhatsApp or e-mail.'],
  ['MSG-15', 'Could not be reached, please try again'],
  ['MSG-16', '3D payment form not found'],
  ['MSG-17', 'Invalid 3D redirect URL'],
  ['MSG-18', 'Payment is fail'],
  ['MSG-19', 'Reference gallery not found'],
  ['MSG-20', 'Related provider not found'],
  ['VAL-01', 'This field is required!'],
  ['VAL-06', 'Passwords dont match.'],
  ['VAL-07', 'Discounted price must be below the regular price'],
  ['VAL-09', 'Please enter a valid URL'],
  ['VAL-10', 'There is an error in the submitted fields! Please check the form.'],
])('%s the text "%s" exists verbatim', (_, text) => expect(texts).toContain(text))

it.each([
  'call_again',
  'deal',
  'email_sent',
  'email_received',
  'sms_sent',
  'sms_received',
  'info_request',
  'like',
  'note_added',
  'lead',
  'visit_log',
])('LEAD-24 the event "%s" of the history has a label', (type) => {
  const labels = read(['apps/panel/src/messages/en_CA/leads.*.json']).flatMap(({ text }) => Object.keys(JSON.parse(text) as object))
  expect(labels).toContain(`leads.history.${type}`)
})

/** By language, what translators also write for a term of `docs/glossary.md`: provider, and in German account manager. */
const synonyms = {
  de_DE: /Kontoverwaltung|Konto verwaltet/,
  tr_TR: /[sS]ağlayıcı|[iİ]şletme|[iİ]ş ?yeri/,
  'ar_{AE,SA}': /مقد\u0651?م(ي)? (ال)?خدم/,
}
it.each(Object.entries(synonyms))('in %s each term of the glossary has one translation', (locale, second) => {
  const sources = read([`{apps/*/src/messages/${locale}/*,packages/domain/messages/${locale}}.json`])
  const found = sources.flatMap(({ path, text }) =>
    Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([id, sentence]) => (second.test(sentence) ? `${path} ${id}` : [])),
  )
  expect(sources.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

/** The texts of the panel in one language, by id. */
const textsOf = (locale: string) =>
  Object.assign({}, ...read([`apps/panel/src/messages/${locale}/*.json`]).map(({ text }) => JSON.parse(text) as object)) as Record<
    string,
    string
  >

// axe, and software for speech input, compare letters: in Turkish `İndir` is not in `dosyayı indir`.
it.each(['de_DE', 'tr_TR', 'ar_AE', 'ar_SA'])(
  'in %s the name of a control contains its visible text, as in English (WCAG 2.5.3)',
  (locale) => {
    const isIn = (whole = '', part = '') => whole.toLowerCase().includes(part.toLowerCase())
    const [english, own] = [textsOf('en_CA'), textsOf(locale)]
    const named = Object.keys(english).filter((id) => isIn(english[`${id}Of`], english[id]))
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((id) => !isIn(own[`${id}Of`], own[id]))).toEqual([])
  },
)

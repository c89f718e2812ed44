/**
 * `docs/glossary.md`: the terms of the product with one meaning each, and what screens call them in each language, from the catalogues of
 * messages. `npm run generate` writes it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const file = join(root, 'docs/glossary.md')
const locales = { English: 'en_CA', German: 'de_DE', Turkish: 'tr_TR', Arabic: 'ar_AE' }

/** The term of code and contract, the message of screens if there is one, and the meaning. */
const terms = [
  ['customer', 'settings.account.title', 'The company with an account. Everything that is stored belongs to one.'],
  ['customer user', 'app.nav.customerUsers', 'A person of a customer who signs in.'],
  ['account manager', 'users.manager', 'A customer user who may see and change everything of the customer (`canManage`).'],
  ['provider', 'app.nav.providers', 'A page on which couples find the customer: a venue, a photographer. A customer has several.'],
  ['couple', null, 'The people who marry. They have no account here.'],
  ['lead', 'app.nav.leads', 'The request of one couple to one provider, with all that follows from it.'],
  ['display state', null, 'What a list shows of a lead; it follows from status and events, and is not stored.'],
  ['deal', 'leads.state.deal', 'A lead whose couple has booked.'],
  [
    'offer',
    'app.nav.offers',
    'What a provider sells, with a picture and a price (`item` in the contract). Priced items for one couple are a proposal.',
  ],
  ['catalog', 'provider.menu.budget', 'The prices of a provider for one kind of event, until a day.'],
  ['space', null, 'A room or garden of a venue, with its capacity.'],
  ['gallery', 'app.nav.galleries', 'Pictures and videos of a provider under a name. Each is approved before couples see it.'],
  ['discount', 'app.nav.discounts', 'A percentage off or payment in parts, for a period (`campaign` as a feature of a package).'],
  ['testimonial', 'app.nav.testimonials', 'What a couple writes about a provider after the wedding.'],
  ['review', null, 'A testimonial of another website, imported through a review channel.'],
  ['prompt', null, 'A notification or a to-do for the users of a customer.'],
  ['to-do', 'app.nav.todo', 'A prompt that is open until a user completes it.'],
  ['package', 'settings.subscription.title', 'The features that a provider has until a day (`product` in the contract).'],
  ['feature', null, 'What a package includes or lacks. For one that it lacks a popup offers the upgrade.'],
  ['referral proposal', 'referral.proposals', 'A firm that a user refers. It lapses after 30 days, unless the firm signs.'],
  ['registration', 'registration.title', 'The steps by which a company without an account gets one.'],
  ['agreement', 'registration.step.agreement', 'A text of terms that each user signs once.'],
  ['contact', 'settings.contacts.title', 'An e-mail address or a phone number of a user. A verified one signs in.'],
  ['session', 'settings.sessions.title', 'One sign-in on one device.'],
  ['visit', 'app.nav.visits', 'Someone has opened the page of a provider.'],
  ['rival', 'app.nav.rivals', 'A provider of the same category and region; its figures are shown without its name.'],
  ['undo token', null, 'With it a deletion is undone for a while.'],
  ['version', null, 'Counts the changes of a record. A change based on an older one is refused (`If-Match`).'],
]

/** The texts of a locale by message id. */
function textsOf(locale) {
  const folder = join(root, 'apps/panel/src/messages', locale)
  return Object.assign({}, ...readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}

/** The document; throws if there is no such message. */
export function glossary() {
  const catalogues = Object.values(locales).map(textsOf)
  const textsWith = (id) =>
    catalogues.map((texts, index) => {
      if (id === null) return '–'
      if (texts[id] === undefined)
        throw new Error(`${Object.values(locales)[index]} has no message ${id}, which scripts/glossary.mjs names`)
      return texts[id]
    })
  const row = (...cells) => `| ${cells.join(' | ')} |`
  const head = (...cells) => [row(...cells), `|${'---|'.repeat(cells.length)}`]
  const names = Object.keys(locales)
  const states = Object.keys(catalogues[0]).filter((id) => /^leads\.state\.\w+$/.test(id))
  return [
    '# Glossary',
    '',
    'One meaning for each word, in code, contract, documentation and on screens. Written by `npm run generate` from `scripts/glossary.mjs` and the catalogues of messages; change those.',
    '',
    '## Terms',
    '',
    ...head('term', 'meaning', ...names.map((name) => `on screens, ${name}`)),
    ...terms.toSorted(([a], [b]) => a.localeCompare(b, 'en')).map(([term, id, meaning]) => row(`**${term}**`, meaning, ...textsWith(id))),
    '',
    '## Display states of a lead',
    '',
    ...head('state', ...names),
    ...states.map((id) => row(`\`${id.split('.').at(-1)}\``, ...textsWith(id))),
    '',
  ].join('\n')
}

/** Writes the document if it has changed. */
export function writeGlossary() {
  const text = glossary()
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

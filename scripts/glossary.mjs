/**
 * `docs/glossary.md`: the terms of the product with one meaning each, and what screens call them in each language, from the catalogues of
 * messages. `npm run generate` writes it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const file = join(root, 'docs/glossary.md')
/** By language its locales; the first has the text of which the others may differ. */
const languages = {
  English: ['en_CA', 'en_US', 'en_AU', 'en_SA'],
  German: ['de_DE'],
  Turkish: ['tr_TR'],
  Arabic: ['ar_AE', 'ar_SA'],
}

/** The term of code and contract, the message of screens if there is one, and the meaning. */
const terms = [
  ['customer', 'account.account.title', 'The company with an account. Everything that is stored belongs to one.'],
  ['customer user', 'app.nav.customerUsers', 'A person of a customer who signs in.'],
  ['account manager', 'account.users.manager', 'A customer user who may see and change everything of the customer (`canManage`).'],
  ['provider', 'app.nav.providers', 'A page on which couples find the customer: a venue, a photographer. A customer has several.'],
  ['couple', 'account.audit.entity.lead', 'The people who marry. They have no account here.'],
  ['lead', 'app.nav.leads', 'The request of one couple to one provider, with all that follows from it.'],
  [
    'display state',
    'dashboard.byState.state',
    'What a list shows of a lead; it follows from status and events. It is stored with the lead, for filters and counts.',
  ],
  ['deal', 'leads.state.deal', 'A lead whose couple has booked.'],
  [
    'offer',
    'app.nav.offers',
    'What a provider sells, with a picture and a price (`item` in the contract). Priced items for one couple are a proposal.',
  ],
  ['catalog', 'shared.provider.menu.budget', 'The prices of a provider for one kind of event, until a day.'],
  ['space', 'account.audit.entity.customer_space', 'A room or garden of a venue, with its capacity.'],
  ['gallery', 'app.nav.galleries', 'Pictures and videos of a provider under a name. Each is approved before couples see it.'],
  ['discount', 'app.nav.discounts', 'A percentage off or payment in parts, for a period (`campaign` as a feature of a package).'],
  [
    'testimonial',
    'app.nav.testimonials',
    'What a couple writes about a provider after the wedding. Other English texts than the one of the sidebar (SHELL-05) call it a review.',
  ],
  ['review', 'leads.visits.reviews', 'A testimonial of another website, imported through a review channel.'],
  ['prompt', 'account.audit.entity.prompt', 'A notification or a to-do for the users of a customer.'],
  ['to-do', 'app.nav.todo', 'A prompt that is open until a user completes it.'],
  ['package', 'account.subscription.title', 'The features that a provider has until a day (`product` in the contract).'],
  ['feature', null, 'What a package includes or lacks. For one that it lacks a popup offers the upgrade.'],
  ['referral proposal', 'referral.proposals', 'A firm that a user refers. It lapses after 30 days, unless the firm signs.'],
  ['registration', 'registration.title', 'The steps by which a company without an account gets one.'],
  ['agreement', 'registration.step.agreement', 'A text of terms that each user signs once.'],
  ['contact', 'account.contacts.title', 'An e-mail address or a phone number of a user. A verified one signs in.'],
  ['session', 'account.sessions.title', 'One sign-in on one device.'],
  ['visit', 'app.nav.visits', 'Someone has opened the page of a provider.'],
  ['rival', 'app.nav.rivals', 'A provider of the same category and region; its figures are shown without its name.'],
  ['undo token', 'app.undo', 'With it a deletion is undone for a while.'],
  ['version', null, 'Counts the changes of a record. A change based on an older one is refused (`If-Match`).'],
]

/** The texts of a locale by message id. */
function textsOf(locale) {
  const folder = join(root, 'apps/panel/src/messages', locale)
  return Object.assign({}, ...readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}

/** The document; throws if there is no such message. */
export function glossary() {
  const catalogues = new Map(
    Object.values(languages)
      .flat()
      .map((locale) => [locale, textsOf(locale)]),
  )
  const textOf = (locale, id) => {
    const text = catalogues.get(locale)[id]
    if (text === undefined) throw new Error(`${locale} has no message ${id}, which scripts/glossary.mjs names`)
    return text
  }
  const textsWith = (id) =>
    Object.values(languages).map(([first, ...others]) => {
      if (id === null) return '–'
      const different = others.filter((locale) => textOf(locale, id) !== textOf(first, id))
      return [textOf(first, id), ...different.map((locale) => `${locale}: ${textOf(locale, id)}`)].join('; ')
    })
  const row = (...cells) => `| ${cells.join(' | ')} |`
  const head = (...cells) => [row(...cells), `|${'---|'.repeat(cells.length)}`]
  const names = Object.keys(languages)
  const states = Object.keys(catalogues.get('en_CA')).filter((id) => /^leads\.state\.\w+$/.test(id))
  return [
    '# Glossary',
    '',
    'One meaning for each word, in code, contract, documentation and on screens. Written by `npm run generate` from `scripts/glossary.mjs` and the catalogues of messages; change those.',
    '',
    `The panel has eight locales: ${Object.entries(languages)
      .map(([name, own]) => `${name} (${own.map((locale) => `\`${locale}\``).join(', ')})`)
      .join('; ')}. Where a locale differs from the first of its language, its text follows with its name.`,
    '',
    'No native speaker has read the German, Turkish and Arabic texts yet: have one read them before a release.',
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

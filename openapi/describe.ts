/**
 * What editors and the reference show: a comment for each operation, and a sentence for each property whose unit, null or reference its name
 * and type do not say. A description of the documents always comes first.
 */
import { resolved, type operationsOf, type CodesByStatus, type Contract, type Parameter, type Schema } from './join.ts'

/** Properties that mean the same wherever they are. */
const meanings: Record<string, string> = {
  address: 'Street, number and city, as a text.',
  agreementTextId: 'The `id` of the version of an agreement text.',
  amount: 'Whole units of the currency.',
  attachmentIds: 'The `id`s of uploaded attachments.',
  budgetPerPerson: 'Whole units of the currency of the account.',
  channelId: 'The `id` of a review channel.',
  cocktailMax: 'The number of guests standing, at most.',
  cocktailMin: 'The number of guests standing, at least.',
  creditCardId: 'The `id` of a saved card.',
  discountedPrice: 'Whole units of the currency.',
  entityId: 'The `id` of the record that `entity` names.',
  expiryMonth: '1 to 12.',
  expiryYear: 'With four digits.',
  guestCount: 'The expected number of guests.',
  ids: 'The `id`s in their new order.',
  imageIds: 'The `id`s of pictures of the gallery.',
  lat: 'Degrees, north is positive.',
  leadIds: 'The `id`s of couples (leads).',
  left: 'How many are unused.',
  linkId: 'The `id` of the link between a user and a provider.',
  lng: 'Degrees, east is positive.',
  maxGuestCount: 'The number of guests, at most.',
  mealMax: 'The number of guests at tables, at most.',
  mealMin: 'The number of guests at tables, at least.',
  minGuestCount: 'The number of guests, at least.',
  minimumStar: '1 to 5.',
  modelImageId: 'The `id` of the picture that shows the model.',
  optionIds: 'The `id`s of the chosen options.',
  organizationDate: 'The day of the event itself where it differs from the wedding day: `2027-06-13`.',
  price: 'Whole units of the currency.',
  proposalId: 'The `id` of a referral.',
  actionId: 'The `id` of a request to the sales team.',
  recurringMonth: 'The number of months.',
  regularPrice: 'Whole units of the currency, before the discount.',
  star: '1 to 5.',
  toMinute: 'Minutes after midnight.',
  unit: 'How many of the unit the price is for.',
  upToMessageId: 'The `id` of the newest message that counts as read.',
  uuid: 'The identity of the user in the realtime store and in files.',
  weddingDate: 'The day of the wedding: `2027-06-14`.',
  width: 'Pixels.',
  height: 'Pixels.',
}
const formats: Record<string, string> = {
  date: 'A day: `2027-06-14`.',
  'date-time': 'An instant in UTC: `2026-11-23T09:00:00.000Z`.',
}
/** Refusals of every operation, which `ApiError` explains. */
const general = new Set(['405', '500', '501', '503'])

/** The contract with every property described that has to be. */
export function describedContract(contract: Contract): Contract {
  const described = structuredClone(contract)
  describeProperties(contract, described)
  return described
}

/** The sentence of a property; undefined where its name and type say enough. */
export function propertyText(contract: Contract, name: string, property: Schema): string | undefined {
  const alternatives = property.oneOf ?? [property]
  const targets = alternatives.map((one) => resolved(contract, one))
  const isNullable = targets.some(({ type }) => [type].flat().includes('null'))
  const [described] = targets.flatMap(({ description }) => description ?? [])
  const [format] = targets.flatMap(({ format: own }) => formats[own ?? ''] ?? [])
  const text = property.description ?? meanings[name] ?? referenceText(name) ?? described ?? format
  if (!isNullable || /\bnull\b/i.test(text ?? '')) return text
  return `${text === undefined ? '' : `${/[.!?)]$/.test(text) ? text : `${text}.`} `}Null if there is none.`
}

/** `customerUserId` is the id of a customer user. */
function referenceText(name: string): string | undefined {
  const [, noun, plural] = /^([a-z]+(?:[A-Z][a-z]+)*)Id(s?)$/.exec(name) ?? []
  if (noun === undefined) return undefined
  const text = noun.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  if (plural) return `The \`id\`s of ${text.replace(/y$/, 'ie')}s.`
  return `The \`id\` of ${/^[aeio]/.test(text) ? 'an' : 'a'} ${text}.`
}

/** The comment of an operation: what it does, how it is called, and with which codes it refuses. */
export function operationComment(
  contract: Contract,
  { path, method, item, operation }: ReturnType<typeof operationsOf>[number],
  codes: CodesByStatus,
): string {
  const { summary, description, deprecated, 'x-draft': isDraft } = operation
  const headers = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one: Parameter) => resolved(contract, one).name)
  const refusals = Object.entries(codes)
    .filter(([status]) => !general.has(status))
    .map(([status, own]) => `${status} ${own.map((code) => `\`${code}\``).join(', ')}`)
  const parts = [
    isDraft ? `**Draft:** ${summary}` : summary,
    description,
    headers.includes('Idempotency-Key') && 'With the same `idempotencyKey` it happens once, however often it is sent within 24 hours.',
    headers.includes('If-Match') && 'With `ifMatch`, the `ETag` of the read, it is refused if the record has changed since.',
    refusals.length > 0 && `Refuses with ${refusals.join('; ')}.`,
    `\`${method.toUpperCase()} ${path}\``,
    isDraft && '@experimental Described, not built yet: it may change or be removed in any version.',
    deprecated && '@deprecated See the description.',
  ]
  return parts.filter(Boolean).join('\n\n').replaceAll('*/', '*\\/')
}

/** For the types: without examples, which would bury their sentences, and without formats, which have one. */
export function withoutExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExamples)
  if (typeof node !== 'object' || node === null) return node
  // A property may be called `example` or `format`.
  const isKept = ([key, value]: [string, unknown]) => isSchema(value) || (key !== 'example' && key !== 'format')
  return Object.fromEntries(
    Object.entries(node)
      .filter(isKept)
      .map(([key, value]) => [key, withoutExamples(value)]),
  )
}

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && ('type' in value || '$ref' in value)

function describeProperties(contract: Contract, node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const { properties } = node as Schema
  for (const [name, property] of Object.entries(properties ?? {})) {
    if (typeof property !== 'object') continue
    const text = propertyText(contract, name, property)
    if (text !== undefined) property.description = text
  }
  for (const child of Object.values(node)) describeProperties(contract, child)
}

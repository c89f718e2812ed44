/** The contract for human readers: grouped, each operation with its name and how to call it. The machine-readable part is unchanged. */
import { operationsOf, type Contract } from './join.ts'
import { codeSamples, demoExample } from './samples.ts'

/** The groups in reading order. A document names the group of its tag in `x-group`. */
const groups = ['Getting in', 'Couples', 'Provider pages', 'The account', 'Money and figures', 'Shared data', 'Services and operation']

/** The introduction, with the schema of the realtime store at its placeholder; examples are already included. */
export function introduction(text: string, realtime: unknown): string {
  const schema = JSON.stringify(realtime, (key, value: unknown) => (key === 'examples' || key.startsWith('$schema') ? undefined : value), 2)
  return text.replace('<!-- realtime.schema.json -->', () => ['```json', schema, '```'].join('\n'))
}

/** Throws if a domain has no group: it would be in the document but not visible. */
export function referenceDocument(contract: Contract): Contract {
  const { tags = [] } = contract
  const lost = tags.filter(({ 'x-group': group = '' }) => !groups.includes(group)).map(({ name }) => name)
  if (lost.length > 0) throw new Error(`No group of the reference holds ${lost.join(', ')}: x-group must be one of ${groups.join(', ')}`)
  const document = structuredClone(contract)
  for (const located of operationsOf(document)) {
    const { operationId, requestBody } = located.operation
    for (const body of Object.values(requestBody?.content ?? {})) if (body.example) body.example = demoExample(operationId, body.example)
    Object.assign(located.operation, readable(contract, located))
  }
  return {
    ...document,
    // Redoc would read the variable of an origin as a path below the page.
    servers: [{ url: 'http://localhost:4310/api', description: 'npm start' }],
    tags: tags.map((tag) => ({ ...tag, 'x-displayName': displayName(tag.name) })),
    'x-tagGroups': groups
      .map((group) => ({ name: group, tags: tags.filter((tag) => tag['x-group'] === group).map(({ name }) => name) }))
      .filter((group) => group.tags.length > 0),
  } as Contract
}

function readable(contract: Contract, located: ReturnType<typeof operationsOf>[number]) {
  const { operationId, description, 'x-draft': isDraft } = located.operation
  const parts = [
    // Bold, not code: the search of the page ignores code.
    `**${operationId}**`,
    ...(isDraft ? ['**Draft: described, not built yet.** It may still change; a call answers 501 `not_implemented`.'] : []),
    ...(description ? [description] : []),
  ]
  return { description: parts.join('\n\n'), 'x-codeSamples': codeSamples(contract, located) }
}

/** `provider-items` → `Provider items`, `api-keys` → `API keys` */
const displayName = (tag: string) => `${tag[0]!.toUpperCase()}${tag.slice(1).replaceAll('-', ' ')}`.replace(/^Api\b/, 'API')

/** The page that Redoc has built, with our style after its own, and our script. */
export function finishedPage(built: string, style: string, script: string): string {
  return built
    .replace('</head>', () => `<style>${style}</style>\n</head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `<script type="module">${script}</script>\n</body>`)
}

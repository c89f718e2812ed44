import {
  operationsOf,
  resolved,
  type Code,
  type CodesByStatus,
  type Contract,
  type Operation,
  type Parameter,
  type Response,
} from './join.ts'

/** Refusals of any file; the fields in `errors` have these codes. */
const codesOfForms: CodesByStatus = { '413': ['file_too_large'], '415': ['file_content'], '422': ['file_empty'] }

/** Every code that a document describes in `components/x-codes`: with a sentence, or with a sentence and the `params` of its answer. */
export function describedCodes(contract: Contract): Record<string, Code> {
  const codes = (contract.components['x-codes'] ?? {}) as Record<string, string | Code>
  return Object.fromEntries(
    Object.entries(codes).map(([code, about]) => [code, typeof about === 'string' ? { description: about, params: [] } : about]),
  )
}

/**
 * The codes of each operation's refusals by status: of the shared response, of its parameters, of a form with files, and its own
 * (`x-codes`).
 * They are added to the description of every refusal, and the introduction explains each.
 * Throws, with all locations, if a code is not described in `components/x-codes`, belongs to a refusal that the operation does not have, or
 * if a refusal has none.
 */
export function nameCodes(contract: Contract): Record<string, CodesByStatus> {
  const described = describedCodes(contract)
  const found: Record<string, CodesByStatus> = {}
  const problems: string[] = []
  for (const { item, operation } of operationsOf(contract)) {
    const { operationId, responses } = operation
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolved(contract, one))
    const codes = codesOf(contract, operation, parameters, problems)
    for (const code of Object.values(codes).flat())
      if (!(code in described)) problems.push(`${operationId} refuses with \`${code}\`, which no document describes in components/x-codes`)
    for (const [status, own] of Object.entries(codes)) {
      const shared = resolved(contract, responses[status]!)
      if (own.length > (shared['x-codes'] ?? []).length) responses[status] = withCodes(shared, own)
    }
    found[operationId] = codes
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const sharedResponses = (contract.components['responses'] ?? {}) as Record<string, Response>
  for (const [name, response] of Object.entries(sharedResponses)) sharedResponses[name] = withCodes(response, response['x-codes'] ?? [])
  if (contract.info) contract.info.description = `${contract.info.description ?? ''}\n${codeTable(described)}`
  return found
}

function codesOf(
  contract: Contract,
  { operationId, responses, requestBody, ...operation }: Operation,
  parameters: Parameter[],
  problems: string[],
): CodesByStatus {
  const sources = [
    { from: operationId, codes: operation['x-codes'] ?? {} },
    ...parameters.map((parameter) => ({ from: `${operationId}: its parameter ${parameter.name}`, codes: parameter['x-codes'] ?? {} })),
    { from: `${operationId}: its form`, codes: 'multipart/form-data' in (requestBody?.content ?? {}) ? codesOfForms : {} },
  ]
  for (const { from, codes } of sources)
    for (const status of Object.keys(codes))
      if (!(status in responses)) problems.push(`${from} names codes of ${status}, which is not among the responses`)
  const refusals = Object.entries(responses).filter(([status]) => !/^[23]/.test(status))
  return Object.fromEntries(
    refusals.map(([status, response]) => {
      const shared = resolved(contract, response)['x-codes'] ?? []
      const codes = [...new Set([...shared, ...sources.flatMap((source) => source.codes[status] ?? [])])]
      if (codes.length === 0) problems.push(`${operationId} refuses with ${status} and names no code in x-codes`)
      return [status, codes]
    }),
  )
}

function withCodes(response: Response, codes: readonly string[]): Response {
  if (codes.length === 0) return response
  const names = codes.map((code) => `\`${code}\``).join(', ')
  return { ...response, description: `${response.description} ${codes.length === 1 ? 'Code' : 'Codes'} ${names}.`, 'x-codes': [...codes] }
}

function codeTable(codes: Record<string, Code>): string {
  const rows = Object.entries(codes).map(([code, { description, params }]) => {
    const carried = params.map((name) => ` \`params.${name}\``).join(',')
    return `| \`${code}\` | ${description.replaceAll('|', '\\|')}${carried && ` Carries${carried}.`} |`
  })
  return ['# Codes of refusals', '', '| code | meaning |', '|---|---|', ...rows, ''].join('\n')
}

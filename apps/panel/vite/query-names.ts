import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Parameter = { $ref?: string; in?: string; name?: string }
type Contract = {
  paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>
  components: { parameters: Record<string, Parameter> }
}

const file = fileURLToPath(new URL('../../../openapi/generated/closed.json', import.meta.url))

/** The query parameters of an operation. */
export function queryNames(operation: string): string[] {
  const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract
  const parameters = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === operation)?.parameters
  return (parameters ?? [])
    .map(({ $ref, ...parameter }) => ($ref ? contract.components.parameters[$ref.split('/').at(-1) ?? ''] : parameter))
    .flatMap((parameter) => (parameter?.in === 'query' && parameter.name ? [parameter.name] : []))
}

/** The contract as the router takes it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { OperationName } from './operation.ts'

export const contractFile = createRequire(import.meta.url).resolve('@vendor-panel/contract/openapi.json')

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  explode?: boolean
}
interface Operation {
  operationId: OperationName
  parameters?: Parameter[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type PathItem = { parameters?: Parameter[] } & { [Method in (typeof methods)[number]]?: Operation }
export interface ContractDocument {
  info: { version: string }
  paths: Record<string, PathItem>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, { type?: string; discriminator?: { mapping?: object } }> }
}

/** A fresh copy: the router keeps and changes what it is given. */
export function loadContract(): ContractDocument {
  const contract = JSON.parse(readFileSync(contractFile, 'utf8')) as ContractDocument
  // The router lets an operation's parameters replace those of its path instead of adding to them. It resolves each reference once
  // for each object that holds it: two operations must not share one.
  for (const item of Object.values(contract.paths)) {
    for (const operation of operationsOf(item)) {
      operation.parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => ({ ...parameter }))
    }
    delete item.parameters
  }
  for (const schema of Object.values(contract.components.schemas)) {
    if (!schema.discriminator) continue
    // Ajv finds the branch by the constant in each of them and refuses a mapping; what is no object it would let pass.
    delete schema.discriminator.mapping
    schema.type = 'object'
  }
  return contract
}

export function operationsOf(item: PathItem): Operation[] {
  return methods.flatMap((method) => item[method] ?? [])
}

/** The methods of each path, as the router writes paths: `/leads/:leadId` → GET, HEAD. */
export function methodsByPath(contract: ContractDocument): Map<string, string[]> {
  return new Map(
    Object.entries(contract.paths).map(([path, item]) => [
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      methods.flatMap((method) => (item[method] ? (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]) : [])),
    ]),
  )
}

/** The query parameters that arrive as one comma-separated text (`explode: false`). */
export function commaLists(contract: ContractDocument, name: OperationName): string[] {
  const operation = Object.values(contract.paths)
    .flatMap(operationsOf)
    .find((one) => one.operationId === name)
  return (operation?.parameters ?? [])
    .map((parameter) => (parameter.$ref ? contract.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter))
    .filter((parameter) => parameter.in === 'query' && parameter.explode === false)
    .map((parameter) => parameter.name)
}

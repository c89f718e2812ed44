import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationName } from '@vendor-panel/contract/operation-types'
import { operationTable } from '@vendor-panel/contract/operations'
import { describe, expect, it } from 'vitest'
import { notYet } from '../src/not-yet.ts'

const folders = [join(import.meta.dirname, '../src'), import.meta.dirname]
const tests = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const built = (Object.keys(operationTable) as OperationName[]).filter((name) => !(notYet as readonly OperationName[]).includes(name))

describe('HTTP-08 no operation is without a test', () => {
  it('of its answer', () => {
    expect(built.filter((name) => !tests.includes(`ok('${name}'`))).toEqual([])
  })

  it('of a refusal of its own', () => {
    expect(built.filter((name) => !tests.includes(`refusal('${name}'`))).toEqual([])
  })
})

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { glossary } from '../scripts/glossary.mjs'
import { code, read, root, type Source } from './sources.ts'

const linesWith = ({ path, text: all }: Source, pattern: RegExp) =>
  all.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []))

const text = (path: string) => read(path)[0]?.text ?? ''

describe('README', () => {
  it('names the areas that are not built yet, as their list does', async () => {
    const operations = (await import(join(root, 'apps/api/src/not-yet.ts'))) as { notYet: string[] }
    const documents = read('openapi/*.yaml').filter((document) =>
      operations.notYet.some((name) => new RegExp(`^ +operationId: ${name}$`, 'm').test(document.text)),
    )
    const list = /<!-- not-yet:[\s\S]*?<!-- \/not-yet -->/.exec(text('README.md'))?.[0] ?? ''
    const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect(named.toSorted()).toEqual(documents.map(({ path }) => path.slice(8, -5)).toSorted())
  })
})

describe('CONTRIBUTING.md', () => {
  it('names every file of Discounts, the area to copy, and no other', () => {
    const [section = ''] = /^## How a feature flows[\s\S]*?(?=^## )/m.exec(text('CONTRIBUTING.md')) ?? []
    // The parts about the backend, the panel and its story; the others name single files with their folders.
    const parts = section.split('\n').filter((line) => /^[356]\. /.test(line))
    const named = parts.flatMap((line) => [...line.matchAll(/`((?:migrations\/)?[\w.-]+\.tsx?)`/g)].map(([, name = '']) => name))
    const folders = ['apps/api/src/discounts', 'apps/panel/src/features/discounts']
    const files = folders.flatMap((folder) => read([`${folder}/**/*.*`]).map(({ path }) => path.slice(folder.length + 1)))
    expect([...new Set(named)].toSorted()).toEqual(files.toSorted())
  })
})

describe('the samples in README', () => {
  it.each([
    ['ts', 'docs/samples/client.ts'],
    ['tsx', 'docs/samples/library.tsx'],
  ])('the one in %s is the file that the compiler checks', (language, path) => {
    expect(text('README.md')).toContain('```' + language + '\n' + text(path) + '```')
  })
})

it('docs/glossary.md has the texts of the screens', () => expect(text('docs/glossary.md')).toBe(glossary()))

describe('docs/dependencies.md', () => {
  it('has a row for each dependency, and a dependency for each row', () => {
    const used = read(['package.json', 'openapi/package.json', '{packages,apps}/*/package.json']).flatMap(({ text: json }) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(json) as Record<string, Record<string, string>>
      return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    })
    const named = [...text('docs/dependencies.md').matchAll(/^\| (.*?) \|/gm)]
      .flatMap(([, cell = '']) => cell.split(', '))
      .filter((name) => !/^(package|-+)$/.test(name))
    const expected = [...new Set(used)].filter((name) => !name.startsWith('@types/') && !name.startsWith('@vendor-panel/'))
    expect(named.sort()).toEqual(expected.sort())
  })
})

describe('comments and tests', () => {
  const listed = new Set([...text('docs/checklist.md').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(([, id]) => id))
  const prefixes = [...new Set([...listed].map((id = '') => id.split('-')[0]))].join('|')
  const named = new RegExp(`\\b(?:${prefixes})-\\d{2}\\b`, 'g')
  const written = [...code, ...read(['openapi/*.yaml', '*.md', 'docs/*.md'])]

  it('cite only promises that docs/checklist.md has', () => {
    const wrong = written.flatMap((source) =>
      (source.text.match(named) ?? []).filter((id) => !listed.has(id)).map((id) => `${source.path} names ${id}`),
    )
    expect(wrong).toEqual([])
  })
  it('cite nothing outside of this repository', () => {
    const outside = /§|\b(design|spec|toolchain|speed|look|models)\.md\b|\bdesign, section|\bthe brief\b/
    const citing = written.filter(({ path }) => path !== 'tests/papers.test.ts').flatMap((source) => linesWith(source, outside))
    expect(citing).toEqual([])
  })
})

describe('docs', () => {
  it('give every promise an id of its own', () => {
    const ids = [...text('docs/checklist.md').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(600)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
  it('number each decision once', () => {
    const numbers = read('docs/decisions/*.md').map(({ path }) => /\/(\d{4})-/.exec(path)?.[1])
    expect(new Set(numbers).size).toBe(numbers.length)
  })
  it('link to existing files', () => {
    const broken = read(['*.md', 'docs/**/*.md', 'bench/*.md']).flatMap((page) =>
      [...page.text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(root, dirname(page.path), target)))
        .map((target) => `${page.path} → ${target}`),
    )
    expect(broken).toEqual([])
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A hand-written file: its path from the root, and its text. */
export interface Source {
  path: string
  text: string
}
/** A rule reads files and returns one text for each violation. */
export type Rule = (sources: Source[]) => string[]

export const root = join(import.meta.dirname, '..')

const notOurs = (path: string) => /(^|\/)(node_modules|generated|dist|storybook-static|reports)(\/|$)|^bench\/floor/.test(path)

/** The files that match, with their texts. */
export function read(pattern: string | string[]): Source[] {
  return globSync(pattern, { cwd: root, exclude: notOurs })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !notOurs(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Every hand-written file of code. */
export const code = read(['*.config.ts', '{openapi,packages,apps,e2e,tests,scripts,bench,.storybook}/**/*.{ts,tsx,mjs}'])

export const isTest = (path: string) =>
  /\.(test|spec|samples)\.tsx?$/.test(path) || /(^|\/)test\//.test(path) || /^(e2e|tests)\//.test(path)
export const isStory = (path: string) => path.endsWith('.stories.tsx')
export const isProse = (path: string) => isTest(path) || isStory(path) || /\/testing\.ts$|vitest\.setup\.ts$|\.config\.ts$/.test(path)

/** What a file imports: names of packages as written, files as paths from the root. */
export function importsOf({ path, text }: Source): string[] {
  const statements = /(?:^\s*(?:import|export)\b[^'"`]*?\bfrom\s*|^\s*import\s*|\bimport\(\s*)['"]([^'"\n]+)['"]/gm
  const found = withoutComments(text).matchAll(statements)
  return [...found].map(([, target = '']) => (target.startsWith('.') ? posix.join(posix.dirname(path), target) : target))
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|[\s;,({[])\/\/[^\n]*/g

/** The same text with comments replaced by spaces, so that line numbers stay. */
export function withoutComments(text: string): string {
  return text.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
}

/** The comments of a file, line by line. */
export function commentsOf({ text }: Source): string[] {
  let kept = ''
  let end = 0
  for (const { 0: comment, index } of text.matchAll(comments)) {
    kept += text.slice(end, index).replace(/[^\n]/g, ' ') + comment
    end = index + comment.length
  }
  return kept.split('\n')
}

/** One text for each line where `pattern` matches outside comments. */
export function findLines(sources: Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [])),
  )
}
